"""Going back leads to where each jump began, on this day and on others, and forward again."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.controllers.history import MOST, History
from store.records import SessionId
from tests.widgets.samples import FRIDAY, conversation, messages, session, view
from widgets.diary import DiaryPage
from widgets.style import system_look

THURSDAY = date(2026, 10, 1)
DAYS = {FRIDAY: view(conversation("a", count=60)), THURSDAY: view(conversation("b", count=60), day=THURSDAY)}


class Reader:
    """Answers what the page asks, as the controller does, and goes where it is told."""

    def __init__(self, page: DiaryPage) -> None:
        self.page = page
        page.day_requested.connect(self.open)
        page.messages_wanted.connect(self._answer)

    def open(self, day: date) -> None:
        self.page.expect(day, FRIDAY)
        self.page.show_page(DAYS[day])

    def _answer(self, day: date, of: SessionId, _after: int) -> None:
        self.page.add_messages(day, of, messages(60, str(of)), False)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[DiaryPage]:
    made = DiaryPage(system_look())
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    yield made
    made.hide()


@pytest.fixture
def history(page: DiaryPage) -> History:
    made = History(page)
    vars(made)["reader"] = reader = Reader(page)
    reader.open(FRIDAY)
    page.day_list.scroll_by(500)
    return made


def test_back_from_another_day_is_where_it_was_left(page: DiaryPage, history: History) -> None:
    place = page.place()
    page.day_requested.emit(THURSDAY)
    assert page.day == THURSDAY
    history.back()
    assert page.place() == place


def test_back_from_the_end_of_the_day_is_where_it_was_left(page: DiaryPage, history: History) -> None:
    place = page.place()
    QTest.keyClick(page.day_list, Qt.Key.Key_End)
    history.back()
    assert page.place() == place


def test_forward_undoes_back(page: DiaryPage, history: History) -> None:
    page.day_requested.emit(THURSDAY)
    page.day_list.scroll_by(300)
    place = page.place()
    history.back()
    history.forward()
    assert page.place() == place
    assert not history.can_go_forward


def test_a_new_jump_forgets_what_lay_ahead(page: DiaryPage, history: History) -> None:
    page.day_requested.emit(THURSDAY)
    history.back()
    QTest.keyClick(page.day_list, Qt.Key.Key_End)
    assert not history.can_go_forward


def test_nowhere_to_go_changes_nothing(page: DiaryPage, history: History) -> None:
    fresh, place = History(page), page.place()
    fresh.back()
    fresh.forward()
    assert page.place() == place
    assert not fresh.can_go_back


def test_reading_a_day_again_is_no_jump(page: DiaryPage, history: History) -> None:
    reader: Reader = vars(history)["reader"]
    behind = history.can_go_back
    reader.open(FRIDAY)
    assert history.can_go_back == behind


def test_the_mouse_goes_back_and_forward(page: DiaryPage, history: History) -> None:
    place = page.place()
    page.day_requested.emit(THURSDAY)
    QTest.mouseClick(page.day_list.viewport(), Qt.MouseButton.BackButton)
    assert page.place() == place
    QTest.mouseClick(page.day_list.viewport(), Qt.MouseButton.ForwardButton)
    assert page.day == THURSDAY


def test_only_so_many_jumps_are_kept(page: DiaryPage, history: History) -> None:
    for turn in range(MOST + 20):
        page.day_requested.emit((THURSDAY, FRIDAY)[turn % 2])
    steps = 0
    while history.can_go_back:
        history.back()
        steps += 1
    assert steps == MOST


def test_a_place_whose_row_is_gone_is_the_top_of_its_day(page: DiaryPage, history: History) -> None:
    page.day_requested.emit(THURSDAY)
    page.messages_wanted.disconnect()
    history.back()
    assert page.day == FRIDAY
    assert page.day_list.page.index_of(("conversation", session("a"))) is not None
