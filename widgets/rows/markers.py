"""The bullets and tick boxes beside the items of lists, which Qt would draw too close to their text."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTextBlock, QTextBlockFormat, QTextDocument

from widgets.markdown.formats import LEVEL
from widgets.rows.ink import Ink
from widgets.rows.text_blocks import text_blocks

AIR, BOX_AIR = 9, 12  # between the text and the middle of a bullet or a box, in pixels at 100 %
BULLET = 5  # across
BOX = 11

_MARKER = QTextBlockFormat.MarkerType


def paint_markers(painter: QPainter, document: QTextDocument, clip: QRectF, ink: Ink) -> None:
    """Paint those of the lines that meet `clip`, in the document's own pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for block in text_blocks(document):
        level = _level(block)
        if level and (place := _place(block, ink)).intersects(clip):
            _paint(painter, block.blockFormat().marker(), level, place.center(), ink)
    painter.restore()


def _level(block: QTextBlock) -> int:
    """Of its list from 1, if that is one of bullets, else 0."""
    if block.blockFormat().objectIndex() < 0:
        return 0
    level = block.textList().format().property(LEVEL)
    return level if isinstance(level, int) else 0


def _place(block: QTextBlock, ink: Ink) -> QRectF:
    """Around the marker of a line that was laid out."""
    layout = block.layout()
    line = layout.lineAt(0)
    text = line.naturalTextRect().translated(layout.position())
    is_box = block.blockFormat().marker() != _MARKER.NoMarker
    air, size = ink.look.px(BOX_AIR if is_box else AIR), ink.look.px(BOX)
    from_right = block.textDirection() == Qt.LayoutDirection.RightToLeft
    x = text.right() + air if from_right else text.left() - air
    return QRectF(x - size / 2, text.center().y() - size / 2, size, size)


def _paint(painter: QPainter, marker: QTextBlockFormat.MarkerType, level: int, middle: QPointF, ink: Ink) -> None:
    if marker != _MARKER.NoMarker:
        _paint_box(painter, middle, marker == _MARKER.Checked, ink)
        return
    shape = level % 3
    half = ink.look.px(BULLET) / 2 - (0.5 if shape == 0 else 0)
    spot = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    painter.setPen(ink.no_pen if shape != 2 else QPen(ink.text, 1))
    painter.setBrush(ink.text if shape != 2 else Qt.BrushStyle.NoBrush)
    painter.drawRect(spot) if shape == 0 else painter.drawEllipse(spot)


def _paint_box(painter: QPainter, middle: QPointF, ticked: bool, ink: Ink) -> None:
    half = ink.look.px(BOX) / 2
    box = QRectF(round(middle.x() - half) + 0.5, round(middle.y() - half) + 0.5, 2 * half, 2 * half)
    painter.setPen(QPen(ink.quiet, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 2, 2)
    if ticked:
        painter.setPen(QPen(ink.text, max(1.5, half / 3.5)))
        painter.drawPolyline([box.center() + QPointF(x * half, y * half) for x, y in TICK])


TICK = ((-0.5, 0.0), (-0.12, 0.4), (0.55, -0.45))
