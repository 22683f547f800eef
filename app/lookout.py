"""Where a watch looks from: all that the day on the page is read from, as the settings name it."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from store.home import Home

if TYPE_CHECKING:
    from store.diary.watch import DiaryWatch


class Lookout:
    """Belongs into the thread of a watch, but for its making; nothing is opened before the first look.

    shown: the database, as configured, and the day that is shown or on its way.
    """

    def __init__(self, home: Home, shown: Callable[[], tuple[str, date]]) -> None:
        self._home, self._shown = home, shown
        self._watch: DiaryWatch | None = None

    def look(self) -> object:
        """Something that differs from the last look when the day may read differently."""
        if self._watch is None:
            from store.diary.watch import DiaryWatch  # after the first day, which needs none of it

            self._watch = DiaryWatch(self._home)
        return self._watch.look(*self._shown())

    def close(self) -> None:
        """Let go of the database."""
        if self._watch:
            self._watch.close()
