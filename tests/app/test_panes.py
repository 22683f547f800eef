"""F6 leads through the parts of the window, each with the keyboard where it was left."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.panes import Panes


class Desk(QWidget):
    """Three panes of two fields each."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        self.parts = [QWidget() for _ in range(3)]
        self.fields = [[QLineEdit(part), QLineEdit(part)] for part in self.parts]
        for part in self.parts:
            row.addWidget(part)
        self.panes = Panes(self, lambda: self.parts)

    def focused(self) -> tuple[int, int] | None:
        widget = QApplication.focusWidget()
        places = {field: (a, b) for a, fields in enumerate(self.fields) for b, field in enumerate(fields)}
        return places.get(widget) if isinstance(widget, QLineEdit) else None


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    made = Desk()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.fields[0][0].setFocus()
    yield made
    made.close()


def test_next_leads_around(desk: Desk) -> None:
    visited = []
    for _ in range(4):
        visited.append(desk.focused())
        desk.panes.next()
    assert visited == [(0, 0), (1, 0), (2, 0), (0, 0)]


def test_previous_leads_back(desk: Desk) -> None:
    desk.panes.previous()
    assert desk.focused() == (2, 0)


def test_pane_remembers_where_it_was_left(desk: Desk) -> None:
    desk.fields[0][1].setFocus()
    desk.panes.next()
    desk.panes.previous()
    assert desk.focused() == (0, 1)


def test_hidden_pane_and_one_without_a_stop_are_passed(desk: Desk) -> None:
    desk.parts[1].hide()
    desk.panes.next()
    assert desk.focused() == (2, 0)
    for field in desk.fields[0]:
        field.setEnabled(False)
    desk.panes.next()
    assert desk.focused() == (2, 0)


def test_keyboard_elsewhere_goes_to_the_first_pane(desk: Desk) -> None:
    widget = QApplication.focusWidget()
    assert widget
    widget.clearFocus()
    desk.panes.next()
    assert desk.focused() == (0, 0)
