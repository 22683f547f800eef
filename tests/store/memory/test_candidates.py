"""A candidate waits for a word: it is nowhere to be seen and takes nobody's place until an update confirms it."""

from dataclasses import replace

import pytest

from store.errors import NotFound
from store.records import Memory, Moment
from store.search.json_form import recalled_form
from store.service import MemoryService
from tests.helpers.set_clock import SetClock


@pytest.fixture
def candidate(service: MemoryService) -> Memory:
    return service.remember("Likes tulips.", "preference", "flower", candidate=True, confidence=0.6).value


def seen(service: MemoryService, word: str) -> list[object]:
    """Where a word of a memory can be met."""
    found = [
        service.list_memories().total,
        len(service.context(word).memories),
        len(recalled_form(service.recall(word))["results"]),  # type: ignore[arg-type]  # a list
        service.search_words(word, "memories").total,
        service.word_instances(word, "all").total,
    ]
    return list(found)


def test_a_candidate_is_stored_with_its_confidence(service: MemoryService, candidate: Memory) -> None:
    assert service.get_memory(candidate.id) == candidate
    assert (candidate.state, candidate.origin, candidate.confidence) == ("candidate", "extracted", 0.6)


def test_a_candidate_is_nowhere_to_be_seen(service: MemoryService, candidate: Memory) -> None:
    assert seen(service, "tulips") == [0, 0, 0, 0, 0]
    with pytest.raises(NotFound):
        service.read_memory_message(candidate.id)


def test_an_update_confirms_it(service: MemoryService, candidate: Memory, clock: SetClock) -> None:
    clock.tick()
    confirmed = service.update_memory(candidate.id).value
    assert confirmed == replace(
        candidate, state="active", origin="explicit", confidence=None, updated=Moment.of(clock.now())
    )
    assert seen(service, "tulips") == [1, 1, 1, 1, 1]


def test_a_candidate_supersedes_nothing(service: MemoryService) -> None:
    confirmed = service.remember("Likes roses.", "preference", "flower").value
    service.remember("Likes tulips.", "preference", "flower", candidate=True)
    assert service.list_memories().memories == (confirmed,)


def test_what_is_confirmed_is_not_changed_by_a_candidate(service: MemoryService) -> None:
    confirmed = service.remember("Likes tulips.", "preference").value
    written = service.remember("likes tulips.", "fact", "flower", candidate=True, confidence=1)
    assert written.value == confirmed == service.get_memory(confirmed.id)
    assert written.change.memories == frozenset()


def test_confirming_takes_the_place_of_who_has_the_key(service: MemoryService) -> None:
    old = service.remember("Likes roses.", "preference", "flower").value
    candidate = service.remember("Likes tulips.", "preference", "flower", candidate=True).value
    service.remember("Likes tulips.", "preference", id=candidate.id)
    assert service.get_memory(old.id).superseded_by == candidate.id


def test_the_same_candidate_again_is_one(service: MemoryService, candidate: Memory) -> None:
    again = service.remember("likes  TULIPS.", "preference", candidate=True, confidence=0.0).value
    assert again == replace(candidate, confidence=0.0)


def test_an_expired_memory_leaves_room_for_a_candidate(service: MemoryService, clock: SetClock) -> None:
    expired = service.remember("Likes tulips.", "fact", expires=Moment(Moment.of(clock.now()).us + 1)).value
    clock.tick()
    candidate = service.remember("Likes tulips.", "fact", candidate=True).value
    assert candidate.id != expired.id
    assert service.get_memory(expired.id).state == "active"
