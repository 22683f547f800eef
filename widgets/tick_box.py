"""A box to tick, painted from the look, with its words beside it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from widgets.button import PressButton
from widgets.frame import draw_focus
from widgets.icon import SIZE, draw_icon
from widgets.style import BODY, UNIT, Look

HEIGHT, BOX, CORNER = 28, 18, 4  # logical pixels at 100 %


class TickBox(PressButton):
    """Space, Enter or a click ticks it."""

    def __init__(self, words: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setText(words)
        self.setCheckable(True)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        words = QFontMetrics(look.font(BODY)).horizontalAdvance(self.text())
        return QSize(look.px(BOX) + words + 3 * look.px(UNIT), look.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme, painter = self._look, self._look.theme, QPainter(self)
        side, left = look.px(BOX), look.px(UNIT / 2)
        box = QRectF(left, (self.height() - side) / 2, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.quiet))
        painter.setBrush(QColor(theme.hover if self.underMouse() else theme.card))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), look.px(CORNER), look.px(CORNER))
        if self.isChecked():
            size = look.px(SIZE - 2)
            draw_icon(painter, "check", theme.user, left + (side - size) / 2, self.height() / 2, size)
        painter.setFont(look.font(BODY))
        painter.setPen(QColor(theme.text))
        start = left + side + look.px(UNIT)
        painter.drawText(
            QRectF(start, 0, self.width() - start, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), look)
