"""The list selects, copies, follows links and obeys its keys."""

from collections.abc import Hashable, Sequence

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import PlainRow, copied, rows_of, shown_list
from widgets.day_list.day_list import DayList
from widgets.rows.row import Position

NO_KEYS = Qt.KeyboardModifier.NoModifier
LINK = "see [the page](https://example.org/a) now"


def point_of(view: DayList, key: Hashable, character: int) -> QPoint:
    """A point of the viewport within a character."""
    card = view.pool.widget(key)
    assert card is not None
    line = card.rect_of(character)
    return card.mapTo(view.viewport(), line.center()) + QPoint(1, 0)


def press(view: DayList, point: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, keys, point)


def release(view: DayList, point: QPoint) -> None:
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, point)


def drag(view: DayList, start: QPoint, end: QPoint) -> None:
    press(view, start)
    QTest.mouseMove(view.viewport(), end)
    release(view, end)


def test_a_drag_selects_across_cards(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first message", "second message"]))
    drag(view, point_of(view, ("m0", 0), 6), point_of(view, ("m1", 0), 6))
    assert copied(qtbot, view) == "message\n\nsecond"


def test_a_drag_upwards_selects_the_same(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first message", "second message"]))
    drag(view, point_of(view, ("m1", 0), 6), point_of(view, ("m0", 0), 6))
    assert copied(qtbot, view) == "message\n\nsecond"


def test_shift_extends_the_selection(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first message", "second message"]))
    drag(view, point_of(view, ("m0", 0), 6), point_of(view, ("m0", 0), 9))
    end = point_of(view, ("m1", 0), 6)
    press(view, end, Qt.KeyboardModifier.ShiftModifier)
    release(view, end)
    assert copied(qtbot, view) == "message\n\nsecond"


def test_a_double_click_selects_a_word(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first message here"]))
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, point_of(view, ("m0", 0), 8))
    assert copied(qtbot, view) == "message"


def test_a_triple_click_selects_a_paragraph(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first paragraph\n\nsecond paragraph"]))
    point = point_of(view, ("m0", 0), 3)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, point)
    press(view, point)
    release(view, point)
    assert copied(qtbot, view) == "first paragraph"


def test_a_drag_beyond_the_edge_scrolls(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([f"message {n}" for n in range(80)]))
    press(view, point_of(view, ("m1", 0), 0))
    QTest.mouseMove(view.viewport(), QPoint(200, view.viewport().height() + 60))
    qtbot.waitUntil(lambda: view.visible[0].row > 10)
    release(view, QPoint(200, view.viewport().height() + 60))
    assert copied(qtbot, view).startswith("message 1\n\nmessage 2\n\n")


def test_the_card_under_a_drag_is_not_taken_away(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([f"message {n}" for n in range(80)]))
    card = view.pool.widget(("m1", 0))
    point = point_of(view, ("m1", 0), 3)
    press(view, point)
    view.scroll_to_end()
    assert view.pool.widget(("m1", 0)) is card
    release(view, point)


def test_a_click_clears_the_selection(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first message", "second message"]))
    view.select_all()
    point = point_of(view, ("m0", 0), 3)
    press(view, point)
    release(view, point)
    assert view.selection.is_empty


def test_escape_clears_the_selection(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first message"]))
    view.select_all()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.selection.is_empty


def test_the_keyboard_selects_and_copies_all(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["first", "second"]))
    QTest.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not view.is_copying)
    assert QGuiApplication.clipboard().text() == "first\n\nsecond"


@pytest.mark.parametrize(
    "stored",
    [
        "**stored**  text",
        '\ttabs\there,  two  blanks, 12\u00a0€, “curly” "straight"\r\n\r  x\n👩🏽‍🍳 ❤️ שלום \u200fالسلام\u2028\n\n ',
        "a line of many\t words\u00a0 😀 \n" * 40_000,
    ],
    ids=["marks", "signs", "a megabyte"],
)
def test_c_copies_the_stored_text_of_the_current_row(qtbot: QtBot, stored: str) -> None:
    view = shown_list(qtbot, rows_of([stored, "other"]))
    view.current.put_on(("m0", 0))
    QTest.keyClick(view, Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == stored


def test_a_selection_ends_with_the_row_that_held_it(qtbot: QtBot) -> None:
    rows = rows_of(["one", "two", "three"])
    view = shown_list(qtbot, rows)
    view.selection.set(Position(("m0", 0), 0), Position(("m1", 0), 2))
    view.apply(rows[1:])
    assert view.selection.is_empty


@pytest.mark.parametrize(
    ("address", "passed"),
    [
        ("https://example.org", True),
        ("http://example.org", True),
        ("mailto:a@example.org", True),
        ("file:///etc/passwd", False),
        ("smb://host/share", False),
        ("javascript:alert(1)", False),
        (r"\\host\share", False),
        ("", False),
    ],
)
def test_only_safe_links_are_passed_on(qtbot: QtBot, address: str, passed: bool) -> None:
    view = shown_list(qtbot, [])
    followed: list[str] = []
    view.link_activated.connect(followed.append)
    view.follow(address)
    assert followed == [address] * passed


def test_a_click_follows_a_link(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([LINK]))
    followed: list[str] = []
    view.link_activated.connect(followed.append)
    point = point_of(view, ("m0", 0), 6)
    press(view, point)
    release(view, point)
    assert followed == ["https://example.org/a"]


def test_a_drag_over_a_link_follows_nothing(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([LINK]))
    followed: list[str] = []
    view.link_activated.connect(followed.append)
    drag(view, point_of(view, ("m0", 0), 5), point_of(view, ("m0", 0), 9))
    assert followed == []


def test_the_address_is_seen_before_the_click(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([LINK]))
    seen: list[str] = []
    view.link_hovered.connect(seen.append)
    QTest.mouseMove(view.viewport(), point_of(view, ("m0", 0), 6))
    QTest.mouseMove(view.viewport(), point_of(view, ("m0", 0), 0))
    assert seen == ["https://example.org/a", ""]


def pressed(view: DayList, keys: Sequence[Qt.Key]) -> object:
    for key in keys:
        QTest.keyClick(view, key)
    return view.current.key


def test_down_and_up_walk_the_rows(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["a", "b", "c"]))
    view.current.put_on(("m0", 0))
    assert pressed(view, [Qt.Key.Key_Down]) == ("m1", 0)
    assert pressed(view, [Qt.Key.Key_Up]) == ("m0", 0)


def test_end_and_home_go_to_the_ends(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([f"message {n}" for n in range(400)]))
    assert pressed(view, [Qt.Key.Key_End]) == ("m399", 0)
    assert view.at_end()
    assert pressed(view, [Qt.Key.Key_Home]) == ("m0", 0)
    assert view.visible[0].row == 0


def test_walking_keeps_the_current_row_on_the_screen(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([f"message {n}" for n in range(60)]))
    view.current.put_on(("m0", 0))
    pressed(view, [Qt.Key.Key_Down] * 30)
    slot = next(slot for slot in view.visible if slot.row == 30)
    assert slot.y >= 0
    assert slot.bottom <= view.viewport().height()


def test_a_message_taller_than_the_screen_is_scrolled_before_it_is_left(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["\n\n".join(f"paragraph {n}" for n in range(60)), "after"]))
    view.current.put_on(("m0", 0))
    assert pressed(view, [Qt.Key.Key_Down]) == ("m0", 0)
    assert view.visible[0].y < 0


def test_a_page_down_leaves_a_line_or_two(qtbot: QtBot) -> None:
    view = shown_list(qtbot, [PlainRow(key) for key in range(200)])
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.visible[0].row * 50 - view.visible[0].y + 16 == view.viewport().height() - 40


@pytest.mark.parametrize(("key", "direction"), [(Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)])
def test_left_and_right_ask_for_another_day(qtbot: QtBot, key: Qt.Key, direction: int) -> None:
    view = shown_list(qtbot, rows_of(["a"]))
    with qtbot.waitSignal(view.day_wanted) as asked:
        QTest.keyClick(view, key)
    assert asked.args == [direction]


def test_tab_walks_the_current_row_and_leaves(qtbot: QtBot) -> None:
    view, window, after = shown_list(qtbot, rows_of([LINK, "other"])), QWidget(), QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    after.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    layout.addWidget(view)
    layout.addWidget(after)
    window.resize(700, 500)
    window.show()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.current.put_on(("m0", 0))
    card = view.pool.widget(("m0", 0))
    assert card is not None
    for expected in (card.controls()[0], card, after):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected
    view.setParent(None)  # or the window takes it along when it goes


def test_the_menu_offers_what_there_is(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([LINK]))
    view.select_all()
    menu = view.menu_at(point_of(view, ("m0", 0), 6), view.page.rows[0])
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["Copy", "Copy message", "Open link", "Copy link address", "Select all"]
    menu.close()


def test_the_menu_without_a_selection_or_a_link_is_short(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["text"]))
    menu: QMenu = view.menu_at(point_of(view, ("m0", 0), 1), view.page.rows[0])
    assert [action.text() for action in menu.actions() if action.text()] == ["Copy message", "Select all"]
    menu.close()


def test_the_time_of_a_card_has_its_tooltip(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["text"]))
    card = view.pool.widget(("m0", 0))
    assert card is not None
    assert "UTC+00:00" in card.tip_at(QPoint(100, 15))
    assert card.tip_at(card.rect_of(1).center()) == ""


def test_a_ring_shows_where_the_keyboard_is(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["a", "b"]))
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    before = view.grab().toImage()
    view.current.put_on(("m1", 0))
    assert view.grab().toImage() != before


def test_another_language_reaches_what_is_shown(qtbot: QtBot, language: None) -> None:
    view = shown_list(qtbot, rows_of(["text"]))
    before = view.grab().toImage()
    QLocale.setDefault(QLocale("en_US"))
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert view.grab().toImage() != before


def test_a_long_copy_lets_the_program_run(qtbot: QtBot) -> None:
    contents = [f"message {n} " + "**bold** words " * 10 for n in range(200)]
    view = shown_list(qtbot, rows_of(contents))
    view.select_all()
    view.copy_selection()
    assert view.is_copying
    view.apply(view.page.rows[:3])
    qtbot.waitUntil(lambda: not view.is_copying, timeout=20_000)
    assert QGuiApplication.clipboard().text().count("\n\n") == 199
