"""Whether a database is sound, and what to do where it is not.

The database is only read: a temporary copy beside it is what gets checked, for SQLite checks an index of words by a
statement that counts as writing.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from store import private_files
from store.database import schema
from store.database.backup import copy_to
from store.database.migrations import ledger
from store.database.sqlite_errors import sqlite_errors
from store.errors import Damaged, Foreign, NewerSchema

_RECOVER = "stop Morgan, keep this file with its -wal and -shm, and select a backup through memory.database"
_REBUILD = f"stop Morgan and run check --rebuild-index; where that cannot read every row: {_RECOVER}"
_COUNTED = ("sessions", "messages", "memories", "agenda", "journal")


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong. code: `damaged`, `foreign`, `newer_schema`, `older_schema`, `schema`, `links` or `index`."""

    code: str
    detail: str
    advice: str


@dataclass(frozen=True, slots=True)
class Soundness:
    """What a check found. version: of the schema, None where there is no file or it cannot be told.

    counts: rows by table; empty where they cannot be counted.
    """

    exists: bool
    version: int | None
    counts: dict[str, int]
    problems: tuple[Problem, ...]


def check(path: Path) -> Soundness:
    """Check schema, pages, links between rows, and indexes of words.

    Errors: Locked, NoAccess (also where nothing can be written beside the file), DiskFull (no room for the copy).
    """
    if not path.exists():
        return Soundness(False, None, {}, ())
    try:
        with sqlite_errors(path), private_files.file_errors(path), private_files.temporary_beside(path) as copy:
            copy_to(path, copy)
            with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
                return _checked(connection)
    except Damaged as error:
        return _unusable(error.code, error.explanation, _RECOVER)
    except Foreign as error:
        return _unusable(error.code, error.explanation, "choose another path through memory.database")
    except NewerSchema as error:
        return _unusable(error.code, error.explanation, "use the newer Morgan that wrote it")


def _unusable(code: str, detail: str, advice: str) -> Soundness:
    return Soundness(True, None, {}, (Problem(code, detail, advice),))


def _checked(connection: sqlite3.Connection) -> Soundness:
    """Links and indexes say little about a file whose pages are damaged."""
    version = ledger.version(connection)
    problems = [*_schema(connection, version), *_pages(connection)]
    if problems:
        return Soundness(True, version, {}, tuple(problems))
    problems = [*_age(version), *_links(connection), *_indexes(connection, version)]
    return Soundness(True, version, _counts(connection, version), tuple(problems))


def _schema(connection: sqlite3.Connection, version: int) -> Iterator[Problem]:
    for difference in schema.differences(connection, version):
        yield Problem("schema", difference, _RECOVER)


def _pages(connection: sqlite3.Connection) -> Iterator[Problem]:
    try:
        lines = [line for (line,) in connection.execute("PRAGMA quick_check") if line != "ok"]
    except sqlite3.DatabaseError as error:
        lines = [str(error)]
    for line in lines:
        yield Problem("damaged", line, _REBUILD)


def _age(version: int) -> Iterator[Problem]:
    if version < ledger.NEWEST:
        detail = f"the database has version {version}, this Morgan reads {ledger.NEWEST}"
        yield Problem("older_schema", detail, "any write brings it up to date, such as an import")


def _links(connection: sqlite3.Connection) -> Iterator[Problem]:
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield Problem("links", f"row {row} of {table} points at nothing in {parent}", _RECOVER)


def _indexes(connection: sqlite3.Connection, version: int) -> Iterator[Problem]:
    for part in schema.parts_at(version):
        if part.kind == schema.WORD_INDEX:
            yield from _index(connection, part.name)


def _index(connection: sqlite3.Connection, name: str) -> Iterator[Problem]:
    try:
        connection.execute(schema.integrity_check(name))
    except sqlite3.DatabaseError as error:
        yield Problem("index", f"{name} does not agree with the rows ({error})", _REBUILD)


def _counts(connection: sqlite3.Connection, version: int) -> dict[str, int]:
    """Of the tables that there are: older versions lack some."""
    tables = {part.name for part in schema.parts_at(version)}.intersection(_COUNTED)
    return {
        name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 -- a name of ours
        for name in _COUNTED
        if name in tables
    }
