"""The search for characters, not words: for emoji, which are no words, and for short Chinese, Japanese and Korean.

The index keeps a run of such writing as one word, so that a part of it cannot be found there. The texts themselves are
read, newest rows first, for a bounded time.
"""

import sqlite3
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field

from store.records import Moment
from store.search.filters import Filters, MessageScope, memory_scope
from store.search.query import CHARACTERS
from store.text import REPLACEMENT, storable

SECONDS = 0.3
STEP = 2000
MOST_CHARACTERS = 3

_EAST_ASIAN = ("CJK ", "HIRAGANA", "KATAKANA", "HANGUL", "IDEOGRAPHIC")
_JOINERS = frozenset("\u200d\ufe0e\ufe0f\u20e3")
_SELECTORS = "\ufe0e\ufe0f"

_MEMORIES = "SELECT m.rid FROM memories m WHERE ({holds}) AND {where} ORDER BY m.created_us DESC, m.rid DESC"

_MESSAGES = """
SELECT m.rid FROM messages m
WHERE m.rid BETWEEN ? AND ? AND {where} AND m.status = 'complete' AND m.role IN ('user', 'assistant')
AND (? IS NULL OR m.role = ?) AND ({holds}) ORDER BY m.rid DESC"""

Timer = Callable[[], float]


def needles(query: str, phrase: bool) -> tuple[str, ...]:
    """The texts to look for where a query needs that; empty where its words will do.

    A phrase is looked for as it stands, spaces included.
    """
    if len(query) > CHARACTERS:
        return ()
    query = storable(query)
    parts = (query.strip(),) if phrase else tuple(query.split())
    bare = "".join(query.split())
    if not bare or not (_short_east_asian(bare) or _all_emoji(bare)):
        return ()
    return tuple(part.rstrip(_SELECTORS) for part in parts)


def _short_east_asian(text: str) -> bool:
    return len(text) <= MOST_CHARACTERS and all(unicodedata.name(c, "").startswith(_EAST_ASIAN) for c in text)


def _all_emoji(text: str) -> bool:
    signs = [c for c in text if c not in _JOINERS]
    return bool(signs) and all(_sign(c) for c in signs)


def _sign(character: str) -> bool:
    """Emoji and their like; what stands for an unreadable character is none."""
    return unicodedata.category(character) in ("So", "Sk") and not character.isascii() and character != REPLACEMENT


@dataclass(slots=True)
class LiteralFinds:
    """Rows that hold the needles; partial: time ran out before all were looked at."""

    memories: list[int] = field(default_factory=list)
    messages: list[int] = field(default_factory=list)
    partial: bool = False


def find_literally(
    connection: sqlite3.Connection,
    wanted: tuple[str, ...],
    every: bool,
    filters: Filters,
    scope: MessageScope,
    now: Moment,
    timer: Timer = time.monotonic,
) -> LiteralFinds:
    """Memories, then messages, newest first. every: all needles must be there, not just one."""
    end = timer() + SECONDS
    holds = (" AND " if every else " OR ").join("instr(m.content, ?)" for _ in wanted)
    memories = memory_scope(filters, now)
    finds = LiteralFinds()
    rows = connection.execute(_MEMORIES.format(holds=holds, where=memories.where), (*wanted, *memories.parameters))
    finds.memories = [rid for (rid,) in rows]
    (last,) = connection.execute("SELECT coalesce(max(rid), 0) FROM messages").fetchone()
    high = min(last, scope.high)
    while high >= max(scope.low, 1):
        if timer() > end:
            finds.partial = True
            break
        finds.messages += _step(connection, wanted, holds, filters, scope, high)
        high -= STEP
    return finds


def _step(
    connection: sqlite3.Connection,
    wanted: tuple[str, ...],
    holds: str,
    filters: Filters,
    scope: MessageScope,
    high: int,
) -> list[int]:
    rows = connection.execute(
        _MESSAGES.format(holds=holds, where=scope.where),
        (max(scope.low, high - STEP + 1), high, *scope.parameters, filters.role, filters.role, *wanted),
    )
    return [rid for (rid,) in rows]
