"""Laws of local days, in zones that skip midnights, skip days, repeat hours, or shift by half an hour."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from store.clock import SystemZone
from store.diary.local_day import LocalDay
from store.records import Moment

ZONES = [
    "UTC",
    "America/Los_Angeles",
    "Europe/Madrid",
    "Asia/Kathmandu",
    "Pacific/Kiritimati",
    "America/Santiago",
    "Pacific/Apia",
    "America/Sao_Paulo",
    "America/Havana",
    "Africa/Cairo",
    "Australia/Lord_Howe",
    "America/St_Johns",
    "America/Juneau",
    "Pacific/Kwajalein",
    "Africa/Monrovia",
]

zones = st.sampled_from(ZONES).map(ZoneInfo)
days = st.dates(date(1850, 1, 1), date(2100, 12, 31))
instants = st.integers(-3_786_825_600_000_000, 4_133_980_800_000_000)
HOUR = 3_600_000_000


@given(zone=zones, day=days)
def test_days_tile_time(zone: ZoneInfo, day: date) -> None:
    assert LocalDay.of(day, zone).end_us == LocalDay.of(day + timedelta(days=1), zone).start_us


@given(zone=zones, day=days)
def test_a_day_never_runs_backwards_nor_on_for_ever(zone: ZoneInfo, day: date) -> None:
    held = LocalDay.of(day, zone)
    assert 0 <= held.end_us - held.start_us <= 48 * HOUR


@given(zone=zones, us=instants)
def test_an_instant_lies_in_exactly_one_day(zone: ZoneInfo, us: int) -> None:
    held = LocalDay.holding(us, zone)
    assert held.start_us <= us < held.end_us
    around = [LocalDay.of(held.day + timedelta(days=shift), zone) for shift in range(-3, 4)]
    assert [one for one in around if one.start_us <= us < one.end_us] == [held]


@given(zone=zones, us=instants)
def test_the_day_is_the_local_date_but_for_clocks_put_back_over_midnight(zone: ZoneInfo, us: int) -> None:
    seen = Moment(us).seen(zone)
    held = LocalDay.holding(us, zone)
    if held.day != seen.date():
        earlier = Moment(held.start_us).seen(zone)
        assert earlier.utcoffset() > seen.utcoffset()  # type: ignore[operator]  # both aware
        assert held.day - seen.date() == timedelta(days=1)


@given(zone=zones, day=days, steps=st.integers(1, 20))
def test_paging_there_and_back_visits_each_date_once(zone: ZoneInfo, day: date, steps: int) -> None:
    there = [day]
    for _ in range(steps):
        there.append(there[-1] + timedelta(days=1))
    starts = [LocalDay.of(one, zone).start_us for one in there]
    assert starts == sorted(starts)
    assert len(set(there)) == steps + 1


@pytest.mark.parametrize(
    ("zone", "day", "start", "hours"),
    [
        ("Europe/Madrid", date(2026, 3, 29), "2026-03-28T23:00", 23),
        ("Europe/Madrid", date(2026, 10, 25), "2026-10-24T22:00", 25),
        ("America/Sao_Paulo", date(2018, 11, 4), "2018-11-04T03:00", 23),
        ("America/Santiago", date(2026, 9, 6), "2026-09-06T04:00", 23),
        ("America/Havana", date(2023, 11, 5), "2023-11-05T04:00", 25),
        ("Pacific/Apia", date(2011, 12, 29), "2011-12-29T10:00", 24),
        ("Pacific/Apia", date(2011, 12, 30), "2011-12-30T10:00", 0),
        ("Pacific/Apia", date(2011, 12, 31), "2011-12-30T10:00", 24),
        ("Australia/Lord_Howe", date(2026, 4, 5), "2026-04-04T13:00", 24.5),
        ("Asia/Kathmandu", date(2026, 10, 2), "2026-10-01T18:15", 24),
        ("Pacific/Kiritimati", date(2026, 10, 2), "2026-10-01T10:00", 24),
    ],
)
def test_days_that_calendars_are_proud_of(zone: str, day: date, start: str, hours: float) -> None:
    held = LocalDay.of(day, ZoneInfo(zone))
    assert held.start_us == Moment.of(datetime.fromisoformat(start).replace(tzinfo=UTC)).us
    assert held.end_us - held.start_us == hours * HOUR


@given(zone=zones)
@example(zone=SystemZone())
def test_the_calendars_ends_are_days_too(zone: ZoneInfo) -> None:
    for day in (date.min, date.max):
        held = LocalDay.of(day, zone)
        assert held.start_us <= held.end_us
