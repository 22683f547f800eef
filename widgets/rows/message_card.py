"""The card that shows a message, or one part of it: a light widget that paints its documents itself."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from widgets.rows.code_controls import CodeControls
from widgets.rows.copy_button import CopyButton
from widgets.rows.ink import Ink
from widgets.rows.link_focus import LinkFocus
from widgets.rows.message_frame import Frame, Header, paint_ground, paint_header
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_text import MessageText
from widgets.rows.message_words import full_time, spoken_name
from widgets.rows.row import RowWidget, Unit
from widgets.style import Look

if TYPE_CHECKING:
    from widgets.rows.message import MessageKind


class MessageCard(RowWidget[MessageRow]):
    """Shows one row. What it needs of others comes through its kind; what it says goes out through it."""

    row: MessageRow
    text: MessageText
    _frame: Frame
    _header: Header
    _ink: Ink

    def __init__(self, kind: "MessageKind", parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self._selected = (0, 0)
        self._current = False
        self.origin = QPoint()
        self._links = LinkFocus()
        self._copy = CopyButton(self)
        self.codes = CodeControls(self)
        kind.code_shifted.connect(self._take_shifts)
        self.setMouseTracking(True)

    def bind(self, row: MessageRow, width: int, look: Look) -> None:
        self.row = row
        self.text = self.kind.laid_out(row, width, look)
        self._ink = self.kind.ink(look)
        self._frame = Frame.of(row)
        self._header = Header.of(row)
        self.origin = QPoint(self._ink.body_left, self._frame.body_top(self._ink))
        self._selected = (0, 0)
        if self._links.row != row:
            self._links = LinkFocus(row)
        self._bind_copy(width, look)
        self._bind_codes()
        self.update()

    @property
    def look(self) -> Look:
        """The look that it is bound in."""
        return self._ink.look

    def _bind_codes(self) -> None:
        for placed in self.text.blocks:
            if placed.block.kind == "code":
                placed.shift = min(self.kind.shift_of(self.row, placed.block.number), placed.overflow)
        self.codes.bind(self.row, self.text, self.origin, self.look)
        self.codes.set_awake(self._is_awake())

    def _take_shifts(self) -> None:
        """Code was scrolled sideways, perhaps here."""
        if not self.isHidden() and any(placed.overflow for placed in self.text.blocks):
            self._bind_codes()
            self.update()

    def _is_awake(self) -> bool:
        return self._current or self.underMouse()

    def _wake(self, awake: bool) -> None:
        self._copy.set_awake(awake)
        self.codes.set_awake(awake)

    def _bind_copy(self, width: int, look: Look) -> None:
        self._copy.setVisible(self._frame.is_first)
        if self._frame.is_first:
            name = QCoreApplication.translate("MessageCard", "Copy message")
            self._copy.bind(lambda: self.row.message.content, name, look, self.row.scene.private)
            self._copy.set_awake(self._is_awake())
            self._copy.move(width - self._copy.width() - self._ink.unit, look.px(7))

    def set_current(self, current: bool) -> None:
        if current != self._current:
            self._current = current
            self._wake(self._is_awake())
            self.update()

    def controls(self) -> Sequence[QWidget]:
        buttons = [*([] if self._copy.isHidden() else [self._copy]), *self.codes.focusable()]
        return [*buttons, self] if self._links.find(self.text) else buttons

    def step_inside(self, forward: bool) -> bool:
        moved = self.hasFocus() and self._links.step(forward)
        if moved:
            self._show_link()
        return moved

    def spoken_name(self) -> str:
        row = self.row
        return spoken_name(row.message, row.scene, self.kind.place(row.message))

    def characters(self) -> int:
        return self.text.characters

    def character_at(self, point: QPoint) -> int:
        return self.text.character_at(point - self.origin)

    def rect_of(self, character: int) -> QRect:
        return self.text.rect_of(character).translated(self.origin)

    def span_at(self, character: int, unit: Unit) -> tuple[int, int]:
        return self.text.span_at(character, unit)

    def link_at(self, point: QPoint) -> str | None:
        return self.text.link_at(point - self.origin)

    def follow(self, address: str) -> None:
        """Hand an address on to whoever opens links."""
        self.kind.link_activated.emit(address)

    def tip_at(self, point: QPoint) -> str:
        over_header = self._frame.is_first and point.y() < self.origin.y() and not self._copy.underMouse()
        return full_time(self.row.message, self.row.scene) if over_header else ""

    @property
    def selected(self) -> tuple[int, int]:
        return self._selected

    def displayed(self, start: int, end: int) -> str:
        return self.text.text(start, end)

    def select(self, start: int, end: int) -> None:
        span = (start, min(end, self.text.characters))
        if span != self._selected:
            self._selected = span
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self._ink
        painter = QPainter(self)
        paint_ground(painter, self._frame, self.rect(), ink, self._current)
        if self._frame.is_first:
            right = self._copy.x() - ink.unit
            paint_header(painter, self._header, ink.body_left, right, ink)
        painter.translate(self.origin)
        self.text.paint(painter, event.rect().translated(-self.origin), self._spans())
        if self.hasFocus():
            self._links.paint(painter, self.text, ink)
        painter.end()

    def _spans(self) -> list[tuple[tuple[int, int], QColor]]:
        start, end = self._selected
        return [(self._selected, self._ink.selection)] if start < end else []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the link that has the focus; all else belongs to the list."""
        address = self._links.address()
        if address and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.follow(address)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._links.enter(self.text, event.reason() != Qt.FocusReason.BacktabFocusReason)
        self._show_link()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        self.kind.link_shown.emit("")
        self.update()

    def _show_link(self) -> None:
        """Let it be seen which link the keyboard is on, and where it leads."""
        self.kind.link_shown.emit(self._links.address())
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Sideways over code that is wider than its frame; all else scrolls the page."""
        event.setAccepted(self.codes.wheel(event, self.text, self.origin))

    def enterEvent(self, _event: QEnterEvent) -> None:
        self._wake(True)

    def leaveEvent(self, _event: QEvent) -> None:
        self._wake(self._current)
