"""One active memory for each content and each key, whatever is said and in which order."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from store.database.connection import reading, writing
from store.database.migrations import ledger
from store.database.schema import integrity_check
from store.errors import BadArgument, NotFound
from store.memory import memories
from store.memory.remember import remember
from store.memory.statement import Statement
from store.records import Category, Memory, MessageId, Moment
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

DAY = 86_400_000_000


@pytest.fixture
def now(clock: SetClock) -> Moment:
    return Moment.of(clock.now())


def every_state(path: Path) -> list[tuple[str, str, str | None]]:
    with reading(path) as connection:
        rows = connection.execute(f"{memories.SELECT} ORDER BY m.rid").fetchall()
    found = [memories.from_row(row) for row in rows]
    names = {memory.id: memory.content for memory in found}
    return [(one.content, one.state, names.get(one.superseded_by) if one.superseded_by else None) for one in found]


def test_a_memory_comes_back_as_it_was_said(service: MemoryService, now: Moment) -> None:
    later = Moment(now.us + DAY, 3600)
    written = service.remember("Diego has a dog called Rudiger.", "fact", "Dog name", expires=later)
    memory = written.value
    assert service.get_memory(memory.id) == memory
    assert memory == Memory(
        memory.id, "fact", "dog_name", "Diego has a dog called Rudiger.", "active", "explicit", None, now, now, later
    )
    assert written.change.memories == {memory.id}
    assert written.change.moments == {now}


def test_a_known_keys_new_content_supersedes_the_old(service: MemoryService, path: Path, clock: SetClock) -> None:
    old = service.remember("Lives in Madrid.", "fact", "home").value
    clock.tick()
    new = service.remember("Lives in Lima.", "fact", "home")
    assert every_state(path) == [
        ("Lives in Madrid.", "superseded", "Lives in Lima."),
        ("Lives in Lima.", "active", None),
    ]
    assert new.change.memories == {old.id, new.value.id}
    assert new.change.moments == {old.created, new.value.created}


@pytest.mark.parametrize("again", ["Likes café.", "  likes  CAFÉ.\n", "Likes cafe\u0301."])
def test_the_same_content_again_is_the_memory_that_is_there(
    service: MemoryService, clock: SetClock, again: str
) -> None:
    first = service.remember("Likes café.", "preference").value
    clock.tick()
    second = service.remember(again, "preference")
    assert second.value == first
    assert second.change.memories == frozenset()


def test_fields_given_anew_overwrite(service: MemoryService, clock: SetClock, now: Moment) -> None:
    first = service.remember("Likes tea.", "fact", "drink").value
    clock.tick()
    later = Moment(now.us + DAY)
    second = service.remember("likes tea.", "preference", expires=later).value
    expected = replace(first, category="preference", expires=later, updated=Moment.of(clock.now()))
    assert second == expected
    assert service.get_memory(first.id) == expected


def test_a_renewed_memory_takes_a_key_from_another(service: MemoryService, path: Path) -> None:
    service.remember("Likes tea.", "preference")
    service.remember("Likes maté.", "preference", "drink")
    service.remember("Likes tea.", "preference", "drink")
    assert every_state(path) == [("Likes tea.", "active", None), ("Likes maté.", "superseded", "Likes tea.")]


@pytest.mark.parametrize(("content", "key"), [("On holiday.", None), ("Back at work.", "where")])
def test_an_expired_memory_makes_room(
    service: MemoryService, path: Path, clock: SetClock, now: Moment, content: str, key: str | None
) -> None:
    service.remember("On holiday.", "fact", "where", expires=Moment(now.us + 1))
    clock.tick()
    service.remember(content, "fact", key)
    assert every_state(path) == [("On holiday.", "superseded", content), (content, "active", None)]


@pytest.mark.parametrize(
    ("statement", "argument"),
    [
        (Statement(" \n", "fact"), "content"),
        (Statement("x", "idea"), "category"),  # type: ignore[arg-type]  # what a model might say
        (Statement("x", "fact", expires=Moment(0)), "expires"),
    ],
)
def test_bad_statements_are_refused_by_name(path: Path, now: Moment, statement: Statement, argument: str) -> None:
    with pytest.raises(BadArgument) as caught, writing(path) as connection:
        remember(connection, statement, now)
    assert caught.value.data["argument"] == argument


def test_an_unknown_source_stores_nothing(service: MemoryService, path: Path) -> None:
    with pytest.raises(NotFound):
        service.remember("x", "fact", sources=(MessageId("none"),))
    assert every_state(path) == []


def test_sources_are_linked_once(service: MemoryService, path: Path) -> None:
    session = service.start_session().value.id
    message = service.record_message(session, "user", "My dog is Rudiger", source="f#0+1:x").value
    for _ in range(2):
        service.remember("Has a dog.", "fact", sources=(message.id,))
    with reading(path) as connection:
        rows = connection.execute("SELECT message_rid, source FROM memory_sources").fetchall()
    assert rows == [(1, "f#0+1:x")]


def test_the_list_holds_what_is_in_force_newest_first(service: MemoryService, clock: SetClock, now: Moment) -> None:
    service.remember("a", "fact", "k", expires=Moment(now.us + 5_000_000))
    for content, category, key in (("b", "goal", "l"), ("c", "fact", "l"), ("d", "fact", None)):
        clock.tick()
        service.remember(content, category, key)  # type: ignore[arg-type]  # categories
    assert [one.content for one in service.list_memories().memories] == ["d", "c", "a"]
    clock.tick(2)
    page = service.list_memories("fact", limit=1)
    assert ([one.content for one in page.memories], page.total, page.next_offset) == (["d"], 2, 1)
    page = service.list_memories("fact", offset=1, limit=1)
    assert ([one.content for one in page.memories], page.total, page.next_offset) == (["c"], 2, None)


SAID = st.tuples(
    st.sampled_from(["x", "X ", "y", "z"]),
    st.sampled_from(get_args(Category)),
    st.sampled_from([None, "k", "l"]),
    st.sampled_from([None, 1, 3]),
    st.integers(0, 2),
)


@settings(max_examples=40)
@given(said=st.lists(SAID, max_size=10))
def test_no_order_of_statements_breaks_a_slot(
    said: list[tuple[str, Category, str | None, int | None, int]],
) -> None:
    time = 1
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        ledger.migrate(connection)
        for content, category, key, lasts, passes in said:
            expires = None if lasts is None else Moment(time + lasts)
            written = remember(connection, Statement(content, category, key, expires), Moment(time)).value
            assert memories.get(connection, written.id) == written
            assert not written.expired(Moment(time))
            time += passes
        dangling = "SELECT count(*) FROM memories WHERE (state = 'superseded') <> (superseded_by IS NOT NULL)"
        assert connection.execute(dangling).fetchone() == (0,)
        connection.execute(integrity_check("memory_index"))
