"""A page of one text column that scrolls: a title, and what the page puts below it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from widgets.day_list.scroll_bar import ScrollBar
from widgets.style import COLUMN, TITLE, UNIT, Look, palette


class ColumnPage(QScrollArea):
    """Subclasses fill `column`, and say their words in `retranslate`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ScrollBar(self))  # the one that the diary has
        self.title = QLabel()
        self.column = QVBoxLayout()
        self.column.addWidget(self.title)
        self._held = QWidget()
        self._middle = QWidget()
        self._middle.setLayout(self.column)
        self._row = row = QHBoxLayout(self._held)
        row.addStretch(1)
        row.addWidget(self._middle, 1000)
        row.addStretch(1)
        self.setWidget(self._held)

    def set_look(self, look: Look) -> None:
        """Fonts, colours and distances; subclasses go on from here."""
        self.look = look
        colours = palette(look.theme)
        self.setPalette(colours)
        self.viewport().setPalette(colours)
        self.title.setFont(look.font(TITLE, QFont.Weight.DemiBold))
        edge = look.px(3 * UNIT)
        self._row.setContentsMargins(look.px(UNIT), edge, look.px(UNIT), edge)
        self._middle.setMaximumWidth(look.px(COLUMN))
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(look.px(UNIT))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def plain_label(words: str = "") -> QLabel:
    """A label that wraps and takes its text as it is."""
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
