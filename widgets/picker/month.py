"""Which days a month's page shows: six weeks, from the locale's first weekday."""

from datetime import date, timedelta

from widgets.dates import shifted

WEEKS = 6


def month_page(year: int, month: int, first_weekday: int) -> tuple[date | None, ...]:
    """The 42 days around a month, in order; None beyond the calendar.

    first_weekday: 1 (Monday) to 7 (Sunday), as Qt and ISO count.
    """
    first = date(year, month, 1)
    before = (first.isoweekday() - first_weekday) % 7
    return tuple(shifted(first, index - before) for index in range(WEEKS * 7))


def month_shifted(day: date, months: int) -> date:
    """The same day of another month, or that month's last; held within the calendar."""
    count = day.year * 12 + day.month - 1 + months
    year, month = divmod(min(max(count, 12), 9999 * 12 + 11), 12)
    return date(year, month + 1, min(day.day, month_end(date(year, month + 1, 1)).day))


def month_end(day: date) -> date:
    """The last day of its month."""
    if (day.year, day.month) == (date.max.year, date.max.month):
        return date.max
    beyond = day.replace(day=28) + timedelta(days=4)  # always within the next month
    return beyond - timedelta(days=beyond.day)
