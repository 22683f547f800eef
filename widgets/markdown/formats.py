"""The formats of text in a look: characters by style, blocks by what they are."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QTextBlockFormat, QTextCharFormat, QTextFormat, QTextListFormat

from widgets.markdown.code_view import TAB
from widgets.markdown.highlight import Ink
from widgets.style import BODY, SMALL, TITLE, UNIT, Look, line_pitch

DEEPEST = 3  # levels; further ones of lists and quotes are not indented any more
STEP = 3 * UNIT  # how far one level is indented, in logical pixels at 100 %

_HEADINGS = (
    (TITLE, QFont.Weight.Bold),
    (TITLE, QFont.Weight.Normal),
    (BODY, QFont.Weight.Bold),
    (SMALL, QFont.Weight.Bold),
)
LEVEL = QTextFormat.Property.UserProperty.value  # of a list of bullets, from 1
_AT_LEAST = QTextBlockFormat.LineHeightTypes.MinimumHeight.value  # what is taller, as many scripts are, is not cut


class Style(NamedTuple):
    """How a run of characters is set. heading: 0 for none; href: the address of a link, tip: its tooltip."""

    bold: bool = False
    italic: bool = False
    struck: bool = False
    code: bool = False
    quiet: bool = False
    heading: int = 0
    href: str = ""
    tip: str = ""


class Formats:
    """The formats of one look, made once each."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.body = look.font(BODY)
        self.mono = look.code_font()
        self.tab = TAB * QFontMetricsF(self.mono).horizontalAdvance("0")
        self._styles: dict[Style, QTextCharFormat] = {}
        self._blocks: dict[tuple[float, int, int], QTextBlockFormat] = {}
        self._inks: dict[Ink, QTextCharFormat] = {}

    def text(self, style: Style) -> QTextCharFormat:
        """The character format of a style; those of links are not kept, for there is no end of addresses."""
        if style.href:
            return self._link(style)
        made = self._styles.get(style)
        if made is None:
            made = self._styles[style] = self._text(style)
        return made

    def ink(self, ink: Ink) -> QTextCharFormat:
        """The colour of a run of code."""
        made = self._inks.get(ink)
        if made is None:
            made = self._inks[ink] = QTextCharFormat()
            made.setForeground(QColor(getattr(self.look.theme, ink)))
        return made

    def _text(self, style: Style) -> QTextCharFormat:
        made = QTextCharFormat()
        if style.code:
            made.setFont(self.mono, QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesSpecifiedOnly)
            made.setBackground(QColor(self.look.theme.code))
        if style.heading:
            size, weight = _heading(style.heading)
            made.setFontWeight(weight)
            made.setProperty(QTextCharFormat.Property.FontPixelSize, self.look.px(size))
        if style.bold:
            made.setFontWeight(QFont.Weight.Bold)
        if style.quiet:
            made.setForeground(QColor(self.look.theme.quiet))
        made.setFontItalic(style.italic)
        made.setFontStrikeOut(style.struck)
        return made

    def _link(self, style: Style) -> QTextCharFormat:
        made = QTextCharFormat(self.text(style._replace(href="", tip="")))
        made.setAnchor(True)
        made.setAnchorHref(style.href)
        made.setToolTip(style.tip)
        made.setForeground(QColor(self.look.theme.link))
        made.setFontUnderline(True)
        return made

    def block(self, margin: float = 0.0, indent: int = 0, heading: int = 0) -> QTextBlockFormat:
        """A paragraph, `margin` under what stands above it (logical pixels at 100 %), that finds its direction.

        heading: its level, 0 for running text.
        """
        made = self._blocks.get((margin, indent, heading))
        if made is None:
            made = self._blocks[margin, indent, heading] = self._block(margin, indent, _size(heading))
        return QTextBlockFormat(made)

    def _block(self, margin: float, indent: int, size: float) -> QTextBlockFormat:
        made = QTextBlockFormat()
        made.setLineHeight(line_pitch(self.look.px(size)), _AT_LEAST)
        made.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        made.setTopMargin(self.look.px(margin) if margin else 0)
        made.setIndent(min(indent, DEEPEST))
        return made

    def line_of_code(self) -> QTextBlockFormat:
        """A line of code, which always runs from left to right."""
        made = self.block()
        made.setLineHeight(line_pitch(self.mono.pixelSize()), _AT_LEAST)
        made.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        return made

    def list(self, level: int, start: int | None) -> QTextListFormat:
        """A list at a level from 1; start: the number of its first item, or None for bullets."""
        made = QTextListFormat()
        made.setIndent(min(level, DEEPEST))
        if start is None:
            made.setStyle(QTextListFormat.Style.ListStyleUndefined)  # Qt draws nothing: see `widgets.rows.markers`
            made.setProperty(LEVEL, level)
        else:
            made.setStyle(QTextListFormat.Style.ListDecimal)
            made.setStart(start)
        return made


def _heading(level: int) -> tuple[float, QFont.Weight]:
    return _HEADINGS[min(level, len(_HEADINGS)) - 1]


def _size(heading: int) -> float:
    return _heading(heading)[0] if heading else BODY


@lru_cache(maxsize=8)
def formats(look: Look) -> Formats:
    """The formats of a look, kept for the looks in use."""
    return Formats(look)
