"""A paragraph breaks every line, loses no character, and knows where each one stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from widgets.rows.paragraph import Paragraph
from widgets.style import BODY, Look, system_look

TEXTS = st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"]), max_size=80)


def paragraph(text: str, look: Look, width: int = 200) -> Paragraph:
    return Paragraph(text, look.font(BODY), width)


@pytest.mark.parametrize(
    "text", ["", "one line", "x" * 500, "https://example.org/" + "a/" * 200, "a\nb\nc", "שלום עולם"]
)
def test_height_is_whole_lines(look: Look, text: str) -> None:
    laid = paragraph(text, look)
    assert laid.height >= laid.pitch
    assert laid.height % laid.pitch == 0


def test_long_word_breaks(look: Look) -> None:
    assert paragraph("x" * 500, look).height > 5 * paragraph("x", look).height


def test_line_break_starts_a_line(look: Look) -> None:
    assert paragraph("a\nb", look).height == 2 * paragraph("a", look).height


def test_narrower_is_higher(look: Look) -> None:
    text = "words that go on for a while " * 4
    assert paragraph(text, look, 100).height > paragraph(text, look, 400).height


@given(text=TEXTS)
def test_all_of_it_is_its_text(qtbot: QtBot, text: str) -> None:
    laid = paragraph(text, system_look())
    assert laid.between(0, None) == text
    assert laid.between(0, laid.characters()) == text


def test_character_is_found_where_it_stands(look: Look) -> None:
    laid = paragraph("some words that need several lines at this width to be shown", look, 120)
    for character in range(laid.characters()):
        place = laid.rect_of(character)
        assert laid.rect_of(laid.character_at(place.center())).top() == place.top()


def test_point_outside_finds_the_nearest_line(look: Look) -> None:
    laid = paragraph("one\ntwo", look)
    assert laid.character_at(QPoint(-5, -50)) == 0
    assert laid.character_at(QPoint(900, 900)) == laid.characters()


def test_emoji_count_twice(look: Look) -> None:
    assert paragraph("a🙂b", look).characters() == 4
    assert paragraph("a🙂b", look).between(1, 3) == "🙂"


@pytest.mark.parametrize(
    ("character", "unit", "found"),
    [
        *((0, "word", "one"), (5, "word", "two"), (0, "paragraph", "one two")),
        *((2, "paragraph", "one two"), (9, "paragraph", "three four")),
    ],
)
def test_unit_around_a_character(look: Look, character: int, unit: str, found: str) -> None:
    laid = paragraph("one two\nthree four", look)
    start, end = laid.span_at(character, "word" if unit == "word" else "paragraph")
    assert laid.between(start, end) == found


def test_tall_letters_make_their_line_higher(look: Look) -> None:
    tall, plain = Paragraph("a", look.font(40), 200), paragraph("a", look)
    tall_line = Paragraph("ཧཱུྃ", look.font(BODY), 200)
    assert tall.pitch == 56
    assert tall_line.height >= plain.height
    assert tall_line.rect_of(0).height() == tall_line.height
