"""The one column of the page: how wide it is, where it stands."""

from typing import NamedTuple

from widgets.style import COLUMN, UNIT, Look


class Column(NamedTuple):
    """Left edge and width in pixels of the viewport."""

    left: int
    width: int

    @classmethod
    def within(cls, viewport: int, look: Look) -> "Column":
        """Centred, and never wider than a line that is comfortable to read."""
        margin = look.px(UNIT * 1.5)
        width = max(min(look.px(COLUMN), viewport - 2 * margin), 1)
        return cls((viewport - width) // 2, width)


def page_margin(look: Look) -> int:
    """Above the first row and below the last."""
    return look.px(UNIT * 2)
