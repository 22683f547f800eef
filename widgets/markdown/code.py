"""Documents of code: plain text in the code font with its colours."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextOption

from widgets.markdown.blocks import Block
from widgets.markdown.code_view import Way, columns, fold_at, line_count
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


@dataclass(frozen=True, slots=True)
class Fence:
    """A whole fence as it is to be shown. number: among those of its part, from 0."""

    code: str
    info: str
    number: int = 0
    way: Way = Way()  # noqa: RUF009  # a named tuple cannot be changed


def code_blocks(fence: Fence, formats: Formats, indent: int = 0, quotes: int = 0) -> Iterator[Block]:
    """The blocks of a fence, several for one that is long; the last one shown of a folded fence stands for the rest."""
    code, way, cuts = fence.code, fence.way, code_cuts(fence.code)
    colours, lines, longest = colouring(visible_code(code), fence.info), line_count(code), columns(code)
    for index, (start, end) in enumerate(cuts):
        at = fold_at(code[start:end], code.count("\n", 0, start), lines) if way.folds else None
        stop = end if at is None else start + at
        document = _document(code[start:stop], colours, len(visible_code(code[:start])), formats, wraps=way.wraps)
        block = Block("code", document, _label(fence.info), start == 0, end == len(code), code[start:end])
        block = replace(block, indent=indent, quotes=quotes, number=fence.number, wraps=way.wraps, columns=longest)
        if at is not None:
            whole = "\n".join(_shown(code[first:last]) for first, last in cuts[index:])
            yield replace(block, closes=True, text=code[start:], folded=lines, hidden=_rest(whole, document))
            return
        yield block


def code_block(source: str, place: Code, formats: Formats, way: Way) -> Block:
    """The block of a stretch that was cut out of a long fence."""
    text = code_text(source, place)
    colours, offset = None, 0
    if place.whole is not None:
        colours = colouring(visible_code(_flush(place.whole, place.indent)), place.info)
        offset = len(visible_code(_flush(place.whole[: place.offset], place.indent)))
    at = fold_at(text, place.before, place.lines) if way.folds else None
    document = _document(text[:at], colours, offset, formats, wraps=way.wraps)
    block = Block("code", document, _label(place.info), place.opens, place.closes, text)
    block = replace(block, wraps=way.wraps, columns=None if place.whole is None else columns(place.whole))
    return block if at is None else replace(block, folded=place.lines, hidden=_rest(_shown(text), document))


def _rest(whole: str, document: SafeDocument) -> int:
    """What a document lacks of a text, in UTF-16 units."""
    return len(whole.encode("utf-16-le", "surrogatepass")) // 2 - (document.characterCount() - 1)


def _shown(text: str) -> str:
    """What stands in the document of a stretch: the end of its last line is that of the document."""
    return visible_code(text).removesuffix("\n")


def code_text(source: str, place: Code) -> str:
    """The exact code of a stretch, as `Block.text` gives it, without making a document."""
    return _flush(source[place.start : place.end], place.indent)


def _flush(code: str, indent: int) -> str:
    """The code with plain line ends and without the indentation of its fence."""
    code = _LINE_END.sub("\n", code)
    return re.sub(rf"^ {{1,{indent}}}", "", code, flags=re.MULTILINE) if indent else code


def _document(text: str, colours: Colouring | None, offset: int, formats: Formats, *, wraps: bool) -> SafeDocument:
    shown = _shown(text)
    document = SafeDocument(formats.mono)
    option = document.defaultTextOption()
    option.setTabStopDistance(formats.tab)
    if not wraps:
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
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
