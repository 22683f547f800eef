"""Tells the person what is wrong with the settings file."""

from functools import partial

from PySide6.QtCore import QObject

from app import words
from app.notices import Notices
from app.settings_watch import SettingsWatch
from store.settings import BadSettings

MATTER, CHOICE = "settings", "choice"


class SettingsReport(QObject):
    """Says what is wrong for as long as it is so; a choice that could not be kept, until the file changes."""

    def __init__(self, settings: SettingsWatch, notices: Notices) -> None:
        super().__init__(notices)
        self._settings, self._notices = settings, notices
        settings.changed.connect(self._refresh)
        settings.unread.connect(self.say_unread)
        settings.unwritten.connect(self._say_unwritten)
        self._refresh()

    def _refresh(self) -> None:
        self._notices.clear(CHOICE)
        problem = self._settings.problem
        if problem is None:
            self._notices.clear(MATTER)
        else:
            self._notices.say(MATTER, partial(words.bad_settings, problem))

    def say_unread(self, error: Exception) -> None:
        """The file is there but could not be read."""
        self._notices.say(MATTER, partial(words.sentence, error))

    def _say_unwritten(self, error: Exception) -> None:
        """An invalid file is told of already."""
        if not (isinstance(error, BadSettings) and self._settings.problem):
            self._notices.say(CHOICE, partial(words.not_kept, error))
