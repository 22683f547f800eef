"""The files of sample conversations say what the grammar lets them say."""

from datetime import time, timedelta

import pytest

from app.demo.reading import all_talks, talks
from app.demo.script import Line, Note

SAMPLE = """\
%% talk rudiger en at=09:12 ago=0
%% Diego
Remember this.
%% remember fact key=dog.name expires=3
Diego has a dog
%% Morgan
Done:

```python
x = 1
```
%% Diego after=40m
Thanks.
%% Morgan interrupted
You are
%% talk otra es evening times=2 kept=log
%% System
Hola
"""


def test_a_talk_holds_its_steps_in_order() -> None:
    first, _ = talks(SAMPLE)
    assert first.steps == (
        Line("user", "Remember this."),
        Note("fact", "Diego has a dog", "dog.name", timedelta(days=3)),
        Line("assistant", "Done:\n\n```python\nx = 1\n```"),
        Line("user", "Thanks.", wait=timedelta(minutes=40)),
        Line("assistant", "You are", "interrupted"),
    )


def test_the_head_says_when_a_talk_takes_place() -> None:
    first, second = talks(SAMPLE)
    assert (first.at, first.ago, first.times, first.kept) == (time(9, 12), 0, 1, "both")
    assert (second.part, second.ago, second.times, second.kept) == ("evening", None, 2, "log")


@pytest.mark.parametrize(
    "text",
    ["words before any talk\n", "%% talk a en\n%% Nobody\nHi\n", "%% talk a en\n%% Diego after=3x\nHi\n", "%% talk\n"],
)
def test_what_the_grammar_does_not_know_is_an_error(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        list(talks(text))


def test_the_files_hold_at_least_sixty_different_talks() -> None:
    names = [talk.name for talk in all_talks()]
    assert len(names) == len(set(names)) >= 60


def test_no_message_is_empty_and_none_holds_a_line_of_the_grammar() -> None:
    steps = [step for talk in all_talks() for step in talk.steps]
    assert [step for step in steps if not step.text.strip() or "%%" in step.text] == []


def test_every_talk_begins_with_a_person_or_the_system() -> None:
    openings = [talk.steps[0] for talk in all_talks()]
    assert [step for step in openings if not (isinstance(step, Line) and step.role in ("user", "system"))] == []
