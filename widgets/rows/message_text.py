"""The displayed text of one row: its blocks one under another.

Characters are counted in UTF-16 units over all blocks; between two blocks one position counts as a line break.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPainter

from widgets.markdown.render import Block
from widgets.rows.ink import Ink
from widgets.rows.placed_block import Link, PlacedBlock, Selected
from widgets.rows.row import Unit


class MessageText:
    """The blocks of one part, laid out for one width at a time. Pixels count from its top left corner."""

    def __init__(self, blocks: Sequence[Block], ink: Ink) -> None:
        lengths = [block.document.characterCount() + block.hidden for block in blocks]
        self._starts = list(accumulate(lengths, initial=0))[:-1]
        self.blocks = [PlacedBlock(block, start, ink) for block, start in zip(blocks, self._starts, strict=True)]
        self.characters = max(sum(lengths) - 1, 0)
        self.width = 0
        self.height = 0
        self._gap = ink.unit

    def lay_out(self, width: int) -> int:
        """Lay the blocks out for a width; return the height. The same width again costs nothing."""
        if width != self.width:
            self.width = width
            bottom = 0
            for index, placed in enumerate(self.blocks):
                gap = self._gap if index and placed.block.opens else 0
                bottom = placed.lay_out(bottom + gap, width, gap)
            self.height = bottom
        return self.height

    @property
    def goes_on(self) -> bool:
        """Whether the next row continues the last block, without a gap."""
        return bool(self.blocks) and not self.blocks[-1].block.ends

    def rect_of(self, character: int) -> QRect:
        """The line of a character, from that character on; one pixel wide."""
        return self._holding(character).rect_of(character) if self.blocks else QRect(0, 0, 1, self.height)

    def character_at(self, point: QPoint) -> int:
        """The character boundary nearest to a point."""
        return self._nearest(point.y()).character_at(point) if self.blocks else 0

    def link_at(self, point: QPoint) -> str | None:
        """The address of the link exactly under a point."""
        holding = (placed for placed in self.blocks if placed.frame.contains(point))
        return next((placed.link_at(point) or None for placed in holding), None)

    def span_at(self, character: int, unit: Unit) -> Selected:
        """The word or the paragraph around a character."""
        return self._holding(character).span_at(character, unit) if self.blocks else (0, 0)

    def text(self, start: int = 0, end: int | None = None) -> str:
        """The displayed text between two characters."""
        stop = self.characters if end is None else end
        return "\n".join(
            placed.text(max(start, placed.start), min(stop, placed.end))
            for placed in self.blocks
            if placed.start <= stop and placed.end >= start
        )

    def links(self) -> list[Link]:
        """Every link, in order."""
        return [link for placed in self.blocks for link in placed.links()]

    def rects_of(self, start: int, end: int) -> Iterator[QRect]:
        """The stretches of lines that characters [start, end) cover."""
        first, last = self.rect_of(start), self.rect_of(end)
        right = self._holding(start).frame.right()
        if first.top() == last.top():
            yield first.united(last)
            return
        yield first.united(QRect(right, first.top(), 1, first.height()))
        if first.bottom() + 1 < last.top():
            yield QRect(0, first.bottom() + 1, right, last.top() - first.bottom() - 1)
        yield last.united(QRect(0, last.top(), 1, last.height()))

    def paint(self, painter: QPainter, visible: QRect, spans: list[tuple[Selected, QColor]]) -> None:
        """Paint the blocks that meet `visible`. spans: characters with the ground they stand on."""
        for placed in self._meeting(visible):
            placed.paint(painter, visible, spans)

    def _meeting(self, visible: QRect) -> Iterator[PlacedBlock]:
        return (placed for placed in self.blocks if placed.with_gap.intersects(visible))

    def _holding(self, character: int) -> PlacedBlock:
        return self.blocks[max(bisect_right(self._starts, character) - 1, 0)]

    def _nearest(self, y: int) -> PlacedBlock:
        return next((placed for placed in self.blocks if y <= placed.frame.bottom()), self.blocks[-1])
