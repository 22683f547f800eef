"""Taking the bytes of deleted words out of the database file and the log beside it.

`secure_delete` overwrites rows, but an index of words keeps a deleted word in its older segments until they are merged,
and the log keeps pages as they were until it is emptied. Both can take long or be kept from happening by a reader, so
they are done after the deletion, in short steps, and what is left over is noted in the file itself.
"""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Literal

from store.database.connection import maintaining, one_instant, open_reader
from store.database.sqlite_errors import sqlite_errors
from store.errors import Trouble

Scrub = Literal["done", "pending"]

# What the end of a call may take; a large archive is merged over several calls.
SECONDS = 0.25

_INDEXES = ("message_index", "memory_index")
# So many pages of an index are merged in one transaction.
_STEP = 64


def note(connection: sqlite3.Connection) -> None:
    """Note, within a deletion's transaction, that bytes are left over.

    The note is the file's free number: a new random one each time, which tells a scrub that something was deleted since
    it began. It is odd until the merge that takes this deletion in has begun, and the next number after that.
    """
    number = int.from_bytes(os.urandom(4), "big") >> 2 | 1
    connection.execute(f"PRAGMA user_version = {number}")


def noted(connection: sqlite3.Connection) -> int:
    """What the last deletion noted; 0 where nothing is left over."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    found: int = number
    return found


def scrub(path: Path, seconds: float = SECONDS, now: Callable[[], float] = time.monotonic) -> Scrub:
    """Do for some seconds what is left over. Where anything stands in the way, it stays noted and is `pending`."""
    try:
        if not _left_over(path):
            return "done"
        with maintaining(path) as connection:
            return "done" if _scrubbed(connection, now() + seconds, now) else "pending"
    except Trouble:
        return "pending"


def _left_over(path: Path) -> bool:
    """Asked on a connection that reads, so that an idle moment's question costs little and locks nothing."""
    with sqlite_errors(path), closing(open_reader(path)) as connection, one_instant(connection):
        return noted(connection) != 0


def _scrubbed(connection: sqlite3.Connection, end: float, now: Callable[[], float]) -> bool:
    number = noted(connection)
    if number % 2:
        if not _begun(connection, number):
            return False
        number += 1
    merged = all(_merged(connection, index, end, now) for index in _INDEXES)
    return merged and _log_emptied(connection) and _replaced(connection, number, 0)


def _begun(connection: sqlite3.Connection, number: int) -> bool:
    """Begin to merge all that the indexes hold now into one.

    Only once for each deletion: beginning anew, with what was written meanwhile, would never come to an end.
    """

    def begin() -> None:
        for index in _INDEXES:
            _merge(connection, index, -_STEP)

    return _replaced(connection, number, number + 1, begin)


def _merged(connection: sqlite3.Connection, index: str, end: float, now: Callable[[], float]) -> bool:
    """Go on until a step finds nothing to do: it then changes fewer than two rows."""
    while True:
        before = connection.total_changes
        _merge(connection, index, _STEP)
        if connection.total_changes - before < 2:
            return True
        if now() >= end:
            return False


def _merge(connection: sqlite3.Connection, index: str, pages: int) -> None:
    """Negative: of segments of all ages together."""
    connection.execute(f"INSERT INTO {index} ({index}, rank) VALUES ('merge', {pages})")  # noqa: S608 -- ours


def _log_emptied(connection: sqlite3.Connection) -> bool:
    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _replaced(
    connection: sqlite3.Connection, number: int, following: int, work: Callable[[], None] | None = None
) -> bool:
    """Replace the note, together with some work, unless another deletion made its own meanwhile."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        mine = noted(connection) == number
        if mine:
            if work:
                work()
            connection.execute(f"PRAGMA user_version = {following}")
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return mine
