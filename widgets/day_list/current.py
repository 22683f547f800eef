"""Which row the keyboard is on, and how it moves."""

from collections.abc import Hashable

from PySide6.QtGui import QAccessible, QAccessibleEvent

from widgets.day_list.view import RowsView
from widgets.rows.row import Row

STEP = 60  # pixels that a key scrolls within a row taller than what is left of it on the screen


class CurrentRow:
    """A key, so that it stays with its row. It shows a ring while the list has the focus."""

    def __init__(self, view: RowsView) -> None:
        self._view = view
        self.key: Hashable | None = None

    @property
    def index(self) -> int | None:
        return None if self.key is None else self._view.page.index_of(self.key)

    @property
    def row(self) -> Row | None:
        index = self.index
        return None if index is None else self._view.page.rows[index]

    def put_on(self, key: Hashable | None) -> None:
        self.key = key
        self.show_ring()
        self.tell()

    def tell(self) -> None:
        """Let a screen reader follow, although the focus stays with the list."""
        widget = self._view.pool.widget(self.key)
        if widget and self._view.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Focus))

    def show_ring(self) -> None:
        """Draw the ring on the row that has it and on no other."""
        focused = self._view.hasFocus()
        for row, widget in self._view.pool:
            widget.set_current(focused and row.key == self.key)

    def step(self, forward: bool) -> None:
        """To the next row that takes the focus; first to the end of this one where it reaches beyond the screen."""
        index = self.index
        if index is None:
            self._enter()
        elif not self._scrolled_within(index, forward):
            self._move(index, forward)

    def to_end(self, forward: bool) -> None:
        """To the first or last row of the page."""
        count = len(self._view.page)
        index = self._next(count if forward else -1, not forward)
        self.put_on(None if index is None else self._view.page.rows[index].key)

    def keep_visible(self) -> None:
        """After the page was turned: the first row that is wholly on the screen, unless the current one is seen."""
        visible = self._view.visible
        if self.index not in [slot.row for slot in visible]:
            self._enter()

    def _enter(self) -> None:
        """The first row whose top can be seen."""
        page = self._view.page
        able = [slot for slot in self._view.visible if page.kind_of(slot.row).takes_focus]
        covered = self._view.covered
        chosen = next((slot for slot in able if slot.y >= covered), able[0] if able else None)
        self.put_on(page.rows[chosen.row].key if chosen else None)

    def _scrolled_within(self, index: int, forward: bool) -> bool:
        slot = next((slot for slot in self._view.visible if slot.row == index), None)
        if slot is None:
            return False
        hidden = slot.bottom - self._view.viewport().height() if forward else self._view.ceiling(index) - slot.y
        if hidden <= 0:
            return False
        self._view.scroll_by(min(hidden, STEP) * (1 if forward else -1))
        return True

    def _move(self, index: int, forward: bool) -> None:
        wanted = self._next(index, forward)
        if wanted is None:
            self._view.scroll_by(STEP if forward else -STEP)
            return
        self._view.reveal(wanted, from_below=not forward)
        self.put_on(self._view.page.rows[wanted].key)

    def _next(self, index: int, forward: bool) -> int | None:
        page = self._view.page
        indices = range(index + 1, len(page)) if forward else range(index - 1, -1, -1)
        return next((i for i in indices if page.kind_of(i).takes_focus), None)
