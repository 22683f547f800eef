"""How far a file was imported, which of its records are stored, and which were deleted for good."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from store.conversations import imports, messages, sessions
from store.conversations.imports import ImportedFile
from store.database.migrations import ledger
from store.records import Message, MessageId, Moment, Session, SessionId

STATE = ImportedFile("home:.log/2026-10-02.md", SessionId("s"), 120, "abc")


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        ledger.migrate(connection)
        sessions.add(connection, Session(STATE.session, Moment(0), None, False))
        yield connection


def test_a_file_never_imported_is_unknown(connection: sqlite3.Connection) -> None:
    assert imports.find(connection, STATE.file) is None


def test_an_import_goes_on_under_the_same_number(connection: sqlite3.Connection) -> None:
    first = imports.save(connection, STATE)
    longer = ImportedFile(STATE.file, STATE.session, 240, "def")
    assert imports.save(connection, longer) == first
    assert imports.find(connection, STATE.file) == longer


def test_sources_are_those_of_the_file_alone(connection: sqlite3.Connection) -> None:
    sources = ["a.md#0+1:x", "a.md#1+1:y", "a.md2#0+1:x", "a.m#0+1:x", "b.md#0+1:x"]
    for number, source in enumerate(sources):
        message = Message(MessageId(str(number)), STATE.session, 1, "user", "complete", Moment(0), "x", source)
        messages.add(connection, message)
        imports.bury(connection, source, Moment(9))
    assert imports.known_sources(connection, "a.md") == {"a.md#0+1:x": "0", "a.md#1+1:y": "1"}
    assert imports.deleted_sources(connection, "a.md") == {"a.md#0+1:x", "a.md#1+1:y"}


def test_a_source_may_be_buried_twice(connection: sqlite3.Connection) -> None:
    imports.bury(connection, "a#0+1:x", Moment(9))
    imports.bury(connection, "a#0+1:x", Moment(10))
    assert imports.deleted_sources(connection, "a") == {"a#0+1:x"}


def test_a_source_is_settled_when_its_message_is_stored_or_was_deleted(connection: sqlite3.Connection) -> None:
    message = Message(MessageId("m"), STATE.session, 1, "user", "complete", Moment(0), "x", "a#0+1:x")
    messages.add(connection, message)
    imports.bury(connection, "a#1+1:y", Moment(9))
    assert imports.settled_among(connection, ["a#0+1:x", "a#1+1:y", "a#2+1:z"]) == {"a#0+1:x", "a#1+1:y"}
    assert imports.settled_among(connection, []) == set()
