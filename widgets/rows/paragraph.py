"""A short plain text laid out in lines: how high it is, how it is painted, where its characters stand."""

from bisect import bisect_right
from math import ceil
from typing import cast

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTextCharFormat, QTextLayout, QTextOption

from widgets.rows.row import Unit
from widgets.style import Theme, line_pitch

UTF16 = "utf-16-le"
LINE_BREAK = "\u2028"  # what a text layout takes for a new line within one paragraph


class Paragraph:
    """Plain text at a font and a width in pixels. Long words break, and the text finds its own direction."""

    def __init__(self, text: str, font: QFont, width: int, *, centred: bool = False) -> None:
        self.text = text
        self.width = max(width, 1)
        self._layout = QTextLayout(text.replace("\n", LINE_BREAK), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        if centred:
            option.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._layout.setTextOption(option)
        self._pitch = line_pitch(font.pixelSize())
        self.height = self._break(self.width)
        """In pixels, at least one line."""

    def _break(self, width: int) -> int:
        self._layout.beginLayout()
        self._tops = [0]
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            height = max(self._pitch, ceil(line.height()))
            line.setPosition(QPointF(0, self._tops[-1] + (height - line.height()) / 2))
            self._tops.append(self._tops[-1] + height)
        self._layout.endLayout()
        return max(self._tops[-1], self._pitch)

    @property
    def pitch(self) -> int:
        """From one line to the next, in pixels; a line of tall letters takes more."""
        return self._pitch

    def draw(
        self, painter: QPainter, corner: QPoint, ink: str, theme: Theme, selected: tuple[int, int] = (0, 0)
    ) -> None:
        """Paint it with its top left at `corner`; characters [start, end) of `selected` on the selection's ground."""
        start, end = selected
        chosen = []
        if start < end:
            shade = QTextCharFormat()
            shade.setBackground(QColor(theme.selection))
            shade.setForeground(QColor(theme.text))
            part = QTextLayout.FormatRange()
            part.start, part.length, part.format = start, end - start, shade
            chosen.append(part)
        painter.setPen(QPen(QColor(ink)))
        self._layout.draw(painter, QPointF(corner), chosen)

    def characters(self) -> int:
        """Positions in the text, in UTF-16 units as Qt counts."""
        return _units(self.text)

    def character_at(self, point: QPoint) -> int:
        """The boundary nearest to a point, relative to the top left."""
        index = min(max(bisect_right(self._tops, point.y()) - 1, 0), self._layout.lineCount() - 1)
        return int(self._layout.lineAt(index).xToCursor(point.x())) if index >= 0 else 0

    def rect_of(self, character: int) -> QRect:
        """The place of a character's line, relative to the top left."""
        line = self._layout.lineForTextPosition(min(character, self.characters()))
        index = line.lineNumber() if line.isValid() else 0
        left, _ = cast(tuple[float, int], line.cursorToX(character)) if line.isValid() else (0.0, 0)
        top = self._tops[index]
        return QRect(int(left), top, 1, (self._tops[index + 1] if line.isValid() else self._pitch) - top)

    def span_at(self, character: int, unit: Unit) -> tuple[int, int]:
        """The word or the line that a position is in."""
        if unit == "paragraph":
            start = self.text.rfind("\n", 0, len(self.between(0, character))) + 1
            return _units(self.text[:start]), _units(self.text[: start + len(self.text[start:].partition("\n")[0])])
        borders = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Word, self.text)
        borders.setPosition(min(character + 1, self.characters()))
        start = max(borders.toPreviousBoundary(), 0)
        borders.setPosition(start)
        return start, max(borders.toNextBoundary(), start)

    def between(self, start: int, end: int | None) -> str:
        """The text between two of its positions."""
        stop = self.characters() if end is None else end
        return self.text.encode(UTF16)[2 * start : 2 * stop].decode(UTF16, "replace")


def _units(text: str) -> int:
    """Its length as Qt counts: most emoji are two."""
    return len(text.encode(UTF16)) // 2
