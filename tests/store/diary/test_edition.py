"""Database, log and records count one edition for the same messages, and another one for any others."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store import ids
from store.conversations import messages, sessions
from store.database.migrations import ledger
from store.daylog.writer import LogWriter
from store.diary import day_page
from store.diary.diary import Diary
from store.diary.local_day import LocalDay
from store.home import Home
from store.records import Message, MessageId, Moment, Role, Session, SessionId, Status, edition
from tests.helpers.set_clock import SetClock

ROLES: tuple[Role, ...] = ("user", "assistant", "system")
STATUSES: tuple[Status, ...] = ("complete", "interrupted", "error")
DAYS = st.sampled_from([date(1969, 12, 31), date(1970, 1, 1), date(2026, 10, 2), date(2999, 1, 1)])
SAID = st.lists(
    st.tuples(st.integers(0, 86_399_999_999), st.sampled_from(ROLES), st.sampled_from(STATUSES)), min_size=1
)
S = SessionId("s")


@given(day=DAYS, said=SAID)
def test_database_adds_up_what_the_records_do(day: date, said: list[tuple[int, Role, Status]]) -> None:
    span = LocalDay.of(day, UTC)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        ledger.migrate(connection)
        sessions.add(connection, Session(S, Moment(span.start_us), None, True))
        for us, role, status in said:
            message = Message(ids.new_message_id(), S, 1, role, status, Moment(span.start_us + us), "Hello")
            messages.add(connection, message)
        (found,) = day_page.conversations_of(connection, span)
        there = day_page.messages_of(connection, S, span).messages
    assert found.edition == edition(there, "database")
    assert found.edition == sum(edition([message], "database") for message in there)


def message(seq: int) -> Message:
    at = Moment.of(datetime(2026, 10, 2, 9, tzinfo=UTC) + timedelta(seconds=seq))
    return Message(MessageId(f"m{seq}"), S, seq, "assistant", "complete", at, "Hello")


EIGHT = [message(seq) for seq in range(1, 9)]


@pytest.mark.parametrize(
    "others",
    [
        EIGHT[:-1],
        EIGHT[1:],
        [*EIGHT, message(9)],
        [*EIGHT[:-1], replace(EIGHT[-1], status="interrupted")],
        [*EIGHT[:-1], replace(EIGHT[-1], status="error")],
        [*EIGHT[:-1], replace(EIGHT[-1], role="system")],
        [*EIGHT[:-1], replace(EIGHT[-1], at=Moment(EIGHT[-1].at.us + 1))],
        [*EIGHT[:3], *EIGHT[4:], message(9)],
    ],
)
def test_other_messages_are_another_edition(others: list[Message]) -> None:
    assert edition(others, "database") != edition(EIGHT, "database")


def test_log_has_another_edition_for_another_text_at_the_same_place(tmp_path: Path) -> None:
    home, clock = Home(tmp_path / "morgan"), SetClock()
    home.make()
    day = clock.when.date()
    for text in ("Plant the garlic", "Plant the onions"):
        LogWriter(home, "Morgan", clock).write("Diego", text)
        clock.tick()
    log = home.log_folder / f"{day}.md"
    editions = []
    for words in ("garlic", "tulips"):
        log.write_text(log.read_text("utf-8").replace("garlic", words), "utf-8")
        with closing(Diary(home, home.path / "none", {}, UTC, clock)) as diary:
            (found,) = diary.page(day).conversations
            there = diary.messages(day, found.session).messages
        assert found.edition == edition(there, "log")
        editions.append(found.edition)
    assert editions[0] != editions[1]
