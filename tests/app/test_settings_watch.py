"""Rules of the settings while the program runs: followed when they change, last valid kept, never overwritten."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QFileSystemWatcher
from pytestqt.qtbot import QtBot

from app.settings import DECLARED, LANGUAGE, THEME, ZOOM
from app.settings_watch import CALM_MS, SettingsWatch
from app.work.runner import Runner
from store.errors import StoreError
from store.home import Home
from store.settings import BadSettings
from store.settings_file import SettingsFile


@pytest.fixture
def path(home: Home) -> Path:
    return home.config_file


@pytest.fixture
def watch(path: Path, runner: Runner) -> Iterator[SettingsWatch]:
    file = SettingsFile(path, DECLARED)
    file.refresh()
    made = SettingsWatch(file, runner)
    yield made
    made.stop()


def save(path: Path, text: str) -> None:
    """As an editor does: a new file in the place of the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def test_each_setting_s_default_is_within_its_own_bounds() -> None:
    assert [setting.path for setting in DECLARED if setting.problem(setting.default)] == []


def test_each_setting_is_declared_once() -> None:
    paths = [setting.path for setting in DECLARED]
    assert sorted(set(paths)) == sorted(paths)


def test_edited_file_is_taken_over_again_and_again(watch: SettingsWatch, path: Path, qtbot: QtBot) -> None:
    watch.begin()
    for zoom in (90, 110, 150):
        with qtbot.waitSignal(watch.changed):
            save(path, json.dumps({"interface": {"zoom": zoom}}))
        assert watch.current[ZOOM] == zoom


def test_file_made_later_is_noticed_with_all_its_folders(watch: SettingsWatch, path: Path, qtbot: QtBot) -> None:
    watch.begin()
    path.parent.parent.mkdir()
    save(path, '{"interface": {"theme": "dark"}}')
    qtbot.waitUntil(lambda: watch.current[THEME] == "dark")


def test_unchanged_values_tell_nobody(watch: SettingsWatch, path: Path, runner: Runner, qtbot: QtBot) -> None:
    told: list[None] = []
    watch.changed.connect(lambda: told.append(None))
    with qtbot.waitSignal(runner.changed, check_params_cb=lambda task: task.state.final):
        watch.begin()
    assert told == []


@pytest.mark.expects_log
def test_invalid_file_keeps_the_last_valid_settings(watch: SettingsWatch, path: Path, qtbot: QtBot) -> None:
    save(path, '{"interface": {"zoom": 90}}')
    watch.begin()
    qtbot.waitUntil(lambda: watch.current[ZOOM] == 90)
    save(path, '{"interface": {"zoom": 900}}')
    qtbot.waitUntil(lambda: watch.problem is not None)
    assert watch.current[ZOOM] == 90
    save(path, "{}")
    qtbot.waitUntil(lambda: watch.problem is None)
    assert watch.current[ZOOM] == ZOOM.default


@pytest.mark.expects_log
def test_invalid_file_is_not_overwritten(watch: SettingsWatch, path: Path, qtbot: QtBot) -> None:
    save(path, "{not json")
    with qtbot.waitSignal(watch.unwritten) as told:
        watch.write({ZOOM: 150})
    assert isinstance(told.args[0], BadSettings)
    assert path.read_text(encoding="utf-8") == "{not json"


def test_written_value_stays_beside_unknown_keys(watch: SettingsWatch, path: Path, qtbot: QtBot) -> None:
    save(path, '{"future": {"x": 1}, "interface": {"colour": "blue"}}')
    with qtbot.waitSignal(watch.changed):
        watch.write({LANGUAGE: "es"})
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "future": {"x": 1},
        "interface": {"colour": "blue", "language": "es"},
    }
    assert watch.current[LANGUAGE] == "es"


def test_change_told_when_nothing_is_followed_any_more_is_let_be(
    watch: SettingsWatch, path: Path, runner: Runner, qtbot: QtBot
) -> None:
    save(path, "{}")
    watch.begin()
    watch.stop()
    with qtbot.assertNotEmitted(runner.changed, wait=2 * CALM_MS):
        watcher = watch.findChild(QFileSystemWatcher)
        assert watcher is not None
        watcher.fileChanged.emit(str(path))


def test_value_chosen_just_before_the_end_is_kept(watch: SettingsWatch, path: Path, runner: Runner) -> None:
    watch.write({ZOOM: 150})
    runner.stop()
    assert json.loads(path.read_text(encoding="utf-8")) == {"interface": {"zoom": 150}}


def test_trouble_with_the_disk_is_told(watch: SettingsWatch, path: Path, qtbot: QtBot) -> None:
    path.mkdir(parents=True)
    with qtbot.waitSignal(watch.unwritten) as told:
        watch.write({ZOOM: 150})
    assert isinstance(told.args[0], StoreError)
