"""The commands that search and read answer with what the service finds, for programs and for people."""

import pytest

from store.home import Home
from store.records import Moment
from store.service import MemoryService
from tests.helpers.set_clock import SetClock
from tests.store.cli.conftest import Said


@pytest.fixture(autouse=True)
def talk(held: MemoryService, clock: SetClock) -> dict[str, str]:
    """A conversation about a garden and a memory of it; the IDs by name."""
    session = held.start_session().value.id
    asked = held.record_message(session, "user", "Where is the blue garden?").value
    clock.tick(60)
    answer = "The blue garden lies behind the café. " + "It is long. " * 900
    answered = held.record_message(session, "assistant", answer).value
    memory = held.remember("Diego likes the blue garden.", "preference", "garden", sources=[asked.id]).value
    return {"session": session, "asked": asked.id, "answered": answered.id, "memory": memory.id}


def people(home: Home, *arguments: str) -> str:
    said = Said(home, *arguments, "--format", "text")
    assert said.code == 0
    return said.text


def test_recall_finds_memories_and_exchanges(home: Home, talk: dict[str, str]) -> None:
    said = Said(home, "recall", "blue", "garden")
    assert said.code == 0
    kinds = [found["kind"] for found in said.data["results"]]
    assert sorted(kinds) == ["memory", "message"]
    text = people(home, "recall", "blue", "garden")
    for part in (*talk.values(), "Where is the blue garden?", "Diego likes", "untrusted", "[clipped; read on:"):
        assert part in text


@pytest.mark.parametrize(
    ("options", "found"),
    [
        (["--mode", "all"], 2),
        (["--mode", "phrase"], 2),
        (["--role", "user"], 2),
        (["--role", "assistant"], 1),
        (["--since", "2026-10-02T09:12:30+02:00"], 2),
        (["--until", "2026-10-02T09:12:30+02:00"], 1),
        (["--since", "2030-01-01T00:00Z"], 0),
        (["--limit", "1"], 1),
        (["--offset", "9"], 0),
    ],
)
def test_recall_is_narrowed_and_paged(home: Home, options: list[str], found: int) -> None:
    assert len(Said(home, "recall", "blue garden", *options).data["results"]) == found


def test_recall_within_a_session(home: Home, talk: dict[str, str]) -> None:
    assert len(Said(home, "recall", "garden", "--session", talk["session"]).data["results"]) == 2
    assert Said(home, "recall", "garden", "--session", "none").data["error"]["code"] == "not_found"


def test_a_time_without_an_offset_is_refused_with_the_local_one(home: Home) -> None:
    said = Said(home, "recall", "garden", "--since", "2026-10-02")
    assert (said.code, said.data["error"]["local"]) == (1, "2026-10-02T00:00:00+02:00")
    assert "2026-10-02T00:00:00+02:00" in said.words


def test_nothing_found_gives_advice(home: Home) -> None:
    assert "try other words" in people(home, "recall", "zeppelin")
    assert "no word to search for" in people(home, "recall", "")
    assert people(home, "recall", "garden", "--offset", "9") == "Nothing more was found.\n"


def test_words_are_listed_with_counts(home: Home) -> None:
    said = Said(home, "words", "GARD", "--scope", "all")
    assert said.data["words"] == [{"word": "garden", "occurrences": 3, "documents": 3}]
    assert Said(home, "words", "gard").data["words"][0]["documents"] == 2
    assert "garden" in people(home, "words", "gard")
    assert "--offset 8" in people(home, "words")
    assert Said(home, "words", "two words").data["error"]["code"] == "bad_argument"


def test_instances_show_each_place(home: Home, talk: dict[str, str]) -> None:
    said = Said(home, "instances", "CAFE")
    (instance,) = said.data["instances"]
    assert (instance["matched"], instance["id"]) == ("café", talk["answered"])
    text = people(home, "instances", "garden", "--scope", "all")
    assert text.startswith("Occurrences: 3\n")
    assert "behind the café" in text


def test_a_conversation_is_read_in_order(home: Home, talk: dict[str, str]) -> None:
    said = Said(home, "conversation", talk["session"])
    assert [message["seq"] for message in said.data["messages"]] == [1]
    following = Said(home, "conversation", talk["session"], "--after", str(said.data["next_after"]))
    assert [message["seq"] for message in following.data["messages"]] == [2]
    assert following.data["next_after"] is None
    text = people(home, "conversation", talk["session"])
    assert "1. user" in text
    assert "--after 1" in text


@pytest.mark.parametrize("name", ["answered", "memory"])
def test_a_text_is_read_to_its_end(home: Home, held: MemoryService, talk: dict[str, str], name: str) -> None:
    offset: int | None = 0
    text = ""
    while offset is not None:
        page = Said(home, "message", talk[name], "--offset", str(offset)).data
        text += page["text"]
        offset = page["next_offset"]
    whole = held.messages(held.get_session(talk["session"]).id).messages[1].content  # type: ignore[arg-type]  # an ID
    assert text == (whole if name == "answered" else "Diego likes the blue garden.")
    assert people(home, "message", talk[name]).startswith(text[:20])


def test_memories_are_shown_with_what_is_known_of_them(home: Home, held: MemoryService, talk: dict[str, str]) -> None:
    held.update_memory(talk["memory"], expires=Moment(1_800_000_000_000_000, 7200))  # type: ignore[arg-type]  # an ID
    text = people(home, "memories", "--category", "preference")
    for part in (talk["memory"], "garden", "preference", "until 2027-01-15 10:00", "    Diego likes"):
        assert part in text


def test_what_a_terminal_would_obey_is_not_shown(home: Home, held: MemoryService) -> None:
    evil = held.remember("Likes \x1b[2J\x9b31m\x07zebras\r.", "fact").value
    for arguments in (["memories"], ["recall", "zebras"], ["instances", "zebras", "--scope", "all"]):
        text = people(home, *arguments)
        assert "zebras" in text
        assert not {"\x1b", "\x9b", "\x07", "\r"} & set(text)
    assert not {"\x1b", "\x9b"} & set(people(home, "message", evil.id))
