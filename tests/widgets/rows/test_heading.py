"""A heading names a section; the keyboard passes it by."""

import pytest
from pytestqt.qtbot import QtBot

from tests.widgets.rows.bound import bound, zoomed
from widgets.rows.heading import HeadingKind, HeadingRow
from widgets.style import Look

ROW = HeadingRow("memories", "What I remember from this day")


def test_screen_reader_hears_ordinary_letters(qtbot: QtBot, look: Look) -> None:
    assert bound(qtbot, HeadingKind(), ROW, 600, look).accessibleName() == ROW.words


def test_keyboard_passes_it_by(qtbot: QtBot) -> None:
    assert not HeadingKind().takes_focus


def test_first_heading_stands_closer_to_the_top(qtbot: QtBot, look: Look) -> None:
    first = HeadingRow("memories", ROW.words, first=True)
    assert HeadingKind().measure(first, 600, look) < HeadingKind().measure(ROW, 600, look)


@pytest.mark.parametrize("zoom", [100, 200])
def test_long_words_take_another_line(qtbot: QtBot, look: Look, zoom: int) -> None:
    kind, enlarged = HeadingKind(), zoomed(look, zoom)
    assert kind.measure(ROW, 200 * zoom // 100, enlarged) > kind.measure(ROW, 700 * zoom // 100, enlarged)
