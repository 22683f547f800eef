"""The button that copies a text: quiet until its card is hovered or it has the focus, then it says what it did."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from widgets import clipboard
from widgets.frame import draw_focus
from widgets.icon import draw_icon
from widgets.style import LABEL, Look

ANSWER_MS = 1000  # how long "Copied" stays
ICON = 13  # pixels at 100 %


class CopyButton(QAbstractButton):
    """Copies what `source` returns at the moment of the click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._source: Callable[[], str] | None = None
        self._private = False
        self._look: Look | None = None
        self._font = QFont()
        self._size = QSize()
        self._awake = False
        self._measured = ("", "")
        self._answer = QTimer(self, singleShot=True, interval=ANSWER_MS)
        self._answer.timeout.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self._copy)

    def bind(self, source: Callable[[], str], name: str, look: Look, private: bool = False) -> None:
        """Copy another text from now on. name: what a screen reader calls the button; private: see `clipboard.copy`."""
        self._source, self._private = source, private
        self._awake = False
        self._answer.stop()
        self.setAccessibleName(name)
        words = (copy_word(), copied_word())
        if look is not self._look or words != self._measured:
            self._look, self._measured = look, words
            self._measure(look)
        self.update()

    def set_awake(self, awake: bool) -> None:
        """Whether the card under the button is hovered or current."""
        if awake != self._awake:
            self._awake = awake
            self.update()

    @property
    def answers(self) -> bool:
        """Whether it says "Copied" at the moment."""
        return self._answer.isActive()

    def sizeHint(self) -> QSize:
        return self._size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter works like Space; all other keys belong to the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        painter = QPainter(self)
        loud = self._awake or self.hasFocus() or self.underMouse() or self.answers
        colour = look.theme.text if self.underMouse() or self.answers else look.theme.quiet
        size = look.px(ICON)
        left = look.px(7) if loud else self.width() - size - look.px(7)
        draw_icon(painter, "check" if self.answers else "copy", colour, left, self.height() / 2, size)
        if loud:
            painter.setFont(self._font)
            painter.setPen(QColor(colour))
            words = self.rect().adjusted(left + size + look.px(4), 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._words())
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), look)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._answer.stop()
        super().hideEvent(event)

    def _copy(self) -> None:
        if self._source is None:
            return
        clipboard.copy(self._source(), self._private)
        self._answer.start()
        self.update()

    def _words(self) -> str:
        return copied_word() if self.answers else copy_word()

    def _measure(self, look: Look) -> None:
        self._font = look.font(LABEL)
        metrics = QFontMetrics(self._font)
        words = max(metrics.horizontalAdvance(word) for word in self._measured)
        self._size = QSize(words + look.px(ICON + 18), look.px(24))
        self.resize(self._size)


def copy_word() -> str:
    return QCoreApplication.translate("CopyButton", "Copy")


def copied_word() -> str:
    return QCoreApplication.translate("CopyButton", "Copied")
