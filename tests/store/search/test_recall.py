"""What recall finds, and how it is given back."""

import pytest

from store.errors import BadArgument, NotFound
from store.records import Moment
from store.search.limits import Limits
from tests.helpers.shelf import NOW, SECOND, Shelf, filters, hit_ids, hits


def test_case_and_accents_make_no_difference(shelf: Shelf) -> None:
    said, _ = shelf.exchange("El JARDÍN azul", "Sí.")
    assert hit_ids(shelf.recall("jardin", mode="all")) == [said]
    assert hit_ids(shelf.recall("Jardi\u0301n", mode="phrase")) == [said]


def test_any_finds_each_queried_word_and_forms_of_it(shelf: Shelf) -> None:
    first, _ = shelf.exchange("I bought tulips", "Good.", "a")
    second, _ = shelf.exchange("A wheelbarrow is heavy", "Yes.", "b")
    found = {identity: matched for _, identity, matched in hits(shelf.recall("Where did I buy a wheelbarrow?"))}
    assert found[second] == "word"
    assert found[first] == "related"


def test_a_neighbour_of_a_match_may_be_found_and_says_so(shelf: Shelf) -> None:
    asked, told = shelf.exchange("Which colour has the hallway?", "Calke.")
    found = {identity: matched for _, identity, matched in hits(shelf.recall("hallway"))}
    assert found == {asked: "word", told: "neighbour"}


def test_all_wants_every_word_and_no_related_one(shelf: Shelf) -> None:
    both, _ = shelf.exchange("tulips and daffodils", "ok", "a")
    shelf.exchange("tulips alone", "ok", "b")
    shelf.exchange("one tulip, daffodils", "ok", "c")
    assert hit_ids(shelf.recall("daffodils tulips", mode="all")) == [both]


def test_a_phrase_wants_its_words_in_a_row_with_their_repetitions(shelf: Shelf) -> None:
    said, _ = shelf.exchange("New York, New York!", "ok", "a")
    shelf.exchange("New York New Jersey", "ok", "b")
    assert hit_ids(shelf.recall("new york new york", mode="phrase")) == [said]


def test_any_reaches_every_message_with_a_queried_word(shelf: Shelf) -> None:
    said = {shelf.exchange(f"garden number {n}", "ok", f"s{n}")[0] for n in range(130)}
    found = set[str]()
    offset: object = 0
    while offset is not None:
        page = shelf.recall("garden", offset=offset)
        found |= set(hit_ids(page))
        offset = page["next_offset"]
    assert said <= found


def test_a_word_of_nearly_every_message_is_still_found(shelf: Shelf) -> None:
    for n in range(30):
        shelf.exchange(f"Rudiger on day {n}", "ok", f"s{n}")
    rare, _ = shelf.exchange("the vet came", "ok", "vet")
    found = hits(shelf.recall("Rudiger vet"))
    assert found[0][1] == rare
    assert len([matched for _, _, matched in found if matched == "word"]) == 31


def test_memories_come_first_and_take_at_most_a_quarter(shelf: Shelf) -> None:
    kept = [shelf.keep(f"Diego has garden {n}") for n in range(5)]
    for n in range(20):
        shelf.exchange(f"garden {n}", "ok", f"s{n}")
    first = hit_ids(shelf.recall("garden", limit=8))
    assert [identity in kept for identity in first] == [True, True] + [False] * 6


def test_an_unused_share_passes_to_the_other_kind(shelf: Shelf) -> None:
    kept = {shelf.keep(f"Diego has garden {n}") for n in range(6)}
    said, _ = shelf.exchange("garden", "ok")
    assert kept | {said} <= set(hit_ids(shelf.recall("garden", limit=8)))


def test_expired_superseded_and_candidate_memories_are_no_hits(shelf: Shelf) -> None:
    shelf.keep("garden one", expires=NOW)
    shelf.keep("garden two", state="superseded")
    shelf.keep("garden three", state="candidate")
    kept = shelf.keep("garden four", expires=Moment(NOW.us + 1))
    assert hit_ids(shelf.recall("garden")) == [kept]


def test_system_rows_and_unfinished_answers_are_no_hits(shelf: Shelf) -> None:
    shelf.say("system", "garden")
    shelf.say("user", "hello")
    shelf.say("assistant", "garden", status="interrupted")
    shelf.say("assistant", "garden", status="error")
    assert hit_ids(shelf.recall("garden")) == []


