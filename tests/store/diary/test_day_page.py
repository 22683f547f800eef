"""The page of a day: its own messages and memories, each once, in their order, by index and never by scan."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from store import ids
from store.conversations import messages, sessions
from store.database.migrations import ledger
from store.diary import day_page
from store.diary.local_day import LocalDay
from store.memory import memories
from store.records import Memory, MemoryId, MemoryState, Message, Moment, Role, Session, SessionId, Status

MADRID = ZoneInfo("Europe/Madrid")
DAY = LocalDay.of(date(2026, 10, 2), MADRID)


def at(text: str) -> Moment:
    """A local time in Madrid: "2 09:12" is the second of October."""
    day, clock = text.split()
    return Moment.of(datetime.fromisoformat(f"2026-10-{int(day):02} {clock}").replace(tzinfo=MADRID))


def fresh() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    ledger.migrate(connection)
    return connection


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(fresh()) as connection:
        yield connection


def say(
    connection: sqlite3.Connection,
    session: str,
    when: Moment,
    content: str = "hello",
    role: Role = "user",
    status: Status = "complete",
) -> Message:
    if not connection.execute("SELECT 1 FROM sessions WHERE id = ?", (session,)).fetchone():
        sessions.add(connection, Session(SessionId(session), when, None, True))
    message = Message(ids.new_message_id(), SessionId(session), 1, role, status, when, content)
    return messages.add(connection, message)


def keep(
    connection: sqlite3.Connection,
    name: str,
    created: str,
    updated: str | None = None,
    state: MemoryState = "active",
    expires: str | None = None,
) -> Memory:
    memory = Memory(
        MemoryId(name), "fact", None, name, state, "explicit", None, at(created), at(updated or created),
        at(expires) if expires else None,
    )  # fmt: skip
    memories.put(connection, memory)
    return memory


def shown(connection: sqlite3.Connection, day: LocalDay = DAY) -> list[str]:
    return [one.session for one in day_page.conversations_of(connection, day)]


def test_an_empty_day_has_an_empty_page(connection: sqlite3.Connection) -> None:
    page = day_page.day_page(connection, DAY, MADRID)
    assert (page.day, page.memories, page.conversations, page.more_in_log) == (DAY.day, (), (), 0)


def test_conversations_stand_oldest_first(connection: sqlite3.Connection) -> None:
    for session, when in [("late", "2 18:00"), ("early", "2 09:00"), ("other day", "3 09:00"), ("late", "2 08:59")]:
        say(connection, session, at(when))
    assert shown(connection) == ["late", "early"]


def test_the_day_runs_from_its_first_instant_to_the_next_days(connection: sqlite3.Connection) -> None:
    for name, us in [("before", DAY.start_us - 1), ("first", DAY.start_us)]:
        say(connection, name, Moment(us))
    for name, us in [("last", DAY.end_us - 1), ("after", DAY.end_us)]:
        say(connection, name, Moment(us))
    assert shown(connection) == ["first", "last"]


def test_a_conversation_over_midnight_stands_on_both_days(connection: sqlite3.Connection) -> None:
    say(connection, "s", at("1 23:50"), "Good night?")
    say(connection, "s", at("1 23:59"), "Almost.", "assistant")
    say(connection, "s", at("2 00:00"), "It is now.", "assistant")
    say(connection, "s", at("2 00:01"), "So it is")
    before = LocalDay.of(date(2026, 10, 1), MADRID)
    (first,) = day_page.conversations_of(connection, before)
    (second,) = day_page.conversations_of(connection, DAY)
    assert (first.title, first.count, first.continued, first.continues) == ("Good night?", 2, False, True)
    assert (first.first, first.last) == (at("1 23:50"), at("1 23:59"))
    assert (second.title, second.count, second.continued, second.continues) == ("So it is", 2, True, False)
    assert (second.first, second.last) == (at("2 00:00"), at("2 00:01"))


def test_the_span_keeps_the_offsets_it_was_written_with(connection: sqlite3.Connection) -> None:
    for offset in (3600, -7200, 20700):
        say(connection, "s", Moment(DAY.start_us + offset + 7200, offset))
    (held,) = day_page.conversations_of(connection, DAY)
    assert (held.first.offset, held.last.offset) == (-7200, 20700)


@pytest.mark.parametrize(
    ("content", "title"),
    [
        ("  Two\n\nlines ", "Two lines"),
        ("x" * 1_000_000, "x" * 199 + "…"),
        ("\n" * 500 + "late", None),
        ("", None),
    ],
)
def test_the_title_is_the_first_user_message_on_one_line(
    connection: sqlite3.Connection, content: str, title: str | None
) -> None:
    say(connection, "s", at("2 09:00"), "I speak first", "assistant")
    say(connection, "s", at("2 09:01"), content)
    say(connection, "s", at("2 09:02"), "later")
    (held,) = day_page.conversations_of(connection, DAY)
    assert held.title == title


def test_a_day_without_a_user_message_has_no_title(connection: sqlite3.Connection) -> None:
    say(connection, "s", at("2 09:00"), "Reminder", "system")
    (held,) = day_page.conversations_of(connection, DAY)
    assert (held.title, held.count) == (None, 1)


def test_memories_stand_on_the_days_they_were_written_or_updated(connection: sqlite3.Connection) -> None:
    keep(connection, "written", "2 09:00", "5 09:00")
    keep(connection, "updated", "1 09:00", "2 10:00")
    keep(connection, "both", "2 08:00", "2 11:00")
    keep(connection, "neither", "1 09:00", "3 09:00")
    assert [one.id for one in day_page.memories_of(connection, DAY)] == ["updated", "both", "written"]


def test_superseded_and_expired_memories_are_shown_candidates_never(connection: sqlite3.Connection) -> None:
    kept = [
        keep(connection, "superseded", "2 08:00", state="superseded"),
        keep(connection, "expired", "2 09:00", expires="2 09:01"),
    ]
    keep(connection, "candidate", "2 10:00", state="candidate")
    assert day_page.memories_of(connection, DAY) == tuple(kept)


def test_every_role_and_status_is_shown(connection: sqlite3.Connection) -> None:
    said = [
        say(connection, "s", at("2 09:00"), "a", "system"),
        say(connection, "s", at("2 09:01"), "b", "user"),
        say(connection, "s", at("2 09:02"), "c", "assistant", "interrupted"),
        say(connection, "s", at("2 09:03"), "d", "assistant", "error"),
    ]
    assert day_page.messages_of(connection, SessionId("s"), DAY).messages == tuple(said)


def test_messages_stand_in_their_order_even_when_the_clock_went_back(connection: sqlite3.Connection) -> None:
    said = [say(connection, "s", at(f"2 09:{minute:02}"), f"{minute}") for minute in (30, 10, 20)]
    assert day_page.messages_of(connection, SessionId("s"), DAY).messages == tuple(said)


def test_an_unknown_session_has_no_messages(connection: sqlite3.Connection) -> None:
    assert day_page.messages_of(connection, SessionId("none"), DAY).messages == ()


@pytest.mark.parametrize("limit", [1, 2, 3, 10, 11])
def test_pages_of_a_conversation_add_up(connection: sqlite3.Connection, limit: int) -> None:
    said = [say(connection, "s", at(f"{1 + minute // 10} 09:{minute % 10:02}")) for minute in range(30)]
    read: list[Message] = []
    after: int | None = 0
    while after is not None:
        page = day_page.messages_of(connection, SessionId("s"), DAY, after, limit)
        assert len(page.messages) <= limit
        read += page.messages
        after = page.next_after
    assert read == said[10:20]


def test_marks_tell_conversations_from_the_rest(connection: sqlite3.Connection) -> None:
    say(connection, "s", at("2 09:00"), "a", "system")
    keep(connection, "with it", "2 09:00")
    keep(connection, "alone", "4 09:00", "6 09:00")
    keep(connection, "candidate", "7 09:00", state="candidate")
    month = [LocalDay.of(date(2026, 10, day), MADRID) for day in range(1, 32)]
    assert day_page.marks(connection, month, MADRID) == {
        date(2026, 10, 2): "conversation",
        date(2026, 10, 4): "other",
        date(2026, 10, 6): "other",
    }


ZONES = [
    "America/Los_Angeles",
    "Europe/Madrid",
    "Asia/Kathmandu",
    "Pacific/Kiritimati",
    "America/Santiago",
    "Pacific/Apia",
]
NEAR = {
    # Around a change of the hour, a skipped midnight, a skipped day, or any night.
    "America/Los_Angeles": datetime(2026, 11, 1, tzinfo=UTC),
    "Europe/Madrid": datetime(2026, 3, 29, tzinfo=UTC),
    "America/Santiago": datetime(2026, 9, 6, tzinfo=UTC),
    "Pacific/Apia": datetime(2011, 12, 30, tzinfo=UTC),
}
MINUTES = st.lists(st.integers(-3 * 1440, 3 * 1440), min_size=1, max_size=25)


@settings(max_examples=60)
@given(zone=st.sampled_from(ZONES), minutes=MINUTES)
def test_each_message_stands_once_on_its_own_day_and_paging_visits_each_date_once(
    zone: str, minutes: list[int]
) -> None:
    where, centre = ZoneInfo(zone), NEAR.get(zone, datetime(2026, 6, 1, tzinfo=UTC))
    with closing(fresh()) as connection:
        said = [
            say(connection, f"s{number % 3}", Moment.of(centre + timedelta(minutes=minute)))
            for number, minute in enumerate(minutes)
        ]
        days = paged_back(connection, where)
        assert len(set(days)) == len(days)
        assert days == paged_forward(connection, where)[::-1]
        assert set(days) == {one.at.seen(where).date() for one in said}
        for day in days:
            span = LocalDay.of(day, where)
            here = [
                one.id
                for held in day_page.conversations_of(connection, span)
                for one in day_page.messages_of(connection, held.session, span).messages
            ]
            assert sorted(here) == sorted(one.id for one in said if one.at.seen(where).date() == day)


def paged_back(connection: sqlite3.Connection, zone: ZoneInfo) -> list[date]:
    """The days that "previous entry" leads through, from the far end of time."""
    days = []
    found = day_page.previous_message(connection, 2**62)
    while found is not None:
        day = LocalDay.holding(found, zone)
        days.append(day.day)
        found = day_page.previous_message(connection, day.start_us)
    return days


def paged_forward(connection: sqlite3.Connection, zone: ZoneInfo) -> list[date]:
    days = []
    found = day_page.next_message(connection, -(2**62))
    while found is not None:
        day = LocalDay.holding(found, zone)
        days.append(day.day)
        found = day_page.next_message(connection, day.end_us)
    return days


def plan(connection: sqlite3.Connection, query: str) -> list[str]:
    names = {"start": 0, "end": 1, "title": 1, "session": 1, "after": 0, "limit": 1}
    wanted: object = (1,) if "?" in query else names
    return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", wanted)]  # type: ignore[arg-type]  # either form


@pytest.mark.parametrize(
    ("query", "steps"),
    [
        (day_page._PREVIOUS, ["SEARCH messages USING COVERING INDEX messages_at (at_us<?)"]),
        (day_page._NEXT, ["SEARCH messages USING COVERING INDEX messages_at (at_us>?)"]),
    ],
)
def test_another_entry_is_one_seek(connection: sqlite3.Connection, query: str, steps: list[str]) -> None:
    """By the index's name: without it the plan says SEARCH all the same and walks every message."""
    assert plan(connection, query) == steps


