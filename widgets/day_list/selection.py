"""What is selected on a page: two positions, whatever widgets happen to show them."""

from collections.abc import Iterator
from typing import NamedTuple

from widgets.day_list.page import Page
from widgets.rows.row import Position, Row

END = 2**31 - 1  # stands for "to the end of the row"; no row has so many characters


class Span(NamedTuple):
    """Selected characters [start, end) of the row at an index."""

    row: int
    start: int
    end: int


class Selection:
    """From where it was begun (`origin`) to where it was drawn (`caret`), which may lie before it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.origin: Position | None = None
        self.caret: Position | None = None

    def set(self, origin: Position, caret: Position) -> None:
        self.origin, self.caret = origin, caret

    def clear(self) -> None:
        self.origin = self.caret = None

    @property
    def is_empty(self) -> bool:
        return self.origin is None or self.origin == self.caret

    @property
    def is_backward(self) -> bool:
        """Whether the caret stands before the origin."""
        first = self._place(self.origin) if self.origin else None
        last = self._place(self.caret) if self.caret else None
        return first is not None and last is not None and last < first

    def select_all(self) -> None:
        rows = self._page.rows
        if rows:
            self.set(Position(rows[0].key, 0), Position(rows[-1].key, END))

    def ends(self) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """First and last (row index, character), in the order of the page; None when nothing is selected."""
        if self.origin is None or self.caret is None or self.is_empty:
            return None
        first, last = self._place(self.origin), self._place(self.caret)
        if first is None or last is None:
            return None
        return (first, last) if first <= last else (last, first)

    def span(self, row: Row) -> tuple[int, int]:
        """The selected characters of one row; equal numbers where there are none."""
        ends = self.ends()
        index = self._page.index_of(row.key) if ends else None
        if ends is None or index is None:
            return 0, 0
        (first, start), (last, end) = ends
        if not first <= index <= last:
            return 0, 0
        return (start if index == first else 0), (end if index == last else END)

    def spans(self) -> Iterator[Span]:
        """Every row that the selection meets."""
        ends = self.ends()
        if ends is None:
            return
        (first, start), (last, end) = ends
        for index in range(first, last + 1):
            yield Span(index, start if index == first else 0, end if index == last else END)

    def drop_lost(self) -> None:
        """Rows have gone: a selection that began or ended in one of them is over."""
        if any(end is not None and self._place(end) is None for end in (self.origin, self.caret)):
            self.clear()

    def _place(self, position: Position) -> tuple[int, int] | None:
        index = self._page.index_of(position.key)
        return None if index is None else (index, position.character)
