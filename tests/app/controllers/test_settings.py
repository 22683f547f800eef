"""What is chosen on the page of settings counts at once, is kept in the file, and what will not do is said there."""

import json
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from app.controllers.settings import SettingsController
from app.options import Options
from app.preferences import Preferences
from app.settings import (
    ASSISTANT_NAME,
    BASE_URL,
    CONTRAST,
    DECLARED,
    LANGUAGE,
    MODEL,
    REQUEST_TIMEOUT,
    RETENTION_DAYS,
    THEME,
    USER_NAME,
    ZOOM,
)
from app.settings_watch import SettingsWatch
from app.work.runner import Runner
from store.home import Home
from store.settings import DATABASE, Setting
from store.settings_file import SettingsFile
from widgets.settings_page import SettingsPage
from widgets.style import system_look

GOOD: dict[Setting[object], str] = {DATABASE: "memory/a.sqlite3", BASE_URL: "http://localhost:1234"}


class Desk:
    """A page of settings over a file."""

    def __init__(self, home: Home, runner: Runner, qtbot: QtBot) -> None:
        self._home, self._runner, self._qtbot = home, runner, qtbot
        file = SettingsFile(home.config_file, DECLARED)
        file.refresh()
        self.settings = SettingsWatch(file, runner)
        self.preferences = Preferences(Options(), self.settings)
        self.page = SettingsPage(system_look())
        qtbot.addWidget(self.page)
        self.controller = SettingsController(self.page, home, self.preferences, self.settings)

    def control(self, setting: Setting[object]) -> QComboBox | QSpinBox | QLineEdit:
        control = self.page.row(setting.path).control
        assert isinstance(control, (QComboBox, QSpinBox, QLineEdit))
        return control

    def choose(self, setting: Setting[object], value: str) -> None:
        """As a person would."""
        control = self.control(setting)
        if isinstance(control, QComboBox):
            control.setCurrentIndex(control.findData(value))
            control.activated.emit(control.currentIndex())
        elif isinstance(control, QSpinBox):
            control.setValue(int(value))
        else:
            control.setText(value)
            control.editingFinished.emit()
        self._qtbot.waitUntil(lambda: self._runner.is_idle)

    def kept(self) -> dict[str, dict[str, object]]:
        found: dict[str, dict[str, object]] = json.loads(self._home.config_file.read_text())
        return found

    def problem(self, setting: Setting[object]) -> str:
        """What is said under a control in the place of its help."""
        said = self.control(setting).accessibleDescription()
        return said if said != setting.description else ""


@pytest.fixture
def desk(home: Home, runner: Runner, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(home, runner, qtbot)
    yield made
    made.settings.stop()


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        (LANGUAGE, "es"),
        (THEME, "dark"),
        (CONTRAST, "high"),
        (ZOOM, "125"),
        (USER_NAME, "Ana"),
        (ASSISTANT_NAME, "Vera"),
        (DATABASE, "memory/other.sqlite3"),
        (RETENTION_DAYS, "90"),
        (MODEL, "qwen3:4b"),
        (BASE_URL, "https://example.org"),
        (REQUEST_TIMEOUT, "60"),
    ],
)
def test_choice_counts_and_is_kept(desk: Desk, setting: Setting[object], value: str) -> None:
    desk.choose(setting, value)
    wanted = int(value) if value.isdecimal() else value
    assert desk.kept() == {setting.section: {setting.name: wanted}}
    assert desk.preferences.value(setting) == wanted
    assert not desk.problem(setting)


def test_logs_can_be_kept_for_ever_again(desk: Desk) -> None:
    desk.choose(RETENTION_DAYS, "90")
    desk.choose(RETENTION_DAYS, "0")
    assert desk.kept()["log"]["retention_days"] is None
    assert desk.control(RETENTION_DAYS).text() == "For ever"  # type: ignore[union-attr]  # it is a number's control


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        (USER_NAME, "Ana: me"),
        (USER_NAME, "Morgan"),
        (USER_NAME, "x" * 41),
        (ASSISTANT_NAME, ""),
        (ASSISTANT_NAME, "System"),
        (BASE_URL, "http://example.org:11434"),
        (BASE_URL, "ftp://127.0.0.1"),
        (DATABASE, "../elsewhere.sqlite3"),
        (DATABASE, "//server/share/memory.sqlite3"),
        (DATABASE, ""),
    ],
)
def test_what_will_not_do_is_said_and_not_kept(desk: Desk, home: Home, setting: Setting[object], value: str) -> None:
    desk.choose(setting, value)
    assert desk.problem(setting)
    assert not home.config_file.exists()
    desk.choose(setting, GOOD.get(setting, "Ana"))
    assert not desk.problem(setting)


def test_name_may_be_taken_back(desk: Desk) -> None:
    desk.choose(USER_NAME, "Ana")
    desk.choose(USER_NAME, "")
    assert desk.kept()["assistant"]["user_name"] == ""


def test_unknown_keys_stay_in_the_file(home: Home, runner: Runner, qtbot: QtBot) -> None:
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"interface": {"zoom": 90, "own": [1]}, "other": {"a": null}}')
    desk = Desk(home, runner, qtbot)
    desk.choose(THEME, "dark")
    assert desk.kept() == {"interface": {"zoom": 90, "own": [1], "theme": "dark"}, "other": {"a": None}}


def test_change_in_the_file_is_shown(desk: Desk, home: Home, qtbot: QtBot) -> None:
    desk.settings.begin()
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"interface": {"zoom": 150}, "assistant": {"user_name": "Ana"}}')
    qtbot.waitUntil(lambda: desk.control(ZOOM).property("value") == 150)
    assert desk.control(USER_NAME).property("text") == "Ana"


@pytest.mark.expects_log
def test_invalid_file_is_told_and_left_alone(home: Home, runner: Runner, qtbot: QtBot) -> None:
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"interface": {"zoom": 900}}')
    desk = Desk(home, runner, qtbot)
    assert "interface.zoom" in desk.page.trouble()
    desk.choose(THEME, "dark")
    assert desk.preferences.theme == "dark"
    assert home.config_file.read_text() == '{"interface": {"zoom": 900}}'


def test_zoom_by_keys_is_shown_on_the_page(desk: Desk) -> None:
    desk.preferences.zoom_in()
    assert desk.control(ZOOM).property("value") == 110
