"""The frame of a message card: ground, accent, header line, badge. It paints; it holds no state."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from store.records import Role
from widgets.rows.ink import Ink
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_words import badge, speaker, time_label


@dataclass(frozen=True, slots=True)
class Header:
    """The words over a message; a later part of it has none."""

    speaker: str
    time: str
    badge: str

    @classmethod
    def of(cls, row: MessageRow) -> "Header":
        message, scene = row.message, row.scene
        return cls(speaker(message, scene), time_label(message, scene), badge(message, scene.private))


@dataclass(frozen=True, slots=True)
class Frame:
    """Which edges a card shows: a part in the middle of a message has neither top nor bottom."""

    role: Role
    is_first: bool
    is_last: bool

    @classmethod
    def of(cls, row: MessageRow) -> "Frame":
        return cls(row.message.role, row.is_first, row.is_last)

    def card(self, slot: QRect, ink: Ink) -> QRect:
        """The card inside its slot, which keeps the indent and the gap below the last part free."""
        return slot.adjusted(ink.indent, 0, 0, -ink.unit if self.is_last else 0)

    def body_top(self, ink: Ink) -> int:
        return ink.header if self.is_first else 0

    def height(self, body: int, ink: Ink, goes_on: bool = False) -> int:
        """The height of the slot around a text of this height; one that goes on in the next row has no gap below."""
        below = ink.foot + ink.unit if self.is_last else 0 if goes_on else ink.unit
        return self.body_top(ink) + body + below


def paint_ground(painter: QPainter, frame: Frame, slot: QRect, ink: Ink, current: bool) -> None:
    """The card itself: border, accent at the left, ground; a ring where the keyboard is.

    Only the strips with round corners are smoothed: to smooth the whole card takes three times as long.
    """
    card = frame.card(slot, ink)
    radius = ink.radius
    reach = 2 * radius  # pushes the round corners of an open edge out of sight
    outer = QRectF(card).adjusted(0, 0 if frame.is_first else -reach, 0, 0 if frame.is_last else reach)
    middle = card.adjusted(0, radius if frame.is_first else 0, 0, -radius if frame.is_last else 0)
    _paint_band(painter, middle, ink.accents[frame.role], ink)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if frame.is_first:
        strip = QRect(card.left(), card.top(), card.width(), radius)
        _paint_strip(painter, strip, QRectF(strip).adjusted(0, 0, 0, reach), frame, ink)
    if frame.is_last:
        strip = QRect(card.left(), middle.bottom() + 1, card.width(), radius)
        _paint_strip(painter, strip, QRectF(strip).adjusted(0, -reach, 0, 0), frame, ink)
    if current:
        _paint_ring(painter, card, outer, ink)
    painter.restore()


def _paint_band(painter: QPainter, band: QRect, accent: QColor, ink: Ink) -> None:
    """The part of the card whose edges are straight."""
    painter.fillRect(band, ink.card)
    painter.fillRect(QRect(band.left(), band.top(), ink.accent, band.height()), accent)
    painter.fillRect(QRect(band.right(), band.top(), 1, band.height()), ink.line)


def _paint_strip(painter: QPainter, strip: QRect, outer: QRectF, frame: Frame, ink: Ink) -> None:
    """The part with two round corners: the border, the accent over its left end, the ground inside both."""
    painter.setPen(ink.no_pen)
    painter.setClipRect(strip)
    _fill(painter, outer, ink.line, ink.radius)
    painter.setClipRect(QRect(strip.left(), strip.top(), ink.radius, strip.height()))
    _fill(painter, outer, ink.accents[frame.role], ink.radius)
    painter.setClipRect(strip)
    _fill(painter, outer.adjusted(ink.accent, 1, -1, -1), ink.card, ink.radius - 1)


def _paint_ring(painter: QPainter, card: QRect, outer: QRectF, ink: Ink) -> None:
    half = ink.ring.widthF() / 2
    painter.setClipRect(card)
    painter.setPen(ink.ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(outer.adjusted(half, half, -half, -half), ink.radius, ink.radius)


def paint_header(painter: QPainter, header: Header, left: int, right: int, ink: Ink) -> None:
    """Speaker, time and badge on one line between two edges; a long name gives way first."""
    room = right - left
    time_width = ink.time_metrics.horizontalAdvance(header.time)
    badge_width = _badge_width(header.badge, ink)
    name_room = max(room - time_width - badge_width - 2 * ink.unit, ink.unit)
    name = ink.name_metrics.elidedText(header.speaker, Qt.TextElideMode.ElideRight, name_room)
    line = QRect(left, ink.look.px(9), room, ink.look.px(20))
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.setFont(ink.name_font)
    painter.setPen(ink.text)
    painter.drawText(line, align, name)
    line.setLeft(line.left() + ink.name_metrics.horizontalAdvance(name) + ink.unit)
    painter.setFont(ink.time_font)
    painter.setPen(ink.quiet)
    painter.drawText(line, align, header.time)
    line.setLeft(line.left() + time_width + ink.unit)
    if header.badge:
        _paint_badge(painter, header.badge, line, ink)


def _paint_badge(painter: QPainter, words: str, line: QRect, ink: Ink) -> None:
    height = ink.look.px(17)
    frame = QRectF(line.left(), line.top() + (line.height() - height) / 2, _badge_width(words, ink), height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink.badge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
    painter.setFont(ink.badge_font)
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()


def _badge_width(words: str, ink: Ink) -> int:
    return ink.badge_metrics.horizontalAdvance(words) + 2 * ink.unit if words else 0


def _fill(painter: QPainter, rect: QRectF, colour: QColor, radius: int) -> None:
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, radius, radius)
