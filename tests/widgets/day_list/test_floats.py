"""What floats over the rows: how much came below, and where a link leads."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import PlainRow, rows_of, shown_list
from widgets.style import system_look

ROWS = [PlainRow(key) for key in range(100)]
LINKS = "[one](https://example.org/1) and [two](https://example.org/2)"


def test_what_came_below_is_told_while_somebody_reads_above(qtbot: QtBot) -> None:
    view = shown_list(qtbot, ROWS)
    view.tell_news(2)
    view.tell_news(1)
    assert view.end_button.isVisible()
    assert view.end_button.text() == "To the end · 3 new"


def test_who_sees_the_end_is_told_nothing(qtbot: QtBot) -> None:
    view = shown_list(qtbot, ROWS)
    view.scroll_to_end()
    view.tell_news(1)
    assert not view.end_button.isVisible()


def test_the_button_leads_to_the_end_and_goes(qtbot: QtBot) -> None:
    view = shown_list(qtbot, ROWS)
    view.tell_news(1)
    QTest.mouseClick(view.end_button, Qt.MouseButton.LeftButton)
    assert view.at_end()
    assert not view.end_button.isVisible()
    assert QApplication.focusWidget() in (view, None)


def test_scrolling_to_the_end_sends_the_button_away_and_forgets_the_count(qtbot: QtBot) -> None:
    view = shown_list(qtbot, ROWS)
    view.tell_news(4)
    view.scroll_by(1_000_000)
    view.scroll_to_start()
    view.tell_news(1)
    assert view.end_button.text() == "To the end · 1 new"


def test_the_button_stays_in_its_place_while_rows_scroll(qtbot: QtBot) -> None:
    view = shown_list(qtbot, ROWS)
    view.tell_news(1)
    before = view.end_button.geometry()
    for _ in range(5):
        view.scroll_by(33)
    assert view.end_button.geometry() == before


def test_the_button_grows_with_the_look(qtbot: QtBot) -> None:
    view = shown_list(qtbot, ROWS)
    view.tell_news(1)
    height = view.end_button.height()
    view.set_look(system_look("dark", 200))
    assert view.end_button.height() == 2 * height


def test_tab_reaches_the_button_after_the_row(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([f"message {n}" for n in range(80)]))
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.tell_news(1)
    for _ in range(2):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is view.end_button
    QTest.keyClick(view.end_button, Qt.Key.Key_Return)
    assert view.at_end()
    assert QApplication.focusWidget() is view


def test_the_address_under_the_mouse_is_seen_below(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([LINKS]))
    card = view.pool.widget(("m0", 0))
    assert card is not None
    QTest.mouseMove(view.viewport(), card.mapTo(view.viewport(), card.rect_of(1).center()) + QPoint(1, 0))
    assert view.address == "https://example.org/1"
    QTest.mouseMove(view.viewport(), QPoint(3, 3))
    assert view.address == ""


def test_the_address_under_the_keyboard_is_seen_too(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([LINKS]))
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    seen = []
    for _ in range(3):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        seen.append(view.address)
    assert seen == ["", "https://example.org/1", "https://example.org/2"]
    view.setFocus()
    assert view.address == ""


def test_the_line_of_an_address_never_spans_the_page(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([f"[x](https://example.org/{'a' * 900})"]), width=480)
    card = view.pool.widget(("m0", 0))
    assert card is not None
    card.setFocus(Qt.FocusReason.TabFocusReason)
    line = view.floats()[0]
    assert line.width() <= view.viewport().width() * 0.7
    assert line.geometry().bottomLeft() == view.viewport().rect().bottomLeft()
