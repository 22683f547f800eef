"""A copy of the database as of one instant, with everything that is committed."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from store import private_files
from store.database.connection import one_instant, open_reader
from store.database.sqlite_errors import sqlite_errors
from store.errors import BadPath, Damaged, NotFound

PAGES_AT_ONCE = 2000

Progress = Callable[[int, int], None]


def ignore(_done: int, _pages: int) -> None:
    """Nobody watches."""


def backup(path: Path, destination: Path, progress: Progress = ignore) -> None:
    """Copy the database to a new file, which is whole and checked before it gets its name.

    progress: is told how many of how many pages are copied; what it raises ends the copy, and nothing is left.
    Errors: BadPath (the destination exists, is a folder or the database itself, or its folder is missing), NotFound
    (there is no database), Damaged (the database is), and those of a reader.
    """
    if not path.exists():
        raise NotFound("there is no database to copy", path=str(path))
    _check_destination(path, destination)
    with (
        sqlite_errors(destination),
        private_files.file_errors(destination),
        private_files.temporary_beside(destination) as temporary,
    ):
        copy_to(path, temporary, progress)
        _check(temporary)
        private_files.sync(temporary)
        _publish(temporary, destination)


def copy_to(path: Path, target: Path, progress: Progress = ignore) -> None:
    """Copy the database, of any version, into an empty file. The copy needs no log beside it."""
    with closing(open_reader(path)) as source, closing(sqlite3.connect(target, isolation_level=None)) as copy:
        with sqlite_errors(path), one_instant(source):
            source.backup(
                copy, pages=PAGES_AT_ONCE, progress=lambda _status, left, pages: progress(pages - left, pages)
            )
        copy.execute("PRAGMA journal_mode = DELETE")


def _check_destination(path: Path, destination: Path) -> None:
    if destination.is_dir():
        raise BadPath("the destination is a folder: name a file in it", path=str(destination))
    if destination.exists() and destination.samefile(path):
        raise BadPath("the destination is the database itself: name another file", path=str(destination))
    if os.path.lexists(destination):
        raise _taken(destination)
    if not destination.parent.is_dir():
        raise BadPath("the destination's folder does not exist: make it first", path=str(destination))


def _taken(destination: Path) -> BadPath:
    return BadPath("the destination exists: name a new file, or move the old one away", path=str(destination))


def _check(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Damaged("the database is damaged, and so would its copy be: run check", found=found)


def _publish(temporary: Path, destination: Path) -> None:
    try:
        private_files.publish(temporary, destination)
    except FileExistsError as error:
        raise _taken(destination) from error