@pytest.mark.parametrize(
    ("query", "indexes"),
    [
        (
            day_page._MEMORIES,
            {"memories_created (created_us>? AND created_us<?)", "memories_updated (updated_us>? AND updated_us<?)"},
        ),
        (
            day_page._CONVERSATIONS,
            {
                "messages_at (at_us>? AND at_us<?)",
                "messages_session_at (session_rid=? AND at_us>? AND at_us<?)",
                "messages_session_at (session_rid=? AND at_us=?)",
                "messages_session_at (session_rid=? AND at_us<?)",
                "messages_session_at (session_rid=? AND at_us>?)",
            },
        ),
        (
            day_page._MESSAGES,
            {
                "sqlite_autoindex_messages_2 (session_rid=? AND seq>?)",
                "messages_session_at (session_rid=? AND at_us>? AND at_us<?)",
            },
        ),
        (
            day_page._MARK,
            {
                "messages_at (at_us>? AND at_us<?)",
                "memories_created (created_us>? AND created_us<?)",
                "memories_updated (updated_us>? AND updated_us<?)",
                "journal_at (at_us>? AND at_us<?)",
            },
        ),
    ],
)
def test_a_day_is_read_by_index_alone(connection: sqlite3.Connection, query: str, indexes: set[str]) -> None:
    steps = plan(connection, query)
    used = {step.split("INDEX ")[1] for step in steps if "INDEX " in step}
    assert used == indexes
    assert not [step for step in steps if step.startswith(("SCAN messages", "SCAN m", "SCAN memories", "SCAN s"))]
