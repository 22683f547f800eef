"""The row that names a section of the page, in small capitals."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from widgets.rows.painted_row import PaintedRow
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import RowKind
from widgets.style import LABEL, UNIT, Look

FIRST_ABOVE, ABOVE, BELOW = 4, 24, 6  # logical pixels at 100 %


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """words: in the interface's language, in ordinary letters; first: nothing stands above it."""

    key: str
    words: str
    first: bool = False


class HeadingKind(RowKind[HeadingRow]):
    """Headings; the keyboard passes them by."""

    takes_focus = False

    def estimate(self, row: HeadingRow, width: int, look: Look) -> int:
        return self.measure(row, width, look)

    def measure(self, row: HeadingRow, width: int, look: Look) -> int:
        return above(row, look) + heading_text(row, width, look).height + look.px(BELOW)

    def make(self, parent: QWidget) -> "Heading":
        return Heading(parent)

    def text(self, row: HeadingRow, look: Look, start: int = 0, end: int | None = None) -> str:  # noqa: ARG002
        return row.words[start:end]


class Heading(PaintedRow[HeadingRow]):
    """The words keep their letters for a screen reader; only the font makes them capitals."""

    def lay_out(self, width: int) -> None:
        self._text = heading_text(self.row, width, self.look)

    def spoken_name(self) -> str:
        return self.row.words

    def paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        self._text.draw(painter, QPoint(self.look.px(UNIT), above(self.row, self.look)), theme.quiet, theme)


def heading_text(row: HeadingRow, width: int, look: Look) -> Paragraph:
    font = look.font(LABEL, QFont.Weight.DemiBold)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 106)
    return Paragraph(row.words, font, width - 2 * look.px(UNIT))


def above(row: HeadingRow, look: Look) -> int:
    """The space over the words, in pixels."""
    return look.px(FIRST_ABOVE if row.first else ABOVE)
