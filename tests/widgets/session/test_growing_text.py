"""Rules of a text that grows: nothing is lost, and what is frozen is never laid out again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.session.growing_text import FROZEN, GrowingText

PARAGRAPH = "Some words that stand in a paragraph. " * 12 + "\n\n"
CODE = "```python\n" + "x = 1\n\n" * 400 + "```\n\n"
PIECES = st.lists(
    st.sampled_from(
        [PARAGRAPH, CODE, "- item\n", "> quote\n\n", "| a | b |\n|---|---|\n", "```\n", "\n\n", "word ", "x" * 900]
    )
)


def grown(text: str, step: int) -> GrowingText:
    made = GrowingText()
    for start in range(0, len(text), step):
        made.add(text[start : start + step])
    return made


@given(PIECES, st.integers(1, 700))
def test_the_parts_joined_are_the_text(pieces: list[str], step: int) -> None:
    text = "".join(pieces)
    made = grown(text, step)
    assert "".join(part.source for part in made.parts()) == made.text == text


@given(PIECES, st.integers(100, 700))
def test_what_is_frozen_stays_as_it_is(pieces: list[str], step: int) -> None:
    text, made = "".join(pieces), GrowingText()
    before: tuple[object, ...] = ()
    for start in range(0, len(text), step):
        made.add(text[start : start + step])
        frozen = made.parts()[: len(made._frozen)]
        assert frozen[: len(before)] == before
        before = frozen


def test_the_numbers_of_parts_are_their_order() -> None:
    assert [part.index for part in grown(PARAGRAPH * 4 + CODE, 50).parts()] == list(
        range(len(grown(PARAGRAPH * 4 + CODE, 50).parts()))
    )


def test_little_is_left_open_behind_paragraphs() -> None:
    made = grown(PARAGRAPH * 20 + "And", 30)
    assert len(made._open) <= FROZEN + len(PARAGRAPH)


@pytest.mark.parametrize("inside", ["```\n" + "a\n\n" * 300, "~~~~\n" + "b\n\n" * 300])
def test_nothing_is_frozen_in_the_middle_of_a_fence(inside: str) -> None:
    assert grown(inside, 40)._frozen == []
