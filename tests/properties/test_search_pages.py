"""Pages of every reading call add up to the whole: nothing lost, nothing doubled, always a step further."""

from collections import Counter
from collections.abc import Callable, Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from store.records import Moment, Role, Status
from store.search.limits import Limits
from store.search.tokenizer import words_of
from tests.helpers.shelf import NOW, Answer, Shelf, filters, hit_ids, hits

SMALLEST = Limits(max_results=1, recall_chars=1024)
LIMITS = st.sampled_from([SMALLEST, Limits(3, 1024), Limits(8, 8000), Limits(50, 64_000)])
TEXTS = st.lists(
    st.sampled_from(["garden", "Gárden", "gardens", "tulip", "the", "is", "\n", '"\\'] + ["long"] * 2), max_size=30
)
LINES = st.lists(
    st.tuples(
        st.sampled_from(["a", "b"]),
        st.sampled_from(["user", "assistant", "system"]),
        st.sampled_from(["complete", "complete", "complete", "error"]),
        TEXTS,
        st.sampled_from([None, "log#" + "s" * 50, "log#" + "s" * 900]),
    ),
    max_size=14,
)
MEMORIES = st.lists(st.tuples(TEXTS, st.sampled_from([None, NOW, Moment(NOW.us + 1)])), max_size=6)

Line = tuple[str, Role, Status, list[str], str | None]


def filled(limits: Limits, lines: list[Line], kept: list[tuple[list[str], Moment | None]]) -> Shelf:
    shelf = Shelf(limits)
    for number, (session, role, status, words, source) in enumerate(lines):
        text = _long(words)
        shelf.say(role, text, session=session, status=status, source=source and f"{source}{number}")
    for number, (words, expires) in enumerate(kept):
        shelf.keep(f"{number} {_long(words)}", expires=expires)
    return shelf


def _long(words: list[str]) -> str:
    return " ".join("long " * 120 if word == "long" else word for word in words)


def pages(ask: Callable[[int], Answer], step: str = "next_offset") -> Iterator[Answer]:
    offset: int | None = 0
    while offset is not None:
        page = ask(offset)
        yield page
        following = page[step]
        assert following is None or following > offset
        offset = following


def findable(lines: list[Line]) -> list[str]:
    return [_long(words) for _, role, status, words, _ in lines if status == "complete" and role != "system"]


@given(LIMITS, LINES, MEMORIES)
@settings(max_examples=60)
def test_pages_of_words_add_up(limits: Limits, lines: list[Line], kept: list[tuple[list[str], Moment | None]]) -> None:
    shelf = filled(limits, lines, kept)
    texts = findable(lines)
    texts += [f"{n} {_long(words)}" for n, (words, expires) in enumerate(kept) if expires != NOW]
    expected = Counter(word for text in texts for word in words_of(text))
    seen = list(pages(lambda offset: shelf.words(scope="all", offset=offset)))
    words = [entry for page in seen for entry in page["words"]]
    assert {word["word"]: word["occurrences"] for word in words} == expected
    assert [word["word"] for word in words] == sorted(expected)
    assert all(page["total"] == len(expected) for page in seen)
    shelf.close()


@given(LIMITS, LINES, MEMORIES, st.sampled_from(["history", "memories", "all"]))
@settings(max_examples=60)
def test_pages_of_instances_add_up(
    limits: Limits, lines: list[Line], kept: list[tuple[list[str], Moment | None]], scope: str
) -> None:
    shelf = filled(limits, lines, kept)
    seen = list(pages(lambda offset: shelf.instances("garden", scope=scope, offset=offset)))
    places = [(one["id"], one["start"]) for page in seen for one in page["instances"]]
    assert len(places) == len(set(places)) == seen[0]["total"]
    history = sum(words_of(text).count("garden") for text in findable(lines))
    memories = sum(words_of(_long(words)).count("garden") for words, expires in kept if expires != NOW)
    assert seen[0]["total"] == history * (scope != "memories") + memories * (scope != "history")
    assert all(len(page["instances"]) <= limits.max_results for page in seen)
    shelf.close()


