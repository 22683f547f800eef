"""The service's calls open what they need, find nothing where nothing is, and say what they changed."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from store.errors import BadArgument, Locked, NotFound
from store.records import MemoryId, Moment, SessionId
from store.search.limits import Limits
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


ALIEN = "none\udc80\0"


@pytest.mark.parametrize(
    "call",
    [
        lambda it: it.get_session(ALIEN),
        lambda it: it.end_session(ALIEN),
        lambda it: it.messages(ALIEN),
        lambda it: it.record_message(ALIEN, "user", "x"),
        lambda it: it.delete_message(ALIEN),
        lambda it: it.get_memory(ALIEN),
        lambda it: it.update_memory(ALIEN, "x"),
        lambda it: it.delete_memory(ALIEN),
        lambda it: it.remember("x", "fact", supersedes=ALIEN),
        lambda it: it.remember("x", "fact", sources=[ALIEN]),
        lambda it: it.read_conversation(ALIEN),
        lambda it: it.read_memory_message(ALIEN),
        lambda it: it.recall("x", session_id=ALIEN),
    ],
)
def test_an_id_that_cannot_be_is_of_no_record(service: MemoryService, call: Callable[[MemoryService], object]) -> None:
    """A model may say any characters, halves of an emoji too."""
    service.start_session()
    with pytest.raises(NotFound):
        call(service)


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda it, session: it.record_message(session, "boss", "x"), "role"),
        (lambda it, session: it.record_message(session, "user", "x", status="odd"), "status"),
        (lambda it, _: it.list_memories("idea"), "category"),
        (lambda it, _: it.list_memories(offset=-1), "offset"),
        (lambda it, _: it.remember("x", "idea"), "category"),
        (lambda it, _: it.recall("x", mode="vague"), "mode"),
        (lambda it, _: it.recall("x", role="system"), "role"),
        (lambda it, _: it.recall("x", since="2026-10-02"), "since"),
        (lambda it, _: it.recall("x", limit=0), "limit"),
        (lambda it, _: it.search_words("two words"), "prefix"),
        (lambda it, _: it.word_instances(""), "word"),
        (lambda it, _: it.word_instances("x", "nowhere"), "scope"),
        (lambda it, session: it.read_conversation(session, -1), "after"),
    ],
)
def test_a_bad_argument_is_refused_by_name(
    service: MemoryService, call: Callable[[MemoryService, SessionId], object], argument: str
) -> None:
    session = service.start_session().value.id
    with pytest.raises(BadArgument) as caught:
        call(service, session)
    assert caught.value.data["argument"] == argument


def test_nothing_stored_holds_what_no_database_holds(service: MemoryService) -> None:
    session = service.start_session().value.id
    message = service.record_message(session, "user", "a\0b\ud83d", source="f\udcff#0").value
    assert (message.content, message.source) == ("a\ufffdb\ufffd", "f\ufffd#0")
    assert service.remember("c\0d", "fact").value.content == "c\ufffdd"


def test_the_limits_bound_what_a_search_gives(path: Path, clock: SetClock) -> None:
    service = MemoryService(path, clock, Limits(max_results=2, recall_chars=1024, context_chars=512))
    for number in range(9):
        service.remember(f"Tea number {number} " + "x" * 150, "fact")
    assert len(service.recall("tea").found) == 2
    assert len(service.word_instances("tea", "memories", limit=50).instances) == 2
    assert 0 < len(service.context("tea").text) <= 512


def test_the_last_requests_are_those_of_the_person_oldest_first(service: MemoryService, clock: SetClock) -> None:
    for content in ("one", "two", "three"):
        session = service.start_session().value.id
        service.record_message(session, "user", content)
        service.record_message(session, "assistant", f"answer to {content}")
        clock.tick()
    assert service.last_requests(2) == ("two", "three")
