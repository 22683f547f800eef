"""What one log file holds: the records that can be read, and the places that a person should look at."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Literal

from store.daylog import format as grammar
from store.daylog.log_file import log_text, read_plain
from store.daylog.scan import Record, Scan, scan
from store.daylog.source import RecordSource, file_identity
from store.errors import NotALog
from store.home import Home

ProblemCode = Literal[
    "bad_header",
    "bad_time",
    "empty_message",
    "header_without_empty_line",
    "no_speaker",
    "text_before_first_record",
]


_NOTHING_LOST: frozenset[ProblemCode] = frozenset({"empty_message", "header_without_empty_line"})


@dataclass(frozen=True, slots=True)
class Problem:
    """What cannot be taken as it stands, and in which line, from 1."""

    line: int
    code: ProblemCode


@dataclass(frozen=True, slots=True)
class Entry:
    """One record that can be read.

    place: among all records of the file, from 1, unreadable ones counted; content: escapes taken away, links kept;
    last: no later record seals it; open_fence: the file ends inside a fence of it.
    """

    place: int
    line: int
    source: RecordSource
    speaker: str
    at: datetime
    content: str
    last: bool
    open_fence: bool


@dataclass(frozen=True, slots=True)
class Log:
    """One log file. `data`: its bytes without BOM and with LF line ends; `ends`: where in them each record ends.

    day: None for a file without a byte in it.
    """

    path: Path
    file: str
    day: date | None
    data: bytes
    entries: tuple[Entry, ...] = ()
    problems: tuple[Problem, ...] = ()
    ends: frozenset[int] = frozenset()

    @property
    def unread(self) -> tuple[int, ...]:
        """The lines, from 1, of what somebody wrote and no entry holds."""
        return tuple(problem.line for problem in self.problems if problem.code not in _NOTHING_LOST)


def read_log(path: Path, home: Home) -> Log:
    """Read a log file; the file is only read. Line numbers and offsets are those a person finds in an editor.

    Errors: SymbolicLink, BadPath, TooLarge, NoAccess, Trouble, NotUtf8, NotALog.
    """
    text = log_text(read_plain(path), path)
    file = file_identity(path, home)
    if not text:
        return Log(path, file, None, b"")
    found = scan(text)
    day = _day(found, path)
    return _log(path, file, day, text, found)


def _log(path: Path, file: str, day: date, text: str, found: Scan) -> Log:
    entries: list[Entry] = []
    problems = [Problem(oddity.line, oddity.code) for oddity in found.oddities]
    ends = set()
    for place, (record, source) in enumerate(_sources(file, text, found.records), start=1):
        ends.add(source.offset + source.length)
        entry = _entry(record, source, place, day, place == len(found.records))
        if isinstance(entry, Entry):
            entries.append(entry)
        else:
            problems.append(Problem(record.line, entry))
    problems.sort(key=lambda problem: problem.line)
    return Log(path, file, day, text.encode(), tuple(entries), tuple(problems), frozenset(ends))


def _entry(record: Record, source: RecordSource, place: int, day: date, last: bool) -> Entry | ProblemCode:
    at = grammar.written_at(day, record.header)
    if at is None:
        return "bad_time" if grammar.is_record_header(record.header) else "bad_header"
    if record.speaker is None:
        return "no_speaker"
    content = grammar.unescape(record.content)
    if not content or content.isspace():
        return "empty_message"
    return Entry(place, record.line, source, record.speaker, at, content, last, record.open_fence)


def _sources(file: str, text: str, records: tuple[Record, ...]) -> Iterator[tuple[Record, RecordSource]]:
    """Each record with its identity; offsets are counted on from record to record."""
    offset = position = 0
    for record in records:
        raw = text[record.start : record.end].encode()
        offset += len(text[position : record.start].encode())
        yield record, RecordSource.of(file, offset, raw)
        offset, position = offset + len(raw), record.end


def _day(found: Scan, path: Path) -> date:
    """The day that the first line names, which a file named for a day must agree with."""
    if found.day is None:
        raise NotALog("the first line is not that of a daily log", path=str(path), line=1, reason="header")
    named = grammar.named_day(path.name)
    day = grammar.day_of(named or found.day)
    if day is None:
        raise NotALog("the calendar has no such day", path=str(path), line=1, reason="no_such_day")
    if day.isoformat() != found.day:
        raise NotALog("file name and first line name two days", path=str(path), line=1, reason="two_days")
    return day
