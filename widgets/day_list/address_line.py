"""The quiet line at the bottom left that shows where a link leads, before it is followed."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from widgets.frame import draw_box
from widgets.style import SMALL, UNIT, Look, line_pitch

SHARE = 0.7  # of the viewport's width that an address may take


def address_height(look: Look) -> int:
    """Of the line, in pixels."""
    return line_pitch(look.px(SMALL)) + look.px(UNIT)


class AddressLine(QWidget):
    """Shows the address of the link under the mouse, else of the one that the keyboard is on."""

    def __init__(self, look: Look, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._look = look
        self._hovered = self._focused = self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def address(self) -> str:
        """What is shown; nothing while there is no link."""
        return self._hovered or self._focused

    def hover(self, address: str) -> None:
        """The mouse is over this link, or, with nothing, over none."""
        self._hovered = address
        self.setVisible(bool(self.address))

    def focus(self, address: str) -> None:
        """The keyboard is on this link, or, with nothing, on none."""
        self._focused = address
        self.setVisible(bool(self.address))

    def set_look(self, look: Look) -> None:
        self._look = look

    def place(self, viewport: QWidget) -> None:
        """As wide as the address, which gives way in its middle where it is too long."""
        look, pad = self._look, self._look.px(UNIT)
        metrics = QFontMetrics(look.font(SMALL))
        room = int(viewport.width() * SHARE) - 2 * pad
        self._words = metrics.elidedText(self.address, Qt.TextElideMode.ElideMiddle, room)
        height = address_height(look)
        width = metrics.horizontalAdvance(self._words) + 2 * pad
        self.setGeometry(0, viewport.height() - height, width, height)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        draw_box(painter, QRectF(self.rect()), look, theme.sidebar, theme.line)
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._words)
        painter.end()
