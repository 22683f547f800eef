"""Repeats against tables made by hand: ends of months, leap days, weeks over changes of the hour."""

from datetime import date

import pytest

from store.agenda.agenda import Agenda
from tests.store.agenda.samples import days, reminder, starts


def of_days(agenda: Agenda, first: str, last: str) -> list[str]:
    return days(agenda.list_days(date.fromisoformat(first), date.fromisoformat(last)).occurrences)


@pytest.mark.parametrize(
    ("start", "rule", "wanted"),
    [
        (
            "2026-01-31 08:00",
            "FREQ=MONTHLY",
            ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31", "2026-08-31", "2026-10-31", "2026-12-31"],
        ),
        (
            "2026-01-30 08:00",
            "FREQ=MONTHLY",
            [f"2026-{month:02}-30" for month in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
        ),
        (
            "2026-01-29 08:00",
            "FREQ=MONTHLY",
            [f"2026-{month:02}-29" for month in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
        ),
        (
            "2026-01-31 08:00",
            "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4",
            ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"],
        ),
        ("2026-01-31 08:00", "FREQ=MONTHLY;INTERVAL=3", ["2026-01-31", "2026-07-31", "2026-10-31"]),
        ("2026-08-07 08:00", "FREQ=MONTHLY;BYDAY=1FR;UNTIL=20261106", [
            "2026-08-07", "2026-09-04", "2026-10-02", "2026-11-06",
        ]),
        ("2026-11-01 08:00", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", ["2026-11-30", "2026-12-31"]),
        ("2026-01-01 08:00", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", ["2026-02-13", "2026-03-13", "2026-11-13"]),
        ("2026-12-07 08:00", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", [
            "2026-12-07", "2026-12-10", "2026-12-21", "2026-12-24",
        ]),
        ("2026-12-07 08:00", "FREQ=DAILY;INTERVAL=10;UNTIL=20261227", ["2026-12-07", "2026-12-17", "2026-12-27"]),
        ("2026-10-24 08:00", "FREQ=DAILY;COUNT=3", ["2026-10-24", "2026-10-25", "2026-10-26"]),
    ],
)  # fmt: skip
def test_a_year_of_a_repeat(agenda: Agenda, start: str, rule: str, wanted: list[str]) -> None:
    agenda.add(reminder("r", start, rule))
    assert of_days(agenda, "2026-01-01", "2026-12-31") == wanted


def test_the_leap_day_comes_every_four_years_and_not_in_2100(agenda: Agenda) -> None:
    agenda.add(reminder("r", "2024-02-29", "FREQ=YEARLY"))
    asked = [(f"{year}-02-01", f"{year}-03-31") for year in (2024, 2025, 2026, 2027, 2028, 2096, 2100, 2104)]
    found = [day for first, last in asked for day in of_days(agenda, first, last)]
    assert found == ["2024-02-29", "2028-02-29", "2096-02-29", "2104-02-29"]


@pytest.mark.parametrize(("first", "last"), [("2026-03-23", "2026-04-05"), ("2026-10-19", "2026-11-01")])
@pytest.mark.parametrize("zone", [None, "Europe/Madrid"])
def test_a_week_over_a_change_of_the_hour_keeps_its_time(
    agenda: Agenda, first: str, last: str, zone: str | None
) -> None:
    agenda.add(reminder("dentist", "2026-03-01 09:30", "FREQ=DAILY", zone))
    found = agenda.list_days(date.fromisoformat(first), date.fromisoformat(last)).occurrences
    assert len(found) == 14
    assert {one.start.time().isoformat("minutes") for one in found} == {"09:30"}


def test_a_repeat_begins_on_the_first_day_of_its_rule(agenda: Agenda) -> None:
    entry = agenda.add(reminder("choir", "2026-10-02 18:00", "FREQ=WEEKLY;BYDAY=TU;COUNT=2")).value
    assert entry.plan.start.date() == date(2026, 10, 6)
    found = agenda.list_days(date(2026, 10, 1), date(2026, 11, 1)).occurrences
    assert starts(found) == ["2026-10-06 18:00", "2026-10-13 18:00"]


def test_a_repeat_of_two_centuries_is_seen_on_its_last_day(agenda: Agenda) -> None:
    agenda.add(reminder("r", "1900-01-01", "FREQ=DAILY"))
    assert of_days(agenda, "2199-12-31", "2199-12-31") == ["2199-12-31"]
