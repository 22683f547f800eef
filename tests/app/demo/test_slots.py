"""Slots give one conversation several wordings."""

from random import Random

import pytest

from app.demo.reading import all_talks
from app.demo.script import Line, Talk
from app.demo.slots import filled, versions

PLANTS = Talk("plants", "en", (Line("user", "My ⟨plant=fig|lemon⟩?"), Line("assistant", "Your ⟨plant⟩.")), times=2)


def test_a_slot_says_the_same_word_again() -> None:
    question, answer = (step.text for step in filled(PLANTS, Random(1)).steps)
    assert question.removeprefix("My ").removesuffix("?") == answer.removeprefix("Your ").removesuffix(".")


def test_the_versions_of_a_talk_differ() -> None:
    assert {version.steps[0].text for version in versions(PLANTS, Random(1))} == {"My fig?", "My lemon?"}


def test_a_slot_without_words_is_an_error() -> None:
    with pytest.raises(KeyError):
        filled(Talk("t", "en", (Line("user", "⟨nothing⟩"),)), Random(1))


def test_a_talk_that_comes_again_needs_another_opening() -> None:
    with pytest.raises(ValueError, match="comes again"):
        versions(Talk("t", "en", (Line("user", "The same"),), times=2), Random(1))


def test_no_slot_stays_open_in_any_talk() -> None:
    texts = [step.text for talk in all_talks() for version in versions(talk, Random(5)) for step in version.steps]
    assert [text for text in texts if "⟨" in text or "⟩" in text] == []
