"""Removes daily logs that are older than the person wants to keep them."""

from functools import partial

from PySide6.QtCore import QObject

from app import words
from app.notices import Notices
from app.settings import ASSISTANT_NAME, RETENTION_DAYS
from app.settings_watch import SettingsWatch
from app.work.runner import Runner
from store.clock import Clock
from store.home import Home

MATTER = "old-logs"


class OldLogs(QObject):
    """Acts when it is told to, and only where the settings name a number of days.

    Other settings alone remove nothing: who mistypes the number has until the next start, or day, to mend it.
    """

    def __init__(self, home: Home, settings: SettingsWatch, runner: Runner, clock: Clock, notices: Notices) -> None:
        super().__init__(notices)
        self._folder, self._settings, self._runner = home.log_folder, settings, runner
        self._clock, self._notices = clock, notices

    def remove(self) -> None:
        """Remove them in the worker; a failure is told on the page."""
        days = self._settings.current[RETENTION_DAYS]
        if days is None:
            return
        from store.daylog.retention import remove_old_logs  # at need: most people keep their logs

        assistant, today = self._settings.current[ASSISTANT_NAME], self._clock.now().date()
        work = partial(remove_old_logs, self._folder, assistant, today, days)
        self._runner.start("remove old logs", work, self._removed, self._fail, must_run=True)

    def _removed(self, _paths: object) -> None:
        self._notices.clear(MATTER)

    def _fail(self, error: Exception) -> None:
        self._notices.say(MATTER, partial(words.old_logs_stay, error))
