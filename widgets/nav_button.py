"""A button of the sidebar: it leads to a page, and shows whether that page is open."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from widgets.button import PressButton, tip_with_keys
from widgets.frame import draw_box, draw_focus
from widgets.icon import SIZE, draw_icon
from widgets.style import BODY, Look

HEIGHT, PAD, GAP = 34, 10, 9  # logical pixels at 100 %


class NavButton(PressButton):
    """Icon and text, or the icon alone; `text()` is what a screen reader hears either way."""

    def __init__(self, icon: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._look, self._icon_alone = icon, look, False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:  # noqa: N802 - Qt's name
        """A click asks for the page; which one is open is told by whoever opens it."""

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, text: str, keys: str) -> None:
        self.setText(text)
        self.setToolTip(tip_with_keys(text, keys))
        self.updateGeometry()

    def set_icon_alone(self, alone: bool) -> None:
        self._icon_alone = alone
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        words = 0 if self._icon_alone else look.px(GAP) + QFontMetrics(look.font(BODY)).horizontalAdvance(self.text())
        return QSize(2 * look.px(PAD) + look.px(SIZE) + words, look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(SIZE), self._look.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, look, theme = QPainter(self), self._look, self._look.theme
        area = QRectF(self.rect())
        if self.isChecked():
            draw_box(painter, area, look, theme.card, theme.line)
        elif self.underMouse() or self.isDown():
            draw_box(painter, area, look, theme.hover)
        self._paint_words(painter, theme.text if self.isChecked() else theme.quiet)
        if self.hasFocus():
            draw_focus(painter, area, look)

    def _paint_words(self, painter: QPainter, ink: str) -> None:
        look, size = self._look, self._look.px(SIZE)
        mirrored = self.isRightToLeft()
        pad = (self.width() - size) / 2 if self._icon_alone else look.px(PAD)
        left = self.width() - pad - size if mirrored else pad
        draw_icon(painter, self._icon, ink, left, self.height() / 2, size)
        if self._icon_alone:
            return
        font = look.font(BODY, QFont.Weight.Medium if self.isChecked() else QFont.Weight.Normal)
        start = look.px(PAD) + size + look.px(GAP)
        room = self.width() - start - look.px(PAD)
        words = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        line = QRectF(look.px(PAD) if mirrored else start, 0, room, self.height())
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute, words)
