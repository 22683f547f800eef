"""A memory shows its text whole, its details beside or below, and copies what is stored."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.widgets.rows.bound import bound, zoomed
from tests.widgets.samples import memory
from widgets.rows.memory import MemoryKind, MemoryLine, MemoryRow, memory_layout
from widgets.style import Look

TEXT = "Diego is writing a  long history of lighthouses: https://example.org/" + "very/" * 40 + "\nin two volumes"
ROW = MemoryRow(memory(content=TEXT), "Fact · 09:12", "Replaced", "Written 2 October 2026 · 09:12:00 UTC+02:00")


@pytest.fixture
def line(qtbot: QtBot, look: Look) -> MemoryLine:
    made = bound(qtbot, MemoryKind(), ROW, 700, look)
    assert isinstance(made, MemoryLine)
    return made


def actions(line: MemoryLine) -> list[QAction]:
    menu = line.menu()
    return list(menu.actions())


def test_menu_copies_the_stored_text(line: MemoryLine) -> None:
    copy, _ = actions(line)
    assert copy.text() == "Copy memory"
    copy.trigger()
    assert QGuiApplication.clipboard().text() == TEXT


def test_menu_asks_for_the_memory_to_be_forgotten(line: MemoryLine, qtbot: QtBot) -> None:
    _, forget = actions(line)
    with qtbot.waitSignal(line._kind.forget_wanted) as asked:
        forget.trigger()
    assert (forget.text(), asked.args) == ("Forget…", [ROW.memory])


def test_key_c_copies_the_stored_text(qtbot: QtBot) -> None:
    assert MemoryKind().stored(ROW) == TEXT


def test_enter_on_the_row_opens_the_menu(qtbot: QtBot, line: MemoryLine) -> None:
    line.activate()
    (menu,) = line.findChildren(QMenu)
    assert menu.isVisible()
    menu.close()


def test_screen_reader_hears_the_details_then_the_text(line: MemoryLine) -> None:
    assert line.accessibleName() == "Memory · Replaced · Fact · 09:12"
    assert line.displayed(0, line.characters()) == TEXT


def test_full_time_is_the_tip_of_the_short_one(line: MemoryLine) -> None:
    assert line.tip_at(memory_layout(ROW, 700, line.look).details.center()) == ROW.times
    assert not line.tip_at(QPoint(20, 10))


def test_tab_reaches_the_menu(line: MemoryLine) -> None:
    (button,) = line.controls()
    assert button.toolTip()
    assert line.rect().contains(button.geometry())


def test_text_is_selected_where_it_stands(line: MemoryLine) -> None:
    plain = line.grab().toImage()
    line.select(0, 5)
    assert line.selected == (0, 5)
    assert line.grab().toImage() != plain
    assert line.character_at(QPoint(0, 0)) == 0


def test_new_row_is_not_selected(line: MemoryLine, look: Look) -> None:
    line.select(0, 5)
    line.bind(MemoryRow(memory("n"), "Fact · 09:12"), 700, look)
    assert line.selected == (0, 0)


def test_wide_row_has_its_details_beside_the_text(look: Look) -> None:
    laid = memory_layout(ROW, 700, look)
    assert laid.details.top() == laid.corner.y()
    assert laid.details.left() > laid.corner.x() + laid.text.width


def test_narrow_row_has_its_details_below_the_text(look: Look) -> None:
    laid = memory_layout(ROW, 400, look)
    assert laid.details.top() >= laid.corner.y() + laid.text.height


@pytest.mark.parametrize("zoom", [50, 100, 150, 200])
@pytest.mark.parametrize("width", [300, 480, 559, 560, 760])
def test_all_lies_inside_the_slot(look: Look, width: int, zoom: int) -> None:
    laid = memory_layout(ROW, width, zoomed(look, zoom))
    assert laid.height >= laid.corner.y() + laid.text.height
    assert laid.height > laid.details.bottom()
    assert laid.details.left() >= 0
    assert laid.details.right() < width
