"""The header of the conversation that is read stays on top, and is the same header there."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.talks import head, shown_talks, talk
from widgets.day_list.day_list import DayList
from widgets.rows.conversation import ConversationRow

GAP = 8
LONG = [f"Message {n}. " + "Some words. " * 20 for n in range(40)]


def y_of(view: DayList, name: str) -> int:
    """Where the widget of a conversation's header is."""
    widget = view.pool.widget(head(name))
    assert widget is not None, "the header has no widget"
    assert widget.isVisible()
    return widget.y()


def fold(view: DayList, name: str) -> None:
    """Fold a conversation as the page does it."""
    rows = [row for row in view.page.rows if not hasattr(row, "message") or row.message.session != name]
    view.apply([folded(row) if row.key == head(name) else row for row in rows])


def folded(row: object) -> ConversationRow:
    assert isinstance(row, ConversationRow)
    return talk(row.conversation.session, [""] * row.conversation.count, unfolded=False)[0]  # type: ignore[return-value]


def test_a_header_stays_on_top_while_its_messages_scroll(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG), talk("b", LONG))
    for _ in range(20):
        view.scroll_by(97)
        assert y_of(view, "a") == GAP


def test_a_header_stands_in_its_place_until_it_would_leave(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG))
    assert y_of(view, "a") == 16
    view.scroll_by(5)
    assert y_of(view, "a") == 11
    view.scroll_by(5)
    assert y_of(view, "a") == GAP


def test_the_next_header_pushes_it_out(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG), talk("b", LONG))
    view.scroll_to(head("b"))
    before = None
    for _ in range(80):
        view.scroll_by(-1)
        held = view.pool.widget(head("a"))
        assert held is not None
        y = held.y()
        assert before is None or 0 <= y - before <= 1
        assert held.geometry().bottom() < y_of(view, "b")
        before = y
    assert before == GAP


def test_a_folded_conversation_holds_no_header(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", [], unfolded=False), talk("b", LONG))
    view.scroll_by(30)
    assert view.held is None


def test_a_click_on_the_held_header_is_a_click_on_the_header(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG))
    view.scroll_by(2000)
    widget = view.pool.widget(head("a"))
    assert widget is not None
    with qtbot.waitSignal(view.page.kind_of(0).activated) as asked:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(200, 20))
    assert asked.args[0].key == head("a")
    assert view.current.key == head("a")
    assert view.selection.is_empty


def test_a_press_on_the_held_header_selects_nothing_under_it(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG))
    view.scroll_by(2000)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 20))
    QTest.mouseMove(view.viewport(), QPoint(200, 300))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 300))
    assert view.selection.is_empty


@pytest.mark.parametrize("distance", [12, 40, 2000])
def test_folding_leaves_the_header_where_it_was_seen(qtbot: QtBot, distance: int) -> None:
    view = shown_talks(qtbot, talk("a", LONG), talk("b", LONG), talk("c", LONG))
    view.scroll_to(head("b"))
    view.scroll_by(distance)
    fold(view, "b")
    assert y_of(view, "b") == GAP


def test_folding_while_the_next_conversation_is_seen_leaves_the_header_too(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG), talk("b", LONG), talk("c", LONG), talk("d", LONG))
    view.scroll_to(head("c"))
    view.scroll_by(-300)
    fold(view, "b")
    assert y_of(view, "b") == GAP


def test_a_header_that_is_unfolded_where_it_is_cut_covers_nothing(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG), talk("b", LONG, unfolded=False), talk("c", LONG))
    view.scroll_to(head("b"))
    view.scroll_by(40)
    view.apply([*talk("a", LONG), *talk("b", LONG), *talk("c", LONG)])
    first = next(slot for slot in view.visible if view.page.rows[slot.row].key == ("b0", 0))
    assert y_of(view, "b") == GAP
    assert first.y == GAP + 48


def test_a_row_that_is_revealed_is_not_left_under_the_header(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG))
    view.scroll_to(("a20", 0))
    view.current.put_on(("a20", 0))
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Up)
    slot = next(slot for slot in view.visible if view.page.rows[slot.row].key == ("a17", 0))
    assert slot.y >= view.covered


def test_what_is_gone_to_is_seen_below_the_header(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG))
    view.scroll_to(("a20", 0))
    slot = next(slot for slot in view.visible if view.page.rows[slot.row].key == ("a20", 0))
    assert slot.y == view.covered


def test_the_keyboard_folds_by_the_held_header(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG))
    view.scroll_by(2000)
    view.current.put_on(head("a"))
    with qtbot.waitSignal(view.page.kind_of(0).activated):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_another_page_holds_no_header_of_the_last(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG))
    view.scroll_by(2000)
    view.set_rows(talk("b", LONG, unfolded=False))
    assert view.held is None
    assert [row.key for row, _ in view.pool] == [head("b")]


def test_no_header_takes_the_page_from_what_is_read(qtbot: QtBot) -> None:
    view = shown_talks(qtbot, talk("a", LONG), height=170)
    view.scroll_by(2000)
    assert view.held is None
    view.scroll_to(("a20", 0))
    assert next(slot.y for slot in view.visible if view.page.rows[slot.row].key == ("a20", 0)) == 16
