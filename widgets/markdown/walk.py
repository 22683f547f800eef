"""Walks through the tokens of a stretch of Markdown and makes its blocks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from widgets.markdown.around import Around
from widgets.markdown.blocks import Block
from widgets.markdown.code import Fence, code_blocks, fits_label
from widgets.markdown.code_view import CodeView, Way
from widgets.markdown.formats import Formats, Style
from widgets.markdown.grid import grid, table_document
from widgets.markdown.prose import Prose
from widgets.markdown.runs import BREAK, StyledRun, runs, without_tick
from widgets.style import UNIT

if TYPE_CHECKING:
    from markdown_it.token import Token

TIGHT = UNIT / 4  # between the items of a list that has no blank lines


class Walk:
    """One pass over one stretch; its `blocks` are complete after `finish`."""

    def __init__(self, formats: Formats, view: CodeView | None = None) -> None:
        """view: how its code is shown; None for all of it, with long lines broken."""
        self.blocks: list[Block] = []
        self._formats = formats
        self._view, self._fences = view, 0
        self._around = Around()
        self._prose: Prose | None = None
        self._opening: Token | None = None
        self._from_right = False

    def over(self, tokens: "Iterable[Token]", widths: Sequence[int] = ()) -> None:
        """Every token in turn. widths: of the table that the stretch is cut from."""
        left = iter(tokens)
        for token in left:
            if token.type == "table_open":
                self._table(list(takewhile(lambda inner: inner.type != "table_close", left)), widths)
            elif step := _STEPS.get(token.type):
                step(self, token)
            elif border := _BORDERS.get(token.type):
                border(self)

    def text(self, source: str) -> None:
        """Text as it is written, where there is nothing to parse."""
        lines = source.replace("\r\n", "\n").replace("\r", "\n").strip("\n")
        if lines:
            self._paragraph([(lines.replace("\n", BREAK), self._style())], 0)

    def info(self, info: str) -> None:
        """An info string, if it is too long for the label of its code."""
        if not fits_label(info):
            self._paragraph([(info, self._style()._replace(quiet=True))], UNIT)

    def finish(self) -> None:
        """Close the document that is being written, so that the next one stands elsewhere."""
        if self._prose is not None:
            document, lists = self._prose.finish(), self._prose.holds_lists
            self._from_right = document.begin().textDirection() == Qt.LayoutDirection.RightToLeft
            self._add(Block("prose", document, indent=self._around.indent, quotes=self._around.quotes, lists=lists))
            self._prose = None

    def _add(self, *blocks: Block) -> None:
        """The first joins its quotes to those above. Code and tables stand on the side of what was said before them."""
        joined, bars = self._around.take_joined(), self._around.bars
        for block in blocks:
            self.blocks.append(replace(block, bars=bars, joined=joined, from_right=self._from_right))
            joined = block.quotes

    def _style(self, heading: int = 0) -> Style:
        return Style(heading=heading, quiet=self._around.quotes > 0)

    def _writer(self) -> Prose:
        if self._prose is None:
            self._prose = Prose(self._formats, self._style())
        return self._prose

    def _open(self, token: "Token") -> None:
        self._opening = token

    def _inline(self, token: "Token") -> None:
        """The text of the paragraph or heading that was opened last."""
        opening, children = self._opening, token.children or []
        if opening is not None and opening.type == "heading_open":
            heading = int(opening.tag[1:])
            self._paragraph(runs(children, self._style(heading)), 2 * UNIT, heading)
        else:
            tight = opening is not None and opening.hidden
            self._paragraph(runs(children, self._style()), TIGHT if tight else UNIT)

    def _paragraph(self, text: Iterable[StyledRun], margin: float, heading: int = 0) -> None:
        item = self._around.take_marker()
        if item is None:
            self._writer().paragraph(text, margin, self._around.level, heading)
        else:
            ticked, rest = without_tick(text)
            self._writer().item(rest, margin, self._around.level, item, ticked)

    def _lone_marker(self) -> None:
        """An item that begins with something else than a paragraph has its marker on a line of its own."""
        if item := self._around.take_marker():
            self._writer().item((), TIGHT, self._around.level, item, None)

    def _definition(self, token: "Token") -> None:
        self._paragraph([(token.content.replace("\n", BREAK), self._style()._replace(quiet=True))], UNIT)

    def _rule(self) -> None:
        self._lone_marker()
        self._writer().rule(UNIT)

    def _open_list(self, token: "Token") -> None:
        self._lone_marker()
        ordered = token.type == "ordered_list_open"
        self._around.open_list(int(token.attrs.get("start", 1)) if ordered else None)

    def _close_list(self) -> None:
        self._around.close_list()

    def _open_item(self) -> None:
        self._around.open_item()

    def _close_item(self) -> None:
        self._lone_marker()

    def _open_quote(self) -> None:
        self._lone_marker()
        self.finish()
        self._around.open_quote()

    def _close_quote(self) -> None:
        self.finish()
        self._around.close_quote()

    def _code(self, token: "Token") -> None:
        self._lone_marker()
        info = token.info.strip()
        self.info(info)
        self.finish()
        around = self._around
        way = self._view.way(self._fences) if self._view else Way()
        fence = Fence(token.content, info, self._fences, way)
        self._fences += 1
        self._add(*code_blocks(fence, self._formats, around.inner_indent, around.quotes))

    def _table(self, tokens: "list[Token]", widths: Sequence[int]) -> None:
        self._lone_marker()
        self.finish()
        document = table_document(grid(tokens, self._style()), widths, self._formats)
        self._add(Block("table", document, indent=self._around.inner_indent, quotes=self._around.quotes))


_STEPS: "dict[str, Callable[[Walk, Token], None]]" = {
    "paragraph_open": Walk._open,
    "heading_open": Walk._open,
    "inline": Walk._inline,
    "definition": Walk._definition,
    "bullet_list_open": Walk._open_list,
    "ordered_list_open": Walk._open_list,
    "fence": Walk._code,
    "code_block": Walk._code,
}
_BORDERS: "dict[str, Callable[[Walk], None]]" = {
    "hr": Walk._rule,
    "bullet_list_close": Walk._close_list,
    "ordered_list_close": Walk._close_list,
    "list_item_open": Walk._open_item,
    "list_item_close": Walk._close_item,
    "blockquote_open": Walk._open_quote,
    "blockquote_close": Walk._close_quote,
}
