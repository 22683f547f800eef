"""Remembers which conversations of each day are unfolded, for as long as the program runs."""

from datetime import date

from store.records import DayPage, SessionId


class Folds:
    """All are folded when a day opens, but for a day's only conversation; after that the person decides."""

    def __init__(self) -> None:
        self._unfolded: dict[date, set[SessionId]] = {}
        self._decided: set[date] = set()

    def open_day(self, page: DayPage) -> None:
        """A day comes into view."""
        open_now = self._unfolded.setdefault(page.day, set())
        if len(page.conversations) == 1 and page.day not in self._decided:
            open_now.add(page.conversations[0].session)

    def is_unfolded(self, day: date, session: SessionId) -> bool:
        return session in self._unfolded.get(day, ())

    def set_unfolded(self, day: date, session: SessionId, unfolded: bool) -> None:
        """A person decided."""
        self._decided.add(day)
        open_now = self._unfolded.setdefault(day, set())
        if unfolded:
            open_now.add(session)
        else:
            open_now.discard(session)
