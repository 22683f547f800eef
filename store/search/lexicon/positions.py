"""The exact places of a word in a text, in characters.

SQLite's tokenizer marks them in a scratch index. A text is cut into pieces at spaces first, because marking takes time
that grows with the square of the hits of one piece; no word crosses a space. The marks are characters that the text
lacks, so that no text can pretend to hold one.
"""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from store.search.scratch import Scratch
from store.search.tokenizer import quoted

PIECE = 2000
_CUT = re.compile("[ \n]")
_FIRST_MARK = 0xF0000


@dataclass(frozen=True, slots=True)
class Place:
    """One occurrence: the number of the word within the text, and its characters, `end` excluded."""

    token_index: int
    start: int
    end: int


def pieces(text: str, size: int = PIECE) -> Iterator[tuple[int, str]]:
    """The text in pieces that begin after a space or line break, each with its start; longer where there is none."""
    start = 0
    while len(text) - start > size:
        cut = _CUT.search(text, start + size)
        if cut is None:
            break
        yield start, text[start : cut.end()]
        start = cut.end()
    yield start, text[start:]


def occurrences(index: Scratch, text: str, term: str) -> int:
    """How often a folded word stands in a text."""
    with index.holding([(1, text)]) as held:
        (count,) = held.execute("SELECT count(*) FROM places WHERE term = ?", (term,)).fetchone()
    return int(count)


def places(index: Scratch, text: str, term: str, first: int, count: int) -> list[Place]:
    """At most `count` occurrences of a folded word in a text, from number `first` (of 0) on."""
    parts = list(pieces(text))
    with index.holding((number, part) for number, (_, part) in enumerate(parts)) as held:
        hits = _offsets(held, term)
        bases = _bases(held) if len(parts) > 1 else {}
        wanted = _wanted(hits, first, count)
        marks = _unused(text)
        return [
            Place(bases.get(number, 0) + hits[number][nth], start, end)
            for number, chosen in wanted
            for nth, (start, end) in _spans(held, number, term, parts[number][0], marks, hits[number])
            if nth in chosen
        ]


def _offsets(held: sqlite3.Connection, term: str) -> dict[int, list[int]]:
    """The numbers of the words that are the term, within each piece that has one."""
    found: dict[int, list[int]] = {}
    for doc, offset in held.execute("SELECT doc, offset FROM places WHERE term = ? ORDER BY doc, offset", (term,)):
        found.setdefault(doc, []).append(offset)
    return found


def _bases(held: sqlite3.Connection) -> dict[int, int]:
    """How many words stand before each piece. Words without a letter (a lone accent) count as the index counts them."""
    before, bases = 0, {}
    for doc, count in held.execute("SELECT doc, max(offset) + 1 FROM places GROUP BY doc ORDER BY doc"):
        bases[doc] = before
        before += count
    return bases


def _wanted(hits: dict[int, list[int]], first: int, count: int) -> list[tuple[int, range]]:
    """The pieces that hold the asked-for occurrences, with the numbers of those within the piece."""
    chosen = list[tuple[int, range]]()
    passed = 0
    for number in sorted(hits):
        here = range(max(0, first - passed), min(len(hits[number]), first + count - passed))
        if here:
            chosen.append((number, here))
        passed += len(hits[number])
    return chosen


def _spans(
    held: sqlite3.Connection, number: int, term: str, start: int, marks: tuple[str, str], offsets: list[int]
) -> Iterator[tuple[int, tuple[int, int]]]:
    """The characters of each hit of a piece, counted in the whole text."""
    opening, closing = marks
    (marked,) = held.execute(
        "SELECT highlight(texts, 0, ?, ?) FROM texts WHERE texts MATCH ? AND rowid = ?",
        (opening, closing, quoted(term), number),
    ).fetchone()
    runs = marked.split(opening)
    assert len(runs) == len(offsets) + 1, "the marks are as many as the occurrences"
    position = start + len(runs[0])
    for nth, run in enumerate(runs[1:]):
        word, after = run.split(closing)
        yield nth, (position, position + len(word))
        position += len(word) + len(after)


def _unused(text: str) -> tuple[str, str]:
    """Two characters that the text lacks."""
    free = (chr(code) for code in range(_FIRST_MARK, _FIRST_MARK + len(text) + 2) if chr(code) not in text)
    return next(free), next(free)
