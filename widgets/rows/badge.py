"""A small outlined word that says what is odd about a row."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from widgets.style import LABEL, UNIT, Look

HEIGHT = 17  # logical pixels at 100 %


def badge_font(look: Look) -> QFont:
    return look.font(LABEL, QFont.Weight.DemiBold)


def badge_width(words: str, look: Look) -> int:
    """In pixels; 0 for no words."""
    return QFontMetrics(badge_font(look)).horizontalAdvance(words) + 2 * look.px(UNIT) if words else 0


def draw_badge(painter: QPainter, words: str, left: float, middle: float, look: Look) -> None:
    """Paint it with its left edge at `left`, around the height `middle`."""
    height = look.px(HEIGHT)
    area = QRectF(left, round(middle - height / 2), badge_width(words, look), height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(look.theme.badge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
    painter.setFont(badge_font(look))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()
