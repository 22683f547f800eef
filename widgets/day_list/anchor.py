"""The character that stands at the top of the viewport, which outlives every layout.

A pixel offset does not: the same distance into a row is another sentence at another width.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint

from widgets.day_list.page import Page
from widgets.day_list.pool import WidgetPool
from widgets.day_list.viewpoint import Slot, Viewpoint
from widgets.rows.row import Position


class Anchor(NamedTuple):
    """A position, and how far its line begins below the top of the viewport (negative: it is cut)."""

    position: Position
    drop: int


def anchor_at(page: Page, pool: WidgetPool, visible: Sequence[Slot], covered: int) -> Anchor | None:
    """The first line that is not wholly out of sight; the first row where its top lies lower still.

    covered: by how much the viewport's top is hidden.
    """
    seen = [slot for slot in visible if slot.bottom > covered]
    for slot in seen[:2]:
        key = page.rows[slot.row].key
        widget = pool.widget(key)
        if widget is None:
            continue
        character = widget.character_at(QPoint(0, max(covered - slot.y, 0)))
        line = widget.rect_of(character)
        if slot.y + line.bottom() >= covered:
            return Anchor(Position(key, character), slot.y + line.top())
    return Anchor(Position(page.rows[seen[0].row].key), seen[0].y) if seen else None


def viewpoint_of(page: Page, pool: WidgetPool, anchor: Anchor, near: int) -> Viewpoint | None:
    """Where the viewport's top must stand for the anchor to be where it was; None when its row is gone.

    near: the row that was at the top last. The result may name a place outside the row: it has to be settled.
    """
    index = page.index_of(anchor.position.key, near)
    if index is None:
        return None
    line = pool.bound(index).rect_of(anchor.position.character)
    drop = max(anchor.drop, 1 - line.height())  # after a zoom the line may be lower than what was cut of it
    return Viewpoint(index, line.top() - drop)
