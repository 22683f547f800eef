"""Recall: memories and messages that hold what is asked for, a page at a time.

The order is one list: in every `limit` of hits the first quarter is memories, as long as there are some, the rest
messages. A hit is a rank of that list; hits of one page that share an exchange are printed together.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice

from store.records import Moment
from store.search.choices import one_of
from store.search.filters import EVERYTHING, Filters
from store.search.finds import MODES, finds
from store.search.limits import Limits, Window
from store.search.pairing import Pair, pair_of
from store.search.recall_page import MemoryRow, Row, page_of
from store.search.results import Recalled

# Up to so many hits among messages are counted; beyond, counting would take longer than finding.
COUNTED = 100


@dataclass(frozen=True, slots=True)
class RecallRequest:
    """query: literal words; mode: any, all or phrase; limit: None for as many as the limits allow."""

    query: str
    mode: str = "any"
    filters: Filters = EVERYTHING
    limit: int | None = None
    offset: int = 0


def recall(connection: sqlite3.Connection, request: RecallRequest, limits: Limits, now: Moment) -> Recalled:
    """Errors: BadArgument, NotFound (no such session)."""
    window = Window.of(limits, request.limit, request.offset)
    found = finds(connection, request.query, one_of(request.mode, MODES, "mode"), request.filters, now)
    enough = max(window.offset + window.size, COUNTED) + 1
    pairs = list(islice(_pairs(connection, found.messages), enough))
    rows = chain(_interleaved(map(MemoryRow, found.memories), pairs, window.size), map(MemoryRow, found.late))
    asked = list(islice(rows, window.offset, window.offset + window.size + 1))
    total = len(found.memories) + len(pairs) + len(found.late) if len(pairs) < enough else None
    return page_of(connection, found, asked, total, window, limits)


def _pairs(connection: sqlite3.Connection, messages: Iterator[int]) -> Iterator[Pair]:
    """The exchanges of hits; orphans are left out."""
    return (pair for pair in (pair_of(connection, rid) for rid in messages) if pair is not None)


def _interleaved(memories: Iterable[MemoryRow], pairs: Iterable[Pair], limit: int) -> Iterator[Row]:
    """Blocks of `limit`, at most a quarter of each memories; what one kind does not use passes to the other."""
    memories, pairs = iter(memories), iter(pairs)
    while block := _block(memories, pairs, limit):
        yield from block


def _block(memories: Iterator[MemoryRow], pairs: Iterator[Pair], limit: int) -> list[Row]:
    block: list[Row] = list(islice(memories, limit // 4))
    block += islice(pairs, limit - len(block))
    block += islice(memories, limit - len(block))
    return block
