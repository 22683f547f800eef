"""New indexes for a database whose rows can all be read; a copy of it as it was stays beside it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from store import private_files
from store.database import schema
from store.database.connection import Deadline, one_instant
from store.database.migrations import ledger
from store.database.sqlite_errors import sqlite_errors
from store.errors import Damaged, NotFound


def rebuild(path: Path) -> Path:
    """Copy all rows into a new file, index and verify it, and put it in the database's place; where the old one is now.

    Nobody else may have the database open, nor gets in before the end. A row that cannot be read ends it with nothing
    changed. Errors: NotFound (no database), Damaged (a row is, or the copy is not sound), Locked, DiskFull, NoAccess,
    OlderSchema, NewerSchema, Foreign.
    """
    if not path.exists():
        raise NotFound("there is no database to rebuild", path=str(path))
    with (
        sqlite_errors(path),
        private_files.file_errors(path),
        private_files.temporary_beside(path) as old,
        private_files.temporary_beside(path) as new,
        _alone(path) as database,
    ):
        _copy_pages(database, old)
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            _fill(connection, old)
            kept = _keep(old, path)
            connection.backup(database)
        return kept


@contextmanager
def _alone(path: Path) -> Iterator[sqlite3.Connection]:
    """The database for oneself. SQLite's own lock stays on between the steps, so that nothing is written meanwhile."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    deadline = Deadline()
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0)) as connection:
        deadline.apply(connection)
        with one_instant(connection):
            ledger.require_newest(connection)
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        deadline.apply(connection)
        connection.execute("BEGIN EXCLUSIVE")
        connection.commit()
        yield connection


def _copy_pages(database: sqlite3.Connection, target: Path) -> None:
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _fill(connection: sqlite3.Connection, old: Path) -> None:
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute("ATTACH ? AS old", (str(old),))
    connection.execute("BEGIN")
    _copy_rows(connection)
    connection.commit()
    _verify(connection)
    connection.execute("DETACH old")


def _copy_rows(connection: sqlite3.Connection) -> None:
    """Tables and rows first: indexes and triggers made afterwards do not slow each row down."""
    parts = schema.parts_at(ledger.NEWEST)
    connection.execute(f"PRAGMA application_id = {ledger.APPLICATION_ID}")
    for part in parts:
        if part.kind == "table":
            connection.execute(part.sql)
            connection.execute(f"INSERT INTO main.{part.name} SELECT * FROM old.{part.name}")  # noqa: S608 -- our names
    connection.execute("DELETE FROM main.sqlite_sequence")
    connection.execute("INSERT INTO main.sqlite_sequence SELECT * FROM old.sqlite_sequence")
    for part in parts:
        if part.kind != "table":
            connection.execute(part.sql)
        if part.kind == schema.WORD_INDEX:
            connection.execute(f"INSERT INTO {part.name} ({part.name}) VALUES ('rebuild')")  # noqa: S608 -- our names


def _verify(connection: sqlite3.Connection) -> None:
    for part in schema.parts_at(ledger.NEWEST):
        if part.kind == "table":
            _require_same_count(connection, part.name)
        if part.kind == schema.WORD_INDEX:
            connection.execute(schema.integrity_check(part.name))
    if connection.execute("PRAGMA main.quick_check(1)").fetchone() != ("ok",):
        raise Damaged("the new file is not sound: nothing was changed")


def _require_same_count(connection: sqlite3.Connection, table: str) -> None:
    ours, theirs = (
        connection.execute(f"SELECT count(*) FROM {place}.{table}").fetchone()  # noqa: S608 -- our names
        for place in ("main", "old")
    )
    if ours != theirs:
        raise Damaged("the new file lacks rows: nothing was changed", table=table)


def _keep(old: Path, path: Path) -> Path:
    """Give the copy of the old file a name that stays, the first one free."""
    private_files.sync(old)
    number = 1
    while os.path.lexists(kept := path.with_name(f"{path.name}.old-{number}")):
        number += 1
    private_files.publish(old, kept)
    return kept
