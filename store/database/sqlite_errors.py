"""Which of the store's errors an error of SQLite is."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from store.errors import Damaged, DiskFull, Locked, NoAccess, NoFullText, Trouble

_TROUBLES: dict[int, tuple[type[Trouble], str]] = {
    sqlite3.SQLITE_BUSY: (Locked, "another program holds the database: try again"),
    sqlite3.SQLITE_LOCKED: (Locked, "another program holds the database: try again"),
    sqlite3.SQLITE_FULL: (DiskFull, "the disk is full: make room"),
    sqlite3.SQLITE_NOTADB: (Damaged, "the file is no database"),
    sqlite3.SQLITE_CORRUPT: (Damaged, "the database is damaged: run check"),
    sqlite3.SQLITE_PERM: (NoAccess, "the database may not be read or written"),
    sqlite3.SQLITE_AUTH: (NoAccess, "the database may not be read or written"),
    sqlite3.SQLITE_READONLY: (NoAccess, "the database or its folder may only be read"),
    sqlite3.SQLITE_READONLY_ROLLBACK: (NoAccess, "a write was cut off half-way: the next write puts it right"),
    sqlite3.SQLITE_CANTOPEN: (NoAccess, "the database cannot be opened"),
    sqlite3.SQLITE_IOERR: (Trouble, "the disk reports an error"),
}


@contextmanager
def sqlite_errors(path: Path) -> Iterator[None]:
    """Raise what the environment causes as the store's errors; a mistake in our SQL stays what it is."""
    try:
        yield
    except sqlite3.Error as error:
        known = _trouble(error, path)
        if known is None:
            raise
        raise known from error


def _trouble(error: sqlite3.Error, path: Path) -> Trouble | None:
    code = getattr(error, "sqlite_errorcode", 0)  # what Python's own module raises has none
    found = _TROUBLES.get(code) or _TROUBLES.get(code & 0xFF)
    if found:
        kind, explanation = found
        return kind(explanation, path=str(path))
    if "no such module: fts5" in str(error):
        return NoFullText("this Python's SQLite lacks FTS5", sqlite=sqlite3.sqlite_version)
    if "Could not decode to UTF-8" in str(error):
        return Damaged("a text in the database is not UTF-8: run check", path=str(path))
    return None
