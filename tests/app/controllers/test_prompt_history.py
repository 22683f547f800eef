"""Rules of walking earlier requests: the draft waits, the same twice is one, private ones go with private mode."""

import pytest

from app.controllers.prompt_history import PromptHistory


@pytest.fixture
def history() -> PromptHistory:
    made = PromptHistory()
    made.set_stored(("one", "two"))
    return made


def test_it_walks_back_to_the_first_and_on_to_the_draft(history: PromptHistory) -> None:
    assert [history.earlier("draft") for _ in range(3)] == ["two", "one", None]
    assert [history.later() for _ in range(3)] == ["two", "draft", None]


def test_what_was_said_since_comes_first(history: PromptHistory) -> None:
    history.add("three", private=False)
    assert [history.earlier("") for _ in range(3)] == ["three", "two", "one"]


def test_the_same_twice_in_a_row_is_one(history: PromptHistory) -> None:
    history.add("two", private=False)
    history.add("two", private=True)
    assert [history.earlier("") for _ in range(3)] == ["two", "one", None]


def test_private_requests_are_forgotten(history: PromptHistory) -> None:
    history.add("secret", private=True)
    assert history.earlier("secret draft") == "secret"
    history.forget_private()
    assert history.later() is None
    assert [history.earlier("") for _ in range(2)] == ["two", "one"]


def test_a_walk_stays_where_it_is_when_the_store_answers(history: PromptHistory) -> None:
    history.earlier("")
    history.set_stored(("zero", "one", "two"))
    assert history.earlier("") == "one"
