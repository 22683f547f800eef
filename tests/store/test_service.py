"""The service's calls open what they need, find nothing where nothing is, and say what they changed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store.errors import BadArgument, Locked, NotFound
from store.records import MemoryId, Moment, SessionId
from store.service import MemoryService
from tests.helpers.set_clock import SetClock


def test_reading_without_a_database_finds_nothing_and_makes_nothing(service: MemoryService, path: Path) -> None:
    assert service.list_memories().memories == ()
    for call in (
        lambda: service.get_session(SessionId("s")),
        lambda: service.messages(SessionId("s")),
        lambda: service.get_memory(MemoryId("m")),
    ):
        with pytest.raises(NotFound):
            call()
    assert not path.parent.exists()


def test_a_conversation_is_recorded_with_its_instants(service: MemoryService, clock: SetClock) -> None:
    session = service.start_session().value
    first = service.record_message(session.id, "user", "Hello")
    clock.tick(6)
    second = service.record_message(session.id, "assistant", "Hi.", status="interrupted", at=Moment(7, -60))
    clock.tick()
    ended = service.end_session(session.id).value
    assert service.get_session(session.id) == ended
    assert ended.ended == Moment.of(clock.now())
    assert service.messages(session.id).messages == (first.value, second.value)
    assert [(one.seq, one.at.offset) for one in (first.value, second.value)] == [(1, 7200), (2, -60)]


def test_a_write_says_what_it_changed(service: MemoryService) -> None:
    session = service.start_session()
    assert session.change.sessions == {session.value.id}
    message = service.record_message(session.value.id, "user", "Hello")
    assert message.change.messages == {message.value.id}
    assert message.change.sessions == {session.value.id}
    assert message.change.moments == {message.value.at}


def test_a_log_record_is_stored_once(service: MemoryService) -> None:
    session = service.start_session().value.id
    first = service.record_message(session, "user", "Hello", source="f#0+5:x")
    again = service.record_message(session, "user", "Hello", source="f#0+5:x")
    assert again.value == first.value
    assert again.change.messages == frozenset()
    assert len(service.messages(session).messages) == 1


def test_a_page_needs_a_row(service: MemoryService) -> None:
    with pytest.raises(BadArgument):
        service.list_memories(limit=0)


def test_a_locked_database_is_told_and_nothing_is_recorded(service: MemoryService, path: Path) -> None:
    session = service.start_session().value.id
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            service.record_message(session, "user", "Hello")
    assert service.messages(session).messages == ()
