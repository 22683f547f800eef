"""Settings are declared once; what a configuration may hold follows from the declarations."""

import json

import pytest

from store import settings
from store.settings import MEMORY, BadSettings, Setting, Settings


def test_defaults_hold_where_nothing_is_named() -> None:
    chosen = Settings.parse("{}", MEMORY)
    assert chosen[settings.DATABASE] == "memory/memory.sqlite3"
    assert (chosen[settings.ENABLED], chosen[settings.STORE_HISTORY]) == (True, True)
    numbers = (settings.MAX_RESULTS, settings.CONTEXT_CHARS, settings.RECALL_CHARS)
    assert [chosen[one] for one in numbers] == [8, 4000, 8000]


@pytest.mark.parametrize("name", ["max_results", "context_chars", "recall_chars"])
def test_bounds_are_inclusive(name: str) -> None:
    setting = next(one for one in MEMORY if one.name == name)
    for value in (setting.low, setting.high):
        assert Settings.parse(json.dumps({"memory": {name: value}}), MEMORY)[setting] == value


@pytest.mark.parametrize(
    ("memory", "named"),
    [
        ({"enabled": 1}, "memory.enabled"),
        ({"enabled": "true"}, "memory.enabled"),
        ({"max_results": True}, "memory.max_results"),
        ({"max_results": 8.0}, "memory.max_results"),
        ({"max_results": 0}, "memory.max_results"),
        ({"max_results": 51}, "memory.max_results"),
        ({"context_chars": 511}, "memory.context_chars"),
        ({"recall_chars": 64001}, "memory.recall_chars"),
        ({"database": None}, "memory.database"),
        ([], "memory"),
    ],
)
def test_a_wrong_value_is_named(memory: object, named: str) -> None:
    with pytest.raises(BadSettings) as caught:
        Settings.parse(json.dumps({"memory": memory}), MEMORY)
    problems = caught.value.data["problems"]
    assert isinstance(problems, list)
    assert [problem.split(":")[0] for problem in problems] == [named]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(BadSettings):
        Settings.parse(text, MEMORY)


def test_every_problem_is_named_at_once() -> None:
    with pytest.raises(BadSettings) as caught:
        Settings.parse('{"memory": {"enabled": 0, "max_results": 99}}', MEMORY)
    assert len(caught.value.data["problems"]) == 2  # type: ignore[arg-type]  # a list


def test_unknown_keys_are_left_alone() -> None:
    assert Settings.parse('{"memory": {"later": 1}, "other": 2}', MEMORY) == Settings()


def test_choices_and_null_are_declared() -> None:
    theme = Setting[str | None]("interface", "theme", None, "Colours.", (str, type(None)), choices=(None, "dark"))
    assert Settings.parse('{"interface": {"theme": null}}', (theme,))[theme] is None
    with pytest.raises(BadSettings, match="values that cannot"):
        Settings.parse('{"interface": {"theme": "pink"}}', (theme,))


@pytest.mark.parametrize("setting", MEMORY, ids=lambda one: one.path)
def test_every_default_is_valid_and_described(setting: Setting[object]) -> None:
    assert setting.problem(setting.default) is None
    assert setting.description.endswith(".")
