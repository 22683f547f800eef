"""The small parts of a turn, each by itself."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    TextPart,
    ThinkingPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)

from app.assistant import budget, user_name
from app.assistant.budget import SHORTENED, fitted, fitting_lines, is_request, total
from app.assistant.history import STOPPED, Exchange, History, steps_of
from app.assistant.needs import tokens
from app.assistant.plain_text import plain
from app.assistant.slim_schema import slim


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Diego", None),
        (" María José ", None),
        ("J", None),
        ("", "empty"),
        ("  ", "empty"),
        ("x" * 40, None),
        ("x" * 41, "too_long"),
        ("Diego: user", "colon"),
        ("Die\ngo", "control"),
        ("Die\u202ego", "control"),
        ("Morgan", "taken"),
        ("mORGAN", "taken"),
        ("system", "taken"),
    ],
)
def test_which_names_a_person_may_have(name: str, problem: str | None) -> None:
    assert user_name.problem(name, "Morgan") == problem


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Diego's dog\nRudiger", "Diego's dog\nRudiger"),
        ("a\u202eb\u2066c\u2069\0d\r\x1b[0m", "a\ufffdb\ufffdc\ufffd\ufffdd\ufffd\ufffd[0m"),
        ("a\u2028b\u200fc\ud800", "a\ufffdb\ufffdc\ufffd"),
        ("👩\u200d👧 नि\u200dष", "👩\u200d👧 नि\u200dष"),
    ],
)
def test_unseen_signs_are_shown(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_a_schema_without_what_goes_without_saying() -> None:
    schema = {
        "title": "T",
        "additionalProperties": False,
        "type": "object",
        "properties": {
            "title": {"title": "Title", "type": "string"},
            "end": {"anyOf": [{"type": "string"}, {"type": "null"}], "default": None, "description": "Last day"},
        },
    }
    assert slim(schema) == {
        "type": "object",
        "properties": {"title": {"type": "string"}, "end": {"type": "string", "description": "Last day"}},
    }


def test_steps_hold_calls_with_results_and_no_text() -> None:
    calls = [ToolCallPart("recall", '{"query": "x"}', "1"), ToolCallPart("forget", "{broken", "2")]
    run: list[ModelMessage] = [
        ModelRequest(parts=[UserPromptPart("Hi")]),
        ModelResponse(parts=[ThinkingPart("hm"), TextPart("Let me see"), *calls]),
        ModelRequest(parts=[ToolReturnPart("recall", "found", "1")]),
        ModelResponse(parts=[TextPart("Done")]),
    ]
    response, unanswered, result = steps_of(run)
    assert [part.part_kind for part in response.parts] == ["tool-call", "tool-call"]
    assert [getattr(part, "args", None) for part in response.parts] == ['{"query": "x"}', "{}"]
    results = [part for message in (unanswered, result) for part in message.parts]
    assert {(getattr(part, "tool_call_id", ""), getattr(part, "content", "")) for part in results} == {
        ("1", "found"),
        ("2", STOPPED),
    }


def test_private_turns_are_seen_by_private_ones_only() -> None:
    history = History()
    history.add(Exchange(1, "open", private=False, answer="yes"))
    history.add(Exchange(2, "secret", private=True, answer="hush"))
    assert len(history.messages(private=False)) == 2
    assert len(history.messages(private=True)) == 4
    assert history.drop_private() == (2,)
    assert len(history.messages(private=True)) == 2


text = st.text(max_size=80)
line = st.text(st.characters(exclude_characters="\n"), max_size=40)
exchange = st.builds(
    lambda request, result, answer: Exchange(
        1,
        request,
        private=False,
        steps=(
            ModelResponse(parts=[ToolCallPart("recall", "{}", "1")]),
            ModelRequest(parts=[ToolReturnPart("recall", result, "1")]),
        ),
        answer=answer,
    ),
    text,
    text,
    text,
)


@settings(max_examples=60)
@given(st.lists(exchange, max_size=4), st.lists(line, max_size=8), st.integers(0, 700))
def test_what_is_sent_fits_and_is_cut_in_its_order(said: list[Exchange], lines: list[str], room: int) -> None:
    earlier = [message for one in said for message in one.messages()]
    memories = "\n".join(lines)
    fit = fitted(earlier, memories, room)
    assert total(fit.earlier) + tokens(fit.memories) <= room
    assert not fit.earlier or is_request(fit.earlier[0])
    assert memories.startswith(fit.memories)
    if total(earlier) + tokens(memories) <= room:
        assert list(fit.earlier) == earlier
        assert fit.memories == (memories if len(lines) > 1 else "")
    if len(fit.earlier) < len(earlier):
        assert all(SHORTENED in json.dumps(result) or len(result) <= len(SHORTENED) for result in results(fit.earlier))


def results(messages: tuple[ModelMessage, ...]) -> list[str]:
    parts = [part for message in messages for part in message.parts]
    return [part.model_response_str() for part in parts if isinstance(part, ToolReturnPart)]


def test_a_block_is_cut_between_its_lines() -> None:
    block = "label\n- one memory\n- another memory"
    assert fitting_lines(block, 1000) == block
    assert fitting_lines(block, tokens("label") + tokens("- one memory") + 3) == "label\n- one memory"
    assert fitting_lines(block, tokens("label") + 1) == ""


def test_the_budget_counts_every_message() -> None:
    assert budget.total([ModelRequest(parts=[UserPromptPart("x" * 30)])]) == 10 + budget.MESSAGE_TOKENS
