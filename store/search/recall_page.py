"""A page of hits, fitted into its budget: printed once each exchange, long texts cut to equal shares."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from store.conversations import messages
from store.memory import memories
from store.records import Message
from store.search.budget import WIDE, clipped, shares, size, text_size
from store.search.finds import Finds
from store.search.json_form import found_form, recalled_form
from store.search.limits import Limits, Window
from store.search.pairing import Pair
from store.search.passages import Locate, at_the_beginning
from store.search.results import Excerpt, Exchange, Found, FoundMemory, FoundMessage, HitMark, Recalled
from store.search.scratch import Scratch, scratch

# A hit is shown with at least so many characters of each of its texts, or left for the next page.
LEAST = 60


@dataclass(frozen=True, slots=True)
class MemoryRow:
    """A hit among memories."""

    rid: int


Row = MemoryRow | Pair


def page_of(
    connection: sqlite3.Connection, found: Finds, rows: Sequence[Row], total: int | None, window: Window, limits: Limits
) -> Recalled:
    """As many of the rows as fit, at least one step further. `rows` may hold one more than the window asks for."""
    room = limits.recall_chars - size(recalled_form(Recalled(found.searched, (), WIDE, WIDE, WIDE)))
    shown: dict[object, Found] = {}
    taken: dict[object, int] = {}
    consumed = left_out = 0
    for row in rows[: window.size]:
        key, entry = _key(row), _entry(connection, found, row, window.offset + consumed + 1, shown)
        least = _least(entry)
        if sum(taken.values()) - taken.get(key, 0) + least <= room:
            shown[key], taken[key] = entry, least
        elif shown:
            break
        else:
            left_out += 1
        consumed += 1
    end = window.offset + consumed if len(rows) > consumed else None
    return Recalled(found.searched, _cut(tuple(shown.values()), room, found.locate), left_out, total, end)


def _key(row: Row) -> object:
    return row if isinstance(row, MemoryRow) else (row.request, row.answer)


def _entry(connection: sqlite3.Connection, found: Finds, row: Row, rank: int, shown: dict[object, Found]) -> Found:
    """The row as it is printed whole, together with an earlier hit of the same exchange."""
    if isinstance(row, MemoryRow):
        return _memory(connection, row.rid, HitMark(rank, found.matched("memory_index", row.rid)))
    hit = HitMark(rank, found.matched("message_index", row.hit))
    earlier = shown.get(_key(row))
    if isinstance(earlier, Exchange):
        place = 0 if row.hit == row.request else 1
        both = list(earlier.messages)
        both[place] = replace(both[place], hit=hit)
        return replace(earlier, messages=tuple(both))
    return _exchange(connection, row, hit)


def _memory(connection: sqlite3.Connection, rid: int, hit: HitMark) -> FoundMemory:
    row = connection.execute(f"{memories.SELECT} WHERE m.rid = ?", (rid,)).fetchone()
    held = memories.from_row(row)
    return FoundMemory(
        held.id, held.category, held.key, held.created, held.updated, held.expires, _whole(held.content), hit
    )


def _exchange(connection: sqlite3.Connection, pair: Pair, hit: HitMark) -> Exchange:
    rows = connection.execute(
        f"{messages.SELECT} WHERE m.rid IN (?, ?) ORDER BY m.seq", (pair.request, pair.answer)
    ).fetchall()
    held = [messages.from_row(row) for row in rows]
    place = 0 if pair.hit == pair.request else 1
    found = tuple(_found(one, hit if number == place else None) for number, one in enumerate(held))
    return Exchange(held[0].session, found)


def _found(one: Message, hit: HitMark | None) -> FoundMessage:
    return FoundMessage(one.id, one.seq, one.role, one.at, one.source, _whole(one.content), hit)


def _whole(text: str) -> Excerpt:
    return Excerpt(text, 0, len(text))


def _contents(entry: Found) -> Iterator[tuple[Excerpt, bool]]:
    """The texts of an entry, and whether each is a hit itself."""
    if isinstance(entry, FoundMemory):
        yield entry.content, True
    else:
        for message in entry.messages:
            yield message.content, message.hit is not None


def _with_contents(entry: Found, contents: Iterable[Excerpt]) -> Found:
    given = iter(contents)
    if isinstance(entry, FoundMemory):
        return replace(entry, content=next(given))
    return replace(entry, messages=tuple(replace(message, content=next(given)) for message in entry.messages))


def _bare(entry: Found) -> int:
    """Characters of an entry without its texts, each of them counted as cut at the worst place."""
    cut = [Excerpt("", text.length, text.length + 1) for text, _ in _contents(entry)]
    return size(found_form(_with_contents(entry, cut))) + len(", ")


def _least(entry: Found) -> int:
    return _bare(entry) + sum(text_size(text.text[:LEAST]) for text, _ in _contents(entry))


def _cut(entries: Sequence[Found], room: int, locate: Locate) -> tuple[Found, ...]:
    """The entries with their texts cut to what is left for them."""
    wanted = [text_size(text.text) for entry in entries for text, _ in _contents(entry)]
    given = shares(wanted, room - sum(map(_bare, entries)))
    with scratch() as index:
        return tuple(
            _with_contents(
                entry,
                [
                    _shown(index, text, next(given), locate if hit else at_the_beginning)
                    for text, hit in _contents(entry)
                ],
            )
            for entry in entries
        )


def _shown(index: Scratch, whole: Excerpt, room: int, locate: Locate) -> Excerpt:
    if text_size(whole.text) <= room:
        return whole
    start = locate(index, whole.text, room)
    return Excerpt(clipped(whole.text[start:], room), start, whole.length)
