"""The text of a document as a person sees it."""

from collections.abc import Iterator

from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCursor, QTextDocument, QTextListFormat, QTextTable

_LINE = "\u2028"
_TICKS = {QTextBlockFormat.MarkerType.Unchecked: "☐ ", QTextBlockFormat.MarkerType.Checked: "☑ "}


def displayed(document: QTextDocument, start: int = 0, end: int | None = None) -> str:
    """The characters shown between two of Qt's positions: no-break spaces kept, table cells apart by tabs.

    The marker of a list item comes with the start of its text.
    """
    end = document.characterCount() if end is None else end
    return "".join(_pieces(document, start, end)).replace(_LINE, "\n")


def _pieces(document: QTextDocument, start: int, end: int) -> Iterator[str]:
    tables = bool(document.rootFrame().childFrames())
    block, before = document.findBlock(start), None
    while block.isValid() and block.position() <= end:
        row = _row(block) if tables else None
        if row is not None or not tables:
            if before is not None:
                yield "\t" if before[0] == row and row is not None else "\n"
            yield _shown(block, start - block.position(), end - block.position())
            before = (row,)
        block = block.next()


def _row(block: QTextBlock) -> int | None:
    """The row of the table that a block stands in; None for the empty lines that Qt keeps around a table."""
    table: QTextTable | None = QTextCursor(block).currentTable()
    return None if table is None else table.cellAt(block.position()).row()


def _shown(block: QTextBlock, start: int, end: int) -> str:
    """What is shown of a line between two positions within it, which may lie beyond its ends."""
    text, length = block.text(), block.length() - 1
    marker = _marker(block) if start <= 0 < end else ""
    if start <= 0 and end >= length:
        return marker + text
    if length == len(text):
        return marker + text[max(start, 0) : max(end, 0)]
    units = text.encode("utf-16-le")[2 * max(start, 0) : 2 * max(end, 0)]
    return marker + units.decode("utf-16-le", errors="replace")


def _marker(block: QTextBlock) -> str:
    form = block.blockFormat()
    if form.objectIndex() < 0:
        return ""
    if tick := _TICKS.get(form.marker()):
        return tick
    items = block.textList()
    return f"{items.itemText(block)} " if items.format().style() == QTextListFormat.Style.ListDecimal else "• "
