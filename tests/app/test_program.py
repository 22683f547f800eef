"""Rules of the whole program over a home: what opens, what is kept, what is said, and that nothing is left running."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import words
from app.build import program, run
from app.main_window import MainWindow
from app.menu import WindowMenu
from app.options import Options
from app.program import Parts
from app.settings import DECLARED, RETENTION_DAYS
from app.single_instance import SingleInstance
from app.window_state import WindowState, load, save
from store.home import Home
from store.settings_file import SettingsFile
from tests.app.conftest import Scribe
from tests.helpers.set_clock import SetClock
from widgets.markdown.parser import _parser
from widgets.rows.conversation import ConversationRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeRow
from widgets.style import DARK, LIGHT

FRIDAY = date(2026, 10, 2)
LARGE = Options(lang="en", size=(900, 700))


class Start(Protocol):
    """Starts a program."""

    def __call__(self, options: Options, instance: SingleInstance | None = None) -> "Running":
        raise NotImplementedError


class Running:
    """A program as its person sees it."""

    def __init__(
        self,
        application: QApplication,
        options: Options,
        home: Home,
        clock: SetClock,
        instance: SingleInstance | None,
    ) -> None:
        self.codes: list[int] = []
        self.program = program(application, options, home, clock, self.codes.append, instance)
        self.parts: Parts = self.program.parts

    @property
    def window(self) -> MainWindow:
        return self.parts.window

    @property
    def menu(self) -> WindowMenu:
        return self.window.menu()

    def rows(self, kind: type) -> list[object]:
        return [row for row in self.parts.page.day_list.page.rows if isinstance(row, kind)]

    def titles(self) -> list[object]:
        return [row.conversation.title for row in self.rows(ConversationRow) if isinstance(row, ConversationRow)]

    def notices(self) -> list[str]:
        return [row.words for row in self.rows(NoticeRow) if isinstance(row, NoticeRow) and row.tone == "trouble"]

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        QTest.keyClick(self.parts.page.day_list, key, modifier)

    def choose(self, text: str) -> None:
        """The menu's action of that text, wherever it is in the menu."""
        actions = [action for action in self.window.findChildren(QAction) if action.text() == text]
        assert len(actions) == 1, text
        actions[0].trigger()


@pytest.fixture
def start(qapp: QApplication, home: Home, clock: SetClock, qtbot: QtBot) -> Iterator[Start]:
    """Starts programs one after another over the same home; each is ended by the next, the last by the test's end."""
    running: list[Running] = []
    qapp.setQuitOnLastWindowClosed(False)
    before = (QLocale(), qapp.palette(), qapp.font(), qapp.style().objectName())

    def end() -> None:
        while running:
            ended = running.pop()
            ended.window.close()
            ended.program.stop()
            ended.window.deleteLater()

    def begin(options: Options, instance: SingleInstance | None = None) -> Running:
        end()
        started = Running(qapp, options, home, clock, instance)
        running.append(started)
        started.program.open()
        qtbot.waitUntil(lambda: bool(started.parts.page.day_list.page.rows))
        qtbot.waitUntil(lambda: started.parts.runner.is_idle)
        qtbot.waitUntil(lambda: bool(started.window.actions() or options.screenshot))  # the menu comes late
        qtbot.waitUntil(lambda: started.parts.runner.is_idle)
        return started

    yield begin
    end()
    QLocale.setDefault(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])
    qapp.setStyle(before[3])


def test_window_opens_on_today_with_its_day_in_the_title(start: Start, scribe: Scribe, clock: SetClock) -> None:
    scribe.converse(clock.when - timedelta(hours=1), "Plant the garlic")
    scribe.converse(clock.when, "Call the dentist")
    running = start(LARGE)
    assert running.window.windowTitle() == "Nova – Today · Friday, October 2, 2026"
    assert running.titles() == ["Plant the garlic", "Call the dentist"]


