"""The rows of memories. Every function works within its caller's transaction."""

import sqlite3
from collections.abc import Iterable

from store.errors import NotFound
from store.records import Category, Memory, MemoryId, MemoryState, MessageId, Moment, Origin
from store.text import normalised, storable

# What `from_row` reads: `m` and the memory `n` that superseded it; conditions and order follow.
SELECT = """
SELECT m.id, m.category, m.key, m.content, m.state, m.origin, m.confidence, m.created_us, m.created_offset,
       m.updated_us, m.updated_offset, m.expires_us, m.expires_offset, n.id
FROM memories m LEFT JOIN memories n ON n.rid = m.superseded_by"""

Row = tuple[
    str, Category, str | None, str, MemoryState, Origin, float | None, int, int, int, int, int | None, int | None,
    str | None,
]  # fmt: skip

_PUT = """
INSERT INTO memories (id, category, key, content, normal, state, origin, confidence, created_us, created_offset,
                      updated_us, updated_offset, expires_us, expires_offset)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
  category = excluded.category, key = excluded.key, content = excluded.content, normal = excluded.normal,
  state = excluded.state, origin = excluded.origin, confidence = excluded.confidence,
  updated_us = excluded.updated_us, updated_offset = excluded.updated_offset,
  expires_us = excluded.expires_us, expires_offset = excluded.expires_offset"""


def from_row(row: Row) -> Memory:
    return Memory(
        id=MemoryId(row[0]),
        category=row[1],
        key=row[2],
        content=row[3],
        state=row[4],
        origin=row[5],
        confidence=row[6],
        created=Moment(row[7], row[8]),
        updated=Moment(row[9], row[10]),
        expires=None if row[11] is None or row[12] is None else Moment(row[11], row[12]),
        superseded_by=None if row[13] is None else MemoryId(row[13]),
    )


def get(connection: sqlite3.Connection, memory: MemoryId) -> Memory:
    """Errors: NotFound."""
    row = connection.execute(f"{SELECT} WHERE m.id = ?", (storable(memory),)).fetchone()
    if row is None:
        raise NotFound("no memory has this ID", id=memory)
    return from_row(row)


def active_with_content(connection: sqlite3.Connection, content: str) -> Memory | None:
    """The active memory that says the same, expired or not."""
    row = connection.execute(f"{SELECT} WHERE m.normal = ? AND m.state = 'active'", (normalised(content),)).fetchone()
    return None if row is None else from_row(row)


def candidate_with_content(connection: sqlite3.Connection, content: str) -> Memory | None:
    """The first candidate that says the same."""
    row = connection.execute(
        f"{SELECT} WHERE m.normal = ? AND m.state = 'candidate' ORDER BY m.rid LIMIT 1", (normalised(content),)
    ).fetchone()
    return None if row is None else from_row(row)


def active_with_key(connection: sqlite3.Connection, key: str) -> Memory | None:
    """The active memory of a key, expired or not."""
    row = connection.execute(f"{SELECT} WHERE m.key = ? AND m.state = 'active'", (key,)).fetchone()
    return None if row is None else from_row(row)


def put(connection: sqlite3.Connection, memory: Memory) -> None:
    """Store a memory, or give the one of this ID these fields; its slots (content, key) are free.

    When it was created and what superseded it stay as they are.
    """
    connection.execute(_PUT, (memory.id, *_values(memory)))


def retire(connection: sqlite3.Connection, memory: MemoryId) -> None:
    """Make a memory superseded, which frees its slots; `link_successor` says by what once that is stored."""
    connection.execute("UPDATE memories SET state = 'superseded' WHERE id = ?", (memory,))


def link_successor(connection: sqlite3.Connection, memory: MemoryId, successor: MemoryId) -> None:
    connection.execute(
        "UPDATE memories SET superseded_by = (SELECT rid FROM memories WHERE id = ?) WHERE id = ?", (successor, memory)
    )


def link_sources(connection: sqlite3.Connection, memory: MemoryId, messages: Iterable[MessageId]) -> int:
    """Note the messages that a memory comes from; known links stay; how many are new. Errors: NotFound."""
    linked = 0
    for message in messages:
        row = connection.execute("SELECT rid, source FROM messages WHERE id = ?", (storable(message),)).fetchone()
        if row is None:
            raise NotFound("no message has this ID", id=message)
        linked += connection.execute(
            "INSERT OR IGNORE INTO memory_sources (memory_rid, message_rid, source)"
            " VALUES ((SELECT rid FROM memories WHERE id = ?), ?, ?)",
            (memory, *row),
        ).rowcount
    return linked


def _values(memory: Memory) -> tuple[object, ...]:
    expires = memory.expires
    return (
        memory.category,
        memory.key,
        memory.content,
        normalised(memory.content),
        memory.state,
        memory.origin,
        memory.confidence,
        memory.created.us,
        memory.created.offset,
        memory.updated.us,
        memory.updated.offset,
        expires.us if expires else None,
        expires.offset if expires else None,
    )
