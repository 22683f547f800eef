"""A screen reader hears of the list and of its messages."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import rows_of, shown_list
from widgets.day_list.day_list import DayList
from widgets.rows.message import MessageKind
from widgets.rows.message_card import MessageCard

CONTENT = "Remember that my dog is **called** Rudiger.\n\n```\ncode\n```"
SHOWN = "Remember that my dog is called Rudiger.\ncode"


def first_card(view: DayList) -> MessageCard:
    card = view.pool.widget(("m0", 0))
    assert isinstance(card, MessageCard)
    return card


def test_the_list_is_a_list_with_a_name(qtbot: QtBot) -> None:
    view = shown_list(qtbot, [])
    described = QAccessible.queryAccessibleInterface(view)
    assert described.role() == QAccessible.Role.List
    assert described.text(QAccessible.Text.Name) == "Day"


def test_a_message_is_read_by_who_when_and_text(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([CONTENT]))
    card = first_card(view)
    described = QAccessible.queryAccessibleInterface(card)
    assert described.text(QAccessible.Text.Name) == card.spoken_name()
    assert described.text(QAccessible.Text.Value) == SHOWN


def test_the_text_is_what_is_displayed(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([CONTENT]))
    text = QAccessible.queryAccessibleInterface(first_card(view)).textInterface()
    assert text.characterCount() == len(SHOWN)
    assert text.text(0, 8) == "Remember"


def test_characters_have_places_and_places_characters(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([CONTENT]))
    text = QAccessible.queryAccessibleInterface(first_card(view)).textInterface()
    for offset in (0, 7, 20, len(SHOWN) - 2):
        rect = text.characterRect(offset)
        assert rect.width() > 1
        assert text.offsetAtPoint(rect.topLeft()) == offset


def test_a_reader_selects_through_the_list(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([CONTENT]))
    text = QAccessible.queryAccessibleInterface(first_card(view)).textInterface()
    text.addSelection(0, 8)
    assert (text.selectionCount(), first_card(view).selected) == (1, (0, 8))
    text.removeSelection(0)
    assert text.selectionCount() == 0


def test_a_reader_brings_a_character_to_the_screen(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["\n\n".join(f"paragraph {n}" for n in range(100))]))
    QAccessible.queryAccessibleInterface(first_card(view)).textInterface().scrollToSubstring(900, 910)
    line = first_card(view).rect_of(900)
    assert first_card(view).mapTo(view.viewport(), line.topLeft()).y() == 16


def test_descriptions_come_and_go_by_the_thousand(qtbot: QtBot) -> None:
    view = shown_list(qtbot, [])
    kind, row = MessageKind(), rows_of([CONTENT])[0]
    for round_ in range(1000):
        card = kind.make(view.viewport())
        card.bind(row, 600, view.look)
        described = QAccessible.queryAccessibleInterface(card)
        assert described.textInterface().text(0, 8) == "Remember"
        card.deleteLater()
        if round_ % 100 == 99:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            gc.collect()


def test_news_are_announced_to_who_listens(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view = shown_list(qtbot, [])
    told: list[QAccessibleAnnouncementEvent] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    view.announce("Morgan, 09:12: done")
    assert [(event.message(), event.politeness()) for event in told] == [
        ("Morgan, 09:12: done", QAccessible.AnnouncementPoliteness.Polite)
    ]


def test_whatever_else_the_desktop_asks_a_message_for_is_answered(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([CONTENT]))
    described = QAccessible.queryAccessibleInterface(first_card(view))
    assert described.textInterface() is not None
    others = (described.editableTextInterface, described.valueInterface, described.tableCellInterface)
    assert [ask() for ask in (*others, described.actionInterface)] == [None, None, None, None]


def focused(view: DayList) -> list[object]:
    """The keys of the rows that are said to have the keyboard."""
    described = [(row.key, QAccessible.queryAccessibleInterface(widget)) for row, widget in view.pool]
    return [key for key, one in described if one.state().focused]


def test_the_current_row_has_the_keyboard_for_a_screen_reader(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["one", "two", "three"]))
    view.setFocus()
    assert QAccessible.queryAccessibleInterface(first_card(view)).state().focusable
    assert focused(view) == [view.current.key]
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert focused(view) == [view.current.key] == [("m1", 0)]
    view.clearFocus()
    assert focused(view) == []


def test_each_step_to_another_row_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view = shown_list(qtbot, rows_of(["one", "two", "three"]))
    view.setFocus()
    QCoreApplication.processEvents()
    told: list[QObject] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.object()))
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert told == [view.pool.widget(("m1", 0))]
    told.clear()
    view.clearFocus()
    view.setFocus()
    qtbot.waitUntil(lambda: told == [view.pool.widget(("m1", 0))])
