"""An expiry is local time unless it says otherwise."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import pytest

from store.errors import BadArgument
from store.memory.expiry import expiry
from store.records import Moment

MADRID = ZoneInfo("Europe/Madrid")


def moment(*when: int, zone: tzinfo = UTC) -> Moment:
    return Moment.of(datetime(*when, tzinfo=zone))  # type: ignore[misc, arg-type]  # year to minute


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("2027-01-31T18:00", moment(2027, 1, 31, 18, 0, zone=MADRID)),
        ("2027-07-31T18:00", moment(2027, 7, 31, 18, 0, zone=MADRID)),
        ("2027-01-31", moment(2027, 1, 31, zone=MADRID)),
        (" 2027-01-31 18:00 ", moment(2027, 1, 31, 18, 0, zone=MADRID)),
        ("2027-01-31T18:00Z", moment(2027, 1, 31, 18, 0)),
        ("2027-01-31T18:00-05:00", Moment(moment(2027, 1, 31, 23, 0).us, -18000)),
        ("", None),
        ("  ", None),
        (None, None),
        (Moment(7, 3600), Moment(7, 3600)),
    ],
)
def test_what_is_written_is_a_moment(given: Moment | str | None, expected: Moment | None) -> None:
    assert expiry(given, MADRID) == expected


def test_an_offset_is_that_of_the_time_not_of_today() -> None:
    summer, winter = expiry("2027-07-01T12:00", MADRID), expiry("2027-12-01T12:00", MADRID)
    assert summer is not None
    assert winter is not None
    assert winter.offset - summer.offset == -timedelta(hours=1).total_seconds()


@pytest.mark.parametrize(
    "given", ["tomorrow", "2027-02-30", "18:00", "2027-01-31T18:00+25:00", "9999-12-31T23:00-12:00"]
)
def test_what_is_no_time_is_refused_by_name(given: str) -> None:
    with pytest.raises(BadArgument) as caught:
        expiry(given, MADRID)
    assert caught.value.data["argument"] == "expires"
