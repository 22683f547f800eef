"""The Diary's page: days come in, the list shows them, and what the person wants goes out as signals."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QHelpEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from store.records import DayPage
from tests.widgets.samples import FRIDAY, SCENE, at, conversation, memory, message, messages, session, view
from widgets.diary import DiaryPage
from widgets.rows.conversation import ConversationRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import Action, NoticeRow
from widgets.rows.of_page import DayView
from widgets.style import DARK, Look

A = session("a")
ONE = view(conversation("a"), memories=(memory(),))
TWO = view(conversation("a"), conversation("b"))
THURSDAY, SATURDAY = date(2026, 10, 1), date(2026, 10, 3)


@pytest.fixture
def diary(qtbot: QtBot, look: Look, language: None) -> Iterator[DiaryPage]:
    made = DiaryPage(look)
    qtbot.addWidget(made)
    made.resize(900, 700)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    yield made
    made.hide()


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused
    QTest.keyClick(focused, key)


def headers(diary: DiaryPage) -> list[ConversationRow]:
    return [row for row in diary.day_list.page.rows if isinstance(row, ConversationRow)]


def shown_messages(diary: DiaryPage) -> int:
    return sum(isinstance(row, MessageRow) for row in diary.day_list.page.rows)


def notices(diary: DiaryPage) -> list[NoticeRow]:
    return [row for row in diary.day_list.page.rows if isinstance(row, NoticeRow)]


def act(diary: DiaryPage) -> None:
    """Press Enter on the page's only notice."""
    (row,) = notices(diary)
    diary.day_list.current.put_on(row.key)
    press(Qt.Key.Key_Return)


def test_day_is_named_and_counted(diary: DiaryPage) -> None:
    diary.show_page(ONE)
    assert diary.bar.label().text() == "Today · Friday, 2 October 2026"
    assert diary.bar.label().accessibleDescription() == "1 conversation(s) · 1 memory(s)"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_key_on_a_header_unfolds_it(qtbot: QtBot, diary: DiaryPage, key: Qt.Key) -> None:
    diary.show_page(TWO)
    diary.day_list.current.put_on(headers(diary)[0].key)
    with qtbot.waitSignal(diary.messages_wanted) as asked:
        press(key)
    assert asked.args == [FRIDAY, A, 0]
    diary.add_messages(FRIDAY, A, messages(8), False)
    assert shown_messages(diary) == 8
    press(key)
    assert shown_messages(diary) == 0


