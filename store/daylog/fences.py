"""Fenced code blocks of a Markdown text, by the rules of CommonMark at the top level.

A fence inside a list or a quotation is indented or prefixed, and so is every line in it; only fences at the top level
can hold a line that begins in the first column, which is all that the log's grammar asks about.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

# Up to three spaces, then three or more backticks (and no further one on that line) or tildes.
OPENING = r"(?P<indent> {0,3})(?P<mark>`{3,}(?=[^`\n]*$)|~{3,})(?P<info>[^\n]*)$"
_OPENING_LINE = re.compile("^" + OPENING, re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Fence:
    """One fenced block. Positions are characters of its text.

    start, end: from the indentation of the opening line to the end of the closing one (or of the text);
    code_start, code_end: the lines between; `closed` is False where the text ends first.
    """

    start: int
    end: int
    code_start: int
    code_end: int
    indent: str
    mark: str
    info: str
    closed: bool


def fences(text: str, position: int = 0) -> Iterator[Fence]:
    """The fenced blocks of a text in order; only the last one can be unclosed."""
    while opening := _OPENING_LINE.search(text, position):
        fence = fence_at(text, opening)
        yield fence
        position = fence.end


def fence_at(text: str, opening: re.Match[str]) -> Fence:
    """The block that begins with this opening line."""
    indent, mark, info = opening["indent"], opening["mark"], opening["info"].strip(" \t")
    closing = _closing(mark).search(text, opening.end())
    code_start = min(opening.end() + 1, len(text))
    code_end, end = closing.span() if closing else (len(text), len(text))
    return Fence(opening.start("indent"), end, code_start, code_end, indent, mark, info, closing is not None)


def _closing(mark: str) -> re.Pattern[str]:
    """A line of the same character, at least as often, with nothing after it."""
    return re.compile(rf"^ {{0,3}}{mark[0]}{{{len(mark)},}}[ \t]*$", re.MULTILINE)


def close_last(text: str) -> str:
    """The text with an unclosed last fence closed."""
    unclosed = next((fence for fence in fences(text) if not fence.closed), None)
    return text if unclosed is None else f"{text}\n{unclosed.indent}{unclosed.mark}"


def code_of(text: str, fence: Fence) -> str:
    """The code of a block: its lines, each with at most the opening line's indentation taken away."""
    code = text[fence.code_start : fence.code_end]
    return re.sub(rf"^ {{1,{len(fence.indent)}}}", "", code, flags=re.MULTILINE) if fence.indent else code


def outside(text: str) -> Iterator[tuple[str, Fence | None]]:
    """The text in pieces, in order: each piece between the blocks, with the block that follows it (None at the end)."""
    position = 0
    for fence in fences(text):
        yield text[position : fence.start], fence
        position = fence.end
    yield text[position:], None
