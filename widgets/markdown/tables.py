"""Tables in a message's source, found without parsing it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from widgets.markdown.places import Rows

ROWS = 3_000  # the most characters of a stretch of rows
CELLS = 240  # its most cells: each takes about 0.07 ms to lay out
SAMPLE = 1_000  # how many rows decide how wide the columns are

_DELIMITER = re.compile(r"\n {0,3}(?=[^\n]*-)[-:|\t ]+\r?(?:\n|\Z)")
_END = re.compile(r"^[ \t\r]*(?:\n|\Z)", re.MULTILINE)
_ROW = re.compile(r"[^\n]*\n|[^\n]+")
_CELL = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class Table:
    """Offsets into the message: header and delimiter are [start, body), the rows [body, end)."""

    start: int
    body: int
    end: int


def tables(content: str, start: int, end: int) -> Iterator[Table]:
    """Every table between two offsets, in order; one goes on to the next blank line."""
    at = start
    while delimiter := _DELIMITER.search(content, at, end):
        header = content.rfind("\n", start, delimiter.start()) + 1 or start
        at = delimiter.end() - 1
        if "|" not in delimiter[0] or "|" not in content[header : delimiter.start()]:
            continue
        blank = _END.search(content, delimiter.end(), end)
        at = blank.start() if blank else end
        yield Table(header, delimiter.end(), at)


def is_long(content: str, table: Table) -> bool:
    """Whether a table has to be cut."""
    return table.end - table.start > ROWS or content.count("|", table.start, table.end) > CELLS


def cut_table(content: str, table: Table) -> Iterator[tuple[str, Rows]]:
    """The stretches of one long table, all of whole rows; the first holds its header."""
    rows = _ROW.findall(content, table.start, table.end)
    head = content[table.start : table.body]
    widths = column_widths([cells(row) for row in rows[:SAMPLE]])
    most = max(1, CELLS // len(widths))
    start = 0
    while start < len(rows):
        end = start + _fitting(rows[start : start + most])
        yield "".join(rows[start:end]), Rows(start == 0, end == len(rows), head, widths)
        start = end


def _fitting(rows: list[str]) -> int:
    """How many of some rows make one stretch: at least one, or two where they are header and delimiter."""
    sizes = accumulate(len(row) for row in rows)
    return max(2, sum(size <= ROWS for size in sizes))


def cells(row: str) -> list[str]:
    """The cells of a row, roughly: a pipe in inline code counts as a border, which widths can bear."""
    return [cell.strip() for cell in _CELL.split(row.strip().strip("|"))]


def column_widths(rows: list[list[str]]) -> tuple[int, ...]:
    """The share of each column in per cent: by its longest cell, tamed so that none starves."""
    columns = max((len(row) for row in rows[:1]), default=1)
    longest = [max((len(row[c]) for row in rows if c < len(row)), default=0) for c in range(columns)]
    weights = [min(max(length, 4), 40) for length in longest]
    return tuple(max(1, round(100 * weight / sum(weights))) for weight in weights)
