"""Rules of what a person prefers: the window wins over the command line, the command line over the settings."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.options import Options
from app.preferences import Preferences
from app.settings import DECLARED
from app.settings_watch import SettingsWatch
from app.work.runner import Runner
from store.home import Home
from store.private_files import replace_file
from store.settings_file import SettingsFile


@pytest.fixture
def preferring(home: Home, runner: Runner) -> Iterator[Callable[[Options], Preferences]]:
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"interface": {"zoom": 90, "theme": "dark"}}')
    file = SettingsFile(home.config_file, DECLARED)
    file.refresh()
    watch = SettingsWatch(file, runner)
    watch.begin()
    yield partial(Preferences, settings=watch)
    watch.stop()


def kept(home: Home) -> dict[str, object]:
    interface: dict[str, object] = json.loads(home.config_file.read_text())["interface"]
    return interface


def test_settings_count_where_nothing_else_was_asked_for(preferring: Callable[[Options], Preferences]) -> None:
    preferences = preferring(Options(lang="es"))
    assert (preferences.language, preferences.theme, preferences.zoom) == ("es", "dark", 90)


def test_command_line_counts_over_the_settings(preferring: Callable[[Options], Preferences]) -> None:
    preferences = preferring(Options(theme="light", zoom=200))
    assert (preferences.theme, preferences.zoom) == ("light", 200)


def test_contrast_is_preferred_like_the_rest(
    preferring: Callable[[Options], Preferences], home: Home, qtbot: QtBot
) -> None:
    preferences = preferring(Options(contrast="high"))
    assert preferences.contrast == "high"
    preferences.choose_contrast("normal")
    qtbot.waitUntil(lambda: kept(home).get("contrast") == "normal")


def test_window_counts_over_the_command_line_and_is_kept(
    preferring: Callable[[Options], Preferences], home: Home, qtbot: QtBot
) -> None:
    preferences = preferring(Options(theme="light"))
    with qtbot.waitSignal(preferences.changed):
        preferences.choose_theme("system")
    assert preferences.theme == "system"
    qtbot.waitUntil(lambda: kept(home) == {"zoom": 90, "theme": "system"})


def test_what_the_command_line_asked_for_is_not_kept(
    preferring: Callable[[Options], Preferences], home: Home, qtbot: QtBot
) -> None:
    preferences = preferring(Options(zoom=200))
    preferences.choose_language("es")
    qtbot.waitUntil(lambda: "language" in kept(home))
    assert kept(home)["zoom"] == 90


@pytest.mark.parametrize("options", [Options(demo=True), Options(screenshot=Path("day.png"))])
def test_demo_and_screenshot_keep_nothing(
    preferring: Callable[[Options], Preferences], home: Home, runner: Runner, options: Options
) -> None:
    preferences = preferring(options)
    preferences.choose_theme("light")
    runner.stop()
    assert preferences.theme == "light"
    assert kept(home)["theme"] == "dark"


@pytest.mark.parametrize(
    ("start", "larger", "smaller"), [(50, 67, 50), (90, 100, 80), (95, 100, 90), (100, 110, 90), (200, 200, 175)]
)
def test_zoom_goes_by_steps_within_its_bounds(
    preferring: Callable[[Options], Preferences], start: int, larger: int, smaller: int
) -> None:
    up, down = (preferring(Options(zoom=start, demo=True)) for _ in range(2))
    up.zoom_in()
    down.zoom_out()
    assert (up.zoom, down.zoom) == (larger, smaller)


def test_zoom_returns_to_its_default(preferring: Callable[[Options], Preferences]) -> None:
    preferences = preferring(Options(zoom=175, demo=True))
    preferences.zoom_default()
    assert preferences.zoom == 100


def test_later_edit_of_the_file_counts_over_what_the_window_chose(
    preferring: Callable[[Options], Preferences], home: Home, qtbot: QtBot
) -> None:
    preferences = preferring(Options())
    preferences.choose_theme("light")
    qtbot.waitUntil(lambda: kept(home)["theme"] == "light")
    replace_file(home.config_file, b'{"interface": {"theme": "system"}}')
    qtbot.waitUntil(lambda: preferences.theme == "system")
