"""One block of a message with its place in the card: where its characters stand, and how it is painted."""

from collections.abc import Iterator
from itertools import groupby
from math import ceil
from operator import itemgetter
from typing import NamedTuple, cast

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPainter,
    QTextBlock,
    QTextCursor,
    QTextLine,
)

from widgets.markdown.displayed import displayed
from widgets.markdown.formats import STEP
from widgets.markdown.render import Block
from widgets.rows.ink import Ink
from widgets.rows.markers import paint_markers
from widgets.rows.row import Unit
from widgets.rows.text_blocks import text_blocks

Selected = tuple[int, int]

PAD = 12  # between the frame of code and its text, in pixels at 100 %
HEAD = 28  # the band that names the language
BARE = 10  # above code whose language is unknown
BUTTON = 76  # what code beside its copy button leaves free where there is no band
FOOT = 10  # below the last line of code
MORE = 28  # the band of the button that shows the rest of folded code
RADIUS = 8


class Link(NamedTuple):
    """Characters [start, end) lead to an address."""

    start: int
    end: int
    address: str


class PlacedBlock:
    """A block whose characters begin at `start` in the text of its row. Pixels count from the text's own corner."""

    def __init__(self, block: Block, start: int, ink: Ink) -> None:
        self.block = block
        self.document = block.document
        self.start = start
        self._shown = block.document.characterCount() - 1
        self.length = self._shown + block.hidden
        self.frame = QRect()
        self.room = 0
        """The width of the text, in pixels."""
        self.shift = 0
        """By how many pixels lines that are not broken are scrolled to the left."""
        self._ink = ink
        self._at = QPoint()
        self._gap = 0

    @property
    def end(self) -> int:
        return self.start + self.length

    @property
    def with_gap(self) -> QRect:
        """The frame, and what lies between it and the block above."""
        return self.frame.adjusted(0, -self._gap, 0, 0)

    @property
    def opens_code(self) -> bool:
        """Whether a fence begins here."""
        return self.block.kind == "code" and self.block.opens

    def lay_out(self, top: int, width: int, gap: int = 0) -> int:
        """Put the block below `top`, to which `gap` pixels lead from the block above; return where it ends."""
        self._gap = gap
        is_code = self.block.kind == "code"
        look, is_labelled = self._ink.look, bool(self.block.language)
        pad = look.px(PAD) if is_code else 0
        head = look.px(HEAD if is_labelled else BARE) if self.opens_code else 0
        foot = look.px(FOOT) if is_code and self.block.ends else 0
        foot += look.px(MORE) if self.block.folded else 0
        beside = look.px(BUTTON) if is_code and not is_labelled else 0
        inset = look.px(STEP) * (self.block.indent + self.block.quotes)
        left = 0 if self.block.from_right else inset
        text_width = max(width - inset - 2 * pad - beside, look.px(STEP))
        if self.document.textWidth() != text_width:
            self.document.setTextWidth(text_width)
        self.room = text_width
        height = ceil(self.document.size().height())  # asking for the size is what lays the document out
        self._at = QPoint(left + pad, top + head)
        self.frame = QRect(left, top, text_width + 2 * pad + beside, head + height + foot)
        return top + head + height + foot

    @property
    def is_wide(self) -> bool:
        """Whether the fence has, or may have, a line that is longer than the room for it."""
        return self.block.columns is None or self._widest > self.room

    @property
    def overflow(self) -> int:
        """By how many pixels lines that are not broken are wider than the room for them."""
        if self.block.wraps:
            return 0
        return max(ceil(max(self._widest, self.document.idealWidth())) - self.room, 0)

    @property
    def _widest(self) -> float:
        return (self.block.columns or 0) * self._ink.column

    def rect_of(self, character: int) -> QRect:
        """The line of a character, from the character on: left, top, one pixel, height of the line.

        A character that is hidden stands where the rest of its code would begin.
        """
        inside = self._inside(character)
        text_block = self.document.findBlock(inside)
        corner = self.document.documentLayout().blockBoundingRect(text_block).topLeft()
        layout = text_block.layout()
        if layout.lineCount() == 0:  # a line of no layout crashes when it is asked anything
            return QRect(self._at + corner.toPoint(), self.frame.bottomRight())
        offset = inside - text_block.position()
        line = layout.lineForTextPosition(offset)
        top_left = self._at + (corner + QPointF(_x_of(line, offset) - self.shift, line.y())).toPoint()
        return QRect(top_left.x(), top_left.y(), 1, ceil(line.height()))

    def character_at(self, point: QPoint) -> int:
        """The character boundary nearest to a point."""
        at = QPointF(point - self._at + QPoint(self.shift, 0))
        found = self.document.documentLayout().hitTest(at, Qt.HitTestAccuracy.FuzzyHit)
        return self.start + min(max(found, 0), self._shown)

    def link_at(self, point: QPoint) -> str:
        return self.document.documentLayout().anchorAt(QPointF(point - self._at))

    def span_at(self, character: int, unit: Unit) -> Selected:
        """The word or paragraph around a character."""
        cursor = QTextCursor(self.document)
        cursor.setPosition(self._inside(character))
        if unit == "paragraph":
            text_block = cursor.block()
            return self.start + text_block.position(), self.start + text_block.position() + text_block.length() - 1
        cursor.select(QTextCursor.SelectionType.WordUnderCursor)
        return self.start + cursor.selectionStart(), self.start + cursor.selectionEnd()

    def text(self, start: int, end: int) -> str:
        """The displayed text between two characters of the row."""
        return displayed(self.document, max(start - self.start, 0), max(end - self.start, 0))

    def links(self) -> Iterator[Link]:
        """Every link with the characters it spans; fragments of one link, as around bold words, are one."""
        for text_block in text_blocks(self.document):
            spans = ((self.start + at, self.start + end, address) for at, end, address in _anchors(text_block))
            for address, pieces in groupby(spans, key=itemgetter(2)):
                first, *rest = pieces
                yield Link(first[0], (rest or [first])[-1][1], address)

    def bars(self) -> Iterator[QRect]:
        """One for every quote around the text; one that goes on from the block above begins there."""
        block, step, thickness = self.block, self._ink.look.px(STEP), self._ink.accent
        right = self.frame.right() + 1 + step * (block.indent + block.quotes)
        for number, level in enumerate(block.bars):
            top = self.frame.top() - (self._gap if number < block.joined else 0)
            left = right - level * step - thickness if block.from_right else level * step
            yield QRect(left, top, thickness, self.frame.bottom() + 1 - top)

    def paint(self, painter: QPainter, visible: QRect, spans: list[tuple[Selected, QColor]]) -> None:
        """Paint what lies in `visible`. spans: characters of the whole text with the ground they stand on."""
        if self.block.kind == "code":
            self._paint_frame(painter)
        self._paint_bars(painter)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = self._ink.palette
        at = self._at - QPoint(self.shift, 0)
        context.clip = QRectF(visible.translated(-at))
        context.selections = [self._selection(span, colour) for span, colour in spans if self._touches(span)]
        painter.save()
        if not self.block.wraps:
            area = QRect(self._at.x(), self.frame.top(), self.room, self.frame.height())
            painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.translate(at)
        self.document.documentLayout().draw(painter, context)
        if self.block.kind == "prose" and self.block.lists:
            paint_markers(painter, self.document, context.clip, self._ink)
        painter.restore()

    def _inside(self, character: int) -> int:
        """A character of the row as one of the document."""
        return min(max(character - self.start, 0), self._shown)

    def _touches(self, span: Selected) -> bool:
        return span[0] <= self.end and span[1] > self.start

    def _selection(self, span: Selected, colour: QColor) -> QAbstractTextDocumentLayout.Selection:
        made = QAbstractTextDocumentLayout.Selection()
        cursor = QTextCursor(self.document)
        cursor.setPosition(self._inside(span[0]))
        cursor.setPosition(self._inside(span[1]), QTextCursor.MoveMode.KeepAnchor)
        made.cursor = cursor
        made.format.setBackground(colour)
        return made

    def _paint_bars(self, painter: QPainter) -> None:
        for bar in self.bars():
            painter.fillRect(bar, self._ink.line)

    def _paint_frame(self, painter: QPainter) -> None:
        """The rounded ground of code; where the fence goes on in the next row the frame is open."""
        radius = self._ink.look.px(RADIUS)
        rect = QRectF(self.frame).adjusted(0.5, 0.5, -0.5, -0.5)
        rect.adjust(0, 0 if self.block.opens else -2 * radius, 0, 0 if self.block.ends else 2 * radius)
        painter.save()
        painter.setClipRect(self.frame, Qt.ClipOperation.IntersectClip)
        painter.setPen(self._ink.hairline)
        painter.setBrush(self._ink.code)
        painter.drawRoundedRect(rect, radius, radius)
        if self.block.opens and self.block.language:
            self._paint_language(painter, self.block.language)
        painter.restore()

    def _paint_language(self, painter: QPainter, language: str) -> None:
        ink = self._ink
        pad = ink.look.px(PAD)
        band = QRect(self.frame.left() + pad, self.frame.top(), self.frame.width() - 2 * pad, ink.look.px(HEAD))
        painter.setFont(ink.label_font)
        painter.setPen(ink.quiet)
        words = ink.label_metrics.elidedText(language, Qt.TextElideMode.ElideRight, band.width() - pad * 8)
        painter.drawText(band, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def _anchors(text_block: QTextBlock) -> Iterator[tuple[int, int, str]]:
    """Fragments of a text block that are links."""
    fragments = text_block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        if fragment.charFormat().isAnchor():
            yield fragment.position(), fragment.position() + fragment.length(), fragment.charFormat().anchorHref()
        fragments += 1


def _x_of(line: QTextLine, offset: int) -> float:
    x = line.cursorToX(offset)
    return x[0] if isinstance(x, tuple) else float(cast(float, x))  # the stub says float or object; it is a pair