def test_an_answer_brings_its_request_and_a_request_its_answer(shelf: Shelf) -> None:
    asked, told = shelf.exchange("Where is it?", "In the shed.")
    (entry,) = shelf.recall("shed", mode="all")["results"]
    assert [message["id"] for message in entry["messages"]] == [asked, told]
    (entry,) = shelf.recall("where", mode="all")["results"]
    assert [message["id"] for message in entry["messages"]] == [asked, told]


def test_system_rows_and_failed_answers_between_are_passed_over(shelf: Shelf) -> None:
    asked = shelf.say("user", "Where is it?")
    shelf.say("system", "a notice")
    shelf.say("assistant", "failed", status="error")
    told = shelf.say("assistant", "In the shed.")
    for query in ("where", "shed"):
        (entry,) = shelf.recall(query, mode="all")["results"]
        assert [message["id"] for message in entry["messages"]] == [asked, told]


def test_a_failed_request_does_not_take_the_answer_to_the_next(shelf: Shelf) -> None:
    alone = shelf.say("user", "unicorns?")
    shelf.say("assistant", "failed", status="error")
    shelf.exchange("dragons?", "Yes.")
    (entry,) = shelf.recall("unicorns", mode="all")["results"]
    assert [message["id"] for message in entry["messages"]] == [alone]


@pytest.mark.parametrize("before", [[], ["assistant"]])
def test_an_answer_without_a_request_right_before_it_is_left_out(shelf: Shelf, before: list[str]) -> None:
    shelf.exchange("hello", "hi", "other")
    for _ in before:
        shelf.say("user", "hello", session="orphan")
        shelf.say("assistant", "first", session="orphan")
    orphan = shelf.say("assistant", "garden", session="orphan")
    assert orphan not in hit_ids(shelf.recall("garden"))
    assert shelf.words("garden")["total"] == 1


def test_an_exchange_found_twice_is_printed_once_and_counts_twice(shelf: Shelf) -> None:
    asked, told = shelf.exchange("the garden", "your garden")
    page = shelf.recall("garden")
    assert len(page["results"]) == 1
    assert {identity for _, identity, _ in hits(page)} == {asked, told}
    assert page["total"] == 2


def test_a_companion_may_lie_outside_the_filters(shelf: Shelf) -> None:
    asked, told = shelf.exchange("the garden", "your garden")
    (entry,) = shelf.recall("garden", filters=filters(role="assistant"))["results"]
    assert [bool(message["hit"]) for message in entry["messages"]] == [False, True]
    assert [message["id"] for message in entry["messages"]] == [asked, told]


def test_since_is_inclusive_and_until_exclusive(shelf: Shelf) -> None:
    times = [Moment(NOW.us - hours * 3600 * SECOND, 7200) for hours in (3, 2, 1)]
    said = [shelf.say("user", "garden", at=at) for at in times]
    since, until = (at.written().isoformat() for at in times[:2])
    assert hit_ids(shelf.recall("garden", filters=filters(since=since, until=until))) == [said[0]]


def test_a_time_without_an_offset_is_refused_and_the_local_one_named(shelf: Shelf) -> None:
    with pytest.raises(BadArgument, match=r"2026-01-02T00:00:00\+02:00"):
        filters(since="2026-01-02")


@pytest.mark.parametrize(
    ("given", "argument"),
    [({"role": "system"}, "role"), ({"since": "soon"}, "since"), ({"until": "2026-13-01T00:00Z"}, "until")],
)
def test_a_filter_that_makes_no_sense_names_itself(given: dict[str, str], argument: str) -> None:
    with pytest.raises(BadArgument) as caught:
        filters(**given)
    assert caught.value.data["argument"] == argument


def test_an_unknown_session_is_said(shelf: Shelf) -> None:
    with pytest.raises(NotFound):
        shelf.recall("garden", filters=filters(session="nowhere"))


def test_memories_are_filtered_by_the_messages_they_came_from(shelf: Shelf) -> None:
    said, _ = shelf.exchange("Remember my dog", "Saved.", "a")
    linked = shelf.keep("Diego has a garden", sources=(said,))
    shelf.keep("Diego likes a garden")
    assert hit_ids(shelf.recall("garden", filters=filters(session="a", role="user"))) == [linked]
    assert hit_ids(shelf.recall("garden", filters=filters(role="assistant"))) == []


