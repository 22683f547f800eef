"""The button that copies a text: quiet until its card is hovered or it has the focus, then it says what it did."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from widgets import clipboard
from widgets.style import LABEL, Look

ANSWER_MS = 1000  # how long "Copied" stays


class CopyButton(QAbstractButton):
    """Copies what `source` returns at the moment of the click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._source: Callable[[], str] | None = None
        self._look: Look | None = None
        self._font = QFont()
        self._size = QSize()
        self._awake = False
        self._answer = QTimer(self, singleShot=True, interval=ANSWER_MS)
        self._answer.timeout.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self._copy)

    def bind(self, source: Callable[[], str], name: str, look: Look) -> None:
        """Copy another text from now on. name: what a screen reader calls the button."""
        self._source = source
        self._awake = False
        self._answer.stop()
        self.setAccessibleName(name)
        if look is not self._look:
            self._look = look
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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        loud = self._awake or self.hasFocus() or self.underMouse() or self.answers
        if self.hasFocus():
            self._paint_ring(painter, look)
        colour = QColor(look.theme.text if self.underMouse() or self.answers else look.theme.quiet)
        painter.setPen(QPen(colour, max(1.0, look.zoom / 100)))
        icon = self._icon_rect(look, loud)
        (_tick if self.answers else _sheets)(painter, icon)
        if loud:
            painter.setFont(self._font)
            words = self.rect().adjusted(icon.right() + look.px(5), 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._words())
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
        clipboard.copy(self._source())
        self._answer.start()
        self.update()

    def _words(self) -> str:
        return copied_word() if self.answers else copy_word()

    def _measure(self, look: Look) -> None:
        self._font = look.font(LABEL)
        metrics = QFontMetrics(self._font)
        words = max(metrics.horizontalAdvance(word) for word in (copy_word(), copied_word()))
        self._size = QSize(words + look.px(31), look.px(24))
        self.resize(self._size)

    def _icon_rect(self, look: Look, loud: bool) -> QRect:
        side = look.px(11)
        left = look.px(7) if loud else self.width() - side - look.px(7)
        return QRect(left, (self.height() - side) // 2, side, side)

    def _paint_ring(self, painter: QPainter, look: Look) -> None:
        painter.setPen(QPen(QColor(look.theme.user), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(8), look.px(8))


def copy_word() -> str:
    return QCoreApplication.translate("CopyButton", "Copy")


def copied_word() -> str:
    return QCoreApplication.translate("CopyButton", "Copied")


def _sheets(painter: QPainter, icon: QRect) -> None:
    """Two sheets of paper, one behind the other."""
    side = icon.width() * 0.64
    frame = QRectF(icon).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    front = QRectF(frame.right() - side, frame.bottom() - side, side, side)
    painter.drawRect(front)
    corner = [
        QPointF(front.left(), frame.top() + side),
        QPointF(frame.left(), frame.top() + side),
        frame.topLeft(),
        QPointF(frame.left() + side, frame.top()),
        QPointF(frame.left() + side, front.top()),
    ]
    painter.drawPolyline(corner)


def _tick(painter: QPainter, icon: QRect) -> None:
    frame = QRectF(icon)
    painter.drawPolyline(
        [
            QPointF(frame.left(), frame.center().y()),
            QPointF(frame.left() + frame.width() * 0.38, frame.bottom() - 1),
            QPointF(frame.right(), frame.top() + 1),
        ]
    )
