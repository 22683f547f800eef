"""Places the rows of a page in a scrolling column and keeps the reader where they are.

What stands at the top is a character, not a pixel and not a value of the scroll bar: the bar follows.
"""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QWidget

from widgets.day_list.anchor import Anchor, anchor_at, viewpoint_of
from widgets.day_list.column import Column, page_margin
from widgets.day_list.difference import Splice
from widgets.day_list.idle import IdleLayout
from widgets.day_list.page import Page
from widgets.day_list.pool import AnyWidget, WidgetPool
from widgets.day_list.scroll_bar import STEP, ScrollBar
from widgets.day_list.sticky import Shelf, Sticky, can_hold, head_of, sticky
from widgets.day_list.transition import carried, lost_keys, top_row_changes
from widgets.day_list.viewpoint import Slot, Viewpoint, settled, slots
from widgets.rows.row import Kinds, Position, Row
from widgets.style import UNIT, Look, palette

WALK = 3  # screens: up to here a scroll walks exact heights; farther, sums of guesses are near enough


class RowsView(QAbstractScrollArea):
    """Rows in one column, of which only those near the viewport have widgets."""

    moved = Signal()
    """Something else may stand at the top now."""
    described: object = None
    """Python's side of what a screen reader is told; here so that it lives as long as the list."""

    def __init__(self, kinds: Kinds, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # for one that Qt made, the bindings load every type of widget at the first look
        self.page = Page(kinds, look)
        self.pool = WidgetPool(self.viewport(), self.page, self.is_pinned, self.dress, self._adopt)
        self._shelf = Shelf(self.viewport())
        self._sticky: Sticky | None = None
        self._raised: list[QWidget] = []
        self._top = Viewpoint(0, -page_margin(look))
        self._visible: list[Slot] = []
        self._anchor: Anchor | None = None
        self._column = Column(0, 1)
        self._idle = IdleLayout(self.page, self)
        self._bar = ScrollBar(self)
        self.setVerticalScrollBar(self._bar)
        self._bar.setSingleStep(STEP)  # after it was taken in, for it is given the step of the one before it
        self._idle.rested.connect(self._follow_with_bar)
        self._bar.sliderReleased.connect(self._follow_with_bar)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # unfolding never shifts the column
        self.viewport().setAutoFillBackground(True)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.setPalette(palette(look.theme))

    def is_pinned(self, widget: AnyWidget) -> bool:
        """A row that has the focus or is under the mouse keeps its widget wherever the page goes."""
        focus = QApplication.focusWidget()
        return widget.underMouse() or focus is widget or (focus is not None and widget.isAncestorOf(focus))

    def dress(self, row: Row, widget: AnyWidget) -> None:
        """Paint on a freshly bound widget what the list knows of its row."""

    def adopt(self, widget: AnyWidget) -> None:
        """Listen to a widget that was just made."""

    def takes_keyboard(self, widget: AnyWidget) -> bool:  # noqa: ARG002
        """Whether the row that a widget shows can be the current one."""
        return False

    def has_keyboard_on(self, widget: AnyWidget) -> bool:  # noqa: ARG002
        """Whether the keyboard is on the row that a widget shows."""
        return False

    def rows_changed(self) -> None:
        """Rows have come or gone."""

    def look_changed(self) -> None:
        """Another theme, size or font is about to be laid out."""

    def floats(self) -> Sequence[QWidget]:
        """What stands over the rows and does not scroll with them, the uppermost last; placed where it belongs."""
        return ()

    def _adopt(self, widget: AnyWidget) -> None:
        self._raised = []
        self.adopt(widget)

    @property
    def is_settled(self) -> bool:
        """Whether the rows near the viewport are laid out and nothing waits to be."""
        return not self._idle.is_busy

    # Rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show another page, from its top."""
        self._idle.stop()
        self._anchor = None
        self._let_go([row.key for row, _ in self.pool])
        self.page.set_rows(rows)
        self.rows_changed()
        self._show(Viewpoint(0, -self._margin))

    def apply(self, rows: Sequence[Row]) -> None:
        """Show these rows instead, touching only what differs.

        What the reader sees does not move. At the end of the page a new row like the one before it comes into view.
        """
        changes = self.page.difference(rows)
        if not changes:
            return
        follows = self._follows(changes[0])
        lost = lost_keys(self.page.rows, changes)
        folded, held = self._folded(lost), self._sticky
        target, anchor = self._target(changes), self._hold_through(changes, lost)
        self._let_go(lost)
        self.page.apply(changes)
        self._anchor = anchor
        self.rows_changed()
        if folded:
            self._show(Viewpoint(self.page.index_of(folded.key) or 0, -folded.character))
        elif follows:
            self._follow_to(changes[0].start)
        elif target is None and anchor:
            self._show(viewpoint_of(self.page, self.pool, anchor, self._top.row) or self._top)
        else:
            self._show(target or self._top)
        self._uncover(held)

    # Place

    @property
    def look(self) -> Look:
        return self.page.look

    def set_look(self, look: Look) -> None:
        """Another theme, size or font: the same character stays at the top, and the page's start where it is."""
        starts, anchor = self._top == Viewpoint(0, -self._margin), self._hold()
        if anchor:
            self._anchor = anchor = anchor._replace(drop=anchor.drop * look.zoom // self.look.zoom)
        self.setPalette(palette(look.theme))
        self.page.set_look(look)
        self.look_changed()
        if starts:
            self._anchor, self._top = None, Viewpoint(0, -self._margin)
        self._lay_out()

    def retranslate(self) -> None:
        """The language changed: every row says itself anew, and may need another height for it."""
        self._hold()
        self.pool.expire()
        self.page.heights.forget()
        self._lay_out()

    def top_position(self) -> Position | None:
        """The character at the top; None on an empty page."""
        anchor = self._hold()
        return anchor.position if anchor else None

    def place(self) -> Anchor | None:
        """What is being read, to the pixel; None on an empty page."""
        return self._hold()

    def return_to(self, place: Anchor) -> bool:
        """Go back to a place that was left; False when the page has no such row."""
        point = viewpoint_of(self.page, self.pool, place, self._top.row)
        if point is None:
            return False
        self._anchor = place
        self._show(point)
        return True

    def at_end(self) -> bool:
        """Whether the last row can be seen to its bottom."""
        if not self._visible:
            return True
        last = self._visible[-1]
        return last.row == len(self.page) - 1 and last.bottom <= self.viewport().height()

    def last_head(self) -> Hashable | None:
        """The key of the header that the last row on the screen stands under, or of that row itself."""
        if not self._visible:
            return None
        last = self.page.rows[self._visible[-1].row]
        return self.page.kind(last).head_of(last) or last.key

    def scroll_to(self, target: Position | Hashable) -> None:
        """Bring the line of a position, or the row with a key, to the top. KeyError: the page has no such row."""
        position = target if isinstance(target, Position) else Position(target)
        index = self.page.index_of(position.key)
        if index is None:
            raise KeyError(position.key)
        line = self.pool.bound(index).rect_of(position.character).top() if position.character else 0
        self._anchor = None
        self._show(Viewpoint(index, line - max(self.ceiling(index), self._margin)))

    def scroll_by(self, distance: int) -> None:
        """Scroll by exact pixels, downwards when positive."""
        self._anchor = None
        self._show(Viewpoint(self._top.row, self._top.offset + distance))

    def scroll_to_start(self) -> None:
        """Show the first rows of the page."""
        self._anchor = None
        self._show(Viewpoint(0, -self._margin))

    def scroll_to_end(self) -> None:
        """Show the last rows of the page."""
        self._anchor = None
        self._show(self._end())

    def reveal(self, index: int, from_below: bool = False) -> None:
        """Scroll as little as possible to show a row; of one taller than the viewport, the end that comes first."""
        height, room, ceiling = self.page.exact(index), self._height, self.ceiling(index)
        slot = next((slot for slot in self._visible if slot.row == index), None)
        if slot and slot.y >= ceiling and slot.bottom <= room:
            return
        is_above = slot.y < ceiling if slot else index < self._top.row
        if height > room - ceiling:
            is_above = not from_below
        self._anchor = None
        self._show(Viewpoint(index, -ceiling if is_above else height - room))

    def ceiling(self, index: int) -> int:
        """How far below the viewport's top a row has to stand to be seen from its first pixel."""
        head = head_of(self.page, index, self._sticky.row if self._sticky else 0)
        above = 0 if head is None else self.page.exact(head)
        return self._gap + (above if can_hold(above, self._height, self._gap) else 0)

    @property
    def covered(self) -> int:
        """How much of the viewport's top is under a header that is held there."""
        return max(self._sticky.bottom, 0) if self._sticky else 0

    @property
    def held(self) -> Slot | None:
        """The header that is held at the top, where it is painted."""
        return Slot(*self._sticky) if self._sticky else None

    # Layout

    @property
    def visible(self) -> Sequence[Slot]:
        """The rows on the screen, from the top."""
        return self._visible

    @property
    def _height(self) -> int:
        return self.viewport().height()

    @property
    def _margin(self) -> int:
        return page_margin(self.page.look)

    @property
    def _gap(self) -> int:
        """Over a header that is held at the top."""
        return self.look.px(UNIT)

    def _show(self, wanted: Viewpoint) -> None:
        """Go to a viewpoint; rows that stay on the screen are moved as pixels."""
        if self.page.width == 0:
            self._lay_out()
            return
        top = settled(self.page, wanted, self._height, self._margin)
        visible = slots(self.page, top, self._height)
        shift = _shift(self._visible, visible) if top != self._top else 0
        self._top, self._visible = top, visible
        if shift:
            self.viewport().scroll(0, shift)
        self._sticky = sticky(
            self.page, visible, self._height, self._gap, self._sticky.row if self._sticky else top.row
        )
        self.pool.show(self._placed(), self._column.left)
        self.place_floats()
        self._prepare_around()
        self._follow_with_bar()
        self.moved.emit()

    def _placed(self) -> Sequence[Slot]:
        """The rows where their widgets go: all where they stand, but a header that is held."""
        if self._sticky is None:
            return self._visible
        return [Slot(*self._sticky), *(slot for slot in self._visible if slot.row != self._sticky.row)]

    def place_floats(self) -> None:
        """Put the held header over the rows, and what floats over both."""
        above: list[QWidget] = []
        if self._sticky:
            self._shelf.setGeometry(self._column.left, 0, self._column.width, self.covered)
            above = [self._shelf, self.pool.bound(self._sticky.row)]
        self._shelf.setVisible(self._sticky is not None)
        above += self.floats()
        if above != self._raised:
            self._raised = above
            for widget in above:
                widget.raise_()

    def _prepare_around(self) -> None:
        if self._visible and self.isVisible():
            self._idle.around(self._visible[0].row, self._visible[-1].row)
        else:
            self._idle.stop()

    def _lay_out(self) -> None:
        """Width or look changed: find the anchor's place in the new layout."""
        self._column = Column.within(self.viewport().width(), self.look)
        self.page.set_width(self._column.width)
        self._visible = []
        point = viewpoint_of(self.page, self.pool, self._anchor, self._top.row) if self._anchor else None
        self._show(point or self._top)

    def _end(self) -> Viewpoint:
        last = len(self.page) - 1
        lowest = Viewpoint(last, self.page.exact(last)) if last >= 0 else Viewpoint(0, 0)
        return settled(self.page, lowest, self._height, self._margin)

    def _follow_with_bar(self) -> None:
        heights, margin = self.page.heights, self._margin
        top = margin + heights.before(self._top.row) + self._top.offset
        self._bar.follow(top, heights.total + 2 * margin, self._height)

    def _hold(self) -> Anchor | None:
        """The anchor, which stays the same until a person scrolls."""
        if self._anchor is None:
            self._anchor = anchor_at(self.page, self.pool, self._visible, self.covered)
        return self._anchor

    # Changes of rows

    def _follows(self, last_change: Splice) -> bool:
        """Whether the page grew at its end, where the reader is, by more of the same."""
        rows = self.page.rows
        grown = last_change.start == last_change.stop == len(rows) > 0
        return grown and self.at_end() and type(rows[-1]) is type(last_change.rows[0])

    def _follow_to(self, first_new: int) -> None:
        """To the end, but not past the top of what is new."""
        self._anchor = None
        self._show(min(self._end(), Viewpoint(first_new, -self._margin)))

    def _folded(self, lost: set[Hashable]) -> Position | None:
        """The header at the top when all that is seen under it goes: its key, and where it stands."""
        if self._sticky is None:
            return None
        rows, head = self.page.rows, self._sticky.row
        under = [slot.row for slot in self._visible if head_of(self.page, slot.row, head) == head]
        if rows[head].key in lost or any(rows[row].key not in lost for row in under):
            return None
        return Position(rows[head].key, self._sticky.y)

    def _uncover(self, held: Sticky | None) -> None:
        """A header that was unfolded where it is cut comes down whole, and covers nothing of what it has unfolded."""
        top = self._visible[0] if self._visible else None
        if held is None and self._sticky and top and top.row == self._sticky.row:
            self._show(Viewpoint(top.row, -self._gap))

    def _target(self, changes: Sequence[Splice]) -> Viewpoint | None:
        """Where the top goes. None: the row at the top stays with another content, so that its anchor decides."""
        if not self._visible:
            return self._top
        if top_row_changes(self.page.rows, self._visible, changes):
            return None
        return carried(self._visible, changes)

    def _hold_through(self, changes: Sequence[Splice], lost: set[Hashable]) -> Anchor | None:
        """An anchor that survives the changes, if one is needed or held already."""
        needed = top_row_changes(self.page.rows, self._visible, changes)
        anchor = self._hold() if needed else self._anchor
        return None if anchor and anchor.position.key in lost else anchor

    def _let_go(self, keys: Sequence[Hashable] | set[Hashable]) -> None:
        """Take the focus back from rows that are about to go, then their widgets."""
        focus = QApplication.focusWidget()
        widgets = [widget for key in keys if (widget := self.pool.widget(key))]
        if focus is not None and any(widget is focus or widget.isAncestorOf(focus) for widget in widgets):
            self.setFocus()
        self.pool.drop(keys)

    # Events

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """A person moved the bar: near by walking, far away by the sums."""
        value, distance = self._bar.asked()
        far = abs(distance) > WALK * self._height
        if value == self._bar.maximum() and (far or self._bar.isSliderDown()):
            self.scroll_to_end()
        elif far:
            self._anchor = None
            self._show(Viewpoint(*self.page.heights.row_at(value - self._margin)))
        else:
            self.scroll_by(distance)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._hold()
        self._lay_out()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._prepare_around()

    def hideEvent(self, event: QHideEvent) -> None:
        self._idle.stop()
        super().hideEvent(event)


def _shift(before: Sequence[Slot], after: Sequence[Slot]) -> int:
    """By how many pixels a row moved that was on the screen and still is; 0 where there is none."""
    places = {slot.row: slot.y for slot in before}
    return next((slot.y - places[slot.row] for slot in after if slot.row in places), 0)
