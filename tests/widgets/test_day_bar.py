"""The day bar names the day, offers the ways that exist, and fits its width."""

from datetime import date

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from widgets.day_bar import DayBar, DayHead
from widgets.style import Look

FRIDAY = date(2026, 10, 2)
HEAD = DayHead(FRIDAY, FRIDAY, conversations=3, memories=2, previous_entry=True)


@pytest.fixture
def bar(qtbot: QtBot, look: Look, language: None) -> DayBar:
    made = DayBar(look)
    qtbot.addWidget(made)
    made.show_day(HEAD)
    return made


def button(bar: DayBar, text: str) -> QAbstractButton:
    return next(b for b in bar.findChildren(QAbstractButton) if b.text() == text)


def press(bar: DayBar, text: str) -> None:
    QTest.mouseClick(button(bar, text), Qt.MouseButton.LeftButton)


def fit(bar: DayBar, width: int) -> None:
    """Lay it out at a width, as a window would."""
    bar.resize(width, bar.minimumSizeHint().height())
    bar.show()
    QApplication.processEvents()
    bar.resize(width, bar.minimumSizeHint().height())
    QApplication.processEvents()


def test_label_names_the_day(bar: DayBar) -> None:
    assert bar.label().text() == "Today · Friday, 2 October 2026"


def test_counts_stand_below_it(bar: DayBar) -> None:
    fit(bar, 1200)
    assert bar.label().shown().quiet == "3 conversation(s) · 2 memory(s)"


def test_tip_of_the_label_says_all_that_may_be_cut(bar: DayBar) -> None:
    day, counts, tip = bar.label().toolTip().splitlines()
    assert (day, counts) == (bar.label().text(), "3 conversation(s) · 2 memory(s)")
    assert tip == "Go to a date (Ctrl+G)"


def test_empty_day_says_so(bar: DayBar) -> None:
    fit(bar, 1200)
    bar.show_day(DayHead(FRIDAY, FRIDAY))
    assert bar.label().shown().quiet == "No entries"


def test_nothing_is_counted_before_the_day_is_there(bar: DayBar) -> None:
    fit(bar, 1200)
    bar.show_day(DayHead(FRIDAY, FRIDAY, known=False))
    assert bar.label().shown().quiet == ""


