"""Draws the slider and the arrows of a scroll bar where the desktop's style has them, so that the mouse finds them."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider

SLIM = 6  # pixels that the slider is drawn wide


def paint(bar: QScrollBar, option: QStyleOptionSlider, painter: QPainter) -> None:
    """option: as the bar itself has filled it in."""
    colours = bar.palette()  # held, because Qt gives out references into it
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    strong = bar.isSliderDown() or bar.underMouse()
    _paint_slider(painter, colours, _area(bar, option, QStyle.SubControl.SC_ScrollBarSlider), strong)
    _paint_arrow(painter, colours, _area(bar, option, QStyle.SubControl.SC_ScrollBarSubLine), -1)
    _paint_arrow(painter, colours, _area(bar, option, QStyle.SubControl.SC_ScrollBarAddLine), 1)


def _area(bar: QScrollBar, option: QStyleOptionSlider, which: QStyle.SubControl) -> QRectF:
    area: QRect = bar.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, which, bar)
    return QRectF(area)


def _paint_slider(painter: QPainter, colours: QPalette, area: QRectF, strong: bool) -> None:
    colour = QColor(colours.color(QPalette.ColorRole.PlaceholderText))
    colour.setAlpha(230 if strong else 140)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    left = area.center().x() - SLIM / 2
    painter.drawRoundedRect(QRectF(left, area.top(), SLIM, area.height()), SLIM / 2, SLIM / 2)


def _paint_arrow(painter: QPainter, colours: QPalette, area: QRectF, down: int) -> None:
    painter.setPen(QPen(colours.color(QPalette.ColorRole.PlaceholderText), 1.2))
    tip = area.center() + QPointF(0, 1.5 * down)
    painter.drawPolyline([tip + QPointF(-3, -3 * down), tip, tip + QPointF(3, -3 * down)])
