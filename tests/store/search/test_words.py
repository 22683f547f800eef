"""The vocabulary, page by page."""

import pytest

from store.errors import BadArgument
from store.search.limits import Limits
from tests.helpers.shelf import NOW, Answer, Shelf, filters


def counts(form: Answer) -> dict[str, tuple[int, int]]:
    words = form["words"]
    assert isinstance(words, list)
    return {word["word"]: (word["occurrences"], word["documents"]) for word in words}


def test_words_are_folded_ordered_and_counted(shelf: Shelf) -> None:
    shelf.exchange("Café, café y jardín", "El CAFÉ")
    page = shelf.words()
    assert counts(page) == {"cafe": (3, 2), "el": (1, 1), "jardin": (1, 1), "y": (1, 1)}
    assert list(counts(page)) == sorted(counts(page))
    assert page["total"] == 4


def test_a_prefix_is_folded_too(shelf: Shelf) -> None:
    shelf.exchange("Jardín jardinero jarra", "ok")
    assert list(counts(shelf.words("JARDÍ"))) == ["jardin", "jardinero"]


def test_what_cannot_be_found_is_not_counted(shelf: Shelf) -> None:
    shelf.say("system", "garden")
    shelf.say("user", "hello")
    shelf.say("assistant", "garden", status="interrupted")
    shelf.keep("garden", state="superseded")
    shelf.keep("garden two", state="candidate")
    shelf.keep("garden three", expires=NOW)
    assert shelf.words("garden", scope="all")["total"] == 0


def test_in_all_a_message_and_its_memory_are_two_documents(shelf: Shelf) -> None:
    said = shelf.say("user", "garden garden")
    shelf.keep("garden", sources=(said,))
    assert counts(shelf.words("garden", scope="history")) == {"garden": (2, 1)}
    assert counts(shelf.words("garden", scope="memories")) == {"garden": (1, 1)}
    assert counts(shelf.words("garden", scope="all")) == {"garden": (3, 2)}


@pytest.mark.parametrize("prefix", ["", "ga", "gard"])
def test_filters_hold_for_words(shelf: Shelf, prefix: str) -> None:
    shelf.exchange("garden garden", "garden", "a")
    shelf.exchange("garden", "gardens", "b")
    assert counts(shelf.words(prefix, filters=filters(role="user")))["garden"] == (3, 2)
    assert counts(shelf.words(prefix, filters=filters(session="a")))["garden"] == (3, 2)
    assert counts(shelf.words(prefix, filters=filters(session="b", role="assistant"))) == {"gardens": (1, 1)}
    assert counts(shelf.words(prefix, filters=filters(since=NOW.written().isoformat()))) == {}


def test_an_unknown_scope_is_refused(shelf: Shelf) -> None:
    with pytest.raises(BadArgument):
        shelf.words(scope="everything")


def test_a_word_longer_than_the_budget_is_shown_by_its_beginning() -> None:
    shelf = Shelf(Limits(recall_chars=1024))
    shelf.say("user", "y" * 5000 + " z")
    page = shelf.words()
    assert page["next_offset"] == 1
    (word,) = page["words"]
    assert word["truncated"]
    assert word["word"].startswith("yyy")
    shelf.close()
