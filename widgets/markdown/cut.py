"""Where a long message is cut: between its blocks if possible, else inside fences, tables and lines."""

import re
from collections.abc import Iterator

from widgets.markdown.fences import CODE, cut_code, fences
from widgets.markdown.places import LINE, Place, Prose
from widgets.markdown.tables import CELLS, Table, cut_table, is_long, tables

PART = 3_000  # the aim for a stretch, in characters: what a few milliseconds can parse and lay out
LINES = 300  # the most lines of a stretch, for each costs as much as many characters
TRIES = 40  # how many borders are looked at for a good one

WHOLE = LINE  # characters that one part may have if they are neither many short lines nor a long table

Cut = tuple[str, Place]
Special = tuple[int, int, Table | None]

_LONG_LINE = re.compile(rf"^[^\n]{{{LINE + 1},}}\n?", re.MULTILINE)
_LIST_ITEM = re.compile(r"(?:[-*+]|\d{1,9}[.)])(?=[ \t])")
_LINE_START = re.compile(r"^\S.*", re.MULTILINE)


def is_light(content: str) -> bool:
    """Whether a message can stay in one stretch without a look at its blocks."""
    return len(content) <= WHOLE and content.count("\n") <= LINES and content.count("|") <= CELLS


def cut(content: str) -> Iterator[Cut]:
    """The stretches of a message, in order, each with what it is."""
    start = kept = lines = 0
    for fence in fences(content):
        lines += content.count("\n", kept, fence.end)
        if fence.end - start <= PART and lines <= LINES:
            kept = fence.end
            continue
        yield from _prose(content, start, fence.start, kept)
        start, kept, lines = fence.start, fence.end, 0
        if fence.end - fence.start > CODE:
            yield from cut_code(content, fence)
            start = fence.end
    yield from _prose(content, start, len(content), kept)


def _prose(content: str, start: int, end: int, kept: int) -> Iterator[Cut]:
    """Cut what lies between two long fences, nowhere before `kept`: short fences stay whole."""
    for first, last, table in _special(content, max(start, kept), end):
        yield from _stretches(content, start, first, kept)
        yield from _line(content, first, last) if table is None else cut_table(content, table)
        start = last
    yield from _stretches(content, start, end, kept)


def _special(content: str, start: int, end: int) -> list[Special]:
    """Tables and lines that are too long for one stretch, in order, none within another."""
    lines: list[Special] = [(m.start(), m.end(), None) for m in _LONG_LINE.finditer(content, start, end)]
    found: list[Special] = [(t.start, t.end, t) for t in tables(content, start, end) if is_long(content, t)]
    return lines + found if not (lines and found) else _without_overlap(lines, found)


def _without_overlap(lines: list[Special], found: list[Special]) -> list[Special]:
    """A table that holds an over-long line is no table to us, for its row could not be laid out."""
    sound = [t for t in found if not any(t[0] < line[1] and line[0] < t[1] for line in lines)]
    return sorted(lines + sound, key=lambda special: special[0])


def _stretches(content: str, start: int, end: int, kept: int) -> Iterator[Cut]:
    opens, indent = True, 0
    while (high := _reach(content, start, end)) < end and (low := max(kept, (start + high) // 2)) < end:
        at, whole = _best(content, low, max(low + 1, high), end)
        yield content[start:at], Prose(opens, whole, indent=indent)
        indent = 0 if whole else _indent(content, start, at)
        start, opens = at, whole
    if start < end:
        yield content[start:end], Prose(opens, indent=indent)


def _reach(content: str, start: int, end: int) -> int:
    """How far a stretch may go; a short rest is not worth a stretch of its own."""
    high = end if end - start <= PART * 3 // 2 else start + PART
    lines = content[start:high].split("\n", LINES)
    return high - len(lines[LINES]) if len(lines) > LINES else high


def _best(content: str, low: int, high: int, end: int) -> tuple[int, bool]:
    """The best place to cut within [low, high), or the first one after it; True where a block ends there."""
    if at := _flush_line(content, "\n\n", low, high):
        return at, True
    at = _flush_line(content, "\n", low, high) or content.rfind("\n", low, high) + 1
    return at or content.find("\n", high, end) + 1 or end, False


def _flush_line(content: str, border: str, low: int, high: int) -> int:
    """Where the last line after such a border begins that is not indented; 0 where the last few all are."""
    for _ in range(TRIES):
        high = content.rfind(border, low, high)
        start = high + len(border)
        if high < 0:
            break
        if not content[start : start + 1].isspace():
            return start
    return 0


def _indent(content: str, start: int, at: int) -> int:
    """The columns by which the text from `at` stands inside a list item that began before it."""
    line = content[at : at + LINE].split("\n", 1)[0]
    before = _LINE_START.findall(content, start, at)
    if before and _LIST_ITEM.match(before[-1]):
        return len(line) - len(line.lstrip(" "))
    return 0


def _line(content: str, start: int, end: int) -> Iterator[Cut]:
    """The pieces of one over-long line, cut after a space where there is one."""
    opens = True
    while end - start > LINE:
        at = content.rfind(" ", start + LINE * 3 // 4, start + LINE) + 1 or start + LINE
        yield content[start:at], Prose(opens, closes=False, inline=not opens)
        start, opens = at, False
    yield content[start:end], Prose(opens, inline=not opens)
