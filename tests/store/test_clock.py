"""The system's zone gives each instant its own offset, twice-told hours included."""

import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from store.clock import SystemClock, SystemZone
from store.diary.local_day import LocalDay

ZONES = [
    "Europe/Madrid",
    "America/Los_Angeles",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Asia/Kathmandu",
    "Pacific/Kiritimati",
    "Pacific/Apia",
]
INSTANTS = st.integers(150_000_000, 2_000_000_000).map(lambda seconds: datetime.fromtimestamp(seconds, UTC))
SKIPPED = date(2011, 12, 30)  # in Apia; the days around it are like any others elsewhere
DAYS = st.one_of(st.dates(date(1975, 1, 1), date(2033, 1, 1)), st.dates(date(2011, 12, 27), date(2012, 1, 2)))


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[ZoneInfo]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield ZoneInfo(request.param)
    monkeypatch.undo()
    time.tzset()


@given(when=INSTANTS)
def test_system_zone_agrees_with_the_zone_of_that_name(zone: ZoneInfo, when: datetime) -> None:
    ours, theirs = when.astimezone(SystemZone()), when.astimezone(zone)
    assert ours.replace(tzinfo=None) == theirs.replace(tzinfo=None)
    assert (ours.utcoffset(), ours.fold) == (theirs.utcoffset(), theirs.fold)


@given(when=INSTANTS)
def test_system_zone_goes_there_and_back(zone: ZoneInfo, when: datetime) -> None:
    assert when.astimezone(SystemZone()).astimezone(UTC) == when


@given(day=DAYS)
@example(day=SKIPPED)
def test_system_zone_cuts_the_same_days(zone: ZoneInfo, day: date) -> None:
    assert LocalDay.of(day, SystemZone()) == LocalDay.of(day, zone)


def test_now_is_aware_and_current() -> None:
    now = SystemClock().now()
    assert isinstance(now.tzinfo, SystemZone)
    assert abs(now.astimezone(UTC) - datetime.now(UTC)) < timedelta(minutes=1)


def test_zone_that_the_system_changes_to_counts_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Madrid")
    clock = SystemClock()
    before = clock.now()
    assert clock.now().tzinfo is before.tzinfo
    monkeypatch.setenv("TZ", "Asia/Kathmandu")
    after = clock.now()
    assert after.tzinfo is not before.tzinfo
    assert after.utcoffset() == timedelta(hours=5, minutes=45)
    monkeypatch.undo()
    clock.now()
