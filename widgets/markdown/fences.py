"""Fences in a message's source, found without parsing it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from widgets.markdown.code_view import line_count
from widgets.markdown.places import LINE, Code

CODE = 2_000  # the aim for a stretch of code, in characters
NESTED = 3  # columns; a fence that is indented by more stands in a list
COLOURED = 10_000  # a longer fence stays plain: a lexer takes about 2.5 ms for 1,000 characters

_OPENING = re.compile(r"^(?P<lead>[ \t]*)(?P<mark>`{3,}(?=[^`\n]*$)|~{3,})(?P<info>[^\n]{0,400})$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Fence:
    """Offsets into the message: the fence is [start, end), its code [first, last)."""

    start: int
    first: int
    last: int
    end: int
    indent: int
    info: str


def fences(content: str) -> Iterator[Fence]:
    """Every fence, in order. One that nothing closes goes on to the end, unless it is indented like a list's."""
    at, unclosed = 0, set[re.Pattern[str]]()
    marks = ["```", "~~~"]
    while opening := _first(_OPENING, marks, content, at):
        indent = len(opening["lead"].expandtabs(4))
        pattern = _closing(opening["mark"][:9], indent > NESTED)
        closing = None if pattern in unclosed else _first(pattern, [opening["mark"][:9]], content, opening.end())
        at = opening.end()
        if closing is None:
            unclosed.add(pattern)
            if indent > NESTED:
                continue
        first = min(at + 1, len(content))
        last, at = (closing.start(), closing.end()) if closing else (len(content), len(content))
        yield Fence(opening.start(), first, max(first, last), at, indent, opening["info"].strip())


def _first(pattern: re.Pattern[str], marks: list[str], content: str, at: int) -> re.Match[str] | None:
    """What `pattern.search` finds, five times as fast: only lines that hold one of the marks are looked at.

    Marks that do not come any more are taken off the list.
    """
    while places := [place for mark in marks if (place := content.find(mark, at)) >= 0]:
        if len(places) < len(marks):
            marks[:] = [mark for mark in marks if content.find(mark, at) >= 0]
        line = content.rfind("\n", 0, min(places)) + 1
        if line >= at and (found := pattern.match(content, line)):
            return found
        at = content.find("\n", min(places)) + 1
        if at == 0:
            break
    return None


@lru_cache(maxsize=64)
def _closing(mark: str, nested: bool) -> re.Pattern[str]:
    """What closes a fence. No one writes marks longer than nine, so nine stand for all that are."""
    lead = "[ \\t]*" if nested else " {0,3}"
    return re.compile(rf"^{lead}{mark}{mark[0]}*[ \t\r]*(?:\n|\Z)", re.MULTILINE)


def cut_code(content: str, fence: Fence) -> Iterator[tuple[str, Code]]:
    """The stretches of one long fence; the first holds its opening line, the last its closing one."""
    code = content[fence.first : fence.last]
    whole = code if len(code) <= COLOURED else None
    lines, before = line_count(code), 0
    for start, end in code_cuts(code):
        opens, closes = start == 0, end == len(code)
        first = fence.start if opens else fence.first + start
        last = fence.end if closes else fence.first + end
        body = fence.first + start - first
        yield (
            content[first:last],
            Code(opens, closes, body, body + end - start, fence.info, fence.indent, whole, start, before, lines),
        )
        before += code.count("\n", start, end)


def code_cuts(code: str) -> list[tuple[int, int]]:
    """Where to cut code into stretches of whole lines; a line that is too long by itself is cut too."""
    cuts, start = [], 0
    while len(code) - start > CODE * 3 // 2:
        end = code.rfind("\n", start + CODE // 2, start + CODE) + 1
        end = end or code.find("\n", start + CODE, start + LINE) + 1 or min(len(code), start + LINE)
        cuts.append((start, end))
        start = end
    return [*cuts, (start, len(code))] if start < len(code) or not cuts else cuts
