"""A lock between processes, and between threads of one, that lies in a file.

The system lets go of it when its holder dies, so nothing can be left locked.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from store.daylog.log_file import open_plain
from store.errors import Locked
from store.private_files import file_errors

PATIENCE = 5.0
_PAUSE = 0.005

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _leave(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _leave(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


@contextmanager
def locked(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Hold the lock of this file, made if missing. Errors: Locked after `patience` seconds, NoAccess, SymbolicLink."""
    with file_errors(path):
        handle = open_plain(path, os.O_RDWR | os.O_CREAT)
    try:
        _wait(handle, path, time.monotonic() + patience)
        try:
            yield
        finally:
            _leave(handle)
    finally:
        os.close(handle)


def _wait(handle: int, path: Path, deadline: float) -> None:
    while True:
        try:
            _take(handle)
        except (BlockingIOError, PermissionError) as error:
            if time.monotonic() > deadline:
                raise Locked("another process holds the log", path=str(path)) from error
            time.sleep(_PAUSE)
        else:
            return
