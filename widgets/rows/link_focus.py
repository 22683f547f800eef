"""Which link of a card the keyboard is on."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from widgets.rows.ink import Ink
from widgets.rows.message_text import MessageText
from widgets.rows.placed_block import Link


class LinkFocus:
    """Walks the links of one row. They are looked for once, and only when the keyboard asks."""

    def __init__(self, row: object = None) -> None:
        self.row = row
        self._links: list[Link] | None = None
        self._index = 0

    def find(self, text: MessageText) -> list[Link]:
        """The links of the text that this was made for."""
        if self._links is None:
            self._links = text.links()
        return self._links

    def enter(self, text: MessageText, forward: bool) -> None:
        """The focus arrives from before or from behind."""
        links = self.find(text)
        self._index = 0 if forward else len(links) - 1

    def step(self, forward: bool) -> bool:
        """Go to the next or the previous link; False where there is none."""
        wanted = self._index + (1 if forward else -1)
        if not 0 <= wanted < len(self._links or ()):
            return False
        self._index = wanted
        return True

    def address(self) -> str:
        """The address of the link under the keyboard, or nothing."""
        return self._links[self._index].address if self._links else ""

    def paint(self, painter: QPainter, text: MessageText, ink: Ink) -> None:
        """A ring around the link."""
        if not self._links:
            return
        link = self._links[self._index]
        painter.save()
        painter.setPen(ink.ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in text.rects_of(link.start, link.end):
            painter.drawRoundedRect(QRectF(rect).adjusted(-1, -1, 1, 1), 3, 3)
        painter.restore()
