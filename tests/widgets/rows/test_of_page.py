"""A day's rows: agenda, journal, memories, then conversations oldest first, with what is unfolded under its header."""

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.records import DayPage, Message
from tests.widgets.samples import (
    FRIDAY,
    SCENE,
    at,
    conversation,
    journal,
    memory,
    messages,
    occurrence,
    session,
    view,
)
from widgets.rows.agenda import AgendaRow
from widgets.rows.conversation import ConversationRow
from widgets.rows.heading import HeadingRow
from widgets.rows.journal import JournalRow
from widgets.rows.memory import MemoryRow
from widgets.rows.message_rows import MessageRow, message_rows
from widgets.rows.notice import NoticeRow
from widgets.rows.of_page import DayView, Unfolded, page_rows, trouble_row, waiting_row
from widgets.rows.row import Row


@pytest.fixture(autouse=True)
def english(language: None) -> None:
    """Times as the British write them."""


def kinds(rows: list[Row]) -> list[type]:
    return [type(row) for row in rows]


def cut(found: list[Message]) -> list[MessageRow]:
    return message_rows(found, SCENE)


def notice(rows: list[Row]) -> NoticeRow:
    (found,) = [row for row in rows if isinstance(row, NoticeRow)]
    return found


def test_memories_come_before_conversations() -> None:
    rows = page_rows(view(conversation(), memories=(memory(),)), {})
    assert kinds(rows) == [HeadingRow, MemoryRow, HeadingRow, ConversationRow]


def test_agenda_and_journal_come_before_memories() -> None:
    seen = view(conversation(), memories=(memory(),))
    seen = replace(seen, page=replace(seen.page, agenda=(occurrence(),), journal=(journal(),)))
    rows = page_rows(seen, {})
    assert kinds(rows) == [
        HeadingRow, AgendaRow, HeadingRow, JournalRow, HeadingRow, MemoryRow, HeadingRow, ConversationRow,
    ]  # fmt: skip
    assert [row.first for row in rows if isinstance(row, HeadingRow)] == [True, False, False, False]


def test_day_with_nothing_but_an_appointment_is_not_empty() -> None:
    seen = view()
    rows = page_rows(replace(seen, page=replace(seen.page, agenda=(occurrence(),))), {})
    assert kinds(rows) == [HeadingRow, AgendaRow]


def test_only_the_first_heading_is_the_first() -> None:
    rows = page_rows(view(conversation(), memories=(memory(),)), {})
    assert [row.first for row in rows if isinstance(row, HeadingRow)] == [True, False]
    rows = page_rows(view(conversation()), {})
    assert [row.first for row in rows if isinstance(row, HeadingRow)] == [True]


def test_folded_conversation_is_its_header_alone() -> None:
    rows = page_rows(view(conversation("a"), conversation("b")), {})
    assert [row.unfolded for row in rows if isinstance(row, ConversationRow)] == [False, False]
    assert MessageRow not in kinds(rows)


def test_unfolded_messages_stand_under_their_header() -> None:
    shown = {session("a"): Unfolded(cut(messages(3, "a")))}
    rows = page_rows(view(conversation("a"), conversation("b")), shown)
    assert kinds(rows) == [HeadingRow, ConversationRow, MessageRow, MessageRow, MessageRow, ConversationRow]
    assert [row.message.seq for row in rows if isinstance(row, MessageRow)] == [1, 2, 3]


def test_quick_answer_needs_no_words() -> None:
    rows = page_rows(view(conversation("a")), {session("a"): Unfolded()})
    assert kinds(rows) == [HeadingRow, ConversationRow]


def test_long_wait_is_mentioned_under_the_header() -> None:
    rows = page_rows(view(conversation("a"), conversation("b")), {session("a"): Unfolded(waiting=True)})
    assert kinds(rows) == [HeadingRow, ConversationRow, NoticeRow, ConversationRow]
    assert notice(rows).tone == "waiting"


def test_trouble_stands_under_what_there_is_and_offers_another_try() -> None:
    shown = {session("a"): Unfolded(cut(messages(1)), trouble="The disk is gone.")}
    rows = page_rows(view(conversation("a")), shown)
    assert kinds(rows) == [HeadingRow, ConversationRow, MessageRow, NoticeRow]
    said = notice(rows)
    assert (said.words, said.tone) == ("The disk is gone.", "trouble")
    assert said.action
    assert said.action.name == "retry-messages"


def test_empty_day_offers_the_previous_entry() -> None:
    said = notice(page_rows(replace(view(day=date(2026, 9, 1)), previous_entry=True), {}))
    assert said.tone == "empty"
    assert said.action
    assert said.action.name == "previous-entry"


def test_empty_day_with_nothing_before_it_offers_nothing() -> None:
    assert notice(page_rows(view(), {})).action is None


def test_day_with_memories_alone_is_not_empty() -> None:
    assert kinds(page_rows(view(memories=(memory(),)), {})) == [HeadingRow, MemoryRow]


def test_more_in_the_log_is_said_with_the_command() -> None:
    page = DayPage(FRIDAY, (), (conversation(),), more_in_log=12)
    said = notice(page_rows(DayView(page, SCENE, at(20, 0), import_command="python -m store import x.md"), {}))
    assert said.words.startswith("12 more")
    assert said.command == "python -m store import x.md"
    assert said.action is None


@pytest.mark.parametrize(
    ("lines", "words"),
    [((6,), "6"), ((6, 9), "6 and 9"), (tuple(range(1, 1200)), "1, 2, 3, 4, 5, 6, 7, 8, …")],
)
def test_what_could_not_be_read_of_the_log_is_said_by_its_lines(
    lines: tuple[int, ...], words: str, language: None
) -> None:
    page = DayPage(FRIDAY, conversations=(conversation(),), unread_in_log=lines)
    said = notice(page_rows(DayView(page, SCENE, at(20, 0)), {}))
    assert said.words.startswith(f"{len(lines):,} place")
    assert f"line(s) {words} of it" in said.words
    assert said.tone == "quiet"


def test_today_is_the_local_day_of_the_moment() -> None:
    assert view().today == FRIDAY
    assert replace(view(), now=at(0, 30, day=3)).today == date(2026, 10, 3)


def test_wait_and_trouble_of_a_whole_day() -> None:
    assert waiting_row().tone == "waiting"
    said = trouble_row("The database is locked.")
    assert (said.words, said.action.name if said.action else "") == ("The database is locked.", "retry-day")


@given(counts=st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=6), memories=st.integers(0, 3))
def test_keys_are_unique_and_no_message_is_lost(counts: list[tuple[int, bool]], memories: int) -> None:
    names = [f"s{index}" for index in range(len(counts))]
    page = view(*map(conversation, names), memories=tuple(memory(f"m{index}") for index in range(memories)))
    shown = {
        session(name): Unfolded(cut(messages(count, name)))
        for name, (count, unfolded) in zip(names, counts, strict=True)
        if unfolded
    }
    rows = page_rows(page, shown)
    keys = [row.key for row in rows]
    assert len(set(keys)) == len(keys)
    assert [row.message for row in rows if isinstance(row, MessageRow)] == [
        row.message for name in names if session(name) in shown for row in shown[session(name)].rows
    ]
