"""Answers the page of settings: shows what is in force, checks what is chosen, and has it kept."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from app import words
from app.assistant import user_name
from app.assistant.address import Address
from app.preferences import Preferences
from app.setting_words import WORDS, SettingWords, bad_name, bad_server, value_not_possible
from app.settings import (
    ASSISTANT,
    ASSISTANT_NAME,
    BASE_URL,
    INTERFACE,
    LOG,
    USER_NAME,
)
from app.settings_watch import SettingsWatch
from store.database.location import database_path
from store.errors import StoreError
from store.home import Home
from store.settings import DATABASE, MEMORY, Setting
from widgets.settings_field import Field, Kind, Section
from widgets.settings_page import SettingsPage

translate = QCoreApplication.translate

NAMES: tuple[Setting[object], ...] = (USER_NAME, ASSISTANT_NAME)
SHOWN = {setting.path: setting for setting in (*INTERFACE, *ASSISTANT, *MEMORY, *LOG)}


class SettingsController(QObject):
    """Brings page, preferences and settings file together. What is chosen counts at once."""

    def __init__(self, page: SettingsPage, home: Home, preferences: Preferences, settings: SettingsWatch) -> None:
        super().__init__(page)
        self._page, self._home, self._preferences, self._settings = page, home, preferences, settings
        self._problems: dict[str, Callable[[], str]] = {}
        self._unwritten: Callable[[], str] | None = None
        page.chosen.connect(self.choose)
        preferences.changed.connect(self._refresh)
        settings.kept.connect(self._hear_kept)
        settings.unwritten.connect(self._hear_unwritten)
        self._refresh()

    def choose(self, path: str, value: object) -> None:
        """The person wants another value; one that will not do is said so beside it."""
        setting = SHOWN[path]
        problem = self._problem(setting, value)
        if problem:
            self._problems[path] = problem
            self._refresh()
            return
        self._problems.pop(path, None)
        if setting in INTERFACE:
            self._preferences.choose(setting, value)
        elif value != self._settings.current[setting]:
            self._settings.write({setting: value.strip() if isinstance(value, str) else value})
        self._refresh()

    def _problem(self, setting: Setting[object], value: object) -> Callable[[], str] | None:
        if setting.problem(value):
            return value_not_possible
        if setting in NAMES:
            return self._problem_of_name(setting, str(value))
        if setting == BASE_URL:
            address = Address.of(str(value))
            return None if address and address.safe else bad_server
        if setting == DATABASE:
            return self._problem_of_path(str(value))
        return None

    def _problem_of_name(self, setting: Setting[object], name: str) -> Callable[[], str] | None:
        """The person may go without a name, the assistant not."""
        if setting == USER_NAME and not name.strip():
            return None
        other = self._settings.current[ASSISTANT_NAME if setting == USER_NAME else USER_NAME]
        found = user_name.problem(name, str(other))
        return partial(bad_name, found) if found else None

    def _problem_of_path(self, path: str) -> Callable[[], str] | None:
        try:
            database_path(self._home, path)
        except StoreError as error:
            return partial(words.sentence, error)
        return None

    # What is shown

    def _refresh(self) -> None:
        problem, unwritten = self._settings.problem, self._unwritten
        trouble = words.bad_settings(problem) if problem else unwritten() if unwritten else ""
        self._page.show_trouble(trouble)
        self._page.show_sections(
            (
                Section(translate("Settings", "Look and language"), self._fields(INTERFACE)),
                Section(translate("Settings", "Assistant"), self._fields(ASSISTANT)),
                Section(translate("Settings", "Memory and data"), self._fields(MEMORY)),
                Section(translate("Settings", "Daily log"), self._fields(LOG)),
            )
        )

    def _fields(self, settings: tuple[Setting[object], ...]) -> tuple[Field, ...]:
        return tuple(self._field(setting, WORDS[setting]) for setting in settings)

    def _field(self, setting: Setting[object], said: SettingWords) -> Field:
        problem = self._problems.get(setting.path)
        return Field(
            setting.path,
            kind_of(setting),
            said.label(),
            said.help(),
            self._preferences.value(setting),  # type: ignore[arg-type]  # settings hold what a file can hold
            tuple((str(value), said.of_value(str(value))) for value in setting.choices),
            int(setting.low or 0),
            int(setting.high or 0),
            said.none() if said.none else "",
            said.suffix,
            problem() if problem else "",
        )

    def _hear_kept(self, _values: object) -> None:
        self._unwritten = None

    def _hear_unwritten(self, error: Exception) -> None:
        self._unwritten = partial(words.not_kept, error)
        self._refresh()


def kind_of(setting: Setting[object]) -> Kind:
    """Which control can hold every value that the declaration allows, and no other."""
    if setting.choices:
        return "choice"
    if bool in setting.kinds:
        return "switch"
    return "number" if int in setting.kinds else "text"
