"""The date picker opens at the day, takes a typed or a clicked date, and says what it cannot read."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from widgets.picker.popup import DatePicker
from widgets.style import Look

FRIDAY, TODAY = date(2026, 10, 2), date(2026, 10, 6)


@pytest.fixture
def picker(qtbot: QtBot, look: Look, language: None) -> Iterator[DatePicker]:
    below = QWidget()
    qtbot.addWidget(below)
    below.show()
    made = DatePicker(look, below)
    made.open(FRIDAY, TODAY, below)
    yield made
    made.close()


def enter(picker: DatePicker, text: str) -> None:
    edit = picker.entry().edit()
    edit.selectAll()
    QTest.keyClicks(edit, text)
    QTest.keyClick(edit, Qt.Key.Key_Return)


def test_opens_at_the_day_with_the_keyboard_in_the_field(picker: DatePicker) -> None:
    assert picker.calendar().current() == FRIDAY
    assert picker.entry().edit().hasFocus()


def test_every_pixel_is_painted_and_none_needs_a_compositor(picker: DatePicker, look: Look) -> None:
    assert not picker.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    image = picker.grab().toImage()
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    assert {image.pixelColor(x, y).name() for x, y in corners} == {look.theme.line}


@pytest.mark.parametrize(
    ("text", "day"), [("2026-09-01", date(2026, 9, 1)), ("yesterday", date(2026, 10, 5)), ("ayer", date(2026, 10, 5))]
)
def test_typed_date_is_chosen(qtbot: QtBot, picker: DatePicker, text: str, day: date) -> None:
    with qtbot.waitSignal(picker.day_chosen) as chosen:
        enter(picker, text)
    assert chosen.args == [day]
    assert not picker.isVisible()


def test_wrong_text_is_said_and_kept(qtbot: QtBot, picker: DatePicker) -> None:
    enter(picker, "smarch")
    assert "“smarch” is not a date" in picker.entry().wrong()
    assert "2026-10-06 or 06/10/2026" in picker.entry().wrong()
    assert picker.entry().edit().text() == "smarch"
    assert picker.entry().edit().accessibleDescription() == picker.entry().wrong()
    assert picker.isVisible()


def test_wrong_text_is_shown_whole(qtbot: QtBot, picker: DatePicker) -> None:
    before = picker.size()
    enter(picker, "x" * 80)
    QApplication.processEvents()
    assert picker.width() == before.width()
    assert picker.height() > before.height()


def test_typing_on_takes_the_words_away(qtbot: QtBot, picker: DatePicker) -> None:
    enter(picker, "smarch")
    QTest.keyClicks(picker.entry().edit(), "2")
    assert not picker.entry().wrong()


def test_empty_field_does_nothing(qtbot: QtBot, picker: DatePicker) -> None:
    with qtbot.assertNotEmitted(picker.day_chosen):
        QTest.keyClick(picker.entry().edit(), Qt.Key.Key_Return)
    assert not picker.entry().wrong()


def test_escape_closes_it(qtbot: QtBot, picker: DatePicker) -> None:
    QTest.keyClick(picker.entry().edit(), Qt.Key.Key_Escape)
    assert not picker.isVisible()


def test_down_leads_from_the_field_into_the_month(qtbot: QtBot, picker: DatePicker) -> None:
    QTest.keyClick(picker.entry().edit(), Qt.Key.Key_Down)
    cell = picker.calendar().cell(FRIDAY)
    assert cell
    assert cell.hasFocus()


def test_marks_of_an_earlier_opening_are_forgotten(picker: DatePicker) -> None:
    picker.set_marks({FRIDAY: "conversation"})
    below = picker.parentWidget()
    assert below
    picker.open(FRIDAY, TODAY, below)
    cell = picker.calendar().cell(FRIDAY)
    assert cell
    assert "conversations" not in cell.accessibleName()


def test_lies_on_the_screen(picker: DatePicker) -> None:
    assert picker.screen().availableGeometry().contains(picker.geometry())
