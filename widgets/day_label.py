"""The button that names the day and says how much it holds; a click asks for the date picker."""

from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from widgets.button import PressButton
from widgets.dates import capitalised, day_title, figures, joined, medium_date, nearness, short_date
from widgets.frame import draw_box, draw_focus
from widgets.icon import draw_icon
from widgets.style import BODY, SMALL, TITLE, Look

PAD, CHEVRON = 8, 12  # logical pixels at 100 %
WEEK = [date(2000, 10, day) for day in range(22, 29)]
BOLD = QFont.Weight.DemiBold


class Wording(NamedTuple):
    """One way to write the label: a title at a size of type, and the quiet line below it."""

    title: str
    quiet: str
    size: float


class DayLabel(PressButton):
    """Takes the roomiest wording that fits its width; the last one is elided."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._wordings: tuple[Wording, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_day(self, day: date, today: date, counts: str) -> None:
        near = nearness(day, today)
        full = day_title(day, today)
        self._wordings = (
            Wording(full, counts, TITLE),
            Wording(capitalised(joined(near, medium_date(day))), counts, TITLE),
            Wording(capitalised(medium_date(day)), joined(near, counts), BODY),
            Wording(capitalised(short_date(day)), joined(near, counts), BODY),
            Wording(capitalised(short_date(day)), joined(near, counts), SMALL),
            Wording(figures(day), joined(near, counts), SMALL),
        )
        self.setText(full)
        self.setAccessibleDescription(counts)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(96), self._look.px(40))

    def least(self) -> int:
        """The width at which the shortest wording of the widest weekday is still whole, in logical pixels."""
        words = self._metrics(BODY, BOLD)
        widest = max(words.horizontalAdvance(capitalised(short_date(day))) for day in WEEK)
        return widest + self._look.px(PAD * 3 + CHEVRON)

    def shown(self) -> Wording:
        """The wording that is painted at the present width, elided where it must be."""
        room = self.width() - self._look.px(PAD) * 2 - self._look.px(CHEVRON) - self._look.px(PAD)
        for wording in self._wordings:
            if self._metrics(wording.size, BOLD).horizontalAdvance(wording.title) <= room:
                return self._with_cut_quiet(wording, room)
        last = self._wordings[-1]
        cut = self._metrics(last.size, BOLD).elidedText(last.title, Qt.TextElideMode.ElideRight, room)
        return self._with_cut_quiet(last._replace(title=cut), room)

    def _with_cut_quiet(self, wording: Wording, room: int) -> Wording:
        beside_chevron = room + self._look.px(CHEVRON + PAD)
        cut = self._metrics(SMALL).elidedText(wording.quiet, Qt.TextElideMode.ElideRight, beside_chevron)
        return wording._replace(quiet=cut)

    def _metrics(self, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFontMetrics:
        return QFontMetrics(self._look.font(size, weight))

    def hitButton(self, point: QPoint) -> bool:
        return self._box().contains(point.x(), point.y())

    def _box(self) -> QRectF:
        """The part that answers the mouse: as wide as the words."""
        wording = self.shown()
        title = self._metrics(wording.size, BOLD).horizontalAdvance(wording.title) + self._look.px(CHEVRON + PAD)
        words = max(title, self._metrics(SMALL).horizontalAdvance(wording.quiet))
        width = min(self.width(), words + self._look.px(PAD) * 2)
        left = self.width() - width if self.isRightToLeft() else 0
        return QRectF(left, 0, width, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._wordings:
            return
        painter, box = QPainter(self), self._box()
        if self.underMouse() or self.isDown():
            draw_box(painter, box, self._look, self._look.theme.hover)
        self._paint_words(painter, box.adjusted(self._look.px(PAD), 0, -self._look.px(PAD), 0))
        if self.hasFocus():
            draw_focus(painter, box, self._look)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, wording = self._look, self.shown()
        title, quiet = self._metrics(wording.size, BOLD), self._metrics(SMALL)
        gap = look.px(2)
        top = (self.height() - title.height() - gap - quiet.height()) / 2  # the title stands still, quiet line or not
        lead = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
        line = QRectF(area.left(), top, area.width(), title.height())
        painter.setFont(look.font(wording.size, BOLD))
        painter.setPen(QColor(look.theme.text))
        painter.drawText(line, self._visual(lead), wording.title)
        self._paint_chevron(painter, line, title.horizontalAdvance(wording.title))
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(look.theme.quiet))
        painter.drawText(line.translated(0, title.height() + gap), self._visual(lead), wording.quiet)

    def _visual(self, alignment: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignAbsolute | (alignment & Qt.AlignmentFlag.AlignVertical_Mask)

    def _paint_chevron(self, painter: QPainter, line: QRectF, words: int) -> None:
        size, gap = self._look.px(CHEVRON), self._look.px(PAD)
        left = line.right() - words - gap - size if self.isRightToLeft() else line.left() + words + gap
        draw_icon(painter, "chevron-down", self._look.theme.quiet, left, line.center().y(), size)
