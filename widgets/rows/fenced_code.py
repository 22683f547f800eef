"""Puts the code of one fence together, however many rows it is cut into."""

from collections.abc import Iterator

from widgets.markdown.code import code_text
from widgets.markdown.parts import parts
from widgets.markdown.places import Code
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_text import MessageText


def fenced_code(row: MessageRow, text: MessageText, first: int) -> str:
    """The exact code of the fence that the block with this index opens."""
    return "".join(_pieces(row, text, first))


def _pieces(row: MessageRow, text: MessageText, first: int) -> Iterator[str]:
    for placed in text.blocks[first:]:
        yield placed.block.text
        if placed.block.closes:
            return
    for part in parts(row.message.content)[row.part.index + 1 :]:
        if not isinstance(part.place, Code) or part.place.opens:
            return
        yield code_text(part.source, part.place)
