"""Query texts are literal words, whatever they look like."""

import pytest

from store.errors import BadArgument
from tests.helpers.shelf import Shelf, hit_ids

LITERAL = [
    "don't",
    "don’t",
    "POL-358",
    "AND",
    "NEAR(a",
    '"open',
    "“quoted”",
    "a:b",
    "-358",
    "100%",
    r"C:\temp",
    "x' OR 1=1 --",
    "user : secret",
    "{col}^2 + NOT x*",
    "a" * 10_000,
    "word " * 2_000,
    "x" * 500 + " yz" * 100,
    "un\ud800even",
    "é\0à",
]
WORDLESS = [" " * 600, "\ud800", "*", '"', "", "   ", "-- ?! ...", "\u0301", "\n\t"]


@pytest.mark.parametrize("text", LITERAL)
def test_what_is_literally_there_is_found(shelf: Shelf, text: str) -> None:
    said = shelf.say("user", f"before {text} after")
    assert said in hit_ids(shelf.recall(text))


@pytest.mark.parametrize("text", [text for text in LITERAL if len(text) <= 512])
@pytest.mark.parametrize("mode", ["all", "phrase"])
def test_exact_searches_take_it_literally_too(shelf: Shelf, text: str, mode: str) -> None:
    said = shelf.say("user", f"before {text} after")
    shelf.say("user", "before after", session="other")
    assert hit_ids(shelf.recall(text, mode=mode)) == [said]


@pytest.mark.parametrize("text", WORDLESS)
@pytest.mark.parametrize("mode", ["any", "all", "phrase"])
def test_a_query_without_a_word_finds_nothing_and_says_so(shelf: Shelf, text: str, mode: str) -> None:
    shelf.say("user", 'anything at all * " ?')
    page = shelf.recall(text, mode=mode)
    assert page["results"] == []
    assert page["next_offset"] is None
    assert "no word" in str(page["advice"])


@pytest.mark.parametrize("mode", ["all", "phrase"])
@pytest.mark.parametrize("text", ["a " * 257, " ".join(f"w{n}" for n in range(33))])
def test_an_exact_search_refuses_what_is_too_long(shelf: Shelf, text: str, mode: str) -> None:
    with pytest.raises(BadArgument) as caught:
        shelf.recall(text, mode=mode)
    assert caught.value.data["argument"] == "query"


def test_stop_words_are_left_out_before_words_are_counted(shelf: Shelf) -> None:
    said = shelf.say("user", "zebra")
    page = shelf.recall("the of and to in is it that for with on as at by from or an be this zebra")
    assert page["searched"]["words"] == ["zebra"]
    assert hit_ids(page) == [said]


def test_a_query_of_stop_words_alone_is_searched_as_it_is(shelf: Shelf) -> None:
    said = shelf.say("user", "to be or not to be")
    assert hit_ids(shelf.recall("to be")) == [said]


def test_a_shortened_query_says_so(shelf: Shelf) -> None:
    page = shelf.recall(" ".join(f"w{n}" for n in range(40)))
    assert page["searched"]["shortened"] is True


@pytest.mark.parametrize("text", ["", "two words", "*", "x" * 513])
def test_instances_want_exactly_one_word(shelf: Shelf, text: str) -> None:
    with pytest.raises(BadArgument):
        shelf.instances(text)


@pytest.mark.parametrize("text", ["two words", "*", "“”", "x" * 513])
def test_a_prefix_is_one_word(shelf: Shelf, text: str) -> None:
    with pytest.raises(BadArgument):
        shelf.words(text)
