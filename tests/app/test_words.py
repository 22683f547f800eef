"""Rules of what the window says in trouble: every code has its own words, and bugs are called bugs."""

from collections.abc import Iterator

import pytest

import store.errors
from app import words
from store.errors import BadArgument, Damaged, NoAccess, NotUtf8, Refused, StoreError, Trouble
from store.settings import BadSettings


def kinds(base: type[StoreError]) -> Iterator[type[StoreError]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


# What only a caller that writes can cause; no reader of the diary meets it.
NEVER_SHOWN = {
    "refused",
    "trouble",
    "bad_argument",
    "not_found",
    "changed_log",
    "bad_settings",
    "superseded",
    "looks_secret",
}


def test_every_code_that_a_reader_meets_has_words(qapp: object) -> None:
    codes = {kind.code for kind in kinds(StoreError) if kind.__module__ == store.errors.__name__}
    assert codes - NEVER_SHOWN == set(words.WORDS)


@pytest.mark.parametrize("code", sorted(words.WORDS))
def test_words_are_whole_without_any_data(code: str, qapp: object) -> None:
    text = words.WORDS[code]({})
    assert text.endswith(".")
    assert "{" not in text


def test_words_name_the_file(qapp: object) -> None:
    assert "/home/memory.sqlite3" in words.sentence(NoAccess("no", path="/home/memory.sqlite3"))


def test_kind_without_words_takes_its_base_s(qapp: object) -> None:
    class Torn(Damaged):
        code = "torn"

    assert words.sentence(Torn("", path="x")) == words.sentence(Damaged("", path="x"))
    assert words.sentence(NotUtf8("", path="x")) != words.sentence(Damaged("", path="x"))


@pytest.mark.parametrize("error", [Trouble(""), Refused(""), BadArgument("")])
def test_other_store_errors_point_to_the_data(error: StoreError, qapp: object) -> None:
    assert "could not be read" in words.sentence(error)


def test_bug_is_called_a_mistake_of_ours(qapp: object) -> None:
    assert words.sentence(KeyError("x")) == words.crash()


def test_settings_problems_are_named(qapp: object) -> None:
    error = BadSettings("", problems=["interface.zoom: expected 50 to 200, found 900"])
    assert "interface.zoom: expected 50 to 200, found 900." in words.bad_settings(error)
    assert "interface.zoom" in words.not_kept(error)