def test_title_stands_still_while_a_day_is_on_its_way(bar: DayBar) -> None:
    fit(bar, 1200)
    bar.show_day(DayHead(FRIDAY, FRIDAY, 3))
    words = bar.label().grab().toImage()
    bar.show_day(DayHead(FRIDAY, FRIDAY, known=False))
    alone = bar.label().grab().toImage()
    upper = words.rect().adjusted(0, 0, 0, -words.height() // 2)
    assert words.copy(upper) == alone.copy(upper)


@pytest.mark.parametrize(("name", "to"), [("Day before", date(2026, 10, 1)), ("Day after", date(2026, 10, 3))])
def test_arrows_go_one_day(qtbot: QtBot, bar: DayBar, name: str, to: date) -> None:
    with qtbot.waitSignal(bar.day_requested) as asked:
        press(bar, name)
    assert asked.args == [to]


def test_previous_entry_is_asked_for(qtbot: QtBot, bar: DayBar) -> None:
    with qtbot.waitSignal(bar.previous_entry_requested):
        press(bar, "Previous entry")


def test_next_entry_is_asked_for(qtbot: QtBot, bar: DayBar) -> None:
    bar.show_day(DayHead(FRIDAY, FRIDAY, next_entry=True))
    with qtbot.waitSignal(bar.next_entry_requested):
        press(bar, "Next entry")


def test_today_is_asked_for_from_another_day(qtbot: QtBot, bar: DayBar) -> None:
    bar.show_day(DayHead(date(2026, 9, 1), FRIDAY))
    with qtbot.waitSignal(bar.today_requested):
        press(bar, "Today")


def test_agenda_and_journal_are_counted_too(bar: DayBar) -> None:
    bar.show_day(DayHead(FRIDAY, FRIDAY, 1, agenda=2, journal=1))
    assert bar.label().accessibleDescription() == "1 conversation(s) · 2 on the agenda · 1 in the journal"
    bar.show_day(DayHead(FRIDAY, FRIDAY))
    assert bar.label().accessibleDescription() == "No entries"


def test_menu_is_asked_for(qtbot: QtBot, bar: DayBar) -> None:
    with qtbot.waitSignal(bar.menu_requested):
        press(bar, "Menu")


def test_click_on_the_label_asks_for_the_picker(qtbot: QtBot, bar: DayBar) -> None:
    fit(bar, 1200)
    with qtbot.waitSignal(bar.picker_requested):
        QTest.mouseClick(bar.label(), Qt.MouseButton.LeftButton, pos=bar.label().rect().center() / 2)


@pytest.mark.parametrize(
    ("head", "disabled"),
    [
        (HEAD, {"Next entry", "Today"}),
        (DayHead(date(2026, 9, 1), FRIDAY, next_entry=True), {"Previous entry"}),
        (DayHead(date.min, FRIDAY, previous_entry=True, next_entry=True), {"Day before"}),
        (DayHead(date.max, FRIDAY, previous_entry=True, next_entry=True), {"Day after"}),
    ],
)
def test_control_with_nowhere_to_go_is_disabled(bar: DayBar, head: DayHead, disabled: set[str]) -> None:
    bar.show_day(head)
    assert {b.text() for b in bar.findChildren(QAbstractButton) if not b.isEnabled()} == disabled


def test_every_control_has_a_name_and_a_tooltip(bar: DayBar) -> None:
    fit(bar, 480)
    for control in bar.findChildren(QAbstractButton):
        assert QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        assert control.toolTip()


@pytest.mark.parametrize(
    ("width", "zoom", "arrangement"),
    [(1200, 100, "wide"), (719, 100, "icons"), (480, 100, "icons"), (1200, 200, "icons"), (480, 200, "stacked")],
)
def test_arrangement_follows_width_and_zoom(bar: DayBar, look: Look, width: int, zoom: int, arrangement: str) -> None:
    bar.set_look(Look(look.theme, zoom, look.family, look.code_family))
    fit(bar, width)
    assert bar.arrangement() == arrangement


@pytest.mark.parametrize("language_name", ["en_GB", "es_ES"])
@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("width", [376, 428, 480, 719, 720, 900, 1200])
def test_nothing_is_clipped(bar: DayBar, look: Look, width: int, zoom: int, language_name: str) -> None:
    QLocale.setDefault(QLocale(language_name))
    bar.set_look(Look(look.theme, zoom, look.family, look.code_family))
    bar.show_day(DayHead(date(2026, 9, 30), date(2026, 10, 1), 12, 3, True, True))
    fit(bar, width)
    controls = bar.findChildren(QAbstractButton)
    places = [control.rect().translated(control.mapTo(bar, control.rect().topLeft())) for control in controls]
    assert all(bar.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for i, a in enumerate(places) for b in places[:i])
    assert all(c.width() >= c.minimumSizeHint().width() for c in controls)


@pytest.mark.parametrize("language_name", ["en_GB", "en_US", "es_ES", "es_MX"])
@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("width", [376, 428, 480, 600, 720, 900])
def test_date_is_whole_at_every_width(bar: DayBar, look: Look, width: int, zoom: int, language_name: str) -> None:
    QLocale.setDefault(QLocale(language_name))
    bar.set_look(Look(look.theme, zoom, look.family, look.code_family))
    for day in (20, 23, 24, 30):
        bar.show_day(DayHead(date(2026, 9, day), date(2026, 10, 1), 12, 3, True, True))
        fit(bar, width)
        assert not bar.label().shown().title.endswith("…")


def test_long_date_gives_way_to_a_shorter_one_before_it_is_cut(bar: DayBar) -> None:
    bar.label().resize(420, 48)
    assert bar.label().shown().title == "Today · Friday, 2 October 2026"
    bar.label().resize(330, 48)
    assert bar.label().shown().title == "Today · Fri, 2 Oct 2026"
    bar.label().resize(200, 48)
    assert bar.label().shown().title == "Fri, 2 Oct 2026"
    assert bar.label().shown().quiet.startswith("Today · 3")
    bar.label().resize(100, 48)
    assert bar.label().shown().title.endswith("…")


def test_tab_visits_the_controls_as_they_stand(qtbot: QtBot, bar: DayBar) -> None:
    bar.show_day(DayHead(date(2026, 9, 1), FRIDAY, 1, 1, True, True))
    with qtbot.waitActive(bar):
        bar.show()
        bar.activateWindow()
    first = button(bar, "Day before")
    first.setFocus()
    visited = [first.text()]
    for _ in range(6):
        QTest.keyClick(bar.window(), Qt.Key.Key_Tab)
        visited += [control.text() for control in bar.findChildren(QAbstractButton) if control.hasFocus()]
    day = "Tuesday, 1 September 2026"
    assert visited == ["Day before", "Day after", day, "Previous entry", "Next entry", "Today", "Menu"]


def test_changed_language_writes_the_label_anew(bar: DayBar) -> None:
    QLocale.setDefault(QLocale("es_ES"))
    QApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
    assert bar.label().text() == "Today · viernes, 2 de octubre de 2026"


def test_midnight_changes_the_label_and_offers_today(bar: DayBar) -> None:
    bar.show_day(DayHead(FRIDAY, date(2026, 10, 3)))
    assert bar.label().text().startswith("Yesterday · ")
    assert button(bar, "Today").isEnabled()
