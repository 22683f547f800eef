"""The header that stays on top while the rows under it scroll."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from widgets.day_list.page import Page
from widgets.day_list.viewpoint import Slot

SHARE = 0.3  # of the viewport that a held header may take


class Sticky(NamedTuple):
    """The header's index, where its widget stands, and how high it is; all pixels of the viewport."""

    row: int
    y: int
    height: int

    @property
    def bottom(self) -> int:
        """Down to where rows are covered."""
        return self.y + self.height


class Shelf(QWidget):
    """The page's ground behind the header, so that nothing is seen of the rows below it."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.hide()


def head_of(page: Page, index: int, near: int = 0) -> int | None:
    """The row that a row stands under, by index. near: where it probably is."""
    if not page.has_heads:
        return None
    key = page.kind_of(index).head_of(page.rows[index])
    return None if key is None else page.index_of(key, near)


def can_hold(height: int, room: int, gap: int) -> bool:
    """Whether a header of this height leaves enough of the viewport to what is read."""
    return height + gap <= room * SHARE


def sticky(page: Page, visible: Sequence[Slot], room: int, gap: int, near: int) -> Sticky | None:
    """The header of what stands at the top, if it has to be held there; a row that is no more of its own pushes it out.

    room: the viewport's height, of which a header must leave the most to what is read; gap: from the viewport's top to
    a header that is held; near: which one was held last.
    """
    at_top = [slot for slot in visible if slot.y < gap]
    if not at_top:
        return None
    top = at_top[-1].row
    head = head_of(page, top, near)
    if head is None:
        head = top if top + 1 < len(page) and head_of(page, top + 1, top) == top else None
    if head is None:
        return None
    height = page.exact(head)
    if not can_hold(height, room, gap):
        return None
    others = (slot.y for slot in visible if slot.row > top and head_of(page, slot.row, head) != head)
    return Sticky(head, min(gap, next(others, gap + height) - height), height)
