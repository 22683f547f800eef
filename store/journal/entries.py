"""The rows of the journal. Every function works within its caller's transaction."""

import sqlite3

from store.errors import NotFound
from store.records import JournalEntry, JournalId, Moment

# What `from_row` reads; conditions and order follow.
SELECT = """
SELECT id, at_us, at_offset, content, created_us, created_offset, updated_us, updated_offset
FROM journal"""
OF_SPAN = f"{SELECT} WHERE at_us >= :start AND at_us < :end ORDER BY at_us, rid"

Row = tuple[str, int, int, str, int, int, int, int]

_PUT = """
INSERT INTO journal (id, at_us, at_offset, content, created_us, created_offset, updated_us, updated_offset)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
  at_us = excluded.at_us, at_offset = excluded.at_offset, content = excluded.content,
  updated_us = excluded.updated_us, updated_offset = excluded.updated_offset"""


def from_row(row: Row) -> JournalEntry:
    identity, at_us, at_offset, content, created_us, created_offset, updated_us, updated_offset = row
    return JournalEntry(
        JournalId(identity),
        Moment(at_us, at_offset),
        content,
        Moment(created_us, created_offset),
        Moment(updated_us, updated_offset),
    )


def get(connection: sqlite3.Connection, entry: JournalId) -> JournalEntry:
    """Errors: NotFound."""
    row = connection.execute(f"{SELECT} WHERE id = ?", (entry,)).fetchone()
    if row is None:
        raise NotFound("no entry of the journal has this ID", id=entry)
    return from_row(row)


def of_span(connection: sqlite3.Connection, start_us: int, end_us: int) -> tuple[JournalEntry, ...]:
    """The entries of a span of instants, its end not included, in their order."""
    return tuple(map(from_row, connection.execute(OF_SPAN, {"start": start_us, "end": end_us})))


def put(connection: sqlite3.Connection, entry: JournalEntry) -> None:
    """Store an entry, or give the one of this ID these fields; when it was created stays."""
    connection.execute(
        _PUT,
        (
            entry.id,
            entry.at.us,
            entry.at.offset,
            entry.content,
            entry.created.us,
            entry.created.offset,
            entry.updated.us,
            entry.updated.offset,
        ),
    )


def delete(connection: sqlite3.Connection, entry: JournalId) -> None:
    connection.execute("DELETE FROM journal WHERE id = ?", (entry,))
