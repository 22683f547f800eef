"""The character at the top stays there through resizes, zooms, themes, new rows and rows that go."""

from typing import Literal, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import rows_of, shown_list
from tests.widgets.day_list.talks import shown_talks, talk
from widgets.day_list.day_list import DayList
from widgets.rows.row import Position
from widgets.style import Look, system_look

CONTENTS = [f"Message {n}. " + f"Some words of number {n}, again and again. " * (n % 9 * 6 + 1) for n in range(60)]
CONTENTS[20] += "\n\n```python\n" + "value = compute(everything)\n" * 40 + "```\n\nand on it goes " * 30
CONTENTS[25] = "\n\n".join(f"Paragraph {n} of a long message. " * 12 for n in range(60))


class Change(NamedTuple):
    what: Literal["width", "height", "zoom", "theme", "append", "remove"]
    amount: int


changes = st.lists(
    st.one_of(
        st.builds(Change, st.just("width"), st.integers(360, 1200)),
        st.builds(Change, st.just("height"), st.integers(300, 800)),
        st.builds(Change, st.just("zoom"), st.sampled_from([50, 80, 100, 125, 200])),
        st.builds(Change, st.just("theme"), st.integers(0, 1)),
        st.builds(Change, st.just("append"), st.integers(1, 5)),
        st.builds(Change, st.just("remove"), st.integers(1, 3)),
    ),
    min_size=1,
    max_size=6,
)


def carry_out(view: DayList, change: Change) -> None:
    rows, look = list(view.page.rows), view.look
    if change.what == "width":
        view.resize(change.amount, view.height())
    elif change.what == "height":
        view.resize(view.width(), change.amount)
    elif change.what == "zoom":
        view.set_look(Look(look.theme, change.amount, look.family, look.code_family))
    elif change.what == "theme":
        view.set_look(system_look("dark" if change.amount else "light", look.zoom))
    elif change.what == "append":
        view.apply([*rows, *rows_of([*[""] * len(CONTENTS) * 3, *["a new message"] * change.amount])[-change.amount :]])
    else:
        view.apply(rows[change.amount :])


def line_at(view: DayList, position: Position) -> tuple[int, int]:
    """Where the line of a position begins below the top of the viewport, and how high it is."""
    card = view.pool.widget(position.key)
    assert card is not None, "the row of the top position is not on the screen"
    line = card.rect_of(position.character)
    return card.mapTo(view.viewport(), line.topLeft()).y(), line.height()


@settings(max_examples=30)
@given(row=st.integers(10, 40), character=st.integers(0, 5000), steps=changes)
def test_the_same_character_stays_in_the_top_line(qtbot: QtBot, row: int, character: int, steps: list[Change]) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    view.scroll_to(Position((f"m{row}", 0) if row != 25 else ("m25", 1), character))
    top = view.top_position()
    assert top is not None
    header = 80 * 2
    for step in steps:
        carry_out(view, step)
        y, height = line_at(view, top)
        limit = height if top.character else header
        assert view.at_end() or -height <= y <= limit
        assert view.top_position() == top
    view.close()


@settings(max_examples=30)
@given(character=st.integers(0, 2000), widths=st.lists(st.integers(360, 1100), min_size=2, max_size=12))
def test_the_way_back_is_the_way_there(qtbot: QtBot, character: int, widths: list[int]) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    view.scroll_to(Position(("m25", 2), character))
    top = view.top_position()
    assert top is not None
    view.resize(701, 500)
    view.resize(700, 500)
    before = line_at(view, top)
    for width in widths:
        view.resize(width, 500)
    view.resize(700, 500)
    assert line_at(view, top) == before
    view.close()


def test_reading_on_after_a_resize_takes_a_new_anchor(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    view.scroll_to(("m30", 0))
    view.resize(500, 500)
    top = view.top_position()
    view.scroll_by(400)
    assert view.top_position() != top


@pytest.mark.parametrize("zoom", [50, 200])
def test_a_zoom_keeps_the_header_of_a_card_at_the_top(qtbot: QtBot, zoom: int) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    view.scroll_to(("m30", 0))
    view.set_look(system_look("light", zoom))
    slot = next(slot for slot in view.visible if view.page.rows[slot.row].key == ("m30", 0))
    assert abs(slot.y) <= 16 * zoom // 100 + 8


@settings(max_examples=20)
@given(distance=st.integers(0, 6000), steps=changes)
def test_the_line_below_a_held_header_stays(qtbot: QtBot, distance: int, steps: list[Change]) -> None:
    view = shown_talks(qtbot, talk("a", CONTENTS[:15]), talk("b", CONTENTS[15:30]))
    view.scroll_by(distance)
    top = view.top_position()
    assert top is not None
    for step in steps:
        if step.what not in ("append", "remove"):
            carry_out(view, step)
        assert view.top_position() == top
    view.resize(700, 500)
    view.set_look(system_look("light", 100))
    assert view.top_position() == top
    view.close()
