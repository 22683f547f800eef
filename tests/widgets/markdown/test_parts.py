"""Long messages are cut where nobody sees it."""

import pytest

from widgets.markdown.parts import parts
from widgets.markdown.places import Code, Prose, Rows

ROW = "| one | two | three |\n"
TABLE = "| a | b | c |\n|---|---|---|\n" + ROW * 200


def test_a_short_message_is_one_part() -> None:
    message = "word " * 600
    assert parts(message) == ((0, message, Prose()),)


@pytest.mark.parametrize("message", ["", "\n", "x"])
def test_next_to_nothing_is_one_part(message: str) -> None:
    assert [part.source for part in parts(message)] == [message]


def test_paragraphs_are_cut_between_blocks() -> None:
    made = parts("Some words that fill a line. " * 10 + "\n\n" + ("Other words. " * 30 + "\n\n") * 30)
    assert len(made) > 3
    assert all(part.source.endswith("\n\n") and part.place == Prose() for part in made)


def test_a_list_is_cut_before_an_item_and_says_that_it_goes_on() -> None:
    made = parts("- an item with some words\n" * 400)
    assert all(part.source.startswith("- ") for part in made)
    assert [part.place.opens for part in made] == [True] + [False] * (len(made) - 1)
    assert [part.place.closes for part in made] == [False] * (len(made) - 1) + [True]


def test_a_cut_inside_a_list_item_remembers_its_indentation() -> None:
    made = parts("- item\n" + "    - nested item with some words\n" * 300)
    assert isinstance(made[1].place, Prose)
    assert made[1].place.indent == 4


def test_a_long_fence_is_cut_into_code_of_one_frame() -> None:
    message = "Before\n\n```python title=x\n" + "line = 1\n" * 900 + "```\nAfter\n"
    places = [part.place for part in parts(message)]
    code = [place for place in places if isinstance(place, Code)]
    assert isinstance(places[0], Prose)
    assert isinstance(places[-1], Prose)
    assert {place.info for place in code} == {"python title=x"}
    assert [(place.opens, place.closes) for place in code][:: len(code) - 1] == [(True, False), (False, True)]


def test_a_short_fence_is_never_cut() -> None:
    message = ("word " * 550 + "\n\n```\n" + "code\n\n" * 100 + "```\n\n") * 4
    assert all(part.source.count("```") in (0, 2) for part in parts(message))


def test_a_fence_within_a_list_is_closed_by_its_own_mark() -> None:
    message = "1. item\n\n     ```sh\n" + "     make it so\n" * 300 + "     ```\n\nAfter\n"
    code = [part.place for part in parts(message) if isinstance(part.place, Code)]
    assert {place.indent for place in code} == {5}
    assert parts(message)[-1].source.endswith("After\n")


def test_an_unclosed_fence_goes_on_to_the_end() -> None:
    made = parts("```\n" + "code\n" * 2_000)
    assert all(isinstance(part.place, Code) for part in made)


def test_a_long_table_is_cut_into_rows_that_share_header_and_widths() -> None:
    rows = [part.place for part in parts("Before\n\n" + TABLE + "\nAfter") if isinstance(part.place, Rows)]
    assert len(rows) > 2
    assert {place.head for place in rows} == {"| a | b | c |\n|---|---|---|\n"}
    assert len({place.widths for place in rows}) == 1
    assert sum(rows[0].widths) == pytest.approx(100, abs=2)


def test_the_table_of_eighty_by_six_is_cut() -> None:
    line = "|" + " ab |" * 6 + "\n"
    assert len(parts(line + "|" + "-|" * 6 + "\n" + line * 80)) > 1


@pytest.mark.parametrize("message", ["a" * 300_000, "word " * 60_000, "```\n" + "a" * 50_000, "|a" * 30_000])
def test_no_line_of_a_part_is_over_long(message: str) -> None:
    assert max(len(line) for part in parts(message) for line in part.source.split("\n")) <= 4_000


def test_a_line_is_cut_after_a_space() -> None:
    made = parts("word " * 2_000)
    assert all(part.source.endswith(" ") for part in made)
    assert [part.place.inline for part in made if isinstance(part.place, Prose)] == [False, True, True]


def test_many_short_lines_are_cut_too() -> None:
    assert all(part.source.count("\n") <= 300 for part in parts("+\n" * 3_000))
