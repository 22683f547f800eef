"""An entry of the journal shows its text whole and exactly, with its time."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.widgets.rows.bound import bound, zoomed
from tests.widgets.samples import journal
from widgets.rows.journal import JournalKind, JournalRow, journal_layout
from widgets.style import Look

TEXT = "Slept  seven hours.\n\nA day on which I finish one thing: *not* Markdown."
ROW = JournalRow(journal(content=TEXT), "07:30", "Friday, 2 October 2026 · 07:30:00 UTC+02:00")


def test_text_is_copied_as_it_is_stored() -> None:
    assert JournalKind().stored(ROW) == TEXT


def test_text_may_be_selected(qtbot: QtBot, look: Look) -> None:
    line = bound(qtbot, JournalKind(), ROW, 700, look)
    assert line.displayed(0, line.characters()) == TEXT


def test_full_time_is_the_tooltip_of_the_short_one(qtbot: QtBot, look: Look) -> None:
    line = bound(qtbot, JournalKind(), ROW, 700, look)
    assert line.tip_at(journal_layout(ROW, 700, look).time.center()) == ROW.times
    assert line.tip_at(QPoint(30, 10)) == ""


@pytest.mark.parametrize("zoom", [50, 100, 200])
@pytest.mark.parametrize("width", [300, 559, 560, 760])
def test_time_stands_clear_of_the_text(look: Look, width: int, zoom: int) -> None:
    laid = journal_layout(ROW, width, zoomed(look, zoom))
    below = laid.time.top() >= laid.corner.y() + laid.text.height
    assert below or laid.time.left() >= laid.corner.x() + laid.text.width
    assert laid.time.bottom() < laid.height


@pytest.mark.parametrize("length", [1, 500, 50_000])
def test_estimate_is_near_enough_to_begin_with(look: Look, length: int) -> None:
    row = JournalRow(journal(content="some words " * (length // 11 + 1)), "07:30")
    kind = JournalKind()
    assert 0.4 < kind.estimate(row, 700, look) / kind.measure(row, 700, look) < 2.5
