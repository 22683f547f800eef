"""The calendar shows a month with its marks, and is worked by mouse and keyboard alike."""

from datetime import date

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from widgets.picker.calendar import Calendar
from widgets.picker.day_cell import DayCell
from widgets.style import DARK, Look

FRIDAY, TODAY = date(2026, 10, 2), date(2026, 10, 6)


@pytest.fixture
def calendar(qtbot: QtBot, look: Look, language: None) -> Calendar:
    made = Calendar(look)
    qtbot.addWidget(made)
    made.show_day(FRIDAY, TODAY)
    made.show()
    return made


def cell(calendar: Calendar, day: date) -> DayCell:
    found = calendar.cell(day)
    assert found
    return found


def press(calendar: Calendar, key: Qt.Key, *, shift: bool = False) -> None:
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(cell(calendar, calendar.current()), key, held)


@pytest.mark.parametrize(("name", "first"), [("en_GB", date(2026, 9, 28)), ("en_US", date(2026, 9, 27))])
def test_week_starts_where_the_locale_starts_it(calendar: Calendar, name: str, first: date) -> None:
    QLocale.setDefault(QLocale(name))
    QApplication.sendEvent(calendar, QEvent(QEvent.Type.LanguageChange))
    assert calendar.findChildren(DayCell)[0].day() == first


@pytest.mark.parametrize(
    ("key", "to"),
    [
        (Qt.Key.Key_Left, date(2026, 10, 1)),
        (Qt.Key.Key_Right, date(2026, 10, 3)),
        (Qt.Key.Key_Up, date(2026, 9, 25)),
        (Qt.Key.Key_Down, date(2026, 10, 9)),
        (Qt.Key.Key_PageUp, date(2026, 9, 2)),
        (Qt.Key.Key_PageDown, date(2026, 11, 2)),
        (Qt.Key.Key_Home, date(2026, 10, 1)),
        (Qt.Key.Key_End, date(2026, 10, 31)),
    ],
)
def test_keys_move_the_current_day(qtbot: QtBot, calendar: Calendar, key: Qt.Key, to: date) -> None:
    press(calendar, key)
    assert calendar.current() == to
    assert calendar.cell(to)


def test_page_keys_with_shift_move_by_years(qtbot: QtBot, calendar: Calendar) -> None:
    press(calendar, Qt.Key.Key_PageUp, shift=True)
    assert calendar.current() == date(2025, 10, 2)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_choose_the_current_day(qtbot: QtBot, calendar: Calendar, key: Qt.Key) -> None:
    press(calendar, Qt.Key.Key_Down)
    with qtbot.waitSignal(calendar.day_chosen) as chosen:
        press(calendar, key)
    assert chosen.args == [date(2026, 10, 9)]


def test_click_chooses_a_day(qtbot: QtBot, calendar: Calendar) -> None:
    with qtbot.waitSignal(calendar.day_chosen) as chosen:
        QTest.mouseClick(cell(calendar, date(2026, 10, 20)), Qt.MouseButton.LeftButton)
    assert chosen.args == [date(2026, 10, 20)]


def test_keyboard_stays_on_the_current_day(qtbot: QtBot, calendar: Calendar) -> None:
    with qtbot.waitActive(calendar):
        calendar.activateWindow()
    calendar.focus_day()
    press(calendar, Qt.Key.Key_PageDown)
    assert cell(calendar, date(2026, 11, 2)).hasFocus()


def test_tab_visits_one_day_only(calendar: Calendar) -> None:
    visited = [c for c in calendar.findChildren(DayCell) if c.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [c.day() for c in visited] == [FRIDAY]


def test_shown_month_asks_for_its_marks(qtbot: QtBot, calendar: Calendar) -> None:
    with qtbot.waitSignal(calendar.month_shown) as asked:
        press(calendar, Qt.Key.Key_PageDown)
    assert asked.args == [2026, 11]
    with qtbot.waitSignal(calendar.month_shown) as asked:
        calendar.show_day(date(2024, 2, 29), TODAY)
    assert asked.args == [2024, 2]


def test_day_within_the_month_asks_for_nothing(qtbot: QtBot, calendar: Calendar) -> None:
    with qtbot.assertNotEmitted(calendar.month_shown):
        press(calendar, Qt.Key.Key_Right)


def test_marks_differ_by_shape(calendar: Calendar) -> None:
    plain = cell(calendar, date(2026, 10, 15)).grab().toImage()
    calendar.set_marks({date(2026, 10, 15): "conversation"})
    dot = cell(calendar, date(2026, 10, 15)).grab().toImage()
    calendar.set_marks({date(2026, 10, 15): "other"})
    ring = cell(calendar, date(2026, 10, 15)).grab().toImage()
    assert plain != dot != ring != plain


def test_days_of_other_months_have_no_marks(calendar: Calendar) -> None:
    calendar.set_marks({date(2026, 9, 30): "conversation"})
    shown = cell(calendar, date(2026, 9, 30)).shown()
    assert shown
    assert shown.mark is None


def test_today_and_the_chosen_day_differ_from_others(calendar: Calendar) -> None:
    pictures = [cell(calendar, date(2026, 10, day)).grab().toImage() for day in (2, 6, 8)]
    assert pictures[0] != pictures[1] != pictures[2]
    assert cell(calendar, TODAY).shown() != cell(calendar, FRIDAY).shown()


def test_days_are_named_in_full(calendar: Calendar) -> None:
    calendar.set_marks({FRIDAY: "conversation", date(2026, 10, 3): "other"})
    assert cell(calendar, FRIDAY).accessibleName() == "Friday, 2 October 2026, chosen, has conversations"
    assert (
        cell(calendar, date(2026, 10, 3)).accessibleName() == "Saturday, 3 October 2026, has entries, no conversation"
    )
    assert cell(calendar, TODAY).accessibleName() == "Tuesday, 6 October 2026, today"


def test_month_is_named_in_the_language(calendar: Calendar) -> None:
    QLocale.setDefault(QLocale("es_ES"))
    QApplication.sendEvent(calendar, QEvent(QEvent.Type.LanguageChange))
    texts = [label.text() for label in calendar.findChildren(QLabel)]
    assert texts == ["Octubre 2026", *"LMXJVSD"]


@pytest.mark.parametrize(("day", "key"), [(date.min, Qt.Key.Key_PageUp), (date.max, Qt.Key.Key_PageDown)])
def test_calendar_has_its_ends(qtbot: QtBot, calendar: Calendar, day: date, key: Qt.Key) -> None:
    calendar.show_day(day, TODAY)
    press(calendar, key)
    assert calendar.current() == day
    assert all(c.isEnabled() == (c.day() is not None) for c in calendar.findChildren(DayCell))


def test_theme_repaints_the_days(calendar: Calendar, look: Look) -> None:
    light = cell(calendar, FRIDAY).grab().toImage()
    calendar.set_look(Look(DARK, 100, look.family, look.code_family))
    assert cell(calendar, FRIDAY).grab().toImage() != light
