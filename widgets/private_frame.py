"""The line around the window that says, wherever one looks, that private mode is on."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from widgets.style import Look

THICK = 3  # logical pixels at 100 %


class PrivateFrame(QWidget):
    """Lies over the window, lets every click through, and takes no keyboard."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._window, self._look = window, look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        window.installEventFilter(self)

    def set_shown(self, shown: bool) -> None:
        self._follow()
        self.setVisible(shown)
        self.raise_()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._follow()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def _follow(self) -> None:
        """Only the line: a widget over everything would be painted with everything."""
        thick = self._look.px(THICK)
        self.setGeometry(self._window.rect())
        inner = self.rect().adjusted(thick, thick, -thick, -thick)
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inner)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        thick = self._look.px(THICK)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.page))
        pen = QPen(QColor(self._look.theme.badge), thick, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        half = thick // 2
        painter.drawRect(self.rect().adjusted(half, half, -half - 1, -half - 1))
