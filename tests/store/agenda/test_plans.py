"""What is stored is a plan with whole texts and possible times."""

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from store.agenda.agenda import Agenda
from store.agenda.plans import NOTE_LENGTH, TITLE_LENGTH
from store.errors import BadArgument
from store.records import Plan
from tests.store.agenda.samples import days_off, event, reminder, when

DENTIST = event("Dentist", "2026-10-05 09:30", "2026-10-05 10:15")
SECRET = "sk-not-to-be-repeated"


@pytest.mark.parametrize(
    ("change", "argument"),
    [
        ({"kind": "party"}, "kind"),
        ({"title": " \n"}, "title"),
        ({"title": "x" * (TITLE_LENGTH + 1)}, "title"),
        ({"note": "x" * (NOTE_LENGTH + 1)}, "note"),
        ({"end": when("2026-10-05 09:29")}, "end"),
        ({"end": when("2027-10-07 09:30")}, "end"),
        ({"start": datetime(2026, 10, 5, 9, 30, tzinfo=ZoneInfo("Europe/Madrid"))}, "start"),
        ({"start": when("1899-12-31 09:30")}, "start"),
        ({"start": when("2200-01-01 09:30"), "end": when("2200-01-01 10:00")}, "start"),
        ({"all_day": True}, "start"),
        ({"all_day": True, "start": when("2026-10-05"), "end": when("2026-10-05")}, "end"),
        ({"kind": "reminder"}, "end"),
        *(({"zone": zone}, "zone") for zone in ("Europe/Atlantis", "Europe", "../x", "/etc/localtime", "a\0b")),
        ({"rule": "FREQ=HOURLY"}, "rule"),
        ({"rule": "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"}, "rule"),
        ({"rule": "FREQ=DAILY;BYMONTH=2,4;BYMONTHDAY=31,30;UNTIL=20270401"}, "rule"),
        ({"rule": "FREQ=DAILY;INTERVAL=7;BYDAY=TU"}, "rule"),
        ({"rule": "FREQ=DAILY;UNTIL=20261004"}, "rule"),
    ],
)  # fmt: skip
def test_an_impossible_plan_is_refused_by_its_field_and_not_repeated(
    agenda: Agenda, change: dict[str, object], argument: str
) -> None:
    plan: Plan = replace(DENTIST, note=SECRET, **change) if "note" not in change else replace(DENTIST, **change)  # type: ignore[arg-type]  # a table of fields
    with pytest.raises(BadArgument) as caught:
        agenda.add(plan)
    assert caught.value.data["argument"] == argument
    assert SECRET not in repr(caught.value.data) + str(caught.value)
    assert not agenda.path.exists()


def test_texts_are_mended_and_the_title_is_one_line(agenda: Agenda) -> None:
    plan = replace(DENTIST, title=" The\ud800\ndentist\0 ", note="  bring\nthe card\0 ")
    stored = agenda.add(plan).value
    assert (stored.plan.title, stored.plan.note) == ("The\ufffd dentist\ufffd", "bring\nthe card\ufffd")
    assert agenda.get(stored.id) == stored


def test_a_plan_comes_back_as_it_was_said(agenda: Agenda) -> None:
    for plan in (
        DENTIST,
        replace(DENTIST, zone="Asia/Kathmandu", note="bring the card", rule="FREQ=WEEKLY;BYDAY=MO"),
        reminder("Rent", "2026-10-01 08:00:30", "FREQ=MONTHLY"),
        days_off("Lisbon", "2026-10-30", "2026-11-02"),
    ):
        assert agenda.get(agenda.add(plan).value.id).plan == plan


def test_a_whole_day_has_no_zone(agenda: Agenda) -> None:
    plan = replace(days_off("Holiday", "2026-10-12", "2026-10-12"), zone="Asia/Tokyo")
    assert agenda.add(plan).value.plan.zone is None


def test_an_event_of_a_year_is_the_longest(agenda: Agenda) -> None:
    assert agenda.add(replace(DENTIST, end=DENTIST.start + timedelta(days=366)))
