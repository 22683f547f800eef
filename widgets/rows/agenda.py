"""The row that shows one event or reminder: when it is, what it is called, and how it repeats."""

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from store.records import AgendaId, Occurrence
from widgets.dates import joined
from widgets.icon import SIZE, draw_icon
from widgets.rows.painted_row import PaintedRow
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import RowKind
from widgets.style import BODY, SMALL, UNIT, Look

NARROW = 560  # below this time and details stand under the title; logical pixels at 100 %
PAD, GAP = 4, 10  # above and below the title; between icon, time and title


@dataclass(frozen=True, slots=True)
class AgendaRow:
    """All words are in the interface's language.

    time: "18:00 – 19:00" or "All day"; widest: the widest time that its page may show, so that titles stand in line;
    details: "Event · weekly · day 2 of 3"; state: for a screen reader, how a reminder stands.
    """

    occurrence: Occurrence
    time: str
    details: str
    widest: str = ""
    state: str = ""

    @property
    def key(self) -> tuple[str, AgendaId, date]:
        return ("agenda", self.occurrence.entry, self.occurrence.on)

    @property
    def done(self) -> bool:
        return self.occurrence.done is not None


class AgendaLayout(NamedTuple):
    """Where everything stands in a slot. time, details: their lines; in a narrow slot `details` holds both."""

    icon: QRect
    time: QRect | None
    title: Paragraph
    corner: QPoint
    details: QRect
    note: Paragraph | None
    note_corner: QPoint
    height: int


def agenda_layout(row: AgendaRow, width: int, look: Look) -> AgendaLayout:
    """Lay an entry out: in one line, or with time and details under the title where the slot is narrow."""
    edge, pad, gap, side = look.px(UNIT), look.px(PAD), look.px(GAP), look.px(SIZE)
    small, font = QFontMetrics(look.font(SMALL)), look.font(BODY)
    font.setStrikeOut(row.done)
    narrow = width < look.px(NARROW)
    time = 0 if narrow else max(small.horizontalAdvance(words) for words in (row.widest, row.time)) + gap
    left = edge + side + gap + time
    details = 0 if narrow else small.horizontalAdvance(row.details) + 2 * edge
    title = Paragraph(row.occurrence.title, font, width - left - edge - details)
    icon = QRect(edge, pad + (title.pitch - side) // 2, side, side)
    bottom = pad + title.height
    beside = QRect(width - edge - details, pad, details, title.pitch)
    if narrow:
        beside = QRect(left, bottom, width - left - edge, title.pitch)
        bottom += title.pitch
    note = Paragraph(row.occurrence.note, look.font(SMALL), width - left - edge) if row.occurrence.note else None
    note_corner = QPoint(left, bottom)
    height = bottom + (note.height if note else 0) + pad
    when = None if narrow else QRect(edge + side + gap, pad, time, title.pitch)
    return AgendaLayout(icon, when, title, QPoint(left, pad), beside, note, note_corner, height)


class AgendaKind(RowKind[AgendaRow]):
    """Events and reminders. C copies a title as it is stored."""

    def estimate(self, row: AgendaRow, width: int, look: Look) -> int:
        return self.measure(row, width, look)

    def measure(self, row: AgendaRow, width: int, look: Look) -> int:
        return agenda_layout(row, width, look).height

    def make(self, parent: QWidget) -> "AgendaLine":
        return AgendaLine(parent)

    def text(self, row: AgendaRow, look: Look, start: int = 0, end: int | None = None) -> str:
        return Paragraph(row.occurrence.title, look.font(BODY), 1000).between(start, end)

    def stored(self, row: AgendaRow) -> str:
        return row.occurrence.title

    def copy_words(self) -> str:
        return self.tr("Copy title")

    def joint(self, before: AgendaRow, after: AgendaRow) -> str:  # noqa: ARG002
        return "\n"


class AgendaLine(PaintedRow[AgendaRow]):
    """A reminder that is done has a tick in its ring, is struck through, and says so."""

    def lay_out(self, width: int) -> None:
        self._layout = agenda_layout(self.row, width, self.look)

    def spoken_name(self) -> str:
        return joined(self.row.time, self.row.details, self.row.state)

    def paragraph(self) -> tuple[Paragraph, QPoint]:
        return self._layout.title, self._layout.corner

    def tip_at(self, point: QPoint) -> str:
        """What the details may have had no room for."""
        return self.row.details if self._layout.details.contains(point) else ""

    def paint(self, painter: QPainter) -> None:
        look, laid, theme = self.look, self._layout, self.look.theme
        icon = laid.icon
        draw_icon(painter, self._icon(), theme.assistant, icon.left(), icon.top() + icon.height() / 2, icon.width())
        ink = theme.quiet if self.row.done else theme.text
        laid.title.draw(painter, laid.corner, ink, theme, self.selected)
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(theme.quiet))
        if laid.time:
            painter.drawText(laid.time, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.row.time)
        self._paint_details(painter, laid)
        if laid.note:
            laid.note.draw(painter, laid.note_corner, theme.quiet, theme)

    def _icon(self) -> str:
        if self.row.occurrence.kind == "event":
            return "event"
        return "reminder-done" if self.row.done else "reminder"

    def _paint_details(self, painter: QPainter, laid: AgendaLayout) -> None:
        beside = laid.time is not None
        words = self.row.details if beside else joined(self.row.time, self.row.details)
        side = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft
        cut = QFontMetrics(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, laid.details.width())
        painter.drawText(laid.details, Qt.AlignmentFlag.AlignVCenter | side, cut)
