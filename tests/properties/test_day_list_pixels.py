"""What stands on the screen after any scrolling is what a clean repaint paints."""

from typing import Literal, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import rows_of, settle, shown_list
from tests.widgets.day_list.talks import shown_talks, talk
from widgets.day_list.day_list import DayList

CONTENTS = [f"Message {n}. " + f"Some *words* of number {n}. " * (n % 7 * 5 + 1) for n in range(120)]
CONTENTS[7] += "\n\n```python\n" + "value = compute(everything)\n" * 30 + "```"


class Move(NamedTuple):
    what: Literal["scroll", "jump", "append"]
    amount: int


moves = st.lists(
    st.one_of(
        st.builds(Move, st.just("scroll"), st.integers(-600, 600)),
        st.builds(Move, st.just("jump"), st.integers(0, 100)),
        st.builds(Move, st.just("append"), st.integers(1, 3)),
    ),
    min_size=1,
    max_size=8,
)


def carry_out(view: DayList, move: Move) -> None:
    bar = view.verticalScrollBar()
    if move.what == "scroll":
        bar.setValue(bar.value() + move.amount)
    elif move.what == "jump":
        bar.setValue(bar.maximum() * move.amount // 100)
    else:
        rows = list(view.page.rows)
        view.apply([*rows, *rows_of(["new"] * (len(rows) + move.amount))[-move.amount :]])


def on_screen(view: DayList) -> QImage:
    """The pixels that the window holds, painted whenever and by whatever means."""
    QApplication.processEvents()
    view.viewport().repaint(0, 0, 1, 1)
    return view.screen().grabWindow(view.winId()).toImage()


@settings(max_examples=15)
@given(moves)
def test_pixels_that_were_moved_are_right(qtbot: QtBot, steps: list[Move]) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    for step in steps:
        carry_out(view, step)
        on_screen(view)
    settle(qtbot, view)
    moved = on_screen(view)
    view.update()
    view.viewport().update()
    assert moved == on_screen(view)
    assert not moved.isNull()
    view.close()


TALKS = [talk(name, CONTENTS[first : first + 30]) for first, name in enumerate("abcd")]


@settings(max_examples=15)
@given(moves)
def test_a_held_header_leaves_no_trace(qtbot: QtBot, steps: list[Move]) -> None:
    view = shown_talks(qtbot, *TALKS)
    for step in steps:
        if step.what != "append":
            carry_out(view, step)
        on_screen(view)
    settle(qtbot, view)
    moved = on_screen(view)
    view.update()
    view.viewport().update()
    assert moved == on_screen(view)
    view.close()
