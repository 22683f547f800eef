"""The rows of sessions. Every function works within its caller's transaction."""

import sqlite3

from store.errors import NotFound, Refused
from store.records import Moment, Session, SessionId
from store.text import storable

_SELECT = "SELECT id, started_us, started_offset, ended_us, ended_offset, boundaries_known FROM sessions"
_INSERT = """
INSERT INTO sessions (id, started_us, started_offset, ended_us, ended_offset, boundaries_known)
VALUES (?, ?, ?, ?, ?, ?)"""


def add(connection: sqlite3.Connection, session: Session) -> int:
    """Store a new session; its `rid`."""
    ended = session.ended
    cursor = connection.execute(
        _INSERT,
        (
            session.id,
            session.started.us,
            session.started.offset,
            ended.us if ended else None,
            ended.offset if ended else None,
            session.boundaries_known,
        ),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def end(connection: sqlite3.Connection, session: SessionId, at: Moment) -> Session:
    """Give a session its end. Errors: NotFound, Refused (it has ended already)."""
    held = get(connection, session)
    if held.ended:
        raise Refused("the session has ended already", id=session)
    connection.execute("UPDATE sessions SET ended_us = ?, ended_offset = ? WHERE id = ?", (at.us, at.offset, session))
    return get(connection, session)


def get(connection: sqlite3.Connection, session: SessionId) -> Session:
    """Errors: NotFound."""
    row = connection.execute(f"{_SELECT} WHERE id = ?", (storable(session),)).fetchone()
    if row is None:
        raise NotFound("no session has this ID", id=session)
    return _session(row)


def rid(connection: sqlite3.Connection, session: SessionId) -> int:
    """The session's key within the file. Errors: NotFound."""
    row = connection.execute("SELECT rid FROM sessions WHERE id = ?", (storable(session),)).fetchone()
    if row is None:
        raise NotFound("no session has this ID", id=session)
    found: int = row[0]
    return found


def _session(row: tuple[str, int, int, int | None, int | None, int]) -> Session:
    identity, started_us, started_offset, ended_us, ended_offset, known = row
    ended = None if ended_us is None or ended_offset is None else Moment(ended_us, ended_offset)
    return Session(SessionId(identity), Moment(started_us, started_offset), ended, bool(known))
