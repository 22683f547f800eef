"""Removing logs that are older than the person wants to keep them.

Off unless asked for. Only a regular file whose first line is exactly the header for its own name is ever removed.
"""

import os
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from store.daylog import format as grammar
from store.daylog.lock import locked
from store.daylog.log_file import open_plain
from store.daylog.writer import LOCK_NAME
from store.errors import StoreError
from store.private_files import file_errors


def remove_old_logs(folder: Path, assistant: str, today: date, days: int) -> tuple[Path, ...]:
    """Remove the logs of days more than `days` before today and return them.

    A log that may not be read stays. Errors: Locked, NoAccess (the folder), Trouble.
    """
    if not folder.is_dir():
        return ()
    with locked(folder / LOCK_NAME), file_errors(folder):
        removed = tuple(_old_logs(folder, assistant, today - timedelta(days=days)))
        for path in removed:
            path.unlink()
    return removed


def _old_logs(folder: Path, assistant: str, oldest_kept: date) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        day = grammar.day_of(grammar.named_day(path.name) or "")
        if day and day < oldest_kept and _first_line(path) == f"{grammar.header_line(assistant, day)}\n".encode():
            yield path


def _first_line(path: Path) -> bytes:
    try:
        with file_errors(path), os.fdopen(open_plain(path, os.O_RDONLY), "rb") as file:
            return file.readline(1024)
    except StoreError:
        return b""
