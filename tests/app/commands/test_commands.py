"""Rules of the list of commands: whole, free of conflicts, and what menus, keys, palette and help all show."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.build import program
from app.commands.catalogue import full_title, group_words, list_keys
from app.commands.key_list import key_sections
from app.main_window import MainWindow
from app.menu import GroupMenu, menu_bar
from app.options import Options
from app.program import Program
from store.home import Home
from tests.helpers.set_clock import SetClock

TYPED = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backspace}
ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}


@pytest.fixture
def running(qapp: QApplication, home: Home, clock: SetClock, qtbot: QtBot, english: None) -> Iterator[Program]:
    before = (qapp.palette(), qapp.font())
    qapp.setQuitOnLastWindowClosed(False)
    made = program(qapp, Options(lang="en", size=(1000, 800), demo=True), home, clock, lambda _code: None)
    made.open()
    qtbot.waitUntil(lambda: bool(made.parts.page.day_list.page.rows))
    qtbot.waitUntil(lambda: bool(made.parts.window.actions()))
    qtbot.waitUntil(lambda: made.parts.runner.is_idle)
    made.parts.window.activateWindow()
    yield made
    made.parts.window.close()
    made.stop()
    made.parts.window.deleteLater()
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


@pytest.fixture
def window(running: Program) -> MainWindow:
    return running.parts.window


def test_ids_and_keys_are_each_there_once(window: MainWindow) -> None:
    commands = window.controls().commands
    ids = [command.id for command in commands]
    keys = [key for command in commands for key in command.keys]
    assert len(ids) == len(set(ids))
    assert len(keys) == len(set(keys))


def test_every_command_has_words(window: MainWindow) -> None:
    for command in window.controls().commands:
        assert command.title()
        assert command.help() or command.chosen
        assert group_words(command.group)


def test_keys_are_sequences_and_none_robs_a_field_or_a_list(window: MainWindow) -> None:
    for command in window.controls().commands:
        for key in command.keys:
            sequence = QKeySequence(key)
            assert sequence.count() == 1
            combination = sequence[0]  # type: ignore[index]  # the stubs lack it
            bare = combination.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
            function = Qt.Key.Key_F1 <= combination.key() <= Qt.Key.Key_F35
            assert function or not bare, key
            assert combination.key() not in TYPED, key
            alt = bool(combination.keyboardModifiers() & Qt.KeyboardModifier.AltModifier)
            assert alt or combination.key() not in ARROWS, key


def test_titles_are_told_apart(window: MainWindow) -> None:
    titles = [full_title(command) for command in window.controls().commands]
    assert len(titles) == len(set(titles))


def test_help_lists_every_key(window: MainWindow) -> None:
    commands = window.controls().commands
    listed = {key for section in key_sections(commands) for line in section.lines for key in line.keys}
    wanted = {key for command in commands for key in command.keys} | {key for one in list_keys() for key in one.keys}
    assert listed == wanted


def test_menu_bar_holds_every_command_with_the_desktop_s_roles(window: MainWindow) -> None:
    controls = window.controls()
    bar = menu_bar(controls.commands, controls.actions, window)
    held = [action for menu in bar.findChildren(GroupMenu) for action in menu.actions()]
    assert {id(action) for action in held} == {id(controls.actions.action(one)) for one in controls.commands}
    roles = {action.text(): action.menuRole() for action in held}
    assert roles["Settings"] == roles["Settings"].PreferencesRole
    assert roles["Quit"] == roles["Quit"].QuitRole
    bar.deleteLater()


def test_palette_offers_what_can_be_done_now(window: MainWindow) -> None:
    found = {hit.id for hit in window.controls().palette.find("")}
    assert "settings" in found
    assert "today" not in found, "today is shown already"


def test_chosen_command_comes_first_the_next_time(running: Program, qtbot: QtBot) -> None:
    window = running.parts.window
    palette = window.controls().palette
    window.open_palette()
    opened = QApplication.activePopupWidget()
    assert opened
    field = window.controls().palette.open(running.parts.page.day_list.look).field()
    QTest.keyClicks(field, "dark")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert running.parts.page.day_list.look.theme.name == "dark"
    assert palette.find("")[0].id == "colours-dark"


def test_keys_open_pages_and_escape_leads_back_to_the_list(running: Program, qtbot: QtBot) -> None:
    window = running.parts.window
    for key, modifier, page in (
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, "settings"),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "keys"),
    ):
        QTest.keyClick(window, key, modifier)
        assert window.pages.name == page
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
        assert window.pages.name == "diary"
        assert running.parts.page.day_list.hasFocus()


def test_f6_leads_from_the_list_around_to_the_list(running: Program) -> None:
    window, day_list = running.parts.window, running.parts.page.day_list
    day_list.setFocus()
    visited = []
    for _ in range(8):
        QTest.keyClick(window, Qt.Key.Key_F6)
        focused = QApplication.focusWidget()
        visited.append(focused)
        if focused is day_list:
            break
    assert window.sidebar.button("diary") in visited
    assert visited[-1] is day_list


def test_key_of_a_command_with_nothing_to_do_does_nothing(running: Program) -> None:
    QTest.keyClick(running.parts.window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert running.parts.runner.is_idle


@pytest.mark.parametrize("page", ["diary", "settings"])
def test_f10_opens_the_menu_on_every_page(running: Program, qtbot: QtBot, page: str) -> None:
    window = running.parts.window
    window.show_page(page)
    QTest.keyClick(window, Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is window.menu())
    assert window.pages.name == page
    window.menu().close()
