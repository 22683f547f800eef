"""An entry stands on the days it touches, on the clock of whoever looks."""

import sqlite3
from contextlib import closing
from datetime import date, timedelta, tzinfo
from zoneinfo import ZoneInfo

import pytest

from store.agenda.agenda import Agenda
from store.agenda.occurrences import days_with_any, occurrences_of_day
from store.agenda.placed import PLACED
from store.agenda.repeating import DONE, EXCEPTED, REPEATING
from store.agenda.window import Window
from store.database.connection import reading
from store.database.migrations import ledger
from tests.store.agenda.samples import days_off, event, reminder, starts, titles, when

MADRID = ZoneInfo("Europe/Madrid")


def shown(agenda: Agenda, day: str, zone: tzinfo = MADRID) -> list[tuple[str, str]]:
    """Start and end of what stands on a day, as somebody in a zone sees it."""
    with reading(agenda.path) as connection:
        found = occurrences_of_day(connection, date.fromisoformat(day), zone)
    return [(one.start.isoformat(" ", "minutes"), one.end.isoformat(" ", "minutes")) for one in found]


def test_whole_days_come_first_then_times(agenda: Agenda) -> None:
    agenda.add(event("choir", "2026-10-02 18:00", "2026-10-02 19:00"))
    agenda.add(reminder("call", "2026-10-02 09:30"))
    agenda.add(days_off("fair", "2026-10-01", "2026-10-03"))
    agenda.add(event("night train", "2026-10-01 22:00", "2026-10-02 07:00"))
    assert titles(agenda, "2026-10-02") == ["fair", "night train", "call", "choir"]


@pytest.mark.parametrize(
    ("start", "end", "touched"),
    [
        ("2026-10-02 22:00", "2026-10-03 00:00", ["2026-10-02"]),
        ("2026-10-02 22:00", "2026-10-03 00:01", ["2026-10-02", "2026-10-03"]),
        ("2026-10-02 00:00", "2026-10-02 00:00", ["2026-10-02"]),
        ("2026-10-01 12:00", "2026-10-04 12:00", ["2026-10-01", "2026-10-02", "2026-10-03", "2026-10-04"]),
    ],
)
@pytest.mark.parametrize("rule", [None, "FREQ=MONTHLY"])
def test_an_event_stands_on_each_day_it_touches(
    agenda: Agenda, start: str, end: str, touched: list[str], rule: str | None
) -> None:
    agenda.add(event("e", start, end, rule))
    days = [date(2026, 9, 28) + timedelta(days=shift) for shift in range(12)]
    assert [str(day) for day in days if titles(agenda, str(day))] == touched
    with reading(agenda.path) as connection:
        assert days_with_any(connection, Window(days[0], days[-1], MADRID)) == set(map(date.fromisoformat, touched))


def test_a_long_repeat_is_seen_from_each_of_its_days(agenda: Agenda) -> None:
    agenda.add(days_off("retreat", "2026-01-30", "2026-02-02", "FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1"))
    asked = ("2026-02-26", "2026-02-27", "2026-03-02", "2026-03-03", "2026-03-30")
    assert [len(titles(agenda, day)) for day in asked] == [0, 1, 1, 0, 1]


def test_a_long_repeat_taken_out_is_seen_from_none_of_its_days(agenda: Agenda) -> None:
    series = agenda.add(days_off("retreat", "2026-01-05", "2026-01-20", "FREQ=MONTHLY")).value
    agenda.delete(series.id, "occurrence", date(2026, 2, 5))
    assert [len(titles(agenda, day)) for day in ("2026-01-20", "2026-02-05", "2026-02-20", "2026-03-20")] == [
        1,
        0,
        0,
        1,
    ]


def test_without_a_zone_a_time_is_the_same_everywhere(agenda: Agenda) -> None:
    agenda.add(event("e", "2026-10-02 09:30", "2026-10-02 10:00", "FREQ=DAILY"))
    for zone in ("Europe/Madrid", "Pacific/Kiritimati", "America/Los_Angeles"):
        assert shown(agenda, "2026-12-05", ZoneInfo(zone)) == [("2026-12-05 09:30", "2026-12-05 10:00")]


@pytest.mark.parametrize("rule", [None, "FREQ=WEEKLY"])
def test_a_zone_is_put_on_the_viewers_clock(agenda: Agenda, rule: str | None) -> None:
    agenda.add(event("call", "2026-10-02 20:00", "2026-10-02 21:00", rule, "America/New_York"))
    assert shown(agenda, "2026-10-02") == []
    assert shown(agenda, "2026-10-03") == [("2026-10-03 02:00", "2026-10-03 03:00")]
    assert shown(agenda, "2026-10-03", ZoneInfo("Pacific/Kiritimati")) == [("2026-10-03 14:00", "2026-10-03 15:00")]
    assert shown(agenda, "2026-10-02", ZoneInfo("Pacific/Midway")) == [("2026-10-02 13:00", "2026-10-02 14:00")]


