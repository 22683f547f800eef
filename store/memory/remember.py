"""Which memory a statement becomes: a new one, or the one that says the same. Within the caller's transaction."""

import sqlite3
from dataclasses import replace

from store import ids
from store.changes import Written
from store.errors import Superseded
from store.memory import memories
from store.memory.slots import settle
from store.memory.statement import Statement
from store.records import Change, Memory, MemoryId, Moment


def remember(
    connection: sqlite3.Connection, said: Statement, now: Moment, supersedes: MemoryId | None = None
) -> Written[Memory]:
    """Store what a person asked to keep.

    The same content again (as `normalised`) is the memory that is there; a category, key or expiry given anew
    overwrites its own. A known key's new content supersedes the old. Expired memories make room by being superseded.
    supersedes: a memory that this one takes the place of. Errors: those of `Statement.checked`, NotFound (a source,
    `supersedes`), Superseded (`supersedes` is already).
    """
    said = said.checked(now)
    replaced = None if supersedes is None else in_force(connection, supersedes)
    held = _same(connection, said, now)
    memory = _new(said, now) if held is None else _said_again(held, said, now)
    return settle(connection, memory, held, said.sources, replaced)


def suggest(connection: sqlite3.Connection, said: Statement, confidence: float | None, now: Moment) -> Written[Memory]:
    """Store what nobody confirmed yet as a candidate, which changes nothing of what is confirmed.

    What is remembered already is that memory, as it is. Errors: those of `Statement.checked`, NotFound (a source).
    """
    said = said.checked(now)
    confirmed = _same(connection, said, now)
    if confirmed is not None:
        return Written(confirmed, Change())
    held = memories.candidate_with_content(connection, said.content or "")
    if held is not None:
        return settle(connection, _said_again(held, said, now, confidence), held, said.sources)
    candidate = replace(_new(said, now), state="candidate", origin="extracted", confidence=confidence)
    return settle(connection, candidate, None, said.sources)


def update(connection: sqlite3.Connection, memory: MemoryId, said: Statement, now: Moment) -> Written[Memory]:
    """Give a memory the fields of a statement; it keeps its ID, is confirmed, and renewed where it had expired.

    Errors: those of `Statement.checked`, NotFound (the memory, a source), Superseded.
    """
    said = said.checked(now)
    held = in_force(connection, memory)
    base = replace(held, expires=None) if held.expired(now) else held
    wanted = replace(said.said_of(base), state="active", origin="explicit", confidence=None)
    return settle(connection, _stamped(wanted, held, now), held, said.sources)


def in_force(connection: sqlite3.Connection, memory: MemoryId) -> Memory:
    """A memory that can still be changed, expired or not. Errors: NotFound, Superseded."""
    held = memories.get(connection, memory)
    if held.state == "superseded":
        raise Superseded("another memory has taken this one's place", id=memory, by=held.superseded_by)
    return held


def _same(connection: sqlite3.Connection, said: Statement, now: Moment) -> Memory | None:
    """The memory that says this already; an expired one says nothing any more."""
    held = memories.active_with_content(connection, said.content or "")
    return None if held is None or held.expired(now) else held


def _new(said: Statement, now: Moment) -> Memory:
    return said.said_of(Memory(ids.new_memory_id(), "other", None, "", "active", "explicit", None, now, now))


def _said_again(held: Memory, said: Statement, now: Moment, confidence: float | None = None) -> Memory:
    """The memory with the fields given anew, in the words it has."""
    sure = held.confidence if confidence is None else confidence
    wanted = replace(said.said_of(held), content=held.content, confidence=sure)
    return _stamped(wanted, held, now)


def _stamped(wanted: Memory, held: Memory, now: Moment) -> Memory:
    """The memory itself where nothing of it differs, else as updated now."""
    return held if wanted == held else replace(wanted, updated=now)
