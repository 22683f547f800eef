"""Counts what others commit to a database, by a read-only connection that stays idle between two questions.

It misses no commit, however coarse the clock of the file system is, and keeps nobody from writing.
"""

import os
import sqlite3
from pathlib import Path
from typing import NamedTuple

from store.database.connection import open_reader
from store.database.sqlite_errors import sqlite_errors
from store.errors import Locked, StoreError

State = tuple[int, ...]
"""Of a file: device, inode, size, time of the last change; the number of an error; empty where there is none."""

MISSING: State = ()


class Commits(NamedTuple):
    """How a database stands. Two that differ: it may read differently; equal ones: it does not.

    version: SQLite's count of commits, from a number that means nothing by itself; None where the database cannot be
    opened.
    """

    database: State
    wal: State
    version: int | None


NOTHING = Commits(MISSING, MISSING, None)


class CommitCounter:
    """Follows one path, whichever file it leads to at the moment. For one thread.

    The states of the files tell what no connection can: a database that is made, replaced, moved away or unreadable.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._names = str(path), f"{path}-wal"
        self._connection: sqlite3.Connection | None = None
        self._locked = False
        self._last = NOTHING

    def now(self) -> Commits:
        """What stands in the way is no error here, only another state: whoever reads the database is told."""
        held, wal = map(file_state, self._names)
        if wal[2:3] == (0,):
            wal = MISSING  # readers make an empty one
        found = Commits(held, wal, self._version())
        if self._locked or self._is_stale(found):
            self._open(held)
            found = found._replace(version=self._version())
        self._last = found
        return found

    def close(self) -> None:
        """Let go of the database; the next question opens it again."""
        if self._connection is not None:
            self._connection.close()
        self._connection, self._last = None, NOTHING

    def _is_stale(self, found: Commits) -> bool:
        """Other files, or files that changed although nothing was committed, need another connection."""
        last = self._last
        return found.database[:2] != last.database[:2] or (found != last and found.version == last.version)

    def _open(self, held: State) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection, self._locked = None, False
        if held == MISSING:
            return
        try:
            self._connection = open_reader(self._path)
            self._connection.execute("PRAGMA busy_timeout = 0")
        except StoreError as error:
            self._locked = isinstance(error, Locked)

    def _version(self) -> int | None:
        if self._connection is None:
            return None
        try:
            with sqlite_errors(self._path):
                version: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        except StoreError as error:
            self._locked = isinstance(error, Locked)
            return None
        return version


def file_state(path: str) -> State:
    """What a file looks like from outside."""
    try:
        held = os.stat(path)  # noqa: PTH116 -- a third of the cost of a Path, and asked several times a second
    except OSError as error:
        return MISSING if isinstance(error, FileNotFoundError) else (error.errno or 0,)
    return held.st_dev, held.st_ino, held.st_size, held.st_mtime_ns
