"""An update keeps the memory's ID, and whatever stands in its way is superseded by it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from store.database.connection import reading
from store.errors import BadArgument, LooksSecret, NotFound, Superseded
from store.records import MemoryId, Moment
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

Call = Callable[[], object]

DAY = 86_400_000_000


@pytest.fixture
def now(clock: SetClock) -> Moment:
    return Moment.of(clock.now())


def test_fields_not_given_stay(service: MemoryService, clock: SetClock, now: Moment) -> None:
    held = service.remember("Likes tea.", "fact", "drink", expires=Moment(now.us + DAY)).value
    clock.tick()
    written = service.update_memory(held.id, category="preference")
    expected = replace(held, category="preference", updated=Moment.of(clock.now()))
    assert written.value == service.get_memory(held.id) == expected
    assert written.change.memories == {held.id}
    assert written.change.moments == {held.created, expected.updated}


def test_remember_with_an_id_is_an_update(service: MemoryService, clock: SetClock) -> None:
    held = service.remember("Likes tea.", "fact", "drink").value
    clock.tick()
    changed = service.remember("Likes maté.", "preference", id=held.id).value
    expected = replace(held, content="Likes maté.", category="preference", updated=Moment.of(clock.now()))
    assert service.get_memory(held.id) == changed == expected
    assert service.list_memories().total == 1


def test_an_update_that_changes_nothing_is_no_change(service: MemoryService, clock: SetClock) -> None:
    held = service.remember("Likes tea.", "fact", "drink").value
    clock.tick()
    written = service.update_memory(held.id, " Likes tea.\n", "fact", "Drink", expires="")
    assert written.value == held
    assert written.change.memories == frozenset()


def test_who_has_the_content_or_the_key_gives_way(service: MemoryService, clock: SetClock) -> None:
    same = service.remember("Likes maté.", "fact").value
    keyed = service.remember("Likes rum.", "fact", "drink").value
    held = service.remember("Likes tea.", "fact").value
    written = service.update_memory(held.id, "likes MATÉ.", key="drink")
    assert written.change.memories == {held.id, same.id, keyed.id}
    for rival in (same, keyed):
        expected = replace(rival, state="superseded", superseded_by=held.id)
        assert service.get_memory(rival.id) == expected
    assert [one.id for one in service.list_memories().memories] == [held.id]


def test_an_expired_rival_gives_way_too(service: MemoryService, clock: SetClock, now: Moment) -> None:
    rival = service.remember("On holiday.", "fact", "where", expires=Moment(now.us + 1)).value
    held = service.remember("At work.", "fact").value
    clock.tick()
    service.update_memory(held.id, key="where")
    assert service.get_memory(rival.id).superseded_by == held.id


def test_an_expired_memory_is_renewed(service: MemoryService, clock: SetClock, now: Moment) -> None:
    held = service.remember("On holiday.", "fact", expires=Moment(now.us + 1)).value
    clock.tick()
    assert service.list_memories().total == 0
    assert service.update_memory(held.id).value.expires is None
    assert [one.id for one in service.list_memories().memories] == [held.id]


def test_a_superseded_memory_is_left_alone(service: MemoryService) -> None:
    old = service.remember("Lives in Madrid.", "fact", "home").value
    new = service.remember("Lives in Lima.", "fact", "home").value
    calls: list[Call] = [
        lambda: service.update_memory(old.id, "Lives in Rome."),
        lambda: service.remember("Lives in Rome.", "fact", id=old.id),
        lambda: service.remember("Lives in Rome.", "fact", supersedes=old.id),
    ]
    for call in calls:
        with pytest.raises(Superseded) as caught:
            call()
        assert caught.value.data == {"id": old.id, "by": new.id}
    assert service.list_memories().total == 1


def test_an_unknown_memory_is_an_error_and_makes_none(service: MemoryService) -> None:
    calls: list[Call] = [
        lambda: service.update_memory(MemoryId("none"), "x"),
        lambda: service.remember("x", "fact", id=MemoryId("none")),
        lambda: service.remember("x", "fact", supersedes=MemoryId("none")),
    ]
    for call in calls:
        with pytest.raises(NotFound):
            call()
    assert service.list_memories().total == 0


def test_a_memory_is_replaced_explicitly(service: MemoryService) -> None:
    old = service.remember("Lives in Madrid.", "fact", "home").value
    written = service.remember("Moved to Lima.", "fact", supersedes=old.id)
    assert service.get_memory(old.id).superseded_by == written.value.id
    assert written.value.key is None
    assert written.change.memories == {old.id, written.value.id}


def test_a_memory_that_says_it_already_takes_the_place(service: MemoryService) -> None:
    there = service.remember("Lives in Lima.", "fact").value
    old = service.remember("Lives in Madrid.", "fact").value
    written = service.remember("lives in lima.", "fact", supersedes=old.id)
    assert written.value == there
    assert written.change.memories == {old.id, there.id}
    assert service.get_memory(old.id).superseded_by == there.id


def test_nothing_supersedes_itself(service: MemoryService) -> None:
    held = service.remember("Lives in Lima.", "fact").value
    assert service.remember("Lives in Lima.", "fact", supersedes=held.id).value == held
    assert service.get_memory(held.id).state == "active"


def test_an_update_adds_a_source(service: MemoryService, path: Path) -> None:
    session = service.start_session().value.id
    first, second = (service.record_message(session, "user", text).value.id for text in ("one", "two"))
    held = service.remember("Likes tea.", "fact", sources=[first]).value
    written = service.update_memory(held.id, sources=[second])
    assert written.change.memories == {held.id}
    with reading(path) as connection:
        assert connection.execute("SELECT count(*) FROM memory_sources").fetchone() == (2,)


def test_arguments_that_exclude_each_other_are_refused(service: MemoryService) -> None:
    held = service.remember("Likes tea.", "fact").value
    calls: list[tuple[Call, str]] = [
        (lambda: service.remember("x", "fact", id=held.id, supersedes=held.id), "supersedes"),
        (lambda: service.remember("x", "fact", id=held.id, candidate=True), "candidate"),
        (lambda: service.remember("x", "fact", supersedes=held.id, candidate=True), "candidate"),
        (lambda: service.remember("x", "fact", confidence=0.5), "confidence"),
        (lambda: service.remember("x", "fact", candidate=True, confidence=1.5), "confidence"),
        (lambda: service.update_memory(held.id, " "), "content"),
        (lambda: service.update_memory(held.id, "x" * 10_001), "content"),
        (lambda: service.update_memory(held.id, key="k" * 101), "key"),
        (lambda: service.update_memory(held.id, expires="2001-01-01"), "expires"),
        (lambda: service.update_memory(held.id, expires="soon"), "expires"),
    ]
    for call, argument in calls:
        with pytest.raises(BadArgument) as caught:
            call()
        assert caught.value.data["argument"] == argument
    assert service.list_memories().memories == (held,)


def test_no_secret_comes_in_by_any_door(service: MemoryService, path: Path) -> None:
    held = service.remember("Likes tea.", "fact").value
    calls: list[Call] = [
        lambda: service.remember("The password is hunter2", "fact"),
        lambda: service.remember("The password is hunter2", "fact", candidate=True),
        lambda: service.remember("The password is hunter2", "fact", id=held.id),
        lambda: service.remember("It is in the key", "fact", "password: hunter2"),
        lambda: service.update_memory(held.id, "The password is hunter2"),
    ]
    for call in calls:
        with pytest.raises(LooksSecret) as caught:
            call()
        assert "hunter2" not in f"{caught.value!r} {caught.value.data}"
    assert service.list_memories().memories == (held,)
