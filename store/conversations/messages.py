"""The rows of messages. Every function works within its caller's transaction."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from store.conversations import sessions
from store.errors import NotFound
from store.records import Change, Message, MessageId, MessagePage, Moment, Role, SessionId, Status
from store.text import storable

# What `from_row` reads; conditions and order follow.
SELECT = """
SELECT m.id, s.id, m.seq, m.role, m.status, m.at_us, m.at_offset, m.content, m.source
FROM messages m JOIN sessions s ON s.rid = m.session_rid"""

Row = tuple[str, str, int, Role, Status, int, int, str, str | None]

_INSERT = """
INSERT INTO messages (id, session_rid, seq, role, status, at_us, at_offset, content, source, import_rid)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


def from_row(row: Row) -> Message:
    identity, session, seq, role, status, at_us, at_offset, content, source = row
    return Message(
        MessageId(identity), SessionId(session), seq, role, status, Moment(at_us, at_offset), content, source
    )


def add(connection: sqlite3.Connection, message: Message) -> Message:
    """Store a message at the end of its session, whatever `seq` it came with; as it is stored. Errors: NotFound."""
    session_rid, last = _end_of(connection, message.session)
    stored = replace(message, seq=last + 1, content=storable(message.content))
    connection.execute(_INSERT, _values(stored, session_rid, None))
    return stored


def _end_of(connection: sqlite3.Connection, session: SessionId) -> tuple[int, int]:
    """A session's key within the file, and the last place taken in it (0 where it is empty)."""
    row: tuple[int, int] | None = connection.execute(
        "SELECT rid, (SELECT coalesce(max(seq), 0) FROM messages WHERE session_rid = sessions.rid)"
        " FROM sessions WHERE id = ?",
        (storable(session),),
    ).fetchone()
    if row is None:
        raise NotFound("no session has this ID", id=session)
    return row


def change_of(message: Message) -> Change:
    """That a message came, or is gone."""
    return Change(
        sessions=frozenset({message.session}), messages=frozenset({message.id}), moments=frozenset({message.at})
    )


def get(connection: sqlite3.Connection, message: MessageId) -> Message:
    """Errors: NotFound."""
    row = connection.execute(f"{SELECT} WHERE m.id = ?", (storable(message),)).fetchone()
    if row is None:
        raise NotFound("no message has this ID", id=message)
    return from_row(row)


def of_source(connection: sqlite3.Connection, source: str) -> Message | None:
    """The message that a log record was stored as."""
    row = connection.execute(f"{SELECT} WHERE m.source = ?", (source,)).fetchone()
    return None if row is None else from_row(row)


def last_requests(connection: sqlite3.Connection, limit: int) -> tuple[str, ...]:
    """The contents of the last messages that a person wrote, the oldest of them first."""
    found = connection.execute(
        "SELECT content FROM messages WHERE role = 'user' ORDER BY at_us DESC, rid DESC LIMIT ?", (limit,)
    ).fetchall()
    return tuple(content for (content,) in reversed(found))


def of_session(connection: sqlite3.Connection, session: SessionId, after: int, limit: int) -> MessagePage:
    """Messages of a session with a `seq` above `after`, in order, at most `limit`. Errors: NotFound."""
    rows = connection.execute(
        f"{SELECT} WHERE m.session_rid = ? AND m.seq > ? ORDER BY m.seq LIMIT ?",
        (sessions.rid(connection, session), after, limit + 1),
    ).fetchall()
    return page_of(rows, limit)


def page_of(rows: Sequence[Row], limit: int) -> MessagePage:
    """The page that `limit + 1` asked-for rows make: one too many says that there is more."""
    found = tuple(map(from_row, rows[:limit]))
    return MessagePage(found, found[-1].seq if len(rows) > limit else None)


def insert_imported(connection: sqlite3.Connection, import_rid: int, batch: Iterable[Message]) -> int:
    """Store messages of one import with the IDs and places they came with, and index them all at once; how many.

    All are of sessions that exist. A batch that takes about 40 ms keeps the lock short for others: the caller
    measures and cuts. Errors: NotFound; an ID, source or place that is taken is an IntegrityError, for the caller asks
    before (`imports.known_sources`).
    """
    with indexed_at_once(connection):
        return insert_unindexed(connection, import_rid, batch)


@contextmanager
def indexed_at_once(connection: sqlite3.Connection) -> Iterator[None]:
    """Index what is imported within, of however many files, with one statement at the end."""
    (last,) = connection.execute("SELECT coalesce(max(rid), 0) FROM messages").fetchone()
    yield
    connection.execute(
        "INSERT INTO message_index (rowid, user, assistant)"
        " SELECT rid, user, assistant FROM findable_messages WHERE rid > ?",
        (last,),
    )


def insert_unindexed(connection: sqlite3.Connection, import_rid: int, batch: Iterable[Message]) -> int:
    """As `insert_imported`, within `indexed_at_once`."""
    rids: dict[SessionId, int] = {}
    rows = []
    for message in batch:
        if message.session not in rids:
            rids[message.session] = sessions.rid(connection, message.session)
        rows.append(_values(message, rids[message.session], import_rid))
    connection.executemany(_INSERT, rows)
    return len(rows)


def _values(message: Message, session_rid: int, import_rid: int | None) -> tuple[object, ...]:
    return (
        message.id,
        session_rid,
        message.seq,
        message.role,
        message.status,
        message.at.us,
        message.at.offset,
        storable(message.content),
        message.source,
        import_rid,
    )
