"""The sieve through which a day's repeats go before their rules are expanded: sets of days, as bits of integers.

A repeat that begins an occurrence on a day has that day's bit in each of its three sets; the converse need not hold.
"""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from store.agenda.repeats import explicit
from store.agenda.rule import Rule

_EVERY_WEEKDAY = 0b1111111
_EVERY_MONTH_DAY = (1 << 32) - 2
_EVERY_MONTH = (1 << 13) - 2
_LENGTHS = (28, 29, 30, 31)


class Sieve(NamedTuple):
    """weekdays: bit 0 is Monday; month_days: bits 1 to 31; months: bits 1 to 12."""

    weekdays: int
    month_days: int
    months: int


def of_rule(rule: Rule, first: date) -> Sieve:
    """The days on which an occurrence of a rule may begin. first: the first of them."""
    said = explicit(rule, first.weekday(), first.month, first.day)
    month_days = (place for day in said.month_days for place in _places(day))
    return Sieve(
        _bits(day for day, _ in said.weekdays) or _EVERY_WEEKDAY,
        _bits(month_days) or _EVERY_MONTH_DAY,
        _bits(said.months) or _EVERY_MONTH,
    )


def of_days(days: Iterable[date]) -> Sieve:
    """Some days; a repeat that begins on one of them shares a bit with each of the three."""
    weekdays = month_days = months = 0
    for day in days:
        weekdays |= 1 << day.weekday()
        month_days |= 1 << day.day
        months |= 1 << day.month
    return Sieve(weekdays, month_days, months)


def _places(month_day: int) -> Iterable[int]:
    """A day counted from the end is another one in months of another length."""
    if month_day > 0:
        return (month_day,)
    return (length + month_day + 1 for length in _LENGTHS if length + month_day >= 0)


def _bits(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
