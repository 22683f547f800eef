"""Where the top of the viewport stands in the page, in exact pixels."""

from typing import NamedTuple

from widgets.day_list.page import Page


class Viewpoint(NamedTuple):
    """The row at the top, and how many of its pixels are above the viewport; negative shows the page's margin."""

    row: int
    offset: int


class Slot(NamedTuple):
    """A row on the screen: its index, its distance from the viewport's top, its height."""

    row: int
    y: int
    height: int

    @property
    def bottom(self) -> int:
        return self.y + self.height


def settled(page: Page, point: Viewpoint, height: int, margin: int) -> Viewpoint:
    """The nearest viewpoint that exists: rows are walked with exact heights, the ends of the page are kept.

    height: of the viewport; margin: above the first row and below the last.
    """
    row, offset = _walked(page, point)
    below = slots(page, Viewpoint(row, offset), height)
    if below and below[-1].row == len(page) - 1:
        row, offset = _walked(page, Viewpoint(row, offset - max(height - margin - below[-1].bottom, 0)))
    return Viewpoint(row, max(offset, -margin) if row == 0 else offset)


def slots(page: Page, point: Viewpoint, height: int) -> list[Slot]:
    """The rows that meet the viewport, from the top."""
    found: list[Slot] = []
    y, index = -point.offset, point.row
    while y < height and index < len(page):
        found.append(Slot(index, y, page.exact(index)))
        y += found[-1].height
        index += 1
    return found


def _walked(page: Page, point: Viewpoint) -> tuple[int, int]:
    """The same place, named by the row that really is at the top."""
    row, offset = point
    while offset < 0 and row > 0:
        row -= 1
        offset += page.exact(row)
    while row < len(page) - 1 and offset >= page.exact(row):
        offset -= page.exact(row)
        row += 1
    return row, offset
