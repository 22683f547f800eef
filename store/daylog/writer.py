"""Appending records to the log of the day.

The lock of the folder is held for each record, so that several processes and threads can write at once.
"""

import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from io import FileIO
from pathlib import Path

from store.clock import Clock
from store.daylog import format as grammar
from store.daylog.archive import Archive, Archiver
from store.daylog.lock import locked
from store.daylog.log_file import BOM, open_plain
from store.daylog.normal_form import normal_form
from store.daylog.source import RecordSource, file_identity
from store.errors import BadArgument
from store.home import Home
from store.private_files import file_errors, make_folder

LOCK_NAME = ".lock"


@dataclass(frozen=True, slots=True)
class Logged:
    """A record as it was written: its identity, the text in normal form, the moment in its header."""

    source: RecordSource
    content: str
    at: datetime


class LogWriter:
    """Writes to the logs of one home. `assistant`: the name in the first line of a new log."""

    def __init__(self, home: Home, assistant: str, clock: Clock) -> None:
        self._home = home
        self._assistant = one_line_name(assistant)
        self._clock = clock
        self._folder = home.log_folder

    def write(self, speaker: str, text: str) -> Logged | None:
        """Append one record to the log of the local day at this moment; None for an empty text, which is not written.

        Errors: BadArgument (the speaker), Locked, NoAccess, DiskFull, SymbolicLink, BadPath, Trouble. After an
        error the log is as it was.
        """
        name, content = one_line_name(speaker), normal_form(text)
        if not content:
            return None
        self._home.make()
        with file_errors(self._folder):
            make_folder(self._folder)
        with locked(self._folder / LOCK_NAME):
            return self._append(name, content, self._clock.now().replace(microsecond=0))

    def _append(self, speaker: str, content: str, at: datetime) -> Logged:
        archiver = Archiver(Archive(self._folder), at)
        path = self._folder / grammar.file_name(at.date())
        try:
            record = grammar.record_text(at, speaker, archiver.linked(content)).encode()
            offset = self._add(path, record, at.date())
        except BaseException:
            archiver.discard()
            raise
        return Logged(RecordSource.of(file_identity(path, self._home), offset, record), content, at)

    def _add(self, path: Path, record: bytes, day: date) -> int:
        """Append a record; where it stands is returned, in bytes without BOM and with LF line ends."""
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND
        with file_errors(path), os.fdopen(open_plain(path, flags), "r+b", buffering=0) as file:
            held = file.read()
            lead = self._lead(held, day)
            try:
                _write_all(file, lead + record + b"\n")
            except OSError:
                with suppress(OSError):
                    file.truncate(len(held))
                raise
        return _normalised_length(held + lead)

    def _lead(self, held: bytes, day: date) -> bytes:
        """What parts a record from what the file holds; the first line where it holds nothing."""
        if not held.removeprefix(BOM):
            return f"{grammar.header_line(self._assistant, day)}\n\n".encode()
        return b"\n" if held.endswith(b"\n") else b"\n\n"


def one_line_name(name: str) -> str:
    """A speaker's name as a record can carry it. Errors: BadArgument for an empty one or one with a colon."""
    line = " ".join(normal_form(name).split())
    if not line or ":" in line:
        raise BadArgument("a speaker needs a name without a colon", argument="speaker")
    return line


def _normalised_length(data: bytes) -> int:
    return len(data.removeprefix(BOM)) - data.count(b"\r\n")


def _write_all(file: FileIO, data: bytes) -> None:
    """Write everything or raise: an unbuffered file may take less than it is given."""
    while data:
        data = data[file.write(data) :]
