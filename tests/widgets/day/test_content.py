"""What stands on the page: days and messages as they arrive, waits that are long, troubles with a way out."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from tests.widgets.samples import FRIDAY, at, conversation, memory, message, messages, session, view
from widgets.day.content import DayContent
from widgets.markdown.code_view import CodeView
from widgets.rows.conversation import ConversationRow
from widgets.rows.memory import MemoryRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeRow

A, B = session("a"), session("b")
ONE = view(conversation("a"))
TWO = view(conversation("a"), conversation("b"))
SATURDAY = date(2026, 10, 3)


@pytest.fixture
def content(qtbot: QtBot, language: None) -> Iterator[DayContent]:
    made = DayContent()
    yield made
    made.stop_waiting()


def header(content: DayContent, name: str) -> ConversationRow:
    rows = [row for row in content.rows() if isinstance(row, ConversationRow)]
    return next(row for row in rows if row.conversation.session == session(name))


def shown(content: DayContent) -> int:
    return sum(isinstance(row, MessageRow) for row in content.rows())


def notices(content: DayContent) -> list[NoticeRow]:
    return [row for row in content.rows() if isinstance(row, NoticeRow)]


def test_only_conversation_asks_for_its_messages(qtbot: QtBot, content: DayContent) -> None:
    with qtbot.waitSignal(content.messages_wanted) as asked:
        content.show(ONE)
    assert asked.args == [FRIDAY, A, 0]
    content.add_messages(FRIDAY, A, messages(8), False)
    assert shown(content) == 8


def test_several_conversations_ask_for_nothing(qtbot: QtBot, content: DayContent) -> None:
    with qtbot.assertNotEmitted(content.messages_wanted):
        content.show(TWO)


def test_toggle_unfolds_and_folds(qtbot: QtBot, content: DayContent) -> None:
    content.show(TWO)
    with qtbot.waitSignals([content.messages_wanted, content.changed]):
        content.toggle(header(content, "b"))
    content.add_messages(FRIDAY, B, messages(8, "b"), False)
    assert header(content, "b").unfolded
    assert shown(content) == 8
    content.toggle(header(content, "b"))
    assert not header(content, "b").unfolded
    assert shown(content) == 0


def test_several_unfold_at_once(qtbot: QtBot, content: DayContent) -> None:
    content.show(TWO)
    with qtbot.waitSignals([content.messages_wanted, content.messages_wanted]):
        content.unfold([A, B])
    assert header(content, "a").unfolded
    assert header(content, "b").unfolded


def test_further_pages_are_asked_for_by_themselves(qtbot: QtBot, content: DayContent) -> None:
    content.show(ONE)
    with qtbot.waitSignal(content.messages_wanted) as asked:
        content.add_messages(FRIDAY, A, messages(8)[:5], True)
    assert asked.args == [FRIDAY, A, 5]


def test_messages_of_another_day_are_left_out(content: DayContent) -> None:
    content.show(ONE)
    content.add_messages(SATURDAY, A, messages(8), False)
    assert shown(content) == 0


def test_refresh_keeps_what_is_unfolded_and_asks_for_the_rest(qtbot: QtBot, content: DayContent) -> None:
    content.show(ONE)
    content.add_messages(FRIDAY, A, messages(8), False)
    with qtbot.waitSignal(content.messages_wanted) as asked:
        content.show(view(conversation("a", count=9, last=at(11, 0)), conversation("b")))
    assert asked.args == [FRIDAY, A, 8]
    assert shown(content) == 8


def test_refresh_without_news_asks_for_nothing(qtbot: QtBot, content: DayContent) -> None:
    content.show(ONE)
    content.add_messages(FRIDAY, A, messages(8), False)
    with qtbot.assertNotEmitted(content.messages_wanted):
        content.show(replace(ONE, now=at(21, 0)))


def test_day_comes_back_as_it_was_left(qtbot: QtBot, content: DayContent) -> None:
    content.show(TWO)
    content.toggle(header(content, "b"))
    content.show(view(day=SATURDAY))
    with qtbot.waitSignal(content.messages_wanted) as asked:
        content.show(TWO)
    assert asked.args == [FRIDAY, B, 0]
    assert header(content, "b").unfolded


def test_short_wait_for_a_day_keeps_what_is_shown_and_says_nothing(qtbot: QtBot, content: DayContent) -> None:
    content.show(TWO)
    with qtbot.assertNotEmitted(content.changed, wait=50):
        content.expect(SATURDAY)
    content.show(view(day=SATURDAY))


def test_long_wait_for_a_day_is_said(qtbot: QtBot, content: DayContent) -> None:
    content.show(TWO)
    with qtbot.waitSignal(content.changed):
        content.expect(SATURDAY)
    (row,) = content.rows()
    assert isinstance(row, NoticeRow)
    assert row.tone == "waiting"


def test_long_wait_for_messages_is_said_under_the_header(qtbot: QtBot, content: DayContent) -> None:
    content.show(TWO)
    content.toggle(header(content, "a"))
    assert not notices(content)
    with qtbot.waitSignal(content.changed):
        pass
    assert [row.tone for row in notices(content)] == ["waiting"]
    content.add_messages(FRIDAY, A, messages(8), False)
    assert not notices(content)


def test_trouble_with_the_day_is_said_and_goes_when_the_day_comes(content: DayContent) -> None:
    content.expect(FRIDAY)
    content.fail("The database is locked.")
    assert [row.words for row in content.rows() if isinstance(row, NoticeRow)] == ["The database is locked."]
    content.show(TWO)
    assert not notices(content)


def test_trouble_with_a_refresh_leaves_the_day_below(content: DayContent) -> None:
    content.show(TWO)
    content.fail("The database is locked.")
    assert isinstance(content.rows()[0], NoticeRow)
    assert header(content, "a")


def test_trouble_with_messages_offers_another_try(qtbot: QtBot, content: DayContent) -> None:
    content.show(ONE)
    content.fail_messages(FRIDAY, A, "The disk is gone.")
    assert [row.words for row in notices(content)] == ["The disk is gone."]
    with qtbot.waitSignal(content.messages_wanted) as asked:
        content.retry(A)
    assert asked.args == [FRIDAY, A, 0]
    assert not notices(content)


def test_old_page_answers_no_more_while_another_day_is_on_its_way(qtbot: QtBot, content: DayContent) -> None:
    content.show(TWO)
    row = header(content, "a")
    content.expect(SATURDAY)
    with qtbot.assertNotEmitted(content.messages_wanted):
        content.toggle(row)


def test_notices_stand_above_every_day(content: DayContent) -> None:
    note = NoticeRow(("settings", "invalid"), "The settings file cannot be read.", "trouble")
    content.set_notices([note])
    content.show(TWO)
    assert content.rows()[0] == note
    content.set_notices([])
    assert not notices(content)


def test_time_that_passes_ends_a_memory(content: DayContent) -> None:
    content.show(view(memories=(replace(memory(), expires=at(21, 0)),)))
    assert [row.badge for row in content.rows() if isinstance(row, MemoryRow)] == [""]
    content.set_now(at(21, 0))
    assert [row.badge for row in content.rows() if isinstance(row, MemoryRow)] == ["Expired"]


def test_all_fold_and_unfold(content: DayContent) -> None:
    content.show(TWO)
    content.unfold_all()
    content.add_messages(FRIDAY, A, messages(8), False)
    content.add_messages(FRIDAY, B, messages(8, "b"), False)
    assert shown(content) == 16
    content.fold_all()
    assert shown(content) == 0
    assert not header(content, "a").unfolded


def test_messages_that_are_added_have_arrived_and_others_have_not(qtbot: QtBot, content: DayContent) -> None:
    content.show(ONE)
    with qtbot.assertNotEmitted(content.arrived):
        content.add_messages(FRIDAY, A, messages(8)[:5], True)
        content.add_messages(FRIDAY, A, messages(8)[5:], False)
    content.show(view(conversation("a", count=9, last=at(11, 0))))
    with qtbot.waitSignal(content.arrived) as arrived:
        content.add_messages(FRIDAY, A, messages(9)[8:], False)
    assert arrived.args == [messages(9)[8:]]


def test_a_long_conversation_has_times_to_jump_by(content: DayContent) -> None:
    content.show(view(conversation("a", count=80)))
    content.add_messages(FRIDAY, A, messages(80), False)
    assert [stop.key for stop in header(content, "a").stops] == [("a1", 0)]


CODE = "```\n" + "a line of code\n" * 60 + "```"


def code_row(content: DayContent) -> MessageRow:
    return next(row for row in content.rows() if isinstance(row, MessageRow))


def test_code_stays_as_it_was_chosen_while_its_day_is_open(content: DayContent) -> None:
    content.show(view(conversation("a", count=1)))
    said = [message(1, content=CODE)]
    content.add_messages(FRIDAY, A, said, False)
    content.show_code(code_row(content), 0)
    content.wrap_code(code_row(content), 0)
    content.toggle(header(content, "a"))
    content.toggle(header(content, "a"))
    content.add_messages(FRIDAY, A, said, False)
    assert code_row(content).code == CodeView(0, frozenset({0}), frozenset({0}))
    content.wrap_code(code_row(content), 0)
    assert code_row(content).code == CodeView(0, frozenset({0}))


def test_another_day_forgets_how_code_was_shown(content: DayContent) -> None:
    said = [message(1, content=CODE)]
    for _ in range(2):
        content.show(view(conversation("a", count=1)))
        content.add_messages(FRIDAY, A, said, False)
        assert code_row(content).code == CodeView()
        content.show_code(code_row(content), 0)
        content.show(view(day=SATURDAY))
