"""The banner says what has come, in its place over the window, until it is read."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from widgets.banner import Banner
from widgets.style import Look


@pytest.fixture
def banner(qtbot: QtBot, look: Look) -> Iterator[Banner]:
    window = QWidget()
    window.resize(900, 700)
    qtbot.addWidget(window)
    window.show()
    made = Banner(look, window)
    yield made
    window.close()


def test_nothing_to_say_shows_nothing(banner: Banner) -> None:
    banner.say([])
    assert not banner.isVisible()


def test_lines_are_shown_within_the_window(banner: Banner) -> None:
    banner.say(["09:30 · Call the dentist"])
    assert banner.isVisible()
    assert banner.said() == "09:30 · Call the dentist"
    window = banner.parentWidget()
    assert window
    assert window.rect().contains(banner.geometry())


def test_more_than_a_few_lines_are_counted(banner: Banner) -> None:
    banner.say([f"line {number}" for number in range(9)])
    assert banner.said().splitlines()[-1] == "and 5 more"


def test_it_follows_the_window(banner: Banner) -> None:
    banner.say(["09:30 · Call the dentist " * 4])
    window = banner.parentWidget()
    assert window
    window.resize(480, 480)
    assert window.rect().contains(banner.geometry())


@pytest.mark.parametrize("way", ["click", "escape"])
def test_reading_it_is_told(qtbot: QtBot, banner: Banner, way: str) -> None:
    banner.say(["09:30 · Call the dentist"])
    with qtbot.waitSignal(banner.dismissed):
        if way == "click":
            QTest.mouseClick(banner.button(), Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(banner.button(), Qt.Key.Key_Escape)
    assert not banner.isVisible()