def test_what_cards_need_is_loaded_before_one_is_unfolded(start: Start, qtbot: QtBot) -> None:
    _parser.cache_clear()
    start(LARGE)
    qtbot.waitUntil(lambda: _parser.cache_info().currsize == 1)


def put_old_log(home: Home) -> Path:
    log = home.log_folder / "2026-08-31.md"
    log.parent.mkdir(parents=True)
    log.write_text("Morgan Log — 2026-08-31\n\n[09:12:03 +0200] \nDiego: Hello\n", encoding="utf-8")
    return log


def keep_logs(home: Home, days: int) -> None:
    SettingsFile(home.config_file, DECLARED).write({RETENTION_DAYS: days})


def test_logs_are_kept_unless_the_settings_name_days(start: Start, home: Home) -> None:
    log = put_old_log(home)
    start(LARGE)
    assert log.exists()


def test_logs_older_than_the_settings_say_go_at_the_start(start: Start, home: Home) -> None:
    log = put_old_log(home)
    keep_logs(home, 31)
    start(LARGE)
    assert not log.exists()


def test_logs_that_have_grown_too_old_go_with_the_day(start: Start, home: Home, clock: SetClock, qtbot: QtBot) -> None:
    log = put_old_log(home)
    keep_logs(home, 32)
    running = start(LARGE)
    assert log.exists()
    clock.when += timedelta(days=1)
    running.parts.live.today.look()
    qtbot.waitUntil(lambda: running.parts.runner.is_idle)
    assert not log.exists()


def test_a_passing_look_removes_no_log(start: Start, home: Home, tmp_path: Path) -> None:
    log = put_old_log(home)
    keep_logs(home, 31)
    start(replace(LARGE, screenshot=tmp_path / "day.png"))
    assert log.exists()


def test_old_logs_that_cannot_be_removed_are_told_of(start: Start, home: Home) -> None:
    put_old_log(home)
    (home.log_folder / ".lock").mkdir()
    keep_logs(home, 31)
    assert "Old daily logs could not be removed" in start(LARGE).notices()[0]


def test_window_opens_on_the_day_asked_for(start: Start, scribe: Scribe, clock: SetClock) -> None:
    scribe.converse(clock.when - timedelta(days=30), "Plant the garlic")
    running = start(replace(LARGE, day=date(2026, 9, 2)))
    assert running.titles() == ["Plant the garlic"]
    assert "September 2" in running.window.windowTitle()


def test_keys_lead_to_entries_and_back(start: Start, scribe: Scribe, clock: SetClock, qtbot: QtBot) -> None:
    scribe.converse(clock.when - timedelta(days=30), "Plant the garlic")
    running = start(LARGE)
    for key, day in (
        (Qt.Key.Key_PageUp, date(2026, 9, 2)),
        (Qt.Key.Key_Home, FRIDAY),
        (Qt.Key.Key_PageUp, date(2026, 9, 2)),
    ):
        running.press(key, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: running.parts.runner.is_idle)
        assert running.parts.diary.day == day


def test_month_beside_the_page_marks_its_days_and_leads_to_them(
    start: Start, scribe: Scribe, clock: SetClock, qtbot: QtBot
) -> None:
    there = FRIDAY.replace(day=1)
    scribe.converse(clock.when - timedelta(days=1), "Plant the garlic")
    running = start(LARGE)
    month = running.window.sidebar.month()
    assert month

    def mark(day: date) -> str | None:
        cell = month.cell(day)
        shown = cell.shown() if cell else None
        return shown.mark if shown else None

    qtbot.waitUntil(lambda: mark(there) == "conversation")
    assert mark(FRIDAY) is None
    scribe.converse(clock.when, "Call the dentist")
    qtbot.waitUntil(lambda: mark(FRIDAY) == "conversation")
    running.window.show_settings()
    cell = month.cell(there)
    assert cell
    cell.click()
    qtbot.waitUntil(lambda: running.titles() == ["Plant the garlic"])
    assert running.window.pages.name == "diary"


