"""The sieve through which a day's repeats go before their rules are expanded: sets of days, as bits of integers.

A repeat that begins an occurrence on a day has that day's bit in each of its three sets; the converse need not hold.
"""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from store.agenda.rule import Rule

_EVERY_WEEKDAY = 0b1111111
_EVERY_MONTH_DAY = (1 << 32) - 2
_EVERY_MONTH = (1 << 13) - 2
_LENGTHS = (28, 29, 30, 31)
_LONGEST = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class Sieve(NamedTuple):
    """weekdays: bit 0 is Monday; month_days: bits 1 to 31; months: bits 1 to 12."""

    weekdays: int
    month_days: int
    months: int

    def holds(self, day: date) -> bool:
        return bool(self.weekdays >> day.weekday() & self.month_days >> day.day & self.months >> day.month & 1)

    def is_closed(self) -> bool:
        """Whether no year has any of its days, as none has a 30 February."""
        possible = (_up_to(days) for month, days in enumerate(_LONGEST, 1) if self.months >> month & 1)
        return not any(self.month_days & days for days in possible)


def of_rule(said: Rule) -> Sieve:
    """The days on which an occurrence of an explicit rule may begin."""
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


def _up_to(day: int) -> int:
    return (2 << day) - 2


def _bits(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
