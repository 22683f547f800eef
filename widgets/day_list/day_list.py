"""The list of a day as the rest of the program sees it: rows with a selection, a current row, keys and links."""

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QHideEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from widgets import clipboard
from widgets.day_list import access, tab_order
from widgets.day_list.address_line import AddressLine
from widgets.day_list.announce import announce
from widgets.day_list.copying import Copier
from widgets.day_list.current import CurrentRow
from widgets.day_list.end_button import EndButton
from widgets.day_list.keys import Action, Keys
from widgets.day_list.menu import Choices, menu_of
from widgets.day_list.pointer import Pointer
from widgets.day_list.pool import AnyWidget
from widgets.day_list.selection import Selection
from widgets.day_list.view import RowsView
from widgets.rows.row import Kinds, Position, Row, Unit
from widgets.style import Look

SCHEMES = ("http", "https", "mailto")


class DayList(RowsView):
    """Shows the rows of a day. The truth of place and selection are positions, so that both survive any layout."""

    link_hovered = Signal(str)
    """The address under the mouse; empty when the mouse has left it."""
    link_activated = Signal(str)
    """A link was chosen: http, https or mailto, never anything else."""
    day_wanted = Signal(int)
    """Left (-1) or Right (1) was pressed."""
    jumping = Signal()
    """The page is about to go somewhere else at once: now is the time to keep the place."""

    def __init__(self, kinds: Kinds, look: Look, parent: QWidget | None = None) -> None:
        access.install()
        super().__init__(kinds, look, parent)
        self.selection = Selection(self.page)
        self.current = CurrentRow(self)
        self._to_end, self._address = EndButton(look, self.viewport()), AddressLine(look, self.viewport())
        self._to_end.clicked.connect(self._go_to_news)
        self._hovered = ""
        self._pressed_link = ""
        self._pressed: AnyWidget | None = None
        self._pointer = Pointer(self.selection, self, self)
        self._copier, self._primary = Copier(self.page, self), Copier(self.page, self)
        self._copier.finished.connect(clipboard.copy)
        self._primary.finished.connect(clipboard.select)
        self._keys = Keys(self._plain_keys(), self._standard_keys())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Day"))
        for kind in set(kinds.values()):
            kind.link_activated.connect(self.follow)
            kind.link_shown.connect(self._show_address)
            kind.row_wanted.connect(self._jump)

    # Selection

    def copy_selection(self) -> None:
        """Put the displayed text of the selection on the clipboard; a long one takes a moment."""
        if not self.selection.is_empty:
            self._copier.start(self.selection.spans())

    @property
    def is_copying(self) -> bool:
        """Whether a long selection is still being put together."""
        return self._copier.is_busy or self._primary.is_busy

    def copy_message(self) -> None:
        """Put the stored text of the current row on the clipboard, exactly."""
        row = self.current.row
        stored = self.page.kind(row).stored(row) if row is not None else None
        if row is not None and stored is not None:
            clipboard.copy(stored, self.page.kind(row).is_private(row))

    def select_all(self) -> None:
        """Select the text of every row on the page."""
        self.selection.select_all()
        self.show_selection()

    def clear_selection(self) -> None:
        self.selection.clear()
        self.show_selection()

    def show_selection(self) -> None:
        """Paint what is selected on the rows that have widgets."""
        for row, widget in self.pool:
            widget.select(*self.selection.span(row))

    # Links

    def follow(self, address: str) -> None:
        """Pass a chosen link on, if its scheme is one that may be opened."""
        if QUrl(address).scheme().lower() in SCHEMES:
            self.link_activated.emit(address)

    @property
    def address(self) -> str:
        """The address of the link under the mouse or the keyboard, as it is shown below."""
        return self._address.address

    def _show_address(self, address: str) -> None:
        self._address.focus(address)
        self.place_floats()

    # News

    def tell_news(self, count: int) -> None:
        """So many messages came, or are about to come, at the end of the page; who sees the end need not be told."""
        if not self.at_end():
            self._to_end.add(count)
            self.place_floats()

    @property
    def end_button(self) -> EndButton:
        return self._to_end

    def announce(self, said: str) -> None:
        """Let a screen reader say it."""
        announce(self, said)

    def _jump(self, key: Hashable) -> None:
        self.jumping.emit()
        self.scroll_to(key)

    def _go_to_news(self) -> None:
        self.setFocus()
        self._go_to_end(True)

    # What the rows view asks

    def floats(self) -> Sequence[QWidget]:
        if self.at_end():
            self._to_end.clear()
        shown = [widget for widget in (self._to_end, self._address) if not widget.isHidden()]
        for widget in shown:
            widget.place(self.viewport())
        return shown

    def look_changed(self) -> None:
        self._to_end.set_look(self.look)
        self._address.set_look(self.look)

    def dress(self, row: Row, widget: AnyWidget) -> None:
        widget.select(*self.selection.span(row))
        widget.set_current(self.hasFocus() and row.key == self.current.key)

    def takes_keyboard(self, widget: AnyWidget) -> bool:
        row = self.pool.row_of(widget)
        return row is not None and self.page.kind(row).takes_focus

    def has_keyboard_on(self, widget: AnyWidget) -> bool:
        row = self.pool.row_of(widget)
        return row is not None and self.hasFocus() and row.key == self.current.key

    def adopt(self, widget: AnyWidget) -> None:
        widget.asked_to_select.connect(partial(self._select_in, widget))
        widget.asked_to_show.connect(partial(self._show_in, widget))

    def is_pinned(self, widget: AnyWidget) -> bool:
        return widget is self._pressed or super().is_pinned(widget)

    def rows_changed(self) -> None:
        """Rows came or went."""
        self.selection.drop_lost()

    # What the pointer asks

    def position_at(self, point: QPoint) -> Position | None:
        """The character nearest to a point of the viewport."""
        if not self.visible:
            return None
        y = max(point.y(), self.covered)
        slot = next((slot for slot in self.visible if y < slot.bottom), self.visible[-1])
        key = self.page.rows[slot.row].key
        widget = self.pool.widget(key)
        inside = QPoint(point.x(), max(point.y(), self.covered))
        return Position(key, widget.character_at(widget.mapFrom(self.viewport(), inside)) if widget else 0)

    def span_at(self, position: Position, unit: Unit) -> tuple[Position, Position]:
        """The word or paragraph around a position of a visible row."""
        widget = self.pool.widget(position.key)
        start, end = widget.span_at(position.character, unit) if widget else (position.character, position.character)
        return Position(position.key, start), Position(position.key, end)

    def distance_outside(self, point: QPoint) -> int:
        """How far a point is above (negative) or below what can be seen of the rows."""
        return min(point.y() - self.covered, 0) + max(point.y() - self.viewport().height() + 1, 0)

    # Keys

    def _plain_keys(self) -> Mapping[Qt.Key, Action]:
        return {
            Qt.Key.Key_Down: lambda: self.current.step(True),
            Qt.Key.Key_Up: lambda: self.current.step(False),
            Qt.Key.Key_PageDown: lambda: self._turn_page(1),
            Qt.Key.Key_PageUp: lambda: self._turn_page(-1),
            Qt.Key.Key_Home: lambda: self._go_to_end(False),
            Qt.Key.Key_End: lambda: self._go_to_end(True),
            Qt.Key.Key_Left: lambda: self.day_wanted.emit(-1),
            Qt.Key.Key_Right: lambda: self.day_wanted.emit(1),
            Qt.Key.Key_Return: self._activate,
            Qt.Key.Key_Enter: self._activate,
            Qt.Key.Key_Space: self._activate,
            Qt.Key.Key_C: self.copy_message,
        }

    def _standard_keys(self) -> Mapping[QKeySequence.StandardKey, Action]:
        return {
            QKeySequence.StandardKey.Copy: self.copy_selection,
            QKeySequence.StandardKey.SelectAll: self.select_all,
        }

    def _turn_page(self, direction: int) -> None:
        overlap = self.look.px(40)  # a line or two stay, so that the eye finds its place
        self.scroll_by(direction * max(self.viewport().height() - self.covered - overlap, overlap))
        self.current.keep_visible()

    def _go_to_end(self, forward: bool) -> None:
        self.jumping.emit()
        if forward:
            self.scroll_to_end()
        else:
            self.scroll_to_start()
        self.current.to_end(forward)

    def _activate(self) -> None:
        widget = self.pool.widget(self.current.key)
        if widget:
            widget.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.selection.is_empty:
            self.clear_selection()
        elif not self._keys.press(event):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        row = self.pool.widget(self.current.key)
        floats = (self._to_end,) if self._to_end.isVisible() else ()
        return tab_order.step(self, row, floats, forward) or tab_order.leave(self, forward)

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton):
            event.ignore()  # for whoever knows where back is
            return
        point = event.position().toPoint()
        self._put_current_at(point)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = self._widget_at(point)
        self._pressed_link = self._link_at(point)
        if point.y() < self.covered:
            self.clear_selection()  # a held header is no place to begin one: rows lie under it
        else:
            self._pointer.press(point, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and point.y() >= self.covered:
            self._pressed = self._widget_at(point)
            self._pointer.double_press(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._pointer.is_dragging:
            self._pointer.move(point)
        else:
            self._hover(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pointer.release()
        self._pressed = None
        link = self._link_at(event.position().toPoint())
        if self.selection.is_empty:
            if link and link == self._pressed_link:
                self.follow(link)
        elif clipboard.has_primary():
            self._primary.start(self.selection.spans())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        point = self.viewport().mapFromGlobal(event.globalPos())
        self.menu_at(point, self.current.row if by_key else self._row_at(point)).popup(event.globalPos())

    def menu_at(self, point: QPoint, row: Row | None) -> QMenu:
        """The menu of a row and of what is under a point of the viewport; it deletes itself when it is closed."""
        choices = Choices(
            copy=None if self.selection.is_empty else self.copy_selection,
            stored=self.page.kind(row).stored(row) if row is not None else None,
            stored_words=self.page.kind(row).copy_words() if row is not None else "",
            link=self._link_at(point) or None,
            private=row is not None and self.page.kind(row).is_private(row),
            follow=self.follow,
            select_all=self.select_all,
        )
        return menu_of(choices, self)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            tip = self._tip_at(event.pos())
            QToolTip.showText(event.globalPos(), as_written(tip), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._hover(QPoint(-1, -1))
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current.index is None:
            self.current.keep_visible()
        self.current.show_ring()
        QTimer.singleShot(0, self, self.current.tell)  # Qt tells of the list itself after this event

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.current.show_ring()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Day"))
            self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        self._pointer.release()
        self._pressed = None
        if not event.spontaneous():  # the page was left; a minimised window goes on copying
            self._copier.stop()
            self._primary.stop()
        super().hideEvent(event)

    def _select_in(self, widget: AnyWidget, start: int, end: int) -> None:
        row = self.pool.row_of(widget)
        if row is not None:
            self.selection.set(Position(row.key, start), Position(row.key, end))
            self.show_selection()

    def _show_in(self, widget: AnyWidget, character: int) -> None:
        row = self.pool.row_of(widget)
        if row is not None:
            self.scroll_to(Position(row.key, character))

    def _row_at(self, point: QPoint) -> Row | None:
        """The row exactly under a point of the viewport."""
        inside = self.viewport().rect().contains(point)
        slots = [self.held] if self.held and point.y() < self.covered else self.visible
        slot = next((slot for slot in slots if inside and slot.y <= point.y() < slot.bottom), None)
        return self.page.rows[slot.row] if slot else None

    def _widget_at(self, point: QPoint) -> AnyWidget | None:
        row = self._row_at(point)
        widget = self.pool.widget(row.key) if row is not None else None
        return widget if widget and widget.geometry().contains(point) else None

    def _link_at(self, point: QPoint) -> str:
        widget = self._widget_at(point)
        return (widget.link_at(widget.mapFrom(self.viewport(), point)) or "") if widget else ""

    def _tip_at(self, point: QPoint) -> str:
        widget = self._widget_at(point)
        inside = widget.mapFrom(self.viewport(), point) if widget else point
        return (widget.link_at(inside) or widget.tip_at(inside)) if widget else ""

    def _put_current_at(self, point: QPoint) -> None:
        row = self._row_at(point)
        if row is not None and self.page.kind(row).takes_focus:
            self.current.put_on(row.key)

    def _hover(self, point: QPoint) -> None:
        """Tell which link is under the mouse, and show by its form what a click would do."""
        link = self._link_at(point)
        if link != self._hovered:
            self._hovered = link
            self._address.hover(link)
            self.place_floats()
            self.link_hovered.emit(link)
        widget = self._widget_at(point)
        shape = Qt.CursorShape.IBeamCursor if widget and widget.characters() else Qt.CursorShape.ArrowCursor
        if link:
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)


def as_written(tip: str) -> str:
    """A tooltip that shows a text as it is: Qt would take markup in it for its own, and load what it names."""
    from html import escape  # at need: no page is painted with it

    return f"<p style='white-space:pre-wrap'>{escape(tip)}</p>" if tip else ""
