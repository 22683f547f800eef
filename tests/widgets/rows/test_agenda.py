"""An event or reminder shows when it is, what it is called, how it repeats and whether it is done."""

from datetime import date

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from store.records import Occurrence
from tests.widgets.rows.bound import bound, zoomed
from tests.widgets.samples import FRIDAY, at, occurrence
from widgets.rows import agenda_words as words
from widgets.rows.agenda import AgendaKind, AgendaRow, agenda_layout
from widgets.style import Look

THREE_DAYS = occurrence(start="2026-10-01T00:00", end="2026-10-04T00:00", all_day=True)
NIGHT = occurrence(start="2026-10-01T22:00", end="2026-10-03T06:00")
ROW = AgendaRow(occurrence(kind="reminder", done=at(9, 40), title="Call the dentist"), "09:30", "Done · Reminder")


@pytest.mark.parametrize(
    ("one", "day", "said"),
    [
        (occurrence(), FRIDAY, "18:00 – 19:00"),
        (occurrence(end="2026-10-02T18:00"), FRIDAY, "18:00"),
        (THREE_DAYS, FRIDAY, "All day"),
        (NIGHT, date(2026, 10, 1), "22:00 –"),
        (NIGHT, FRIDAY, "All day"),
        (NIGHT, date(2026, 10, 3), "– 06:00"),
    ],
)
@pytest.mark.usefixtures("language")
def test_time_is_that_of_the_day_shown(one: Occurrence, day: date, said: str) -> None:
    assert words.times(one, day) == said


@pytest.mark.parametrize(
    ("one", "day", "said"),
    [
        (occurrence(), FRIDAY, ""),
        (THREE_DAYS, date(2026, 10, 1), "day 1 of 3"),
        (THREE_DAYS, date(2026, 10, 3), "day 3 of 3"),
        (NIGHT, FRIDAY, "day 2 of 3"),
        (occurrence(start="2026-10-01T20:00", end="2026-10-02T00:00"), date(2026, 10, 1), ""),
    ],
)
def test_one_of_several_days_is_counted(one: Occurrence, day: date, said: str) -> None:
    assert words.which_day(one, day) == said


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (None, ""),
        ("FREQ=DAILY", "daily"),
        ("FREQ=WEEKLY;BYDAY=MO,TH", "weekly"),
        ("FREQ=MONTHLY;BYMONTHDAY=31", "monthly"),
        ("FREQ=YEARLY;COUNT=3", "yearly"),
        ("FREQ=MONTHLY;INTERVAL=6", "every 6 month(s)"),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every 2 week(s)"),
        ("FREQ=DAILY;INTERVAL=3;UNTIL=20270101", "every 3 day(s)"),
        ("FREQ=YEARLY;INTERVAL=4", "every 4 year(s)"),
    ],
)
def test_repeats_are_told_in_a_word_or_two(qapp: object, rule: str | None, said: str) -> None:
    assert words.repeats(rule) == said


def test_details_name_kind_repeat_and_state(qapp: object) -> None:
    assert words.details(occurrence(rule="FREQ=WEEKLY"), FRIDAY) == "Event · weekly"
    assert words.details(occurrence(kind="reminder", done=at(9, 40)), FRIDAY) == "Done · Reminder"


@pytest.mark.parametrize("zoom", [50, 100, 200])
@pytest.mark.parametrize("width", [300, 376, 559, 560, 760])
def test_nothing_overlaps_and_nothing_leaves_the_slot(look: Look, width: int, zoom: int) -> None:
    look = zoomed(look, zoom)
    one = occurrence(title="A title that is long enough to need more than a line " * 2, note="And a note")
    laid = agenda_layout(AgendaRow(one, "18:00 – 19:00", "Event · weekly"), width, look)
    assert laid.title.width > 0
    assert laid.corner.x() + laid.title.width <= width
    assert laid.note
    assert laid.note_corner.y() + laid.note.height <= laid.height
    if laid.time:
        assert laid.time.right() < laid.corner.x()
        assert laid.corner.x() + laid.title.width <= laid.details.left()
    else:
        assert laid.details.top() >= laid.corner.y() + laid.title.height


def test_done_reminder_is_told_apart_without_colour(qtbot: QtBot, look: Look) -> None:
    line = bound(qtbot, AgendaKind(), ROW, 700, look)
    assert "Done" in line.accessibleName()
    open_one = AgendaRow(occurrence(kind="reminder", title="Call the dentist"), "09:30", "Reminder", state="not done")
    assert bound(qtbot, AgendaKind(), open_one, 700, look).accessibleName().endswith("not done")


def test_title_may_be_selected_and_copied(qtbot: QtBot, look: Look) -> None:
    line = bound(qtbot, AgendaKind(), ROW, 700, look)
    assert line.displayed(0, line.characters()) == "Call the dentist"
    assert AgendaKind().stored(ROW) == "Call the dentist"


def test_locale_writes_the_hours(language: None) -> None:
    QLocale.setDefault(QLocale("en_US"))
    assert words.times(occurrence(), FRIDAY).replace("\u202f", " ") == "6:00 PM – 7:00 PM"
