"""Documents of tables."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTableCell,
    QTextTableFormat,
)

from widgets.markdown.document import SafeDocument
from widgets.markdown.formats import Formats, Style
from widgets.markdown.runs import StyledRun, runs
from widgets.markdown.visible import visible
from widgets.style import UNIT

if TYPE_CHECKING:
    from markdown_it.token import Token

_FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_SIDES = {
    "": Qt.AlignmentFlag.AlignLeading,
    "text-align:left": Qt.AlignmentFlag.AlignLeft,
    "text-align:center": Qt.AlignmentFlag.AlignHCenter,
    "text-align:right": Qt.AlignmentFlag.AlignRight,
}
_PERCENT = QTextLength.Type.PercentageLength


@dataclass(frozen=True, slots=True)
class Cell:
    """What one cell says, and to which side it is set."""

    runs: Sequence[StyledRun]
    side: Qt.AlignmentFlag
    header: bool


Grid = Sequence[Sequence[Cell]]


def grid(tokens: "Iterable[Token]", style: Style) -> list[list[Cell]]:
    """The cells of a table, by row, from its tokens."""
    rows: list[list[Cell]] = []
    side, header = _SIDES[""], False
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            side, header = _SIDES[str(token.attrs.get("style", ""))], token.type == "th_open"
        elif token.type == "inline":
            rows[-1].append(Cell(tuple(runs(token.children or [], style)), side, header))
    return rows


def table_document(rows: Grid, widths: Sequence[int], formats: Formats) -> SafeDocument:
    """Rows of cells in a grid; widths: of the columns in per cent; what the text needs where there are others."""
    document = SafeDocument(formats.body)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    columns = max(len(row) for row in rows)
    fitting = widths if len(widths) == columns else ()
    table = cursor.insertTable(len(rows), columns, _format(fitting, formats))
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            _fill(table.cellAt(number, column), cell, formats)
    _flatten_last_line(document)
    cursor.endEditBlock()
    return document


def _fill(place: QTextTableCell, cell: Cell, formats: Formats) -> None:
    if cell.header:
        ground = QTextCharFormat()
        ground.setBackground(QColor(formats.look.theme.code))
        place.setFormat(ground)
    block = formats.block()
    block.setAlignment(cell.side)
    cursor = place.firstCursorPosition()
    cursor.setBlockFormat(block)
    for text, style in cell.runs:
        cursor.insertText(visible(text), formats.text(style._replace(bold=True) if cell.header else style))


def _format(widths: Sequence[int], formats: Formats) -> QTextTableFormat:
    made = QTextTableFormat()
    made.setBorder(1)
    made.setBorderCollapse(True)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBorderBrush(QBrush(QColor(formats.look.theme.line)))
    made.setCellSpacing(0)
    made.setCellPadding(formats.look.px(UNIT * 3 / 4))
    if widths:
        made.setWidth(QTextLength(_PERCENT, 100))
        made.setColumnWidthConstraints([QTextLength(_PERCENT, width) for width in widths])
    return made


def _flatten_last_line(document: SafeDocument) -> None:
    """Qt keeps an empty line under a table: make it too low to be seen."""
    block = QTextBlockFormat()
    block.setLineHeight(1, _FIXED)
    QTextCursor(document.lastBlock()).setBlockFormat(block)
