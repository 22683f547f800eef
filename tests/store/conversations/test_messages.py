"""Messages keep their order, their words and their instant; the index holds what may be found, however it changes."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from store import ids
from store.conversations import imports, messages, sessions
from store.conversations.imports import ImportedFile
from store.database.migrations import ledger
from store.database.schema import integrity_check
from store.errors import NotFound
from store.records import Message, MessageId, Moment, Role, Session, SessionId, Status

SESSION = SessionId("s")
ROLES: tuple[Role, ...] = ("user", "assistant", "system")
STATUSES: tuple[Status, ...] = ("complete", "interrupted", "error")


def fresh() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    ledger.migrate(connection)
    sessions.add(connection, Session(SESSION, Moment(0), None, True))
    return connection


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(fresh()) as connection:
        yield connection


def message(content: str = "hello", role: Role = "user", status: Status = "complete", **rest: object) -> Message:
    made = Message(ids.new_message_id(), SESSION, 1, role, status, Moment(1_000_001, 7200), content)
    return replace(made, **rest)  # type: ignore[arg-type]  # fields of a message


def found(connection: sqlite3.Connection, word: str) -> list[str]:
    rows = connection.execute(
        "SELECT m.id FROM message_index x JOIN messages m ON m.rid = x.rowid"
        " WHERE message_index MATCH ? ORDER BY m.rid",
        (f'"{word}"',),
    )
    return [row[0] for row in rows]


def check_index(connection: sqlite3.Connection) -> None:
    """The index against the rows themselves; raises where they differ."""
    connection.execute(integrity_check("message_index"))


def test_places_are_given_in_order_for_each_session(connection: sqlite3.Connection) -> None:
    sessions.add(connection, Session(SessionId("t"), Moment(0), None, True))
    places = [messages.add(connection, message(session=name)).seq for name in (SESSION, SESSION, "t", SESSION, "t")]
    assert places == [1, 2, 1, 3, 2]


def test_a_message_comes_back_as_it_was_written(connection: sqlite3.Connection) -> None:
    content = "Hi\tthere\u00a0 \r\n🐕‍🦺 שלום\n"
    wanted = message(content, "assistant", "interrupted", at=Moment(-5, -884), source="f#0+3:x")
    assert messages.add(connection, wanted) == wanted
    assert messages.get(connection, wanted.id) == wanted


def test_what_sqlite_cannot_hold_is_replaced(connection: sqlite3.Connection) -> None:
    assert messages.add(connection, message("a\0b\ud800")).content == "a\ufffdb\ufffd"


def test_an_unknown_session_or_message_is_refused(connection: sqlite3.Connection) -> None:
    for call in (
        lambda: messages.add(connection, message(session="none")),
        lambda: messages.get(connection, MessageId("none")),
        lambda: messages.of_session(connection, SessionId("none"), 0, 10),
    ):
        with pytest.raises(NotFound):
            call()


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5, 6])
def test_pages_of_a_session_add_up(connection: sqlite3.Connection, limit: int) -> None:
    all_of_them = [messages.add(connection, message(f"{number}")) for number in range(5)]
    read: list[Message] = []
    after: int | None = 0
    while after is not None:
        page = messages.of_session(connection, SESSION, after, limit)
        read += page.messages
        after = page.next_after
    assert read == all_of_them


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("role", ROLES)
def test_only_complete_messages_of_user_and_assistant_are_indexed(
    connection: sqlite3.Connection, role: Role, status: Status
) -> None:
    one = messages.add(connection, message("word", role, status))
    assert found(connection, "word") == ([one.id] if status == "complete" and role != "system" else [])


STEP = st.tuples(
    st.sampled_from(["content", "role", "status", "delete"]),
    st.integers(0, 3),
    st.sampled_from(ROLES),
    st.sampled_from(STATUSES),
    st.text("ab ", max_size=6),
)


@settings(max_examples=40)
@given(steps=st.lists(STEP, max_size=12))
def test_the_index_follows_every_change(steps: list[tuple[str, int, Role, Status, str]]) -> None:
    with closing(fresh()) as connection:
        rows = [messages.add(connection, message(f"a{number}", ROLES[number % 3])).id for number in range(4)]
        for kind, which, role, status, content in steps:
            value = {"content": content, "role": role, "status": status}.get(kind)
            if value is None:
                connection.execute("DELETE FROM messages WHERE id = ?", (rows[which],))
            else:
                connection.execute(f"UPDATE messages SET {kind} = ? WHERE id = ?", (value, rows[which]))
        check_index(connection)


def test_deleting_a_session_takes_its_messages_and_their_words(connection: sqlite3.Connection) -> None:
    messages.add(connection, message("word"))
    connection.execute("DELETE FROM sessions")
    assert found(connection, "word") == []
    check_index(connection)


def imported(connection: sqlite3.Connection, contents: list[str]) -> list[Message]:
    state = ImportedFile("f", SESSION, 10, "hash")
    batch = [message(text, seq=place, source=f"f#{place}+1:x") for place, text in enumerate(contents, 1)]
    messages.insert_imported(connection, imports.save(connection, state), batch)
    return batch


def test_imported_messages_keep_ids_and_places_and_are_indexed_once(connection: sqlite3.Connection) -> None:
    messages.add(connection, message("before", seq=9))
    connection.execute("UPDATE messages SET seq = 99")
    batch = imported(connection, ["first word", "second word"])
    assert [messages.get(connection, one.id) for one in batch] == batch
    assert found(connection, "word") == [one.id for one in batch]
    check_index(connection)


def test_an_imported_message_leaves_the_index_like_any_other(connection: sqlite3.Connection) -> None:
    one, other = imported(connection, ["word", "word"])
    connection.execute("DELETE FROM messages WHERE id = ?", (one.id,))
    connection.execute("UPDATE messages SET content = 'term' WHERE id = ?", (other.id,))
    assert (found(connection, "word"), found(connection, "term")) == ([], [other.id])
    check_index(connection)


@pytest.mark.parametrize(
    ("content", "word", "hit"),
    [
        ("el café", "CAFE", True),
        ("cafe\u0301", "café", True),
        ("Tiếng Việt", "tieng", True),
        ("हिन्दी भाषा", "हिन्दी", True),
        ("हिन्दी भाषा", "ह", False),
        ("שָׁלוֹם", "שָׁלוֹם", True),
        ("I \u2764\ufe0f it", "\ufe0f", False),
        ("don't", "don", True),
    ],
)
def test_words_are_found_across_case_and_accents(
    connection: sqlite3.Connection, content: str, word: str, hit: bool
) -> None:
    messages.add(connection, message(content))
    assert bool(found(connection, word)) == hit


def test_a_memorys_source_outlives_its_message(connection: sqlite3.Connection) -> None:
    one = messages.add(connection, message("word", source="f#0+1:x"))
    connection.execute(
        "INSERT INTO memories (id, category, content, normal, state, origin, created_us, created_offset,"
        " updated_us, updated_offset) VALUES ('m', 'fact', 'x', 'x', 'active', 'explicit', 0, 0, 0, 0)"
    )
    connection.execute("INSERT INTO memory_sources SELECT NULL, 1, rid, source FROM messages")
    connection.execute("DELETE FROM messages WHERE id = ?", (one.id,))
    assert connection.execute("SELECT message_rid, source FROM memory_sources").fetchall() == [(None, "f#0+1:x")]
