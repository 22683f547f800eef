"""Where the reader is left when rows change: what was seen does not move, as far as it still exists."""

from collections.abc import Hashable, Sequence
from itertools import chain

from widgets.day_list.difference import Splice
from widgets.day_list.viewpoint import Slot, Viewpoint
from widgets.rows.row import Row


def lost_keys(rows: Sequence[Row], changes: Sequence[Splice]) -> set[Hashable]:
    """Keys of rows that the changes take away for good."""
    old = {row.key for change in changes for row in rows[change.start : change.stop]}
    return old - {row.key for row in chain.from_iterable(change.rows for change in changes)} if old else old


def top_row_changes(rows: Sequence[Row], visible: Sequence[Slot], changes: Sequence[Splice]) -> bool:
    """Whether the row at the top stays, but with another content."""
    if not visible:
        return False
    top, key = visible[0].row, rows[visible[0].row].key
    return any(c.start <= top < c.stop and any(row.key == key for row in c.rows) for c in changes)


def carried(visible: Sequence[Slot], changes: Sequence[Splice]) -> Viewpoint:
    """The viewpoint at which the first visible row that survives stands where it stood; else the row before them."""
    for slot in visible:
        if not any(change.start <= slot.row < change.stop for change in changes):
            return Viewpoint(slot.row + _growth(changes, slot.row), -slot.y)
    return _before(visible[0].row, changes)


def _before(top: int, changes: Sequence[Splice]) -> Viewpoint:
    gone = next(change for change in changes if change.start <= top < change.stop)
    return Viewpoint(max(gone.start - 1 + _growth(changes, gone.start), 0), 0)


def _growth(changes: Sequence[Splice], index: int) -> int:
    """By how much the changes above a row push it down."""
    return sum(change.growth for change in changes if change.stop <= index)
