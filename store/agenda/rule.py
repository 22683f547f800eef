"""The rule by which an entry repeats: the part of iCalendar's RRULE that Morgan takes, and its bounds.

A rule speaks of days alone. Times belong to the entry, so that an appointment at 09:30 stays at 09:30 by the clock on
the wall whatever the clocks do.
"""

import re
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from typing import Literal, get_args

from store.errors import BadArgument

Frequency = Literal["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
FREQUENCIES: tuple[Frequency, ...] = get_args(Frequency)
WEEKDAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
MOST_TIMES = 1000
LONGEST_INTERVAL = 1000
LONGEST_RULE = 300

_WEEKDAY = re.compile(r"([+-]?[0-9]{1,2})?(MO|TU|WE|TH|FR|SA|SU)")
_NUMBER = re.compile(r"[+-]?[0-9]{1,4}")
# A time that a program has put behind the day is of no account: the last day is meant.
_UNTIL = re.compile(r"([0-9]{8})(?:T[0-9]{6}Z?)?")

Weekday = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Rule:
    """A checked rule. count, until: at most one of them; until is the last day that may be one of its days.

    weekdays: pairs of the weekday (0 is Monday) and which one of its month or year, 0 for every one, negative from the
    end. positions: which of all days found in a month or year count. Empty where the rule does not say.
    """

    frequency: Frequency
    interval: int = 1
    count: int | None = None
    until: date | None = None
    months: tuple[int, ...] = ()
    month_days: tuple[int, ...] = ()
    weekdays: tuple[Weekday, ...] = ()
    positions: tuple[int, ...] = ()
    week_start: int = 0

    def explicit(self, weekday: int, month: int, day: int) -> "Rule":
        """The rule with what iCalendar lets its first day say: which weekday, which month, which day of it."""
        if self.weekdays or self.month_days:
            return self
        if self.frequency == "WEEKLY":
            return replace(self, weekdays=((weekday, 0),))
        if self.frequency == "MONTHLY":
            return replace(self, month_days=(day,))
        if self.frequency == "YEARLY":
            return replace(self, month_days=(day,), months=self.months or (month,))
        return self

    def __str__(self) -> str:
        """The one way to write it."""
        parts = {
            "FREQ": self.frequency,
            "INTERVAL": str(self.interval) if self.interval > 1 else "",
            "COUNT": str(self.count or ""),
            "UNTIL": f"{self.until:%Y%m%d}" if self.until else "",
            "BYMONTH": ",".join(map(str, self.months)),
            "BYMONTHDAY": ",".join(map(str, self.month_days)),
            "BYDAY": ",".join(f"{place or ''}{WEEKDAYS[day]}" for day, place in self.weekdays),
            "BYSETPOS": ",".join(map(str, self.positions)),
            "WKST": WEEKDAYS[self.week_start] if self.week_start else "",
        }
        return ";".join(f"{name}={value}" for name, value in parts.items() if value)


@lru_cache(maxsize=1024)
def parsed(text: str) -> Rule:
    """The rule that a text says. Errors: BadArgument (argument `rule`), which names the part, never the text."""
    given = _parts(text)
    if "FREQ" not in given:
        raise _refused("a rule needs FREQ", "FREQ")
    frequency = given["FREQ"]
    if frequency not in FREQUENCIES:
        raise _refused(f"FREQ is one of {', '.join(FREQUENCIES)}", "FREQ")
    rule = Rule(
        frequency=frequency,
        interval=_one(given, "INTERVAL", range(1, LONGEST_INTERVAL + 1)) or 1,
        count=_one(given, "COUNT", range(1, MOST_TIMES + 1)),
        until=_until(given.get("UNTIL")),
        months=_numbers(given, "BYMONTH", range(1, 13)),
        month_days=_numbers(given, "BYMONTHDAY", range(-31, 32)),
        weekdays=_weekdays(given.get("BYDAY")),
        positions=_numbers(given, "BYSETPOS", range(-366, 367)),
        week_start=_week_start(given.get("WKST", "MO")),
    )
    _check_together(rule)
    return rule


_KNOWN = ("FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYMONTHDAY", "BYDAY", "BYSETPOS", "WKST")


def _parts(text: str) -> dict[str, str]:
    if len(text) > LONGEST_RULE:
        raise BadArgument("the rule is too long", argument="rule", limit=LONGEST_RULE)
    found: dict[str, str] = {}
    for part in text.strip().upper().removeprefix("RRULE:").rstrip(";").split(";"):
        name, _, value = part.partition("=")
        if name not in _KNOWN:
            raise BadArgument(f"a rule has only {', '.join(_KNOWN)}", argument="rule", known=_KNOWN)
        if name in found:
            raise _refused(f"{name} stands twice", name)
        found[name] = value
    return found


def _one(given: dict[str, str], name: str, bounds: range) -> int | None:
    return _numbers(given, name, bounds, most=1)[0] if name in given else None


def _numbers(given: dict[str, str], name: str, bounds: range, most: int = 400) -> tuple[int, ...]:
    if name not in given:
        return ()
    written = given[name].split(",")
    if len(written) > most or not all(map(_NUMBER.fullmatch, written)):
        raise _refused(f"{name} is not a number or numbers", name)
    numbers = sorted(set(map(int, written)))
    if 0 in numbers or any(number not in bounds for number in numbers):
        raise _refused(f"{name} lies from {bounds[0]} to {bounds[-1]} and is not 0", name)
    return tuple(numbers)


def _until(text: str | None) -> date | None:
    if text is None:
        return None
    found = _UNTIL.fullmatch(text)
    try:
        return date.fromisoformat(found[1] if found else "")
    except ValueError as error:
        raise _refused("UNTIL is a day: YYYYMMDD", "UNTIL") from error


def _weekdays(text: str | None) -> tuple[Weekday, ...]:
    if text is None:
        return ()
    found = [_WEEKDAY.fullmatch(part) for part in text.split(",")]
    days = [(WEEKDAYS.index(one[2]), int(one[1] or 0)) for one in found if one]
    if len(days) < len(found) or any(one and one[1] and not int(one[1]) for one in found):
        raise _refused(
            "BYDAY is MO, TU, WE, TH, FR, SA or SU, with a number before it where one of them is meant", "BYDAY"
        )
    return tuple(sorted(set(days)))


def _week_start(text: str) -> int:
    if text not in WEEKDAYS:
        raise _refused("WKST is one of MO, TU, WE, TH, FR, SA, SU", "WKST")
    return WEEKDAYS.index(text)


def _check_together(rule: Rule) -> None:
    """Parts that contradict each other, or that iCalendar does not give to this frequency."""
    monthly_or_yearly = rule.frequency in ("MONTHLY", "YEARLY")
    if rule.count and rule.until:
        raise _refused("COUNT and UNTIL exclude each other", "COUNT")
    if rule.positions and not (monthly_or_yearly and (rule.weekdays or rule.month_days or rule.months)):
        raise _refused("BYSETPOS goes with MONTHLY or YEARLY and with BYDAY, BYMONTHDAY or BYMONTH", "BYSETPOS")
    if rule.month_days and rule.frequency == "WEEKLY":
        raise _refused("BYMONTHDAY does not go with WEEKLY", "BYMONTHDAY")
    highest = max((abs(place) for _, place in rule.weekdays), default=0)
    in_year = rule.frequency == "YEARLY" and not rule.months
    if highest > (53 if in_year else 5 if monthly_or_yearly else 0):
        raise _refused("a number in BYDAY is one of the month's or the year's weekdays", "BYDAY")


def _refused(explanation: str, part: str) -> BadArgument:
    return BadArgument(explanation, argument="rule", part=part)
