"""The page of settings shows what is in force and says what was chosen, and nothing by itself."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from widgets.settings_field import Field, Section
from widgets.settings_page import SettingsPage
from widgets.style import Look

COLOURS = Field("theme", "choice", "Colours", "What they are.", "dark", (("light", "Light"), ("dark", "Dark")))
SIZE = Field("zoom", "number", "Size", "How large.", 100, low=50, high=200, suffix=" %")
DAYS = Field("days", "number", "Days", "How long.", None, low=1, high=365, lowest_words="For ever")
NAME = Field("name", "text", "Your name", "As you like.", "Diego")
ASK = Field("ask", "switch", "Ask first", "Before anything goes.", True)
SECTIONS = (Section("Look", (COLOURS, SIZE)), Section("Rest", (DAYS, NAME, ASK)))


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SettingsPage:
    made = SettingsPage(look)
    qtbot.addWidget(made)
    made.show_sections(SECTIONS)
    made.resize(480, 600)
    with qtbot.waitExposed(made):
        made.show()
    return made


def shown(page: SettingsPage, name: str) -> object:
    control = page.row(name).control
    match control:
        case QComboBox():
            return control.currentText()
        case QSpinBox() | QLineEdit():
            return control.text()
        case QCheckBox():
            return control.isChecked()
    return None


def test_values_are_shown_in_words(page: SettingsPage) -> None:
    values = [shown(page, name) for name in ("theme", "zoom", "days", "name", "ask")]
    assert values == ["Dark", "100 %", "For ever", "Diego", True]


def test_showing_another_value_chooses_nothing(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.chosen):
        fields = (replace(COLOURS, value="light"), replace(SIZE, value=150))
        page.show_sections((Section("Look", fields), SECTIONS[1]))
    assert (shown(page, "theme"), shown(page, "zoom")) == ("Light", "150 %")


def test_text_counts_when_it_is_finished(page: SettingsPage, qtbot: QtBot) -> None:
    edit = page.row("name").control
    assert isinstance(edit, QLineEdit)
    edit.setFocus()
    with qtbot.assertNotEmitted(page.chosen):
        QTest.keyClicks(edit, "!")
    with qtbot.waitSignal(page.chosen) as chosen:
        QTest.keyClick(edit, Qt.Key.Key_Return)
    assert chosen.args == ["name", "Diego!"]


def test_text_that_is_being_typed_is_not_taken_away(page: SettingsPage, qtbot: QtBot) -> None:
    edit = page.row("name").control
    page.activateWindow()
    edit.setFocus()
    QTest.keyClicks(edit, "!")
    page.show_sections(SECTIONS)
    assert shown(page, "name") == "Diego!"


def test_problem_takes_the_place_of_the_help(page: SettingsPage) -> None:
    bad = replace(NAME, problem="Too long.")
    page.show_sections((SECTIONS[0], Section("Rest", (DAYS, bad, ASK))))
    assert page.row("name").control.accessibleDescription() == "Too long."


def test_wheel_over_a_control_changes_nothing(page: SettingsPage) -> None:
    spin = page.row("zoom").control
    spin.clearFocus()
    middle = QPointF(spin.rect().center())
    turned = QWheelEvent(
        middle,
        QPointF(spin.mapToGlobal(spin.rect().center())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(spin, turned)
    assert shown(page, "zoom") == "100 %"


@pytest.mark.parametrize("zoom", [50, 100, 200])
@pytest.mark.parametrize("width", [376, 480, 1200])
def test_nothing_is_cut_at_the_sides(page: SettingsPage, look: Look, width: int, zoom: int) -> None:
    page.set_look(Look(look.theme, zoom, look.family, look.code_family))
    page.resize(width, 600)
    QApplication.processEvents()
    room = page.viewport().width()
    for control in page.findChildren(QWidget):
        if control.isVisible() and control.accessibleName() and control is not page:
            left = control.mapTo(page.viewport(), QPoint(0, 0)).x()
            assert left >= 0
            assert left + control.width() <= room


def test_everything_has_a_name(page: SettingsPage) -> None:
    for name in ("theme", "zoom", "days", "name", "ask"):
        control = QAccessible.queryAccessibleInterface(page.row(name).control)
        assert control.text(QAccessible.Text.Name)
        assert control.text(QAccessible.Text.Description)
