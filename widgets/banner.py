"""The banner: news that lie over the lower edge of the window until they are read, and move nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from widgets.button import Button
from widgets.column_page import plain_label
from widgets.frame import draw_box
from widgets.icon import SIZE, draw_icon
from widgets.style import BODY, UNIT, Look, palette

WIDTH, PAD = 440, 14  # logical pixels at 100 %
SHOWN = 4  # lines; more are counted


class Banner(QWidget):
    """Lies over its parent, which it follows. Esc closes it while it has the keyboard."""

    dismissed = Signal()
    """The person has read what it said."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words: QLabel = plain_label()
        self._seen = Button("check", look)
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        self._column.addWidget(self._words)
        self._column.addLayout(self._row)
        self._row.addStretch(1)
        self._row.addWidget(self._seen)
        self._seen.clicked.connect(self._dismiss)
        parent.installEventFilter(self)
        self.hide()
        self._retranslate()
        self.set_look(look)

    def say(self, lines: Sequence[str]) -> None:
        """Show these lines in the place of those there were; without any it goes away."""
        more = self.tr("and %Ln more", "", len(lines) - SHOWN) if len(lines) > SHOWN else ""
        said = "\n".join([*lines[:SHOWN], *filter(None, [more])])
        if said == self.said() and self.isVisible() == bool(said):
            return
        self._words.setText(said)
        self.setVisible(bool(said))
        if said:
            self._place()
            self.raise_()
            self._announce(said)

    def said(self) -> str:
        return self._words.text()

    def button(self) -> Button:
        return self._seen

    def _announce(self, said: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setPalette(palette(look.theme))
        pad = look.px(PAD)
        self._column.setContentsMargins(2 * pad + look.px(SIZE), pad, pad, pad)
        self._column.setSpacing(look.px(UNIT))
        self._words.setFont(look.font(BODY))
        self._seen.set_look(look)
        self._place()

    def _place(self) -> None:
        """Over the lower right corner, no wider than its parent."""
        parent, gap = self.parentWidget(), self._look.px(2 * UNIT)
        if parent is None:
            return
        width = min(self._look.px(WIDTH), parent.width() - 2 * gap)
        self.setFixedWidth(max(width, 1))
        height = self._column.heightForWidth(width) if self._column.hasHeightForWidth() else self.sizeHint().height()
        self.resize(width, height)
        left = gap if self.isRightToLeft() else parent.width() - width - gap
        self.move(left, max(0, parent.height() - height - gap))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._dismiss()
            event.ignore()  # the keyboard goes back to the list
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Reminder"))
        self._seen.set_words(self.tr("All right"), self.tr("Close this reminder"))
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, look, theme = QPainter(self), self._look, self._look.theme
        draw_box(painter, QRectF(self.rect()), look, theme.card, theme.user)
        size = look.px(SIZE)
        left = self.width() - look.px(PAD) - size if self.isRightToLeft() else look.px(PAD)
        draw_icon(painter, "bell", theme.user, left, self._words.y() + self._words.fontMetrics().height() / 2, size)
