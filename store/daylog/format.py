"""The grammar of a daily log: its first line, the line that begins a record, the speaker's line, the escapes.

Writer, importer and diary all read and write by these patterns, so that what one writes the others understand.
"""

import re
from datetime import date, datetime, timedelta, timezone
from functools import lru_cache

from store.daylog.fences import outside

# `### ` stands in older logs; those may also begin the first record on the same line.
FILE_HEADER = re.compile(r"(?:### )?(?P<name>\S[^\n]*?) Log — (?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2}) ?(?=\n|\[|\Z)")

# Whatever could be taken for a record header, by us or by an eye: a line that is one bracket with a time in it.
# The bounds keep a hostile line of a million brackets and colons from costing more than its length.
HEADER_LIKE = r"\[[^\[\]\n]{0,40}[0-9]:[0-9][^\[\]\n]{0,40}\][ \t]*$"
SPEAKER = re.compile(r"\n(?P<speaker>[^\s:][^:\n]*):(?: |(?=\n|\Z))")

_RECORD_HEADER = re.compile(r"\[([0-9]{2}):([0-9]{2}):([0-9]{2}) ([+-][0-9]{4})\][ \t]*")
_TO_ESCAPE = re.compile(r"^(\\*" + HEADER_LIKE + ")", re.MULTILINE)
_ESCAPED = re.compile(r"^\\(\\*" + HEADER_LIKE + ")", re.MULTILINE)
_FILE_NAME = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})\.md")


def file_name(day: date) -> str:
    return f"{day.isoformat()}.md"


def named_day(name: str) -> str | None:
    """The day as a log's file name writes it, which need not exist (30 February); None for any other name."""
    match = _FILE_NAME.fullmatch(name)
    return match[1] if match else None


def day_of(written: str) -> date | None:
    """The day that `YYYY-MM-DD` names, or None where the calendar has no such day.

    Its first and its last year count as none: in some zones their instants lie beyond its ends.
    """
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return None
    return day if date.min.year < day.year < date.max.year else None


def header_line(assistant: str, day: date) -> str:
    return f"{assistant} Log — {day.isoformat()}"


def record_text(at: datetime, speaker: str, content: str) -> str:
    """One record, from `[` to the last character of the content, which holds no fence any more."""
    return f"[{at:%H:%M:%S} {f'{at:%z}'[:5]}] \n{speaker}: {escape(content)}"


def is_record_header(line: str) -> bool:
    """Whether the line has exactly the form of a record header, whatever its numbers."""
    return _RECORD_HEADER.fullmatch(line) is not None


def written_at(day: date, header: str) -> datetime | None:
    """The moment that a record header gives on a day; None where it is no header or no clock shows that time."""
    match = _RECORD_HEADER.fullmatch(header)
    if match is None:
        return None
    hour, minute, second, offset = match.groups()
    zone = _zone(offset)
    try:
        return zone and datetime(day.year, day.month, day.day, int(hour), int(minute), int(second), tzinfo=zone)
    except ValueError:
        return None


@lru_cache(maxsize=64)
def _zone(offset: str) -> timezone | None:
    """The zone of `±HHMM`, or None where there is no such offset."""
    hours, minutes = int(offset[1:3]), int(offset[3:])
    if hours > 23 or minutes > 59:
        return None
    shift = timedelta(hours=hours, minutes=minutes)
    return timezone(-shift if offset[0] == "-" else shift)


def escape(content: str) -> str:
    """The content with one more backslash before each line that looks like a record header."""
    return _TO_ESCAPE.sub(r"\\\1", content)


def unescape(content: str) -> str:
    """What `escape` was given; lines of fenced code were never escaped and stay."""
    if "\\" not in content:
        return content
    pieces = []
    for text, fence in outside(content):
        pieces.append(_ESCAPED.sub(r"\1", text))
        pieces.append(content[fence.start : fence.end] if fence else "")
    return "".join(pieces)