def test_ctrl_g_opens_the_date_picker(start: Start, qtbot: QtBot) -> None:
    running = start(LARGE)
    running.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Plus, Qt.Key.Key_Equal])
def test_zoom_is_kept_for_the_next_start(start: Start, key: Qt.Key, qtbot: QtBot) -> None:
    running = start(LARGE)
    running.press(key, Qt.KeyboardModifier.ControlModifier)
    assert running.parts.page.day_list.look.zoom == 110
    assert start(LARGE).parts.page.day_list.look.zoom == 110


def test_theme_and_language_are_kept_for_the_next_start(start: Start, home: Home, qapp: QApplication) -> None:
    running = start(Options())
    running.choose("Dark")
    running.choose("Español")
    assert running.parts.page.day_list.look.theme == DARK
    assert QLocale().language() == QLocale.Language.Spanish
    again = start(Options())
    assert again.parts.page.day_list.look.theme == DARK
    assert again.window.windowTitle().endswith("viernes, 2 de octubre de 2026")
    assert json.loads(home.config_file.read_text())["interface"] == {"theme": "dark", "language": "es"}


def test_demo_s_choices_and_place_are_not_kept(start: Start, home: Home, scribe: Scribe, clock: SetClock) -> None:
    scribe.converse(clock.when, "Call the dentist")
    running = start(replace(LARGE, demo=True))
    running.choose("Dark")
    running.window.resize(600, 600)
    again = start(LARGE)
    assert again.parts.page.day_list.look.theme == LIGHT
    assert again.window.size().toTuple() == (900, 700)


def test_keyboard_is_in_the_days_list_from_the_start(start: Start) -> None:
    started = start(LARGE)
    assert started.window.focusWidget() is started.parts.page.day_list


def test_size_and_place_are_remembered(start: Start, home: Home) -> None:
    start(Options(lang="en")).window.setGeometry(40, 30, 640, 600)
    again = start(Options(lang="en"))
    assert again.window.geometry().getRect() == (40, 30, 640, 600)


def test_place_beyond_every_screen_is_not_taken(start: Start, home: Home) -> None:
    save(home, WindowState(90_000, 90_000, 640, 600))
    window = start(Options(lang="en")).window
    assert window.size().toTuple() == (640, 600)
    assert window.x() < 90_000


def test_window_is_never_smaller_than_480(start: Start) -> None:
    window = start(LARGE).window
    window.resize(100, 100)
    assert window.size().toTuple() == (480, 480)


@pytest.mark.parametrize("zoom", [50, 100, 200])
def test_everything_fits_into_480_at_every_zoom(start: Start, zoom: int) -> None:
    window = start(Options(lang="en", zoom=zoom, size=(480, 480))).window
    assert window.size().toTuple() == (480, 480)
    assert window.minimumSizeHint().width() <= 480


@pytest.mark.expects_log
def test_invalid_settings_are_told_until_they_are_mended(start: Start, home: Home, qtbot: QtBot) -> None:
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"interface": {"zoom": 900}}')
    running = start(LARGE)
    assert ["interface.zoom" in said for said in running.notices()] == [True]
    running.choose("Dark")
    qtbot.waitUntil(lambda: running.parts.runner.is_idle)
    assert home.config_file.read_text() == '{"interface": {"zoom": 900}}'
    home.config_file.write_text('{"interface": {"zoom": 90}}')
    qtbot.waitUntil(lambda: running.notices() == [])
    assert running.parts.page.day_list.look.zoom == 90


def test_name_changed_in_the_file_is_seen_at_once(
    start: Start, scribe: Scribe, home: Home, clock: SetClock, qtbot: QtBot
) -> None:
    scribe.converse(clock.when, "Hello")
    running = start(LARGE)
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"assistant": {"user_name": "Ana"}}')

    def name() -> list[str]:
        return [row.scene.names["user"] for row in running.rows(MessageRow) if isinstance(row, MessageRow)]

    qtbot.waitUntil(lambda: name() == ["Ana"])


