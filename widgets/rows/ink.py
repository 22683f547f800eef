"""The colours, fonts and distances that cards paint with, made once for each look."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPen

from widgets.style import BODY, LABEL, SMALL, UNIT, Look, palette

INDENT = 14  # how far a card stands in from its conversation's header, in pixels at 100 %
ACCENT = 3  # the coloured left edge
PAD = 14  # between the edge and the text
HEADER = 34  # from the top of a card to its text
FOOT = 12  # from the text to the bottom of a card
RADIUS = 10


class Ink:
    """All of it for one look; pixels are logical ones at the look's zoom."""

    def __init__(self, look: Look) -> None:
        theme = look.theme
        self.look = look
        self.palette = palette(theme)
        self.card = QColor(theme.card)
        self.line = QColor(theme.line)
        self.text = QColor(theme.text)
        self.quiet = QColor(theme.quiet)
        self.badge = QColor(theme.badge)
        self.code = QColor(theme.code)
        self.focus = QColor(theme.user)
        self.selection = QColor(theme.selection)
        self.accents = {
            "user": QColor(theme.user),
            "assistant": QColor(theme.assistant),
            "system": QColor(theme.system),
        }
        self.no_pen = QPen(Qt.PenStyle.NoPen)
        self.hairline = QPen(self.line, 1)
        self.ring = QPen(self.focus, max(2, look.px(2)))
        self.name_font = look.font(SMALL, QFont.Weight.DemiBold)
        self.time_font = look.font(SMALL)
        self.label_font = look.font(LABEL)
        self.badge_font = look.font(LABEL, QFont.Weight.DemiBold)
        self.body_font = look.font(BODY)
        self.body_metrics = QFontMetrics(self.body_font)
        self.column = QFontMetricsF(look.code_font()).horizontalAdvance("0")
        self.name_metrics = QFontMetrics(self.name_font)
        self.time_metrics = QFontMetrics(self.time_font)
        self.label_metrics = QFontMetrics(self.label_font)
        self.badge_metrics = QFontMetrics(self.badge_font)
        self.unit = look.px(UNIT)
        self.indent = look.px(INDENT)
        self.accent = look.px(ACCENT)
        self.pad = look.px(PAD)
        self.header = look.px(HEADER)
        self.foot = look.px(FOOT)
        self.radius = look.px(RADIUS)
        self.body_left = self.indent + self.accent + self.pad

    def body_width(self, width: int) -> int:
        """The width of the text in a slot of this width."""
        return max(width - self.body_left - self.pad, self.unit)
