"""Draws the boxes and the focus ring that all controls and rows share."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from widgets.style import Look

RADIUS = 8  # of a control's corners, in logical pixels at 100 %


def draw_box(painter: QPainter, area: QRectF, look: Look, ground: str, edge: str | None = None) -> None:
    """Fill a rounded box; `edge` is the colour of a hairline inside its border, if any."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(edge), 1) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    radius = look.px(RADIUS)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5) if edge else area, radius, radius)
    painter.restore()


def draw_popup(painter: QPainter, area: QRect, ground: str, edge: str) -> None:
    """Fill a window of its own. Square: round corners would be black where nothing composes the screen's windows."""
    painter.fillRect(area, QColor(edge))
    painter.fillRect(area.adjusted(1, 1, -1, -1), QColor(ground))


def draw_focus(painter: QPainter, area: QRectF, look: Look) -> None:
    """The ring of whatever has the keyboard: two pixels of the accent, just inside `area`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(look.theme.user), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = look.px(RADIUS)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()
