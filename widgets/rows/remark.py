"""The row that remarks on a turn in one quiet line: what Morgan does, or what was noted beside the answer."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from widgets.icon import SIZE, draw_icon
from widgets.rows.ink import INDENT
from widgets.rows.painted_row import PaintedRow
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import RowKind
from widgets.style import SMALL, UNIT, Look

State = Literal["running", "done", "refused", "note"]
ICONS: dict[State, str] = {"running": "clock", "done": "check", "refused": "warning", "note": "log"}
ABOVE, GAP, BELOW = 2, 8, 6  # logical pixels at 100 %


@dataclass(frozen=True, slots=True)
class RemarkRow:
    """words: plain, in the interface's language; private: they belong to a turn that is not saved."""

    key: tuple[str, str]
    words: str
    state: State = "note"
    private: bool = False


class RemarkKind(RowKind[RemarkRow]):
    """Remarks."""

    def estimate(self, row: RemarkRow, width: int, look: Look) -> int:
        return self.measure(row, width, look)

    def measure(self, row: RemarkRow, width: int, look: Look) -> int:
        return remark_text(row, width, look).height + look.px(ABOVE) + look.px(BELOW)

    def make(self, parent: QWidget) -> "Remark":
        return Remark(parent)

    def text(self, row: RemarkRow, look: Look, start: int = 0, end: int | None = None) -> str:
        return Paragraph(row.words, look.font(SMALL), 1000).between(start, end)

    def is_private(self, row: RemarkRow) -> bool:
        return row.private

    def joint(self, before: RemarkRow, after: RemarkRow) -> str:  # noqa: ARG002
        return "\n"


class Remark(PaintedRow[RemarkRow]):
    """An icon and the words."""

    def lay_out(self, width: int) -> None:
        self._text = remark_text(self.row, width, self.look)

    def spoken_name(self) -> str:
        return self.tr("Note")

    def paragraph(self) -> tuple[Paragraph, QPoint]:
        return self._text, QPoint(_left(self.look), self.look.px(ABOVE))

    def paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        ink = theme.badge if self.row.state == "refused" else theme.quiet
        text, corner = self.paragraph()
        edge = look.px(INDENT) + look.px(UNIT)
        draw_icon(painter, ICONS[self.row.state], ink, edge, corner.y() + text.pitch / 2, look.px(SIZE))
        text.draw(painter, corner, ink, theme, self.selected)


def remark_text(row: RemarkRow, width: int, look: Look) -> Paragraph:
    return Paragraph(row.words, look.font(SMALL), width - _left(look) - look.px(UNIT))


def _left(look: Look) -> int:
    return look.px(INDENT) + look.px(UNIT) + look.px(SIZE) + look.px(GAP)
