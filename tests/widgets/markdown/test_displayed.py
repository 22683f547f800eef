"""The displayed text of a range is what a person sees selected."""

import pytest

from tests.widgets.markdown.messages import blocks
from widgets.markdown.render import displayed

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize(
    ("source", "start", "end", "seen"),
    [
        ("one two", 4, 7, "two"),
        ("one two", 4, 4, ""),
        ("one\n\ntwo", 2, 5, "e\nt"),
        ("one\n\ntwo", 3, 4, "\n"),
        ("- one\n- two", 1, 5, "ne\n• t"),
        ("a\u00a0b", 0, 3, "a\u00a0b"),
        ("a\nb", 0, 3, "a\nb"),
        ("👍a", 2, 3, "a"),
    ],
)
def test_a_range(source: str, start: int, end: int, seen: str) -> None:
    assert displayed(blocks(source)[0].document, start, end) == seen


def test_a_table_is_rows_of_cells_without_marks_of_qt() -> None:
    text = displayed(blocks("| a | b |\n|---|---|\n| *c* | d |")[0].document)
    assert text == "a\tb\nc\td"
