"""How the text of a log falls into records.

The text is what `log_file.log_text` gives: without BOM, lines ended by LF.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from store.daylog import format as grammar
from store.daylog.fences import OPENING, fence_at

OddityCode = Literal["header_without_empty_line", "text_before_first_record"]

# Beginning with a character it is searched for several times as fast as with `^`; the log's first line is never asked.
_EVENT = re.compile(rf"\n(?:(?P<header>{grammar.HEADER_LIKE})|{OPENING})", re.MULTILINE)
# Older logs may have the first record's header right behind their first line, on the same line.
_GLUED = re.compile(f"(?P<header>{grammar.HEADER_LIKE})", re.MULTILINE)
_OPENING_HERE = re.compile(OPENING, re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Record:
    """One record as it stands. start, end: characters of the log's text, from `[` to the content's last character.

    line: of its header, from 1; header: that line; speaker: None where the next line names nobody;
    content: as written, escapes included; open_fence: the text ended inside a fence.
    """

    start: int
    end: int
    line: int
    header: str
    speaker: str | None
    content: str
    open_fence: bool


@dataclass(frozen=True, slots=True)
class Oddity:
    """Something that a person should look at: what, and in which line."""

    line: int
    code: OddityCode


@dataclass(frozen=True, slots=True)
class Scan:
    """A log's first line and its records; `name` and `day` are None where the first line is no log's."""

    name: str | None
    day: str | None
    records: tuple[Record, ...]
    oddities: tuple[Oddity, ...]


@dataclass(frozen=True, slots=True)
class _Head:
    start: int
    header: str
    speaker: str | None
    content: int


def scan(text: str) -> Scan:
    """The records of a log, in order. A text that does not begin as a log has none."""
    first = grammar.FILE_HEADER.match(text)
    if first is None:
        return Scan(None, None, (), ())
    walk = _Walk(text, first.end())
    heads = list(walk.heads())
    preamble = text[first.end() : heads[0].start if heads else len(text)]
    odd = list(walk.odd)
    if preamble.strip():
        odd.insert(0, (first.end() + len(preamble) - len(preamble.lstrip()), "text_before_first_record"))
    lines = _line_numbers(text, [position for position, _ in odd])
    oddities = tuple(Oddity(line, code) for line, (_, code) in zip(lines, odd, strict=True))
    return Scan(first["name"], first["day"], tuple(_records(text, heads, walk.open_fence)), oddities)


def _records(text: str, heads: list[_Head], open_fence: bool) -> Iterator[Record]:
    starts = [head.start for head in heads]
    limits = [*starts[1:], len(text)][: len(heads)]
    for head, limit, line in zip(heads, limits, _line_numbers(text, starts), strict=True):
        end = head.start + len(text[head.start : limit].rstrip("\n"))
        content = text[min(head.content, end) : end]
        yield Record(head.start, end, line, head.header, head.speaker, content, open_fence and limit == len(text))


def _line_numbers(text: str, positions: list[int]) -> Iterator[int]:
    """The lines, from 1, in which ascending positions stand."""
    line, counted = 1, 0
    for position in positions:
        line += text.count("\n", counted, position)
        counted = max(counted, position)
        yield line


class _Walk:
    """One pass over a text that stops at what may begin a record and steps over fenced code."""

    def __init__(self, text: str, begin: int) -> None:
        self._text = text
        self._begin = begin
        self.odd: list[tuple[int, OddityCode]] = []
        self.open_fence = False

    def heads(self) -> Iterator[_Head]:
        position = self._begin
        event = _GLUED.match(self._text, position) or _EVENT.search(self._text, position)
        while event:
            head = self._head(event) if event["header"] is not None else None
            if head is not None:
                yield head
            position = self._after(event, head)
            event = _EVENT.search(self._text, position)

    def _after(self, event: re.Match[str], head: _Head | None) -> int:
        """Where to look on: behind a fence that begins here, else where the content begins, else behind the line."""
        opening: re.Match[str] | None = event
        if event["header"] is not None:
            opening = _OPENING_HERE.match(self._text, head.content) if head and head.speaker else None
        if opening is None:
            return head.content if head else event.end()
        fence = fence_at(self._text, opening)
        self.open_fence = not fence.closed
        return fence.end

    def _head(self, event: re.Match[str]) -> _Head | None:
        """The head of a record, or None for a line that is content, however much it looks like a header."""
        start, header = event.start("header"), event["header"]
        speaker = grammar.SPEAKER.match(self._text, event.end())
        if speaker is None and not grammar.is_record_header(header):
            return None
        if not self._stands_free(start):
            self.odd.append((start, "header_without_empty_line"))
            return None
        if speaker is None:
            return _Head(start, header, None, event.end())
        return _Head(start, header, speaker["speaker"].rstrip(), speaker.end())

    def _stands_free(self, start: int) -> bool:
        """Whether the line before it is empty or the log's first one."""
        line_start = self._text.rfind("\n", 0, max(start - 1, 0)) + 1
        return line_start == 0 or not self._text[line_start:start].strip()
