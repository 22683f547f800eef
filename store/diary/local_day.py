"""One local day as a span of instants, in the zone of whoever looks.

A day runs from its first local midnight (or, where clocks skip it, the first instant after) to the next day's. Days
have 23, 24, 25 or 0 hours; together they tile time. The zone is never stored.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from store.records import EPOCH, MICROSECOND

ONE_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class LocalDay:
    """A day's instants: `start_us` is the first, `end_us` the first of the next day (microseconds since 1970, UTC)."""

    day: date
    start_us: int
    end_us: int

    @classmethod
    def of(cls, day: date, zone: tzinfo) -> "LocalDay":
        """The span of a day."""
        end = _LAST_US if day == date.max else _start(day + ONE_DAY, zone)
        return cls(day, _start(day, zone), end)

    @classmethod
    def holding(cls, us: int, zone: tzinfo) -> "LocalDay":
        """The day that an instant lies in.

        That is its local date, but for clocks that are put back across midnight: the date then comes back for a while
        although its day is over.
        """
        found = cls.of((EPOCH + us * MICROSECOND).astimezone(zone).date(), zone)
        while us >= found.end_us:
            found = cls.of(found.day + ONE_DAY, zone)
        while us < found.start_us:
            found = cls.of(found.day - ONE_DAY, zone)
        return found


_LAST_US = (datetime.max.replace(tzinfo=UTC) - EPOCH) // MICROSECOND
_FIRST_US = (datetime.min.replace(tzinfo=UTC) - EPOCH) // MICROSECOND


def _start(day: date, zone: tzinfo) -> int:
    """Of a midnight that comes twice it is the first; one that is skipped counts as the instant of the skip."""
    try:
        midnight = datetime.combine(day, time.min, zone).astimezone(UTC)
    except (OverflowError, ValueError):  # the ends of the calendar, as zones report them
        return _FIRST_US if day.year == 1 else _LAST_US
    return (midnight - EPOCH) // MICROSECOND
