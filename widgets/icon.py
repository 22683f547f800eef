"""Draws the line icons of `resources/icons` in the colours of the look.

An icon is an SVG whose strokes are `currentColor`; each colour, size and pixel ratio is drawn once and kept in Qt's
own pixmap cache, which forgets what is seldom used and dies with the program.
"""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

import resources

FOLDER = Path(resources.__path__[0]) / "icons"
SIZE = 16  # the grid the icons are drawn on, in logical pixels at 100 %


@cache
def _source(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def icon(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """The icon as a square of `size` logical pixels, sharp at `ratio` device pixels each.

    colour: #rrggbb. An unknown name is a FileNotFoundError.
    """
    key = f"icon {name} {colour} {size} {ratio}"
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = _drawn(name, colour, size, ratio)
        QPixmapCache.insert(key, found)
    return found


def _drawn(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # at need: a program that shows no icon does not load it

    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    pixels = round(size * ratio)
    drawn = QPixmap(QSize(pixels, pixels))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn


def draw_icon(painter: QPainter, name: str, colour: str, left: float, middle: float, size: int) -> None:
    """Paint an icon whose left edge is at `left` and whose centre is at height `middle`, on whole device pixels."""
    ratio = painter.device().devicePixelRatio() or 1.0
    x, y = (round(value * ratio) / ratio for value in (left, middle - size / 2))
    painter.drawPixmap(QPointF(x, y), icon(name, colour, size, ratio))
