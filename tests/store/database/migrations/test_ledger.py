"""A file of any age goes to the newest version in one transaction, with every row it holds."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from store.database.migrations import ledger
from store.errors import NoFullText

ROWS = (
    "INSERT INTO sessions (rid, id, started_us, started_offset) VALUES (1, 's', 5, 7200)",
    "INSERT INTO messages (id, session_rid, seq, role, status, at_us, at_offset, content)"
    " VALUES ('u', 1, 1, 'user', 'complete', 5, 7200, 'el café'),"
    "        ('a', 1, 2, 'assistant', 'complete', 6, 7200, 'the coffee'),"
    "        ('h', 1, 3, 'assistant', 'interrupted', 7, 7200, 'half a coffee'),"
    "        ('y', 1, 4, 'system', 'complete', 8, 7200, 'system coffee')",
    "INSERT INTO memories (id, category, content, normal, state, origin,"
    " created_us, created_offset, updated_us, updated_offset)"
    " VALUES ('m', 'fact', 'likes coffee', 'likes coffee', 'active', 'explicit', 5, 0, 5, 0),"
    "        ('o', 'fact', 'likes tea', 'likes tea', 'superseded', 'explicit', 5, 0, 5, 0)",
)


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


def hits(connection: sqlite3.Connection, index: str, query: str) -> list[int]:
    rows = connection.execute(f"SELECT rowid FROM {index} WHERE {index} MATCH ? ORDER BY rowid", (query,))
    return [row[0] for row in rows]


def test_steps_are_numbered_from_one_without_gaps(connection: sqlite3.Connection) -> None:
    ledger.migrate(connection)
    rows = connection.execute("SELECT version, applied_us > 1600000000000000 FROM schema_migrations").fetchall()
    assert rows == [(number, 1) for number in range(1, ledger.NEWEST + 1)]


def test_migrating_twice_changes_nothing(connection: sqlite3.Connection) -> None:
    ledger.migrate(connection)
    before = connection.total_changes
    ledger.migrate(connection)
    assert connection.total_changes == before


@pytest.mark.parametrize("age", range(1, ledger.NEWEST + 1))
def test_every_age_arrives_with_its_rows_findable(connection: sqlite3.Connection, age: int) -> None:
    ledger.migrate(connection, age)
    for statement in ROWS:
        connection.execute(statement)
    ledger.migrate(connection)
    assert ledger.version(connection) == ledger.NEWEST
    assert hits(connection, "message_index", "cafe") == [1]
    assert hits(connection, "message_index", "coffee") == [2]
    assert hits(connection, "message_index", "user: cafe") == [1]
    assert hits(connection, "memory_index", "coffee OR tea") == [1]
    assert connection.execute("SELECT count(*) FROM messages").fetchone() == (4,)


@pytest.mark.parametrize("age", range(ledger.NEWEST))
def test_all_steps_are_one_transaction(connection: sqlite3.Connection, age: int) -> None:
    ledger.migrate(connection, age)
    before = list(connection.iterdump())
    connection.execute("BEGIN IMMEDIATE")
    ledger.migrate(connection)
    connection.rollback()
    assert list(connection.iterdump()) == before
    assert ledger.version(connection) == age


def test_ages_end_in_one_schema(connection: sqlite3.Connection) -> None:
    def schema(of: sqlite3.Connection) -> list[object]:
        return of.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()

    ledger.migrate(connection)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as other:
        ledger.migrate(other, 1)
        ledger.migrate(other)
        assert schema(other) == schema(connection)


def test_a_python_without_fts5_is_told_once() -> None:
    class Poorer(sqlite3.Connection):
        def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
            return super().execute(sql.replace("LIKE 'fts5%'", "= 'none'"), parameters)

    with closing(sqlite3.connect(":memory:", isolation_level=None, factory=Poorer)) as poor:
        with pytest.raises(NoFullText):
            ledger.migrate(poor)
        assert poor.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
