"""A session has a beginning, and an end where somebody closed it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from store.conversations import sessions
from store.database.migrations import ledger
from store.errors import NotFound, Refused
from store.records import Moment, Session, SessionId


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        ledger.migrate(connection)
        yield connection


@pytest.mark.parametrize("ended", [None, Moment(9, -3600)])
@pytest.mark.parametrize("known", [True, False])
def test_a_session_comes_back_as_it_was_written(
    connection: sqlite3.Connection, ended: Moment | None, known: bool
) -> None:
    session = Session(SessionId("s"), Moment(5, 7200), ended, known)
    sessions.add(connection, session)
    assert sessions.get(connection, session.id) == session


def test_a_session_ends_once(connection: sqlite3.Connection) -> None:
    sessions.add(connection, Session(SessionId("s"), Moment(5), None, True))
    assert sessions.end(connection, SessionId("s"), Moment(9)).ended == Moment(9)
    with pytest.raises(Refused):
        sessions.end(connection, SessionId("s"), Moment(10))


def test_an_unknown_session_is_refused(connection: sqlite3.Connection) -> None:
    with pytest.raises(NotFound):
        sessions.get(connection, SessionId("s"))
    with pytest.raises(NotFound):
        sessions.end(connection, SessionId("s"), Moment(9))
