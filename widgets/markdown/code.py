"""Documents of code: plain text in the code font with its colours."""

import re
from collections.abc import Iterator

from PySide6.QtGui import QTextCharFormat, QTextCursor

from widgets.markdown.blocks import Block
from widgets.markdown.document import SafeDocument
from widgets.markdown.fences import code_cuts
from widgets.markdown.formats import Formats
from widgets.markdown.highlight import Colouring, colouring
from widgets.markdown.places import Code
from widgets.markdown.visible import visible_code

LABEL = 60  # the longest info string that stands in the frame, in characters

_PLAIN = QTextCharFormat()
_LINE_END = re.compile("\r\n?")


def fits_label(info: str) -> bool:
    """Whether an info string is short enough to be the label of its code."""
    return len(info) <= LABEL


def _label(info: str) -> str:
    return visible_code(info if fits_label(info) else info.split()[0][:LABEL])


def code_blocks(code: str, info: str, formats: Formats, indent: int = 0, quotes: int = 0) -> Iterator[Block]:
    """The blocks of a whole fence, several for one that is long."""
    colours = colouring(visible_code(code), info)
    for start, end in code_cuts(code):
        document = _document(code[start:end], colours, len(visible_code(code[:start])), formats)
        yield Block("code", document, _label(info), start == 0, end == len(code), code[start:end], indent, quotes)


def code_block(source: str, place: Code, formats: Formats) -> Block:
    """The block of a stretch that was cut out of a long fence."""
    text = code_text(source, place)
    colours, offset = None, 0
    if place.whole is not None:
        colours = colouring(visible_code(_flush(place.whole, place.indent)), place.info)
        offset = len(visible_code(_flush(place.whole[: place.offset], place.indent)))
    document = _document(text, colours, offset, formats)
    return Block("code", document, _label(place.info), place.opens, place.closes, text)


def code_text(source: str, place: Code) -> str:
    """The exact code of a stretch, as `Block.text` gives it, without making a document."""
    return _flush(source[place.start : place.end], place.indent)


def _flush(code: str, indent: int) -> str:
    """The code with plain line ends and without the indentation of its fence."""
    code = _LINE_END.sub("\n", code)
    return re.sub(rf"^ {{1,{indent}}}", "", code, flags=re.MULTILINE) if indent else code


def _document(text: str, colours: Colouring | None, offset: int, formats: Formats) -> SafeDocument:
    shown = visible_code(text).removesuffix("\n")
    document = SafeDocument(formats.mono)
    option = document.defaultTextOption()
    option.setTabStopDistance(formats.tab)
    document.setDefaultTextOption(option)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    cursor.setBlockFormat(formats.line_of_code())
    written = 0
    for start, end, ink in () if colours is None else colours.between(offset, offset + len(shown)):
        cursor.insertText(shown[written : start - offset], _PLAIN)
        cursor.insertText(shown[start - offset : end - offset], formats.ink(ink))
        written = end - offset
    cursor.insertText(shown[written:], _PLAIN)
    cursor.endEditBlock()
    return document