def test_click_on_a_header_unfolds_it_and_takes_the_keyboard_there(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.show_page(TWO)
    row = headers(diary)[1]
    header = diary.day_list.pool.widget(row.key)
    assert header
    with qtbot.waitSignal(diary.messages_wanted):
        QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    assert diary.day_list.current.key == row.key
    assert headers(diary)[1].unfolded


@pytest.mark.parametrize(("key", "day"), [(Qt.Key.Key_Left, THURSDAY), (Qt.Key.Key_Right, SATURDAY)])
def test_arrow_keys_go_a_day(qtbot: QtBot, diary: DiaryPage, key: Qt.Key, day: date) -> None:
    diary.show_page(TWO)
    with qtbot.waitSignal(diary.day_requested) as asked:
        press(key)
    assert asked.args == [day]


def test_arrow_keys_go_a_day_from_the_bar_too(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.show_page(TWO)
    diary.bar.label().setFocus()
    with qtbot.waitSignal(diary.day_requested) as asked:
        press(Qt.Key.Key_Left)
    assert asked.args == [THURSDAY]


def test_refresh_leaves_the_keyboard_and_what_is_unfolded(diary: DiaryPage) -> None:
    diary.show_page(ONE)
    diary.add_messages(FRIDAY, A, messages(8), False)
    diary.day_list.current.put_on(headers(diary)[0].key)
    diary.show_page(view(conversation("a", count=9, last=at(11, 0)), conversation("b")))
    diary.add_messages(FRIDAY, A, [message(9)], False)
    assert shown_messages(diary) == 9
    assert diary.day_list.current.key == headers(diary)[0].key
    assert diary.day_list.hasFocus()


def test_day_comes_back_where_it_was_read(diary: DiaryPage) -> None:
    long = view(conversation("a", count=60))
    diary.show_page(long)
    diary.add_messages(FRIDAY, A, messages(60), False)
    diary.day_list.scroll_to((message(30).id, 0))
    place = diary.day_list.top_position()
    diary.show_page(view(day=THURSDAY))
    diary.show_page(long)
    assert diary.day_list.top_position() != place
    diary.add_messages(FRIDAY, A, messages(60), False)
    assert diary.day_list.top_position() == place


def test_place_is_not_forced_on_whoever_moved_on(diary: DiaryPage) -> None:
    long = view(*(conversation(f"s{index}") for index in range(40)), conversation("a", count=60))
    diary.show_page(long)
    diary.day_list.scroll_to(headers(diary)[-1].key)
    diary.day_list.current.put_on(headers(diary)[-1].key)
    press(Qt.Key.Key_Return)
    diary.add_messages(FRIDAY, A, messages(60), False)
    diary.day_list.scroll_to((message(30).id, 0))
    diary.show_page(view(day=THURSDAY))
    diary.show_page(long)
    diary.day_list.scroll_by(200)
    moved = diary.day_list.top_position()
    diary.add_messages(FRIDAY, A, messages(60), False)
    assert diary.day_list.top_position() == moved


def test_expected_day_is_named_at_once_and_shown_when_it_comes(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.show_page(TWO)
    diary.expect(SATURDAY, FRIDAY)
    assert diary.day == SATURDAY
    assert diary.bar.label().text().startswith("Tomorrow · ")
    assert len(headers(diary)) == 2
    diary.show_page(view(day=SATURDAY))
    assert not headers(diary)


def test_long_wait_is_said_in_the_page(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.show_page(TWO)
    diary.expect(SATURDAY, FRIDAY)
    qtbot.waitUntil(lambda: [row.tone for row in notices(diary)] == ["waiting"])


def test_expecting_the_day_that_is_shown_changes_nothing(diary: DiaryPage) -> None:
    diary.show_page(TWO)
    diary.expect(FRIDAY, FRIDAY)
    assert diary.bar.label().accessibleDescription() == "2 conversation(s)"


def test_trouble_can_be_tried_again(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.expect(FRIDAY, FRIDAY)
    diary.show_trouble("The database is locked by another program. Close it, then try again.")
    with qtbot.waitSignal(diary.retry_requested):
        act(diary)


def test_trouble_with_messages_can_be_tried_again(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.show_page(ONE)
    diary.messages_failed(FRIDAY, A, "The disk is gone.")
    with qtbot.waitSignal(diary.messages_wanted) as asked:
        act(diary)
    assert asked.args == [FRIDAY, A, 0]


def test_empty_day_leads_to_the_previous_entry(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.show_page(replace(view(day=THURSDAY), previous_entry=True))
    with qtbot.waitSignal(diary.previous_entry_requested):
        act(diary)


def test_import_command_is_copied(diary: DiaryPage) -> None:
    page = DayPage(FRIDAY, (), (conversation("a"), conversation("b")), more_in_log=3)
    diary.show_page(DayView(page, SCENE, at(20, 0), import_command="python -m store import x.md"))
    act(diary)
    assert QGuiApplication.clipboard().text() == "python -m store import x.md"


def test_notice_of_the_program_goes_back_to_it(qtbot: QtBot, diary: DiaryPage) -> None:
    note = NoticeRow(
        ("settings", "invalid"), "The settings file cannot be read.", "trouble", action=Action("open", "Open", "log")
    )
    diary.set_notices([note])
    diary.show_page(TWO)
    with qtbot.waitSignal(diary.notice_acted) as acted:
        act(diary)
    assert acted.args == [note]


def test_markup_in_a_title_is_shown_as_it_was_written(diary: DiaryPage) -> None:
    title = "<img src='file:///etc/hostname'> " * 20
    diary.show_page(view(conversation("a", title), conversation("b")))
    header = diary.day_list.pool.widget(headers(diary)[0].key)
    assert header
    point = header.mapTo(diary.day_list.viewport(), QPoint(120, 18))
    asked = QHelpEvent(QEvent.Type.ToolTip, point, diary.day_list.viewport().mapToGlobal(point))
    QApplication.sendEvent(diary.day_list.viewport(), asked)
    shown = QTextDocument()
    shown.setHtml(QToolTip.text())
    QToolTip.hideText()
    assert shown.toPlainText() == title


def test_midnight_keeps_the_day_and_offers_today(diary: DiaryPage) -> None:
    diary.show_page(TWO)
    diary.set_now(at(0, 1, day=3))
    assert diary.day == FRIDAY
    assert diary.bar.label().text().startswith("Yesterday · ")


def test_picker_asks_for_marks_and_goes_to_a_day(qtbot: QtBot, diary: DiaryPage) -> None:
    diary.show_page(TWO)
    with qtbot.waitSignal(diary.marks_wanted) as wanted:
        diary.bar.picker_requested.emit()
    assert wanted.args == [2026, 10]
    diary.set_marks({THURSDAY: "conversation"})
    with qtbot.waitSignal(diary.day_requested) as asked:
        press(Qt.Key.Key_Down)
        press(Qt.Key.Key_Left)
        press(Qt.Key.Key_Return)
    assert asked.args == [THURSDAY]


def test_everything_that_takes_the_focus_has_a_name(diary: DiaryPage) -> None:
    note = Action("open", "Open", "log")
    diary.set_notices([NoticeRow(("settings", "invalid"), "The settings file cannot be read.", "trouble", action=note)])
    diary.show_page(replace(ONE, page=replace(ONE.page, more_in_log=3), import_command="python -m store import x.md"))
    diary.add_messages(FRIDAY, A, messages(8), False)
    diary.open_picker()
    controls = [w for w in diary.findChildren(QWidget) if w.focusPolicy() != Qt.FocusPolicy.NoFocus and w.isEnabled()]
    nameless = [w for w in controls if not QAccessible.queryAccessibleInterface(w).text(QAccessible.Text.Name)]
    assert len(controls) > 50
    assert not [w for w in nameless if w.isVisible()]


def test_changed_language_writes_the_rows_anew(diary: DiaryPage) -> None:
    diary.show_page(TWO)
    QLocale.setDefault(QLocale("es_ES"))
    QApplication.sendEvent(diary, QEvent(QEvent.Type.LanguageChange))
    assert [row.span.split(" ")[0] for row in headers(diary)] == ["9:12", "9:12"]


def test_new_look_reaches_bar_and_list(diary: DiaryPage, look: Look) -> None:
    diary.show_page(TWO)
    light = diary.grab().toImage()
    dark = Look(DARK, 150, look.family, look.code_family)
    diary.set_look(dark)
    assert diary.day_list.look == dark
    assert diary.grab().toImage() != light


def test_memory_is_copied_by_key(diary: DiaryPage) -> None:
    diary.show_page(ONE)
    diary.day_list.current.put_on(("memory", memory().id))
    press(Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == memory().content


def test_a_place_is_gone_back_to_on_the_same_day(diary: DiaryPage) -> None:
    diary.show_page(view(conversation("a", count=60)))
    diary.add_messages(FRIDAY, A, messages(60), False)
    diary.day_list.scroll_by(777)
    place = diary.place()
    assert place
    press(Qt.Key.Key_End)
    diary.return_to(place)
    assert diary.place() == place


def test_a_place_is_gone_back_to_on_another_day(qtbot: QtBot, diary: DiaryPage) -> None:
    long = view(conversation("a", count=60))
    diary.show_page(long)
    diary.add_messages(FRIDAY, A, messages(60), False)
    diary.day_list.scroll_by(777)
    place = diary.place()
    assert place
    diary.day_list.scroll_by(300)
    diary.show_page(view(day=THURSDAY))
    with qtbot.waitSignal(diary.day_requested) as asked:
        diary.return_to(place)
    assert asked.args == [FRIDAY]
    diary.show_page(long)
    diary.add_messages(FRIDAY, A, messages(60), False)
    assert diary.place() == place


def test_a_jump_is_told_before_it_is_made(diary: DiaryPage) -> None:
    diary.show_page(view(conversation("a", count=60)))
    diary.add_messages(FRIDAY, A, messages(60), False)
    before, told = diary.place(), []
    diary.jumping.connect(lambda: told.append(diary.place()))
    press(Qt.Key.Key_End)
    assert told == [before]


@pytest.mark.parametrize(("button", "name"), [("BackButton", "back_requested"), ("ForwardButton", "forward_requested")])
def test_the_mouse_has_buttons_for_back_and_forward(qtbot: QtBot, diary: DiaryPage, button: str, name: str) -> None:
    diary.show_page(TWO)
    with qtbot.waitSignal(getattr(diary, name)):
        QTest.mouseClick(diary.day_list.viewport(), Qt.MouseButton[button])


def test_what_came_below_is_counted_and_what_came_above_is_not(diary: DiaryPage) -> None:
    diary.show_page(view(conversation("a", count=60), conversation("b", count=60)))
    diary.unfold_all()
    diary.add_messages(FRIDAY, A, messages(60), False)
    diary.add_messages(FRIDAY, session("b"), messages(60, "b"), False)
    diary.day_list.scroll_to(("b3", 0))
    diary.show_page(view(conversation("a", count=62), conversation("b", count=60)))
    assert not diary.day_list.end_button.isVisible()
    diary.show_page(view(conversation("a", count=62), conversation("b", count=61)))
    assert diary.day_list.end_button.text() == "To the end · 1 new"


def test_new_messages_are_announced(diary: DiaryPage, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(diary.day_list, "announce", said.append)
    diary.show_page(view(conversation("a", count=8), conversation("b", count=1)))
    diary.unfold([A])
    diary.add_messages(FRIDAY, A, messages(8), False)
    diary.show_page(view(conversation("a", count=9), conversation("b", count=3)))
    diary.add_messages(FRIDAY, A, [message(9)], False)
    assert said == ["2 new message(s)", "Diego, 09:12, message 9 of 9: Hello"]


def test_controls_of_long_code_and_long_conversations_have_names(diary: DiaryPage) -> None:
    code = "```\n" + "long " * 60 + "\n" + "a line\n" * 59 + "```"
    said = [message(number, content=code if number == 1 else "Hello") for number in range(1, 121)]
    diary.show_page(view(conversation("a", count=120)))
    diary.add_messages(FRIDAY, A, said, False)
    diary.day_list.tell_news(1)
    shown = [w for _, row in diary.day_list.pool for w in row.controls()] + [diary.day_list.end_button]
    names = [QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name) for widget in shown]
    assert all(names)
    assert {"Go to 09:12", "Copy code", "Break long lines", "Show all 60 line(s)", "To the end · 1 new"} <= set(names)
