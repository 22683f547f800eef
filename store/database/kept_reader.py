"""A read-only connection that stays open between reads, for a worker that reads often.

Opening a connection costs several times what reading a day does. While it is idle it keeps nobody from writing, but
the indexes cannot be rebuilt until it is closed.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from store.database.connection import StillConnection, open_reader, snapshot
from store.database.sqlite_errors import sqlite_errors

Place = tuple[int, int] | None
NOWHERE: Place = (0, 0)  # no file yet; no file has this device and number


class KeptReader:
    """Reads one path, whichever file that leads to at the moment. One thread at a time may use it, any may close it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None
        self._place: Place = None

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """As `connection.reading`. An error closes the connection, so that the next read begins afresh."""
        try:
            with sqlite_errors(self.path):
                connection = self._current()
                with snapshot(connection):
                    yield connection
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file; the next read opens it again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _current(self) -> sqlite3.Connection:
        """The connection to the file that has the name now; where there is none yet, to an empty database."""
        place = self._where()
        if place is None or place != self._place or isinstance(self._connection, StillConnection | None):
            self.close()
            self._connection = open_reader(self.path, any_thread=True)
            self._place = place
        return self._connection

    def _where(self) -> Place:
        try:
            held = self.path.stat()
        except FileNotFoundError:
            return NOWHERE
        except OSError:  # opening it tells what is wrong
            return None
        return (held.st_dev, held.st_ino) if held.st_size else None
