"""The sidebar leads to pages and days, and gives way where the window is small."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from widgets.sidebar import Sidebar
from widgets.style import Look

FRIDAY = date(2026, 10, 2)


@pytest.fixture
def sidebar(qtbot: QtBot, look: Look, language: None) -> Iterator[Sidebar]:
    window = QWidget()
    made = Sidebar(look, window)
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(made)
    window.resize(400, 900)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    made.show_day(FRIDAY, FRIDAY)
    made.open_month()
    yield made
    window.close()


@pytest.mark.parametrize("page", ["diary", "settings"])
def test_button_asks_for_its_page(qtbot: QtBot, sidebar: Sidebar, page: str) -> None:
    with qtbot.waitSignal(sidebar.page_requested) as asked:
        sidebar.button(page).click()  # type: ignore[arg-type]  # the names of the table above
    assert asked.args == [page]


def test_page_that_is_open_is_marked_and_one_without_a_button_marks_none(sidebar: Sidebar) -> None:
    sidebar.show_page("settings")
    assert sidebar.button("settings").isChecked()
    assert not sidebar.button("diary").isChecked()
    sidebar.show_page("keys")
    assert not sidebar.button("settings").isChecked()


def test_month_follows_the_day(sidebar: Sidebar) -> None:
    sidebar.show_day(date(2026, 3, 31), FRIDAY)
    month = sidebar.month()
    assert month
    assert month.current() == date(2026, 3, 31)


def test_day_of_the_month_leads_into_the_diary(qtbot: QtBot, sidebar: Sidebar) -> None:
    month = sidebar.month()
    cell = month.cell(date(2026, 10, 8)) if month else None
    assert cell
    with qtbot.waitSignal(sidebar.day_chosen) as chosen:
        cell.click()
    assert chosen.args == [date(2026, 10, 8)]


def test_marks_are_those_of_the_last_answer(sidebar: Sidebar) -> None:
    month = sidebar.month()
    cell = month.cell(date(2026, 10, 8)) if month else None
    assert cell
    sidebar.set_marks(2026, 10, {date(2026, 10, 8): "conversation"})
    shown = cell.shown()
    assert shown
    assert shown.mark == "conversation"
    sidebar.set_marks(2026, 10, {})
    shown = cell.shown()
    assert shown
    assert shown.mark is None


def test_turning_the_month_asks_for_its_marks(qtbot: QtBot, sidebar: Sidebar) -> None:
    month = sidebar.month()
    assert month
    month.focus_day()
    cell = month.cell(FRIDAY)
    assert cell
    with qtbot.waitSignal(sidebar.month_shown) as asked:
        QTest.keyClick(cell, Qt.Key.Key_PageUp)
    assert asked.args == [2026, 9]


@pytest.mark.parametrize(("width", "zoom", "folded"), [(719, 100, True), (720, 100, False), (1200, 200, True)])
def test_narrow_window_folds_it_to_icons(sidebar: Sidebar, look: Look, width: int, zoom: int, folded: bool) -> None:
    sidebar.set_look(Look(look.theme, zoom, look.family, look.code_family))
    sidebar.fold_for(width)
    assert sidebar.folded == folded
    month = sidebar.month()
    assert month
    assert month.isVisible() == (not folded)
    assert sidebar.button("diary").text() == "Diary"


def test_low_window_does_without_the_month(qtbot: QtBot, sidebar: Sidebar) -> None:
    month = sidebar.month()
    assert month
    sidebar.window().resize(400, 320)
    qtbot.waitUntil(lambda: not month.isVisible())
    assert sidebar.minimumSizeHint().height() < 200
    sidebar.window().resize(400, 900)
    qtbot.waitUntil(month.isVisible)


def test_tab_visits_pages_and_month_from_top_to_bottom(sidebar: Sidebar) -> None:
    month = sidebar.month()
    assert month
    sidebar.window().activateWindow()
    sidebar.button("diary").setFocus()
    visited = []
    for _ in range(5):
        visited.append(sidebar.window().focusWidget())
        QTest.keyClick(sidebar.window().focusWidget(), Qt.Key.Key_Tab)
    assert visited == [sidebar.button("diary"), *month.stops()[:2], month.cell(FRIDAY), sidebar.button("settings")]


def test_everything_has_a_name(sidebar: Sidebar) -> None:
    for widget in sidebar.findChildren(QWidget):
        if widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
