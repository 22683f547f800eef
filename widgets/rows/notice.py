"""The row that says something about the page in one friendly sentence, perhaps with a button to act on it."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from widgets.button import HEIGHT as BUTTON
from widgets.button import Button
from widgets.dates import joined
from widgets.frame import draw_box
from widgets.icon import SIZE, draw_icon
from widgets.rows.copy_button import CopyButton
from widgets.rows.ink import INDENT
from widgets.rows.painted_row import PaintedRow
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import RowKind
from widgets.style import BODY, UNIT, Look

Tone = Literal["empty", "quiet", "waiting", "trouble", "news"]

ICONS: dict[Tone, str] = {"empty": "diary", "quiet": "log", "waiting": "clock", "trouble": "warning", "news": "today"}
PAD, GAP = 12, 10  # border to icon, icon to text; logical pixels at 100 %
EMPTY_ABOVE, EMPTY_ICON = 72, 32
COPY, COPY_INSET = 24, 7  # height of the button that copies, and of its icon from its edge


@dataclass(frozen=True, slots=True)
class Action:
    """What a notice offers. name: for the program; words: on the button; icon: one of the resources."""

    name: str
    words: str
    icon: str


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """words: plain, in the interface's language; command: a line to be typed elsewhere, set in the code font.

    A command brings a button that copies it, an action one that asks the program to do something; a notice has one of
    the two at most.

    key: what it is about, so that a page may hold several; tone "empty" stands centred, for it is all there is;
    nested: it belongs to the conversation above it; icon: another one than the tone has.
    """

    key: tuple[str, str]
    words: str
    tone: Tone = "quiet"
    command: str = ""
    action: Action | None = None
    nested: bool = False
    icon: str = ""


class NoticeLayout(NamedTuple):
    """Corners of what is painted: frame, icon, words, command; `under` is where a button may start."""

    box: QRect
    icon: QRect
    words: Paragraph
    words_at: QPoint
    command: Paragraph | None
    under: int
    height: int


def notice_layout(row: NoticeRow, width: int, look: Look) -> NoticeLayout:
    """The whole slot at a width in pixels, the gap to the next row included."""
    empty = row.tone == "empty"
    side, pad, unit = look.px(EMPTY_ICON if empty else SIZE), look.px(PAD), look.px(UNIT)
    edge = look.px(INDENT) if row.nested else 0
    left = pad if empty else edge + pad + side + look.px(GAP)
    words = Paragraph(row.words, look.font(BODY), width - left - pad, centred=empty)
    command = Paragraph(row.command, look.code_font(), width - left - pad) if row.command else None
    if empty:
        icon = QRect((width - side) // 2, look.px(EMPTY_ABOVE), side, side)
        top = icon.bottom() + 1 + 2 * unit
    else:
        icon, top = QRect(edge + pad, pad + (words.pitch - side) // 2, side, side), pad
    under = top + words.height + (unit // 2 + command.height if command else 0) + (2 * unit if empty else unit)
    button = look.px(BUTTON if row.action else COPY)
    height = under + (button + pad if row.action or command else pad - unit) + unit
    box = QRect(edge, 0, width - edge, height - unit)
    return NoticeLayout(box, icon, words, QPoint(left, top), command, under, height)


class NoticeKind(RowKind[NoticeRow]):
    """Notices. C copies a notice's command."""

    acted = Signal(object)
    """The action of a notice is wanted; carries the row."""

    def head_of(self, row: NoticeRow) -> tuple[str, str] | None:
        return ("conversation", row.key[1]) if row.nested else None

    def estimate(self, row: NoticeRow, width: int, look: Look) -> int:
        return self.measure(row, width, look)

    def measure(self, row: NoticeRow, width: int, look: Look) -> int:
        return notice_layout(row, width, look).height

    def make(self, parent: QWidget) -> "Notice":
        return Notice(self, parent)

    def text(self, row: NoticeRow, look: Look, start: int = 0, end: int | None = None) -> str:
        return Paragraph(row.words, look.font(BODY), 1000).between(start, end)

    def stored(self, row: NoticeRow) -> str | None:
        return row.command or None

    def copy_words(self) -> str:
        return self.tr("Copy the command")


class Notice(PaintedRow[NoticeRow]):
    """Icon, sentence, command and button; trouble and news stand in a frame."""

    def __init__(self, kind: NoticeKind, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._button: Button | None = None
        self._copy: CopyButton | None = None

    def lay_out(self, width: int) -> None:
        self._layout = notice_layout(self.row, width, self.look)
        for control in (self._button, self._copy):
            if control:
                control.hide()
        if self.row.action:
            self._show_button(self.row.action, width)
        elif self.row.command:
            self._show_copy(self.row.command)

    def _show_button(self, action: Action, width: int) -> None:
        button = self._button = self._button or self._made_button()
        button.set_look(self.look)
        button.set_icon(action.icon)
        button.set_words(action.words, "")
        room = self._layout.words.width
        button.resize(min(button.width_with_text(), room), self.look.px(BUTTON))
        left = (width - button.width()) // 2 if self.row.tone == "empty" else self._layout.words_at.x()
        button.move(left, self._layout.under)
        button.show()

    def _show_copy(self, command: str) -> None:
        copy = self._copy = self._copy or CopyButton(self)
        copy.bind(lambda: command, self._kind.copy_words(), self.look)
        copy.set_awake(True)
        copy.move(self._layout.words_at.x() - self.look.px(COPY_INSET), self._layout.under)
        copy.show()

    def _made_button(self) -> Button:
        button = Button("today", self.look, self)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(self.activate)
        return button

    def controls(self) -> tuple[QWidget, ...]:
        shown = self._button if self.row.action else self._copy
        return (shown,) if shown and (self.row.action or self.row.command) else ()

    def activate(self) -> None:
        if self.row.action:
            self._kind.acted.emit(self.row)
        elif self._copy and self.row.command:
            self._copy.click()

    def spoken_name(self) -> str:
        kind = self.tr("Problem") if self.row.tone == "trouble" else self.tr("Note")
        return joined(kind, self.row.command)

    def box(self) -> QRect:
        return self._layout.box

    def paragraph(self) -> tuple[Paragraph, QPoint]:
        return self._layout.words, self._layout.words_at

    def paint(self, painter: QPainter) -> None:
        look, laid, theme = self.look, self._layout, self.look.theme
        trouble, framed = self.row.tone == "trouble", self.row.tone in ("trouble", "news")
        if framed:
            draw_box(painter, QRectF(self.box()), look, theme.card, theme.line)
        ink = theme.badge if trouble else theme.quiet
        draw_icon(
            painter,
            self.row.icon or ICONS[self.row.tone],
            ink,
            laid.icon.left(),
            laid.icon.center().y() + 0.5,
            laid.icon.width(),
        )
        words = theme.text if framed else theme.quiet
        laid.words.draw(painter, laid.words_at, words, theme, self.selected)
        if laid.command:
            corner = laid.words_at + QPoint(0, laid.words.height + look.px(UNIT) // 2)
            laid.command.draw(painter, corner, theme.text, theme)