@pytest.mark.expects_log
def test_crash_is_told_in_the_window(start: Start, qtbot: QtBot) -> None:
    running = start(LARGE)
    running.parts.log.hear_crash(ValueError, ValueError("bug"), None)
    qtbot.waitUntil(lambda: running.notices() == [words.crash()])


def test_reading_leaves_nothing_behind(start: Start, home: Home) -> None:
    start(replace(LARGE, demo=True))
    assert not home.path.exists()


def test_closing_remembers_the_place_only(start: Start, home: Home) -> None:
    start(LARGE)
    start(replace(LARGE, demo=True))
    files = sorted(str(path.relative_to(home.path)) for path in home.path.rglob("*") if path.is_file())
    assert files == ["home-id", "json/window.json"]
    assert load(home) is not None


@pytest.mark.parametrize("which", ["first", "all"])
def test_unfolding_is_done_at_the_start(start: Start, scribe: Scribe, clock: SetClock, which: str) -> None:
    scribe.converse(clock.when - timedelta(hours=1), "One", "Two")
    scribe.converse(clock.when, "Three")
    shown = start(replace(LARGE, unfold=which)).rows(MessageRow)
    texts = [row.message.content for row in shown if isinstance(row, MessageRow)]
    assert texts == (["One", "Two"] if which == "first" else ["One", "Two", "Three"])


def test_conversation_is_unfolded_by_its_id(start: Start, scribe: Scribe, clock: SetClock) -> None:
    scribe.converse(clock.when - timedelta(hours=1), "One")
    second = scribe.converse(clock.when, "Two")
    shown = start(replace(LARGE, unfold=second)).rows(MessageRow)
    assert [row.message.content for row in shown if isinstance(row, MessageRow)] == ["Two"]


def test_screenshot_holds_the_messages(
    start: Start, scribe: Scribe, clock: SetClock, tmp_path: Path, qtbot: QtBot
) -> None:
    scribe.converse(clock.when, "One", "Two")
    file = tmp_path / "day.png"
    running = start(replace(LARGE, screenshot=file, theme="dark"))
    qtbot.waitUntil(lambda: running.codes == [0])
    image = QImage(str(file))
    assert image.size().toTuple() == (900, 700)
    assert image.pixelColor(5, 690).name() == DARK.sidebar
    assert image.pixelColor(895, 690).name() == DARK.page
    assert len(running.rows(MessageRow)) == 2


def test_unknown_conversation_ends_with_code_2(
    start: Start, scribe: Scribe, clock: SetClock, capsys: pytest.CaptureFixture[str]
) -> None:
    scribe.converse(clock.when, "One")
    assert start(replace(LARGE, unfold="nope")).codes == [2]
    assert "there is no conversation 'nope' on 2026-10-02" in capsys.readouterr().err


def test_picture_that_cannot_be_written_ends_with_code_1(
    start: Start, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    running = start(replace(LARGE, screenshot=tmp_path / "gone" / "day.png"))
    qtbot.waitUntil(lambda: running.codes == [1])
    assert "day.png' could not be written" in capsys.readouterr().err


def test_second_start_brings_the_window_to_the_front(start: Start, home: Home, tmp_path: Path, qtbot: QtBot) -> None:
    instance = SingleInstance(home, tmp_path)
    assert instance.claim()
    running = start(LARGE, instance)
    running.window.setWindowState(Qt.WindowState.WindowMinimized)
    assert SingleInstance(home, tmp_path).call()
    qtbot.waitUntil(lambda: not running.window.isMinimized())


def test_second_start_ends_at_once(home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    first = SingleInstance(home)
    assert first.claim()
    first.listen()
    assert run(Options(home=str(home.path))) == 0
    first.stop()
