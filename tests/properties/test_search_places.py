"""Every place that a word is said to stand at holds that word by the tokenizer's own folding, and none is missed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from store.search.lexicon.positions import occurrences, pieces, places
from store.search.scratch import Scratch
from store.search.tokenizer import folded, words_of
from tests.helpers.shelf import Shelf

HOSTILE = [
    "café",
    "cafe\u0301",
    "Tiếng",
    "Tie\u0302\u0301ng",
    "Việt",
    "İ",
    "i\u0307",
    "ı",
    "ß",
    "ẞ",
    "ﬁ",
    "हिन्दी",
    "שָׁלוֹם",
    "سَلام",
    "👍🏽",
    "❤️",
    "❤",
    "👩‍👩‍👧",
    "\u0301",
    "\u0332",
    "\u20dd",
    "a\u0301b",
    "é\u0332x",
    "\ue000",
    "\U000f0000",
    "\U000f0001",
    "\U0010fffd",
    "猫が好き",
    "don't",
    "snake_case",
    "3.14",
    "K",
    "Ω",
    "ς",
    "σ",
    "\ufe0f",
    "\u200d",
    "\ufffd",
    "a" * 2100,
    "e\u0301" * 50,
]
JOINS = ["", " ", "\n", "\t", "\u00a0", "\u2003", "-", "'", "\u0301", "\ufe0f"]
TEXTS = st.lists(st.one_of(st.sampled_from(HOSTILE), st.sampled_from(JOINS), st.text(max_size=6)), max_size=25).map(
    lambda parts: "".join(parts).replace("\0", " ")
)


def storable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


@given(TEXTS.map(storable), st.integers(0, 3))
@settings(max_examples=150)
def test_places_are_those_of_the_tokenizer(text: str, number: int) -> None:
    words = words_of(text)
    if not words:
        return
    term = words[number % len(words)]
    scratch = Scratch()
    found = places(scratch, text, term, 0, 10**6)
    assert [words_of(text[place.start : place.end]) for place in found] == [[term]] * words.count(term)
    assert occurrences(scratch, text, term) == words.count(term)
    with scratch.holding([(1, text)]) as held:
        offsets = [
            offset for (offset,) in held.execute("SELECT offset FROM places WHERE term = ? ORDER BY offset", (term,))
        ]
    assert [place.token_index for place in found] == offsets
    assert [(place.start, place.end) for place in found] == sorted({(place.start, place.end) for place in found})
    assert places(scratch, text, term, 1, 2) == found[1:3]
    scratch.connection.close()


@given(TEXTS.map(storable), st.integers(1, 40))
def test_pieces_add_up_to_the_text_and_cut_no_word(text: str, size: int) -> None:
    parts = list(pieces(text, size))
    assert "".join(part for _, part in parts) == text
    assert [start for start, _ in parts] == [sum(len(part) for _, part in parts[:n]) for n in range(len(parts))]
    assert [word for _, part in parts for word in words_of(part)] == words_of(text)


@given(TEXTS.map(storable))
@settings(max_examples=60)
def test_instances_are_the_stored_texts_own(text: str) -> None:
    shelf = Shelf()
    said = shelf.say("user", text)
    for word in set(words_of(text)):
        if len(word) > 512:
            continue
        page = shelf.instances(word)
        assert page["total"] == words_of(text).count(word)
        for one in page["instances"]:
            assert (one["id"], text[one["start"] : one["end"]]) == (said, one["matched"])
            assert words_of(one["matched"]) == [word]
    shelf.close()


@given(st.text(st.characters(max_codepoint=127)).map(lambda text: text.replace("\0", " ")))
def test_ascii_is_cut_into_words_as_the_tokenizer_does(text: str) -> None:
    scratch = Scratch()
    with scratch.holding([(1, text)]) as held:
        terms = [term for (term,) in held.execute("SELECT term FROM places ORDER BY offset")]
    scratch.connection.close()
    assert words_of(text) == terms


@given(st.lists(st.sampled_from(["Café", "GARDEN", "Tiếng", "ß", "İ", "हिन्दी"]), max_size=6))
def test_written_words_fold_as_they_do_in_a_text(surfaces: list[str]) -> None:
    assert folded(set(surfaces)) == {surface: words_of(surface)[0] for surface in surfaces}
