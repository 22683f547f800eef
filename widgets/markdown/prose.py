"""Writes paragraphs, list items and rules into one document."""

from collections.abc import Iterable

from PySide6.QtGui import QColor, QTextBlockFormat, QTextCursor, QTextFormat, QTextLength, QTextList

from widgets.markdown.around import Listing
from widgets.markdown.document import SafeDocument
from widgets.markdown.formats import STEP, Formats, Style
from widgets.markdown.runs import StyledRun
from widgets.markdown.visible import visible

_MARKER = QTextBlockFormat.MarkerType


class Prose:
    """One document of running text, written from top to bottom."""

    def __init__(self, formats: Formats, style: Style) -> None:
        """style: of the markers of lists, and of the text as a whole."""
        self._formats = formats
        self._characters = formats.text(style)
        self._document = SafeDocument(formats.body)
        self._document.setIndentWidth(formats.look.px(STEP))
        self._cursor = QTextCursor(self._document)
        self._lists: dict[int, QTextList] = {}
        self._empty = True
        self._cursor.beginEditBlock()

    @property
    def holds_lists(self) -> bool:
        return bool(self._lists)

    def finish(self) -> SafeDocument:
        """The document, in which nothing is written any more."""
        self._cursor.endEditBlock()
        return self._document

    def paragraph(self, text: Iterable[StyledRun], margin: float, level: int, heading: int = 0) -> None:
        """A paragraph within so many levels of lists, `margin` under the one before it."""
        self._begin(self._block(margin, level, heading))
        self._write(text)

    def item(self, text: Iterable[StyledRun], margin: float, level: int, item: Listing, ticked: bool | None) -> None:
        """The first paragraph of a list item, with its marker: a tick box where `ticked` is no None."""
        block = self._block(margin)
        if ticked is not None:
            block.setMarker(_MARKER.Checked if ticked else _MARKER.Unchecked)
        self._begin(block)
        if item.key in self._lists:
            self._lists[item.key].add(self._cursor.block())
        else:
            self._lists[item.key] = self._cursor.createList(self._formats.list(level, item.number))
        self._write(text)

    def rule(self, margin: float) -> None:
        """A thematic break across the column."""
        block = self._block(margin)
        width = QTextLength(QTextLength.Type.PercentageLength, 100)
        block.setProperty(QTextFormat.Property.BlockTrailingHorizontalRulerWidth, width)
        block.setBackground(QColor(self._formats.look.theme.line))  # Qt draws the rule, not the ground, in it
        self._begin(block)

    def _block(self, margin: float, level: int = 0, heading: int = 0) -> QTextBlockFormat:
        return self._formats.block(0 if self._empty else margin, level, heading)

    def _begin(self, block: QTextBlockFormat) -> None:
        if self._empty:
            self._cursor.setBlockFormat(block)
            self._cursor.setBlockCharFormat(self._characters)
        else:
            self._cursor.insertBlock(block, self._characters)
        self._empty = False

    def _write(self, text: Iterable[StyledRun]) -> None:
        for characters, style in text:
            self._cursor.insertText(visible(characters), self._formats.text(style))