@given(LIMITS, LINES, MEMORIES, st.sampled_from(["any", "all", "phrase"]), st.sampled_from(["", "a"]))
@settings(max_examples=60)
def test_pages_of_recall_add_up(
    limits: Limits, lines: list[Line], kept: list[tuple[list[str], Moment | None]], mode: str, session: str
) -> None:
    shelf = filled(limits, lines, kept)
    shelf.session("a")
    chosen = filters(session=session)
    seen = list(pages(lambda offset: shelf.recall("garden tulip", mode=mode, filters=chosen, offset=offset)))
    found = [hit for page in seen for hit in hits(page)]
    identities = [identity for _, identity, _ in found]
    assert len(identities) == len(set(identities))
    assert len(found) + sum(page.get("left_out", 0) for page in seen) == seen[0]["total"]
    assert all(len(hits(page)) <= limits.max_results for page in seen)
    shelf.close()


@given(LINES)
@settings(max_examples=60)
def test_all_finds_every_message_with_all_words_but_orphans(lines: list[Line]) -> None:
    shelf = filled(Limits(50, 64_000), lines, [])
    found = [
        identity
        for page in pages(lambda o: shelf.recall("garden tulip", mode="all", offset=o))
        for identity in hit_ids(page)
    ]
    texts = [shelf.text(identity)["text"] for identity in found]
    assert sorted(texts) == sorted(text for text in answered(lines) if {"garden", "tulip"} <= set(words_of(text)))
    shelf.close()


def answered(lines: list[Line]) -> Iterator[str]:
    """The texts that recall may find: no answer without a request right before it."""
    before: dict[str, Role] = {}
    for session, role, status, words, _ in lines:
        if role == "system" or status != "complete":
            continue
        if role == "user" or before.get(session) == "user":
            yield _long(words)
        before[session] = role


@given(LIMITS, LINES)
@settings(max_examples=60)
def test_pages_of_a_conversation_and_its_long_messages_add_up_to_the_texts(limits: Limits, lines: list[Line]) -> None:
    shelf = filled(limits, lines, [])
    shelf.session("a")
    expected = findable([line for line in lines if line[0] == "a"])
    seen = list(pages(lambda after: shelf.conversation("a", after), "next_after"))
    messages = [message for page in seen for message in page["messages"]]
    assert [_whole(shelf, message) for message in messages] == expected
    assert all(len(page["messages"]) <= limits.max_results for page in seen)
    shelf.close()


def _whole(shelf: Shelf, message: Answer) -> str:
    text: str = message["content"]
    offset = message.get("next_offset")
    while offset is not None:
        page = shelf.text(message["id"], offset)
        assert page["text"]
        text += page["text"]
        offset = page["next_offset"]
    return text


CHOSEN = st.fixed_dictionaries(
    {"session": st.sampled_from(["", "a", "b"]), "role": st.sampled_from(["", "user", "assistant"])}
)


@given(LINES, CHOSEN, st.sampled_from(["", "gard"]))
@settings(max_examples=60)
def test_counts_are_those_of_what_passes_the_filters(lines: list[Line], chosen: dict[str, str], prefix: str) -> None:
    shelf = filled(Limits(50, 64_000), lines, [])
    shelf.session("a")
    shelf.session("b")
    wanted = [line for line in lines if chosen["session"] in ("", line[0]) and chosen["role"] in ("", line[1])]
    expected = Counter(word for text in findable(wanted) for word in words_of(text) if word.startswith(prefix))
    page = shelf.words(prefix, filters=filters(**chosen))
    assert {word["word"]: word["occurrences"] for word in page["words"]} == expected
    assert all(shelf.instances(word, filters=filters(**chosen))["total"] == expected[word] for word in expected)
    shelf.close()


@given(LINES, CHOSEN, st.sampled_from(["any", "all", "phrase"]))
@settings(max_examples=60)
def test_every_hit_of_recall_passes_the_filters(lines: list[Line], chosen: dict[str, str], mode: str) -> None:
    shelf = filled(Limits(50, 64_000), lines, [])
    shelf.session("a")
    shelf.session("b")
    for page in pages(lambda o: shelf.recall("garden tulip", mode=mode, filters=filters(**chosen), offset=o)):
        for entry in page["results"]:
            assert chosen["session"] in ("", entry["session"])
            assert all(chosen["role"] in ("", m["role"]) for m in entry["messages"] if m["hit"])
    shelf.close()
