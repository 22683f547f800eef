"""A month's page holds its days in whole weeks, in every month of the calendar."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.picker.month import month_end, month_page, month_shifted

MONTHS = st.tuples(st.integers(1, 9999), st.integers(1, 12))


@given(month=MONTHS, first=st.integers(1, 7))
def test_page_starts_at_the_first_weekday_and_holds_the_month(month: tuple[int, int], first: int) -> None:
    page = month_page(*month, first)
    held = [day for day in page if day]
    assert all(day.isoweekday() == (first - 1 + index) % 7 + 1 for index, day in enumerate(page) if day)
    assert date(*month, 1) in page[:7]
    assert month_end(date(*month, 1)) in held
    assert held == sorted(set(held))


@given(day=st.dates(), months=st.integers(-200_000, 200_000))
def test_shift_stays_within_the_calendar(day: date, months: int) -> None:
    month_shifted(day, months)


@given(day=st.dates(date(100, 1, 1), date(9900, 1, 1)), months=st.integers(-24, 24))
def test_shift_keeps_the_day_where_the_month_has_it(day: date, months: int) -> None:
    to = month_shifted(day, months)
    assert (to.year * 12 + to.month) - (day.year * 12 + day.month) == months
    assert to.day == min(day.day, month_end(to).day)


@pytest.mark.parametrize(("day", "end"), [(date(2026, 2, 3), 28), (date(2024, 2, 3), 29), (date.max, 31)])
def test_end_of_a_month(day: date, end: int) -> None:
    assert month_end(day).day == end
