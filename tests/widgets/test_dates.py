"""Days and times are written in the language of the interface."""

from datetime import date, datetime

import pytest
from PySide6.QtCore import QLocale

from widgets.dates import clock, day_title, medium_date, shifted, short_date

DAY = date(2026, 10, 2)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    ("today", "title"),
    [
        (date(2026, 10, 2), "Today · Friday, 2 October 2026"),
        (date(2026, 10, 3), "Yesterday · Friday, 2 October 2026"),
        (date(2026, 10, 1), "Tomorrow · Friday, 2 October 2026"),
        (date(2026, 10, 4), "Friday, 2 October 2026"),
    ],
)
def test_title_says_how_near_a_day_is(today: date, title: str) -> None:
    assert day_title(DAY, today) == title


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    ("name", "long", "medium", "short"),
    [
        ("en_GB", "Friday, 2 October 2026", "Fri, 2 Oct 2026", "Fri 02/10/2026"),
        ("es_ES", "Viernes, 2 de octubre de 2026", "vie, 2 de oct de 2026", "vie 2/10/2026"),
    ],
)
def test_each_language_orders_its_dates(name: str, long: str, medium: str, short: str) -> None:
    QLocale.setDefault(QLocale(name))
    assert (day_title(DAY, date(2020, 1, 1)), medium_date(DAY), short_date(DAY)) == (long, medium, short)


@pytest.mark.usefixtures("language")
def test_clock_follows_the_locale() -> None:
    assert clock(datetime(2026, 10, 2, 9, 12)) == "09:12"  # noqa: DTZ001  # A wall clock has no zone.
    QLocale.setDefault(QLocale("en_US"))
    assert clock(datetime(2026, 10, 2, 21, 12)).replace("\u202f", " ") == "9:12 PM"  # noqa: DTZ001


def test_no_day_lies_beyond_the_calendar() -> None:
    assert shifted(date.max, 1) is None
    assert shifted(date.min, -1) is None
    assert shifted(DAY, -1) == date(2026, 10, 1)
