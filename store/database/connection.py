"""Connections to the database: short, independent, one for each call, never shared between threads.

    with reading(path) as connection: ...     one snapshot; never creates, migrates or writes
    with writing(path) as connection: ...     one immediate transaction; commits at the end, or nothing happened

Errors of both: Locked, NoAccess, DiskFull, Damaged, Foreign, NewerSchema, NoFullText, BadPath; a reader also meets
OlderSchema.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from store import private_files
from store.database.migrations import ledger
from store.database.sqlite_errors import sqlite_errors
from store.errors import BadPath, NoAccess

PATIENCE_MS = 500
STEP_PATIENCE_MS = 50
PAUSE_S = 0.005


class Deadline:
    """The time that one call may wait for locks, all its waits together."""

    def __init__(self, milliseconds: int = PATIENCE_MS, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._end = now() + milliseconds / 1000

    @property
    def left(self) -> float:
        """Seconds; never less than 0."""
        return max(0.0, self._end - self._now())

    def apply(self, connection: sqlite3.Connection) -> None:
        """Let the next statement wait for what is left."""
        connection.execute(f"PRAGMA busy_timeout = {round(self.left * 1000)}")


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that sees one snapshot. Where there is no file it sees an empty database in memory."""
    with sqlite_errors(path), closing(open_reader(path)) as connection, snapshot(connection):
        yield connection


def open_reader(path: Path, *, any_thread: bool = False) -> sqlite3.Connection:
    """A read-only connection to be used within `snapshot`.

    any_thread: it may move between threads, whose caller sees to it that they take turns. One that is kept has to be
    made anew for each read where it is a StillConnection.
    """
    with sqlite_errors(path), private_files.file_errors(path):
        if _absent(path):
            return _empty(any_thread)
        return _read_only(path, any_thread)


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """What is read within sees the database of one instant."""
    with one_instant(connection):
        ledger.require_newest(connection)
        yield


@contextmanager
def one_instant(connection: sqlite3.Connection) -> Iterator[None]:
    """As `snapshot`, of a database of any version."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.rollback()


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection within an immediate transaction; makes and migrates the file where that is needed."""
    deadline = Deadline()
    with sqlite_errors(path):
        with private_files.file_errors(path):
            _make(path)
        with closing(_connect(path, "mode=rw")) as connection:
            _prepare_writer(connection, deadline)
            with _immediate(connection, deadline):
                ledger.migrate(connection)
                yield connection


@contextmanager
def maintaining(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection outside of any transaction, for many short steps on a database that exists.

    None of its steps keeps others waiting for the sake of a lock longer than `STEP_PATIENCE_MS`.
    """
    deadline = Deadline(STEP_PATIENCE_MS)
    with sqlite_errors(path), closing(_connect(path, "mode=rw")) as connection:
        _prepare_writer(connection, deadline)
        yield connection


@contextmanager
def _immediate(connection: sqlite3.Connection, deadline: Deadline) -> Iterator[None]:
    deadline.apply(connection)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def _prepare_writer(connection: sqlite3.Connection, deadline: Deadline) -> None:
    """Nothing of the file changes before it is known to be ours."""
    deadline.apply(connection)
    with one_instant(connection):
        ledger.version(connection)
    _use_log(connection, deadline)
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")


def _use_log(connection: sqlite3.Connection, deadline: Deadline) -> None:
    """Switch to WAL. Where two do so in a new file SQLite refuses one at once, whatever it may wait: we wait for it."""
    while True:
        deadline.apply(connection)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or not deadline.left:
                raise
        time.sleep(PAUSE_S)


def _make(path: Path) -> None:
    """The folder and an empty file, for their owner only, where they are missing."""
    if path.is_dir():
        raise BadPath("a folder stands where the database belongs", path=str(path))
    if not path.exists():
        private_files.make_folder(path.parent)
        private_files.make_file(path)


def _absent(path: Path) -> bool:
    """No file, or one that another process is just making."""
    try:
        held = path.stat()
    except FileNotFoundError:
        return True
    if path.is_dir():
        raise BadPath("a folder stands where the database belongs", path=str(path))
    return held.st_size == 0 and not path.with_name(path.name + "-wal").exists()


class StillConnection(sqlite3.Connection):
    """A connection that sees its file as it was when it was opened, whatever is written to it later."""


def _empty(any_thread: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        ":memory:", isolation_level=None, check_same_thread=not any_thread, factory=StillConnection
    )
    ledger.migrate(connection)
    return connection


def _connect(
    path: Path, mode: str, any_thread: bool = False, factory: type[sqlite3.Connection] = sqlite3.Connection
) -> sqlite3.Connection:
    """`mode` is that of SQLite's file names. Temporary tables stay in memory, for they hold people's words."""
    uri = f"{path.absolute().as_uri()}?{mode}"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, timeout=0, check_same_thread=not any_thread, factory=factory
    )
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def _read_only(path: Path, any_thread: bool) -> sqlite3.Connection:
    try:
        return _tried(path, "mode=ro", any_thread)
    except sqlite3.Error as error:
        if error.sqlite_errorcode not in (sqlite3.SQLITE_READONLY_DIRECTORY, sqlite3.SQLITE_CANTOPEN):
            raise
    return _immutable(path, any_thread)


def _immutable(path: Path, any_thread: bool) -> sqlite3.Connection:
    """A file in a folder where SQLite may make no lock files, read as it stands.

    That is only right while no log lies beside it: what the log adds, or takes back, would be missed.
    """
    logs = (path.with_name(path.name + end) for end in ("-wal", "-journal"))
    if any(log.exists() and log.stat().st_size for log in logs):
        raise NoAccess("the folder must be writable to read the log beside the database", path=str(path))
    return _tried(path, "mode=ro&immutable=1", any_thread, StillConnection)


def _tried(
    path: Path, mode: str, any_thread: bool, factory: type[sqlite3.Connection] = sqlite3.Connection
) -> sqlite3.Connection:
    """A connection that has read the file once; an empty one where nothing was written to it yet."""
    connection = _connect(path, mode, any_thread, factory)
    try:
        Deadline().apply(connection)
        with one_instant(connection):
            found = ledger.version(connection)
    except BaseException:
        connection.close()
        raise
    if found:
        return connection
    connection.close()
    return _empty(any_thread)
