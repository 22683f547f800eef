"""The days that somebody looks at, on their own clock."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo

from store.agenda.plans import LONGEST
from store.agenda.repeats import FIRST_DAY, LAST_DAY
from store.records import Occurrence

# How far the dates of two zones can lie apart at one instant.
APART = timedelta(days=2)


@dataclass(frozen=True, slots=True)
class Window:
    """The days from `low` to `high`, both included, on the clock of a zone."""

    low: date
    high: date
    zone: tzinfo

    @property
    def is_empty(self) -> bool:
        """Whether it lies where the agenda does not reach, as the ends of the calendar do."""
        return self.high < FIRST_DAY - APART or self.low > LAST_DAY + LONGEST + APART

    def holds(self, one: Occurrence) -> bool:
        """Whether an occurrence stands on one of the days; one that ends at a midnight does not reach the next day."""
        first = datetime.combine(self.low, time.min)
        return one.start.date() <= self.high and (one.end > first or one.start >= first)

    def days_of(self, one: Occurrence) -> Iterator[date]:
        """The days of the window on which an occurrence stands."""
        last = max(one.start, one.end - timedelta(microseconds=1)).date()
        return _days(max(one.start.date(), self.low), min(last, self.high))

    def days(self, slack: timedelta = timedelta(0)) -> Iterator[date]:
        """Its days, and those up to `slack` before and after."""
        return _days(self.low - slack, self.high + slack)


def _days(first: date, last: date) -> Iterator[date]:
    return map(date.fromordinal, range(first.toordinal(), last.toordinal() + 1))
