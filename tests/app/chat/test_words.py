"""Rules of the words beside a turn: each cause, tool and card has its own, with no hole in the sentence."""

from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from app.assistant.events import Action, Card, FailureCode, ToolFinished, ToolRunning
from app.assistant.user_name import Problem
from app.assistant.wrappers import WRITING
from app.chat.card_words import not_undone, question
from app.chat.failure_words import WORDS, failure_sentence
from app.chat.name_words import name_sentence
from app.chat.tool_words import TOOLS, tool_remark


@pytest.mark.parametrize("code", get_args(FailureCode))
def test_a_failure_says_what_happened_without_a_hole(qtbot: QtBot, code: FailureCode) -> None:
    for data in ({}, {"available": "a\nb", "model": "m", "server": "s", "seconds": "9", "store_code": "locked"}):
        said = failure_sentence(code, data)
        assert said
        assert "{" not in said


def test_every_cause_has_words() -> None:
    assert set(WORDS) == set(get_args(FailureCode))


def test_every_tool_that_writes_has_words() -> None:
    assert set(TOOLS) >= WRITING


@pytest.mark.parametrize("tool", [*TOOLS, "something_else"])
def test_a_tool_is_told_in_plain_words(qtbot: QtBot, tool: str) -> None:
    state, running = tool_remark(ToolRunning(1, "a", tool))
    assert (state, running.endswith("…"), "_" in running) == ("running", True, False)
    assert tool_remark(ToolFinished(1, "a", tool, "done"))[0] == "done"
    assert tool_remark(ToolFinished(1, "a", tool, "refused", "locked"))[1].startswith("Not done:")


@pytest.mark.parametrize("action", get_args(Action))
def test_a_card_shows_every_text_as_it_is(qtbot: QtBot, action: Action) -> None:
    asked = question(Card("c", action, "event", "id", "<b>old</b>", "new {x}", ("third",), "occurrence", "2026-10-02"))
    assert [text for _, text in asked.passages] == ["<b>old</b>", "new {x}", "third"]
    assert "2026" in asked.title
    assert asked.yes != "Keep"


@pytest.mark.parametrize("problem", get_args(Problem))
def test_a_name_is_refused_with_a_reason(qtbot: QtBot, problem: Problem) -> None:
    assert name_sentence(problem)


def test_why_an_addition_stays_is_said(qtbot: QtBot) -> None:
    assert len({not_undone(code) for code in ("changed", "not_found", "locked")}) == 3