@pytest.mark.parametrize("rule", [None, "FREQ=DAILY"])
def test_zones_a_whole_day_and_more_apart_meet(agenda: Agenda, rule: str | None) -> None:
    agenda.add(event("e", "2026-10-02 00:30", "2026-10-02 00:45", rule, "Pacific/Kiritimati"))
    assert ("2026-09-30 23:30", "2026-09-30 23:45") in shown(agenda, "2026-09-30", ZoneInfo("Pacific/Midway"))


def test_a_series_elsewhere_moves_here_while_only_one_clock_was_changed(agenda: Agenda) -> None:
    """In 2026 Europe puts its clocks back a week before New York does."""
    agenda.add(event("call", "2026-10-19 10:00", "2026-10-19 11:00", "FREQ=WEEKLY;COUNT=3", "America/New_York"))
    found = agenda.list_days(date(2026, 10, 1), date(2026, 11, 30)).occurrences
    assert starts(found) == ["2026-10-19 16:00", "2026-10-26 15:00", "2026-11-02 16:00"]


@pytest.mark.parametrize("day", [date.min, date(1, 3, 1), date(1899, 12, 29), date(2203, 1, 1), date.max])
def test_days_out_of_its_reach_are_empty(agenda: Agenda, day: date) -> None:
    agenda.add(event("e", "1900-01-01 00:00", "1900-12-31 00:00", "FREQ=YEARLY"))
    with reading(agenda.path) as connection:
        assert occurrences_of_day(connection, day, MADRID) == ()
        assert days_with_any(connection, Window(day, day, MADRID)) == set()


def test_a_time_that_the_clocks_skip_comes_after_the_skip(agenda: Agenda) -> None:
    agenda.add(event("e", "2026-03-28 02:30", "2026-03-28 02:45", "FREQ=DAILY", "Europe/Madrid"))
    found = agenda.list_days(date(2026, 3, 28), date(2026, 3, 30)).occurrences
    assert starts(found) == ["2026-03-28 02:30", "2026-03-29 03:30", "2026-03-30 02:30"]


def test_a_zone_that_this_computer_does_not_know_leaves_the_time(agenda: Agenda) -> None:
    entry = agenda.add(event("e", "2026-10-02 09:30", "2026-10-02 10:00", None, "Europe/Lisbon")).value
    with closing(sqlite3.connect(agenda.path)) as connection:
        connection.execute("UPDATE agenda SET zone = 'Europe/Atlantis' WHERE id = ?", (entry.id,))
        connection.commit()
    assert shown(agenda, "2026-10-02") == [("2026-10-02 09:30", "2026-10-02 10:00")]


def test_a_month_full_of_entries_is_known_without_reading_them_all(agenda: Agenda) -> None:
    agenda.add(reminder("r", "2026-01-01 09:00", "FREQ=DAILY"))
    with reading(agenda.path) as connection:
        found = days_with_any(connection, Window(date(2026, 10, 1), date(2026, 10, 31), MADRID))
    assert found == {date(2026, 10, day) for day in range(1, 32)}


@pytest.mark.parametrize(
    ("query", "wanted", "indexes"),
    [
        (
            PLACED,
            dict.fromkeys(("low", "high", "from", "to", "earliest"), "2026-10-02"),
            {
                "agenda_single (first_day>? AND first_day<?)",
                "agenda_long (last_day>?)",
                "agenda_exceptions_moved (first_day>? AND first_day<?)",
            },
        ),
        (
            REPEATING,
            dict.fromkeys(("from", "to"), "2026-10-02")
            | dict.fromkeys(("weekdays", "month_days", "months", "near_weekdays", "near_month_days", "near_months"), 1),
            {"agenda_repeating (last_day>?)"},
        ),
        (EXCEPTED, ("2026-10-02", "2026-10-02"), {"agenda_exceptions_day (day>? AND day<?)"}),
        (DONE, ("2026-10-02", "2026-10-02"), {"agenda_done_day (day>? AND day<?)"}),
    ],
)
def test_a_day_is_found_by_index(query: str, wanted: dict[str, object] | tuple[str, ...], indexes: set[str]) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        ledger.migrate(connection)
        steps = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", wanted)]
    used = {step.split("INDEX ")[1] for step in steps if "INDEX agenda" in step}
    assert used == indexes
    assert not [step for step in steps if step.startswith("SCAN")]


def test_reading_without_a_database_finds_nothing_and_makes_nothing(agenda: Agenda) -> None:
    assert agenda.list_days(date(2026, 10, 1), date(2026, 10, 2)).occurrences == ()
    assert agenda.search("dentist").entries == ()
    assert not agenda.path.parent.exists()


def test_a_due_time_in_the_second_of_two_hours_is_the_second(agenda: Agenda) -> None:
    """A reminder of another zone that falls into the hour that Madrid has twice keeps its instant."""
    agenda.add(reminder("r", "2026-10-25 01:30", None, "UTC"))
    (found,) = agenda.list_days(date(2026, 10, 25), date(2026, 10, 25)).occurrences
    assert found.start == when("2026-10-25 02:30")
    assert found.start.fold == 1
