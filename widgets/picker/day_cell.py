"""One day of a month: a button that shows its number, its mark, and whether it is today or chosen."""

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from store.records import Mark
from widgets.dates import long_date
from widgets.frame import draw_box, draw_focus
from widgets.style import SMALL, Look

SIDE = 36  # of a cell, in logical pixels at 100 %
DOT = 2.5  # radius of a mark
GAP = 3  # around the ground of a cell


@dataclass(frozen=True, slots=True)
class CellDay:
    """What a cell shows. outside: it belongs to the month before or after."""

    day: date
    mark: Mark | None = None
    today: bool = False
    chosen: bool = False
    outside: bool = False


class DayCell(QAbstractButton):
    """Today has a ring, the chosen day is filled, a conversation is a dot and any other entry a hollow one."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, side: int = SIDE) -> None:
        super().__init__(parent)
        self._look, self._side = look, side
        self._shown: CellDay | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_day(self, shown: CellDay | None) -> None:
        """None leaves the cell empty: the calendar ends there."""
        if shown == self._shown and self.text():
            return
        self._shown = shown
        self.setEnabled(shown is not None)
        self.setText(str(shown.day.day) if shown else "")
        self.update()

    def day(self) -> date | None:
        return self._shown.day if self._shown else None

    def shown(self) -> CellDay | None:
        return self._shown

    def describe(self) -> None:
        """Name the day in full for a screen reader, in the present language."""
        self.setAccessibleName(self._spoken(self._shown) if self._shown else "")

    def _spoken(self, shown: CellDay) -> str:
        parts = [long_date(shown.day)]
        if shown.today:
            parts.append(self.tr("today"))
        if shown.chosen:
            parts.append(self.tr("chosen"))
        if shown.mark == "conversation":
            parts.append(self.tr("has conversations"))
        elif shown.mark == "other":
            parts.append(self.tr("has entries, no conversation"))
        return ", ".join(parts)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(self._side), self._look.px(self._side))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(20), self._look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self._shown
        if shown is None:
            return
        painter = QPainter(self)
        self._paint_ground(painter, shown)
        ink = self._ink(shown)
        weight = QFont.Weight.Bold if shown.today or shown.chosen else QFont.Weight.Normal
        painter.setFont(self._look.font(SMALL, weight))
        painter.setPen(ink)
        lift = self._look.px(3)
        painter.drawText(QRectF(0, -lift, self.width(), self.height()), Qt.AlignmentFlag.AlignCenter, self.text())
        self._paint_mark(painter, shown, ink)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), self._look)

    def _ink(self, shown: CellDay) -> QColor:
        theme = self._look.theme
        if shown.chosen:
            return QColor(theme.card)
        return QColor(theme.quiet if shown.outside else theme.text)

    def _paint_ground(self, painter: QPainter, shown: CellDay) -> None:
        theme, gap = self._look.theme, self._look.px(GAP if self._side == SIDE else 1)
        area = QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)
        if shown.chosen:
            draw_box(painter, area, self._look, theme.user)
        elif self.underMouse():
            draw_box(painter, area, self._look, theme.hover)
        if shown.today and not shown.chosen:
            draw_box(painter, area, self._look, "#00000000", theme.user)

    def _paint_mark(self, painter: QPainter, shown: CellDay, ink: QColor) -> None:
        if shown.mark is None:
            return
        colour = ink if shown.chosen else QColor(self._look.theme.user)
        radius = DOT * self._look.zoom / 100
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1.2 * self._look.zoom / 100))
        painter.setBrush(colour if shown.mark == "conversation" else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(self.width() / 2, self.height() - self._look.px(self._side / 4)), radius, radius)
