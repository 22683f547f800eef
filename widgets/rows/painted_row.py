"""The widget base of the page's plain rows: it keeps what is bound, paints the ring, and serves one selectable text."""

from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from widgets.frame import draw_focus
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import Row, RowWidget, Unit
from widgets.style import Look

R = TypeVar("R", bound=Row)


class PaintedRow(RowWidget[R], Generic[R]):
    """Subclasses paint, and lay out one text if it may be selected.

    After `bind`, `row` and `look` are there; before it nothing is painted.
    """

    row: R
    look: Look

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._bound = False
        self._current = False
        self._selected = (0, 0)

    def bind(self, row: R, width: int, look: Look) -> None:
        self.row, self.look, self._bound, self._selected = row, look, True, (0, 0)
        self.lay_out(width)
        self.setAccessibleName(self.spoken_name())
        self.update()

    def lay_out(self, width: int) -> None:
        """Prepare for painting at a width in pixels."""
        raise NotImplementedError

    def spoken_name(self) -> str:
        """What a screen reader says of the row, before the text that may be selected."""
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        """Paint all but the ring."""
        raise NotImplementedError

    def box(self) -> QRect:
        """The part of the slot that the ring surrounds."""
        return self.rect()

    def paragraph(self) -> tuple[Paragraph, QPoint] | None:
        """The text that may be selected, with its top left in the row."""
        return None

    def set_current(self, current: bool) -> None:
        self._current = current
        self.update()

    @property
    def selected(self) -> tuple[int, int]:
        """The characters [start, end) painted as selected."""
        return self._selected

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._bound:
            return
        painter = QPainter(self)
        self.paint(painter)
        if self._current:
            draw_focus(painter, QRectF(self.box()), self.look)

    # The text, for the list's selection

    def characters(self) -> int:
        text = self.paragraph() if self._bound else None
        return text[0].characters() if text else 0

    def character_at(self, point: QPoint) -> int:
        text = self.paragraph()
        return text[0].character_at(point - text[1]) if text else 0

    def rect_of(self, character: int) -> QRect:
        text = self.paragraph()
        return text[0].rect_of(character).translated(text[1]) if text else self.rect()

    def span_at(self, character: int, unit: Unit) -> tuple[int, int]:
        text = self.paragraph()
        return text[0].span_at(character, unit) if text else (0, 0)

    def displayed(self, start: int, end: int) -> str:
        text = self.paragraph()
        return text[0].between(start, end) if text else ""

    def select(self, start: int, end: int) -> None:
        self._selected = (start, end)
        self.update()