def test_every_hit_passes_the_filters(shelf: Shelf) -> None:
    for n in range(6):
        shelf.exchange("Which colour has the hallway?", "Calke.", f"s{n}")
    page = shelf.recall("hallway", filters=filters(session="s3", role="assistant"))
    results = page["results"]
    assert isinstance(results, list)
    marked = [m for entry in results for m in entry["messages"] if m["hit"]]
    assert {entry["session"] for entry in results} == {"s3"}
    assert {message["role"] for message in marked} == {"assistant"}


def test_long_texts_are_cut_around_the_words_and_say_how_to_read_on() -> None:
    shelf = Shelf(Limits(max_results=8, recall_chars=1024))
    asked, told = shelf.exchange("What of it?", "filler words " * 300 + "the zeppelin landed " + "more filler " * 300)
    (entry,) = shelf.recall("zeppelin")["results"]
    answer = entry["messages"][1]
    assert answer["truncated"]
    assert "zeppelin" in answer["content"]
    rest = shelf.text(told, answer["next_offset"])
    assert rest["offset"] == answer["start"] + len(answer["content"])
    assert asked == entry["messages"][0]["id"]
    shelf.close()


def test_a_hit_whose_particulars_do_not_fit_is_left_out_and_passed_over() -> None:
    shelf = Shelf(Limits(max_results=8, recall_chars=1024))
    shelf.say("user", "garden here", source="x" * 2000, session="a")
    kept = shelf.say("user", "garden there", session="b")
    page = shelf.recall("garden", mode="all")
    assert hit_ids(page) == [kept]
    assert page["left_out"] == 1
    shelf.close()


@pytest.mark.parametrize(
    ("asked", "argument"),
    [
        ({"limit": 0}, "limit"),
        ({"offset": -1}, "offset"),
        ({"offset": 10**30}, "offset"),
        ({"mode": "some"}, "mode"),
        ({"mode": ""}, "mode"),
    ],
)
def test_arguments_out_of_bounds_are_refused(shelf: Shelf, asked: dict[str, object], argument: str) -> None:
    with pytest.raises(BadArgument) as caught:
        shelf.recall("garden", **asked)
    assert caught.value.data["argument"] == argument


def test_a_day_that_the_question_names_comes_first(shelf: Shelf) -> None:
    days = [Moment(1_780_000_000 * SECOND + n * 86_400 * 10 * SECOND) for n in range(5)]
    said = [shelf.say("user", "we talked of the garden", session=f"s{n}", at=at) for n, at in enumerate(days)]
    named = days[3].written().strftime("%d %B %Y")
    assert hit_ids(shelf.recall(f"What about the garden on {named}?"))[0] == said[3]


@pytest.mark.parametrize("mode", ["any", "all", "phrase"])
@pytest.mark.parametrize("role", ["user", "assistant"])
def test_a_role_is_held_to_in_every_mode(shelf: Shelf, mode: str, role: str) -> None:
    asked, told = shelf.exchange("the blue garden", "a blue garden")
    found = hit_ids(shelf.recall("blue garden", mode=mode, filters=filters(role=role)))
    assert found == [asked if role == "user" else told]


def test_a_query_of_very_many_forms_is_searched_whole(shelf: Shelf) -> None:
    """The unfinished word stands for all thousand that begin with it."""
    beginning = "x" * 600
    for n in range(1000):
        shelf.say("user", beginning + f"{n:04}", session=f"s{n}")
    assert shelf.recall(beginning + "9")["next_offset"] == 50


def test_reading_names_that_no_text_can_have_finds_nothing(shelf: Shelf) -> None:
    with pytest.raises(NotFound):
        shelf.recall("garden", filters=filters(session="\ud800"))
    with pytest.raises(NotFound):
        shelf.text("\ud800")
    with pytest.raises(NotFound):
        shelf.conversation("\ud800")


@pytest.mark.parametrize(("question", "first"), [("What did I say about tea?", 0), ("¿Qué me dijiste? tea", 1)])
def test_whom_the_question_names_as_the_speaker_comes_first(shelf: Shelf, question: str, first: int) -> None:
    said, _ = shelf.exchange("Green tea is best brewed cool.", "Noted.", "a")
    shelf.say("user", "Anything about drinks?", session="b")
    told = shelf.say("assistant", "Green tea is best brewed cool.", session="b")
    assert hit_ids(shelf.recall(question))[0] == (said, told)[first]
