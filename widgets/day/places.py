"""Remembers where each day was read, for as long as the program runs."""

from datetime import date
from typing import NamedTuple

from widgets.day_list.anchor import Anchor
from widgets.day_list.view import RowsView
from widgets.rows.row import Position


class Stay(NamedTuple):
    """Where somebody was: a day, and what stood at the top."""

    day: date
    anchor: Anchor


class Places:
    """A place can be returned to when its row is there, which for a message may take a moment."""

    def __init__(self) -> None:
        self._places: dict[date, Anchor] = {}
        self._wanted: Anchor | None = None
        self._opened_at: Position | None = None

    def leave(self, day: date, rows: RowsView) -> None:
        """Another day comes: keep what stands at the top of this one."""
        place = self._wanted or rows.place()
        if place:
            self._places[day] = place

    def keep(self, day: date, place: Anchor) -> None:
        """Let a day be read on here when it opens next."""
        self._places[day] = place

    def open(self, day: date) -> None:
        """A day is shown from its top; `restore` goes back to where it was read."""
        self._wanted = self._places.get(day)
        self._opened_at = None

    def restore(self, rows: RowsView) -> None:
        """Go back to the place if its row is there now, unless the person has moved on since the day opened."""
        if self._wanted is None:
            return
        top = rows.top_position()
        moved_on = self._opened_at is not None and top != self._opened_at
        if moved_on or rows.return_to(self._wanted):
            self._wanted = None
        else:
            self._opened_at = top
