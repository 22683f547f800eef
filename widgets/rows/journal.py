"""The row that shows what the person wrote into their journal, in their own words."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from store.records import JournalEntry, JournalId
from widgets.dates import joined
from widgets.rows.painted_row import PaintedRow
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import RowKind
from widgets.style import BODY, SMALL, UNIT, Look

NARROW = 560  # below this the time stands under the text; logical pixels at 100 %
PAD, EDGE = 5, 3  # above and below the text; width of the line beside it
GLANCE = 2000  # characters that an estimate looks at


@dataclass(frozen=True, slots=True)
class JournalRow:
    """time: of writing, in the interface's language; times: the same in full, for the tooltip."""

    entry: JournalEntry
    time: str
    times: str = ""

    @property
    def key(self) -> tuple[str, JournalId]:
        return ("journal", self.entry.id)


class JournalLayout(NamedTuple):
    """Where everything stands in a slot."""

    text: Paragraph
    corner: QPoint
    time: QRect
    height: int


def journal_layout(row: JournalRow, width: int, look: Look) -> JournalLayout:
    """Lay an entry out: the time right of the text, or under it where the slot is narrow."""
    pad, left = look.px(PAD), look.px(2.5 * UNIT)
    time = QFontMetrics(look.font(SMALL)).horizontalAdvance(row.time)
    narrow = width < look.px(NARROW)
    room = width - left - look.px(UNIT) - (0 if narrow else time + look.px(2 * UNIT))
    text = Paragraph(row.entry.content, look.font(BODY), room)
    corner = QPoint(left, pad)
    if narrow:
        under = QRect(left, pad + text.height, room, text.pitch)
        return JournalLayout(text, corner, under, under.bottom() + 1 + 2 * pad)
    beside = QRect(width - look.px(UNIT) - time, pad, time, text.pitch)
    return JournalLayout(text, corner, beside, text.height + 2 * pad)


class JournalKind(RowKind[JournalRow]):
    """Entries of the journal. C copies an entry as it is stored."""

    def estimate(self, row: JournalRow, width: int, look: Look) -> int:
        shown = row.entry.content[:GLANCE]
        lines = max(1, shown.count("\n") + 7 * look.px(len(shown)) // max(width, 1)) * len(row.entry.content)
        return look.px(20) * max(1, lines // max(len(shown), 1)) + look.px(2 * PAD)

    def measure(self, row: JournalRow, width: int, look: Look) -> int:
        return journal_layout(row, width, look).height

    def make(self, parent: QWidget) -> "JournalText":
        return JournalText(parent)

    def text(self, row: JournalRow, look: Look, start: int = 0, end: int | None = None) -> str:
        return Paragraph(row.entry.content, look.font(BODY), 1000).between(start, end)

    def stored(self, row: JournalRow) -> str:
        return row.entry.content

    def copy_words(self) -> str:
        return self.tr("Copy entry")


class JournalText(PaintedRow[JournalRow]):
    """The text may be selected; a line in the person's colour stands beside it."""

    def lay_out(self, width: int) -> None:
        self._layout = journal_layout(self.row, width, self.look)

    def spoken_name(self) -> str:
        return joined(self.tr("Journal"), self.row.time)

    def paragraph(self) -> tuple[Paragraph, QPoint]:
        return self._layout.text, self._layout.corner

    def tip_at(self, point: QPoint) -> str:
        """The full time, over the short one."""
        return self.row.times if self._layout.time.contains(point) else ""

    def paint(self, painter: QPainter) -> None:
        look, laid, theme = self.look, self._layout, self.look.theme
        line = QRect(look.px(UNIT), laid.corner.y(), look.px(EDGE), laid.text.height)
        painter.fillRect(line, QColor(theme.user))
        laid.text.draw(painter, laid.corner, theme.text, theme, self.selected)
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(laid.time, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.row.time)
