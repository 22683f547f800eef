"""The sample agenda has something of every kind around today, whatever day that is."""

from datetime import date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from app.demo.agenda import fill_agenda
from app.demo.stage import StageClock
from store.agenda.agenda import Agenda
from store.records import Moment, Occurrence
from tests.helpers.set_clock import SetClock

MADRID = ZoneInfo("Europe/Madrid")
NOWS = [
    datetime(2026, 12, 1, 18, 30, tzinfo=MADRID),
    datetime(2026, 12, 1, 0, 0, tzinfo=MADRID),
    datetime(2027, 1, 15, 23, 59, tzinfo=MADRID),
    datetime(2028, 2, 24, 8, 35, tzinfo=MADRID),
    datetime(2028, 2, 29, 12, 0, tzinfo=MADRID),
    datetime(2026, 10, 25, 2, 30, tzinfo=MADRID),
]


@pytest.fixture(params=NOWS, ids=str)
def now(request: pytest.FixtureRequest) -> datetime:
    found: datetime = request.param
    return found


@pytest.fixture
def agenda(tmp_path: Path, now: datetime) -> Agenda:
    path = tmp_path / "memory.sqlite3"
    stage = StageClock(now, MADRID)
    fill_agenda(Agenda(path, stage), stage, now)
    return Agenda(path, SetClock(now))


def between(agenda: Agenda, first: date, last: date) -> tuple[Occurrence, ...]:
    return agenda.list_days(first, last, limit=1000).occurrences


def around(agenda: Agenda, now: datetime, before: int, after: int) -> tuple[Occurrence, ...]:
    return between(agenda, now.date() - timedelta(before), now.date() + timedelta(after))


def test_today_has_a_whole_day_a_dinner_and_two_reminders(agenda: Agenda, now: datetime) -> None:
    today = [one for one in around(agenda, now, 0, 0) if not one.repeats]
    assert [(one.kind, one.all_day) for one in today].count(("event", True)) == 1
    assert [one.kind for one in today].count("reminder") == 2
    assert "Cenan Lucía y los niños" in [one.title for one in today]


def test_something_is_due_later_today_until_the_last_quarter_of_an_hour(agenda: Agenda, now: datetime) -> None:
    end = datetime.combine(now.date() + timedelta(1), time(0), tzinfo=MADRID)
    assert bool(agenda.due(Moment.of(now), Moment.of(end))) == (now.time() < time(23, 45))


def test_nothing_was_done_in_the_future(agenda: Agenda, now: datetime) -> None:
    done = [one.done for one in around(agenda, now, 100, 100) if one.done]
    assert len(done) >= 4
    assert max(done) <= Moment.of(now)


def test_the_choir_went_from_tuesdays_to_thursdays_but_not_on_holidays(agenda: Agenda, now: datetime) -> None:
    choir = [one for one in around(agenda, now, 90, 20) if one.title.startswith("Choir")]
    weekdays = [one.start.weekday() for one in choir]
    assert weekdays == sorted(weekdays)
    assert set(weekdays) == {1, 3}
    holidays = {now.date() - timedelta(ago) for ago in range(29, 33)}
    assert not holidays & {one.start.date() for one in choir if one.start.weekday() == 3}
    assert [one.title for one in choir if one.changed] == ["Choir, dress rehearsal"]


def test_the_rent_is_paid_on_the_first(agenda: Agenda, now: datetime) -> None:
    rent = [one for one in around(agenda, now, 90, 60) if one.title == "Pagar el alquiler"]
    assert {one.start.day for one in rent} == {1}
    assert [bool(one.done) for one in rent] == [one.start.date() < now.date() for one in rent]


def test_birthdays_come_every_year_and_holidays_last_days(agenda: Agenda, now: datetime) -> None:
    found = around(agenda, now, 40, 10)
    assert {one.title for one in found if one.repeats and one.all_day} == {"Cumpleaños de Marta", "Paco's birthday"}
    (lisbon,) = [one for one in found if one.title == "Lisbon with Marta"]
    assert lisbon.end - lisbon.start == timedelta(days=4)
