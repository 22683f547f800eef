"""A button has a name, a tooltip with its keys, a visible focus, and answers Enter and Space."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from widgets.button import Button
from widgets.style import Look


@pytest.fixture
def button(qtbot: QtBot, look: Look) -> Button:
    made = Button("today", look)
    made.set_words("Today", "Back to today", "Alt+Home")
    qtbot.addWidget(made)
    return made


def spoken(button: Button) -> str:
    return QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)


def test_icon_alone_keeps_its_name(button: Button) -> None:
    button.set_icon_alone(True)
    assert spoken(button) == "Today"


def test_icon_alone_is_square_and_narrower(button: Button) -> None:
    wide = button.sizeHint().width()
    button.set_icon_alone(True)
    assert button.sizeHint().width() == button.sizeHint().height() < wide


def test_tooltip_names_the_keys(button: Button) -> None:
    assert button.toolTip() == "Back to today (Alt+Home)"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press_it(qtbot: QtBot, button: Button, key: Qt.Key) -> None:
    with qtbot.waitSignal(button.clicked, timeout=1000):
        QTest.keyClick(button, key)


def test_focus_shows(qtbot: QtBot, button: Button) -> None:
    with qtbot.waitActive(button):
        button.show()
        button.activateWindow()
    button.clearFocus()
    plain = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.grab().toImage() != plain


def test_click_leaves_the_keyboard_where_it_is(button: Button) -> None:
    assert not button.focusPolicy() & Qt.FocusPolicy.ClickFocus


def test_zoom_enlarges_it(button: Button, look: Look) -> None:
    before = button.sizeHint()
    button.set_look(Look(look.theme, 200, look.family, look.code_family))
    assert button.sizeHint().height() == before.height() * 2
