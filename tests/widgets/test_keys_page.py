"""The page of keys shows every key beside what it does, whole at every size, in the present language."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from widgets.keys_page import KeyCaps, KeyLine, KeySection, KeysPage
from widgets.style import Look

LINES = (
    KeyLine(("Ctrl++", "Ctrl+="), "Everything a step larger"),
    KeyLine(("F6",), "Give the keyboard to the next part of the window, wherever it may be at the moment"),
)


@pytest.fixture
def said() -> list[str]:
    return ["Size"]


@pytest.fixture
def page(qtbot: QtBot, look: Look, said: list[str]) -> KeysPage:
    made = KeysPage(lambda: [KeySection(heading, LINES) for heading in said], look)
    qtbot.addWidget(made)
    made.resize(480, 480)
    with qtbot.waitExposed(made):
        made.show()
    return made


def words(page: KeysPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


def test_every_key_stands_beside_its_words(page: KeysPage) -> None:
    caps = [QAccessible.queryAccessibleInterface(cap) for cap in page.findChildren(KeyCaps)]
    assert [cap.text(QAccessible.Text.Name) for cap in caps] == ["Ctrl++, Ctrl+=", "F6"]
    assert words(page) == ["Keys", "Size", *(line.words for line in LINES)]


def test_screen_reader_hears_all_of_it(page: KeysPage) -> None:
    heard = QAccessible.queryAccessibleInterface(page).text(QAccessible.Text.Description)
    assert heard.splitlines()[0] == "Ctrl++, Ctrl+=: Everything a step larger"


def test_another_language_fills_it_anew(page: KeysPage, said: list[str], qtbot: QtBot) -> None:
    said[:] = ["Tamaño"]
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: words(page)[1:2] == ["Tamaño"])


@pytest.mark.parametrize("zoom", [50, 100, 200])
@pytest.mark.parametrize("width", [376, 480, 1200])
def test_nothing_is_cut(qtbot: QtBot, page: KeysPage, look: Look, width: int, zoom: int) -> None:
    page.set_look(Look(look.theme, zoom, look.family, look.code_family))
    page.resize(width, 480)

    def cut() -> list[str]:
        parts = [*page.findChildren(KeyCaps), *page.findChildren(QLabel)]
        return [str(part) for part in parts if part.isVisible() and is_cut(part, page)]

    qtbot.waitUntil(lambda: cut() == [])


def is_cut(part: QWidget, page: KeysPage) -> bool:
    left = part.mapTo(page.viewport(), QPoint(0, 0)).x()
    beside = left < 0 or left + part.width() > page.viewport().width()
    return beside or part.height() < part.heightForWidth(part.width())
