"""The page that lists all keys."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from widgets.column_page import ColumnPage, plain_label
from widgets.frame import draw_box
from widgets.palette_hits import native
from widgets.style import BODY, LABEL, SMALL, UNIT, Look

NARROW = 360  # below this the words stand under their keys; logical pixels at 100 %
PAD, HEIGHT = 8, 24  # of a key, in logical pixels at 100 %


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Some keys, as portable sequences, and what each of them does."""

    keys: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class KeySection:
    """Keys that belong together, under a heading."""

    heading: str
    lines: Sequence[KeyLine]


class KeyCaps(QWidget):
    """Keys drawn as keys; a screen reader hears their names."""

    def __init__(self, keys: Sequence[str], look: Look) -> None:
        super().__init__()
        self._keys, self._look = [native(key) for key in keys], look
        self.setAccessibleName(", ".join(self._keys))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = self._look
        widths = [self._width(key) for key in self._keys]
        return QSize(sum(widths) + look.px(6) * (len(widths) - 1), look.px(HEIGHT))

    def _width(self, key: str) -> int:
        words = QFontMetrics(self._look.font(SMALL)).horizontalAdvance(key)
        return words + 2 * self._look.px(PAD)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, look, theme = QPainter(self), self._look, self._look.theme
        painter.setFont(look.font(SMALL))
        left = 0
        for key in self._keys:
            area = QRectF(left, 0, self._width(key), self.height())
            draw_box(painter, area, look, theme.card, theme.line)
            painter.setPen(QColor(theme.text))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, key)
            left += self._width(key) + look.px(6)


class KeysPage(ColumnPage):
    """Built from what `sections` answers, anew in each language and look."""

    def __init__(self, sections: Callable[[], Sequence[KeySection]], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._sections = sections
        self._narrow = False
        self._grid = QWidget()
        self.column.addWidget(self._grid)
        self.column.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # arrows scroll it
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._narrow = self.width() < look.px(NARROW)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.look.px(NARROW)
        if narrow != self._narrow:
            self._narrow = narrow
            self._fill(self._sections())

    def retranslate(self) -> None:
        self.title.setText(self.tr("Keys"))
        self.setAccessibleName(self.tr("Keys"))
        sections = self._sections()
        self.setAccessibleDescription("\n".join(_spoken(line) for section in sections for line in section.lines))
        self._fill(sections)

    def _fill(self, sections: Sequence[KeySection]) -> None:
        old, self._grid = self._grid, QWidget()
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(self.look.px(6))
        grid.setHorizontalSpacing(self.look.px(2 * UNIT))
        grid.setColumnStretch(1, 1)
        for section in sections:
            grid.addWidget(self._heading(section.heading), grid.rowCount(), 0, 1, 2)
            for line in section.lines:
                row = grid.rowCount()
                grid.addWidget(KeyCaps(line.keys, self.look), row, 0, 1, 2 if self._narrow else 1)
                words = (row + 1, 0, 1, 2) if self._narrow else (row, 1, 1, 1)
                grid.addWidget(self._words(line.words), *words)
        self.column.replaceWidget(old, self._grid)
        old.deleteLater()

    def _heading(self, words: str) -> QLabel:
        label = plain_label(words)
        font = self.look.font(LABEL, QFont.Weight.DemiBold)
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        label.setFont(font)
        label.setContentsMargins(0, self.look.px(2 * UNIT), 0, 0)
        quiet = QPalette(self.palette())
        quiet.setColor(QPalette.ColorRole.WindowText, QColor(self.look.theme.quiet))
        label.setPalette(quiet)
        return label

    def _words(self, words: str) -> QLabel:
        label = plain_label(words)
        label.setFont(self.look.font(BODY))
        return label


def _spoken(line: KeyLine) -> str:
    return f"{', '.join(native(key) for key in line.keys)}: {line.words}"
