"""The base of a card's small buttons: an icon until the card is hovered or they have the focus, then words too."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from widgets.button import PressButton
from widgets.frame import draw_focus
from widgets.icon import draw_icon
from widgets.style import LABEL, Look

ICON = 13  # pixels at 100 %


class QuietButton(PressButton):
    """Subclasses say what stands on it; it has room for the longest of its words, so that its size never changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._font = QFont()
        self._size = QSize()
        self._awake = False
        self._measured: Sequence[str] = ()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the list hands out the focus
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def icon_name(self) -> str:
        raise NotImplementedError

    def words(self) -> str:
        """What stands on it now."""
        raise NotImplementedError

    def all_words(self) -> Sequence[str]:
        """Whatever may stand on it."""
        raise NotImplementedError

    @property
    def answers(self) -> bool:
        """Whether it says at the moment what it has done."""
        return False

    def dress(self, name: str, look: Look) -> None:
        """Take another look, and the name by which a screen reader calls it."""
        self._awake = False
        self.setAccessibleName(name)
        words = self.all_words()
        if look is not self._look or words != self._measured:
            self._look, self._measured = look, words
            self._measure(look)
        self.update()

    def set_awake(self, awake: bool) -> None:
        """Whether the card under the button is hovered or current."""
        if awake != self._awake:
            self._awake = awake
            self.update()

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        painter = QPainter(self)
        loud = self._awake or self.hasFocus() or self.underMouse() or self.answers
        colour = look.theme.text if self.underMouse() or self.answers else look.theme.quiet
        size = look.px(ICON)
        left = look.px(7) if loud else self.width() - size - look.px(7)
        draw_icon(painter, self.icon_name(), colour, left, self.height() / 2, size)
        if loud:
            painter.setFont(self._font)
            painter.setPen(QColor(colour))
            words = self.rect().adjusted(left + size + look.px(4), 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.words())
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), look)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def _measure(self, look: Look) -> None:
        self._font = look.font(LABEL)
        metrics = QFontMetrics(self._font)
        words = max(metrics.horizontalAdvance(word) for word in self._measured)
        self._size = QSize(words + look.px(ICON + 18), look.px(24))
        self.resize(self._size)
