"""What is read at present: which home and database, by which names, and how a day of it is put on the page."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.settings import ASSISTANT_NAME, USER_NAME
from store.clock import Clock
from store.database.location import database_path
from store.home import Home
from store.records import Moment, Role
from store.settings import DATABASE, Settings
from widgets.rows.message_words import Scene
from widgets.rows.of_page import DayView

if TYPE_CHECKING:
    from store.diary.diary import Diary

SYSTEM_NAME = "System"  # in the log, whatever the language


@dataclass(frozen=True)
class Source:
    """Where to read, and who speaks: the part of the settings that a page depends on.

    database: as configured; speakers: the role of each name in a daily log; names: what stands over a role's messages.
    """

    home: Home
    database: str
    speakers: Mapping[str, Role]
    names: Mapping[Role, str]

    @classmethod
    def of(cls, home: Home, settings: Settings) -> "Source":
        return cls(home, settings[DATABASE], _speakers(settings), _names(settings))


def _speakers(settings: Settings) -> dict[str, Role]:
    named: dict[str, Role] = {SYSTEM_NAME: "system", settings[ASSISTANT_NAME]: "assistant", settings[USER_NAME]: "user"}
    return {name: role for name, role in named.items() if name}


def _names(settings: Settings) -> dict[Role, str]:
    return {
        "user": settings[USER_NAME] or QCoreApplication.translate("Speakers", "You"),
        "assistant": settings[ASSISTANT_NAME],
        "system": QCoreApplication.translate("Speakers", "System"),
    }


class Archive:
    """A diary and the views of its days. Its methods belong into the worker; nothing is opened before the first."""

    def __init__(self, source: Source, clock: Clock) -> None:
        self.source = source
        self._clock = clock
        self._diary: Diary | None = None

    def diary(self) -> "Diary":
        """Errors: BadPath."""
        if self._diary is None:
            from store.diary.diary import Diary  # in the worker, after the window's first picture

            database = database_path(self.source.home, self.source.database)
            self._diary = Diary(self.source.home, database, self.source.speakers, self._zone(), self._clock)
        return self._diary

    def close(self) -> None:
        """Let go of the database. May come from any thread, when nothing is being read."""
        if self._diary is not None:
            self._diary.close()

    def view(self, day: date) -> DayView:
        """A day and what the page needs to know of the days around it. Errors: those of reading."""
        diary = self.diary()
        page = diary.page(day)
        return DayView(
            page,
            Scene(self.source.names, self._zone()),
            Moment.of(self._clock.now()),
            diary.previous_entry(day) is not None,
            diary.next_entry(day) is not None,
            self._import_command(day) if page.more_in_log else "",
        )

    def _zone(self) -> tzinfo:
        zone = self._clock.now().tzinfo
        assert zone is not None, "a clock tells the zone too"
        return zone

    def _import_command(self, day: date) -> str:
        from app.import_command import import_command  # at need: most days have nothing to import

        return import_command(self.source.home, day, self.source.speakers)
