"""The scroll bar of the page: it follows and never leads."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

STEP = 20  # pixels of one step; a notch of the wheel is three
SLIM = 6  # pixels that the slider is drawn wide


class ScrollBar(QScrollBar):
    """Range and value are sums of guesses and corrected silently, the value not while a hand holds the slider.

    It paints itself, because every new row changes its range and the desktop's style needs a millisecond for it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._followed = 0
        self.setSingleStep(STEP)

    def follow(self, top: int, height: int, viewport: int) -> None:
        """top: of the viewport in the page; height: of the whole page; all in pixels."""
        with QSignalBlocker(self):
            self.setPageStep(viewport)
            self.setRange(0, max(height - viewport, 0))
            if not self.isSliderDown():
                self.setValue(top)
        self._followed = self.value()

    def asked(self) -> tuple[int, int]:
        """Where a person moved the bar to, and by how much."""
        distance = self.value() - self._followed
        self._followed = self.value()
        return self._followed, distance

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self.palette()  # held, because Qt gives out references into it
        painter.fillRect(self.rect(), colours.window())
        if self.maximum() > 0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_slider(painter, colours)
            self._paint_arrow(painter, colours, QStyle.SubControl.SC_ScrollBarSubLine, -1)
            self._paint_arrow(painter, colours, QStyle.SubControl.SC_ScrollBarAddLine, 1)

    def _paint_slider(self, painter: QPainter, colours: QPalette) -> None:
        colour = QColor(colours.color(QPalette.ColorRole.PlaceholderText))
        colour.setAlpha(230 if self.isSliderDown() or self.underMouse() else 140)
        area = QRectF(self._area(QStyle.SubControl.SC_ScrollBarSlider))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        middle = area.center().x()
        painter.drawRoundedRect(QRectF(middle - SLIM / 2, area.top(), SLIM, area.height()), SLIM / 2, SLIM / 2)

    def _paint_arrow(self, painter: QPainter, colours: QPalette, which: QStyle.SubControl, down: int) -> None:
        middle = QRectF(self._area(which)).center()
        painter.setPen(QPen(colours.color(QPalette.ColorRole.PlaceholderText), 1.2))
        tip = middle + QPointF(0, 1.5 * down)
        painter.drawPolyline([tip + QPointF(-3, -3 * down), tip, tip + QPointF(3, -3 * down)])

    def _area(self, which: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, which, self)
