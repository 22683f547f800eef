"""The days of a repeat. The one module that knows python-dateutil, which it imports when a rule is first expanded.

A rule is expanded a month, week or year at a time, and only that one which is asked for: from where it stands in the
calendar follows whether the interval leaves it out, so that a repeat of ten years costs what one of a week does. Two
entries with the same rule share what was expanded.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from store.agenda import sieve
from store.agenda.rule import Rule, parsed
from store.agenda.sieve import Sieve

FIRST_DAY = date(1900, 1, 1)
LAST_DAY = date(2199, 12, 31)
_ONE_DAY = timedelta(days=1)


class Series(NamedTuple):
    """A repeat: its rule, and the first and the last day on which an occurrence begins."""

    rule: str
    first: date
    last: date


def days_between(series: Series, low: date, high: date) -> Iterator[date]:
    """The days of a repeat from `low` to `high`, in order."""
    first = series.first
    pattern = _pattern_from(series.rule, first)
    low, high = max(low, first), min(high, series.last)
    if low > high:
        return
    if pattern.form.frequency == "DAILY":
        yield from _in_step(pattern, first, low, high)
        return
    for period in _periods(pattern, first, low, high):
        for day in _expanded(pattern.form, period):
            if low <= day <= high:
                yield day


def sieve_of(series: Series) -> Sieve:
    """The days on which an occurrence may begin."""
    return _pattern_from(series.rule, series.first).mesh


@lru_cache(maxsize=256)
def first_day(rule: str, start: date) -> date | None:
    """The first day of a rule that begins at `start`, or None where it has none at all."""
    if _pattern_from(rule, start).mesh.is_closed():
        return None
    return next(_walked(rule, start), None)


@lru_cache(maxsize=256)
def last_day(rule: str, first: date) -> date:
    """The last day of a repeat; where nothing ends it, that of the calendar. first: one of its days."""
    wanted = parsed(rule)
    if wanted.count is None:
        return min(wanted.until or LAST_DAY, LAST_DAY)
    return max(islice(_walked(rule, first), wanted.count), default=first)


@dataclass(frozen=True, slots=True)
class Pattern:
    """form: the rule without what is counted from its first day, with what that day implies; mesh: its sieve."""

    form: Rule
    interval: int
    mesh: Sieve


def _pattern_from(rule: str, first: date) -> Pattern:
    return _pattern(rule, first.weekday(), first.month, first.day)


@lru_cache(maxsize=4096)
def _pattern(text: str, weekday: int, month: int, day: int) -> Pattern:
    rule = parsed(text)
    form = replace(rule.explicit(weekday, month, day), interval=1, count=None, until=None)
    return Pattern(form, rule.interval, sieve.of_rule(form))


def _in_step(pattern: Pattern, first: date, low: date, high: date) -> Iterator[date]:
    """The days of a daily rule, whose interval counts days: its months are expanded as if it took every one."""
    day = low + timedelta(days=(first - low).days % pattern.interval)
    while day <= high:
        if pattern.mesh.holds(day) and day in _expanded(pattern.form, day.replace(day=1)):
            yield day
        day += timedelta(days=pattern.interval)


def _periods(pattern: Pattern, first: date, low: date, high: date) -> Iterator[date]:
    """The first days of the weeks, months or years that the interval takes and that reach into low..high."""
    match pattern.form.frequency:
        case "WEEKLY":
            yield from _weeks(pattern, first, low, high)
        case "YEARLY":
            yield from (
                date(y, 1, 1) for y in range(low.year, high.year + 1) if not (y - first.year) % pattern.interval
            )
        case _:
            yield from _months(pattern, first, low, high)


def _weeks(pattern: Pattern, first: date, low: date, high: date) -> Iterator[date]:
    begun = _week(first, pattern.form.week_start)
    week = _week(low, pattern.form.week_start)
    step = 7 * pattern.interval
    week += timedelta(days=-(week - begun).days % step)
    while week <= high:
        yield week
        week += timedelta(days=step)


def _months(pattern: Pattern, first: date, low: date, high: date) -> Iterator[date]:
    start = _month(low) + (_month(first) - _month(low)) % pattern.interval
    for number in range(start, _month(high) + 1, pattern.interval):
        yield date(number // 12, number % 12 + 1, 1)


def _week(day: date, week_start: int) -> date:
    return day - timedelta(days=(day.weekday() - week_start) % 7)


def _month(day: date) -> int:
    return day.year * 12 + day.month - 1


@lru_cache(maxsize=4096)
def _expanded(form: Rule, period: date) -> tuple[date, ...]:
    """The days of a rule in the period that begins on a day, whatever its interval."""
    return tuple(_dateutil(form, period, _end(form, period)))


def _end(form: Rule, period: date) -> date:
    if form.frequency == "WEEKLY":
        return period + timedelta(days=6)
    if form.frequency == "YEARLY":
        return date(period.year, 12, 31)
    return (period + timedelta(days=31)).replace(day=1) - _ONE_DAY


def _walked(rule: str, start: date) -> Iterator[date]:
    """The days one after the other, up to the calendar's last, however many the rule counts.

    A rule of days is taken by its months: where none is left, python-dateutil walks each day up to the year 9999.
    """
    wanted = parsed(rule)
    end = min(wanted.until or LAST_DAY, LAST_DAY)
    if wanted.frequency == "DAILY":
        return days_between(Series(rule, start, end), start, end)
    return _dateutil(wanted.explicit(start.weekday(), start.month, start.day), start, end)


def _dateutil(rule: Rule, start: date, end: date) -> Iterator[date]:
    from dateutil import rrule  # imported when needed: it costs as much as opening a day a hundred times

    found = rrule.rrule(
        getattr(rrule, rule.frequency),
        dtstart=datetime.combine(start, time.min),
        until=datetime.combine(end, time.min),
        interval=rule.interval,
        wkst=rule.week_start,
        bymonth=rule.months or None,
        bymonthday=rule.month_days or None,
        byweekday=[rrule.weekday(day, place or None) for day, place in rule.weekdays] or None,
        bysetpos=rule.positions or None,
    )
    return (moment.date() for moment in found)
