"""What a plan must be before it is stored: its texts, its times, its repeat."""

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

from store.agenda.repeats import FIRST_DAY, LAST_DAY, Series, days_between, first_day, last_day
from store.agenda.rule import parsed
from store.errors import BadArgument
from store.records import AgendaKind, Plan
from store.text import storable

TITLE_LENGTH = 200
NOTE_LENGTH = 10_000
LONGEST = timedelta(days=366)
_ONE_DAY = timedelta(days=1)


def checked(plan: Plan) -> Plan:
    """The plan as it is stored: texts mended, seconds whole, the rule in its one form, begun on its first day.

    Errors: BadArgument, whose `argument` is the field.
    """
    if plan.kind not in get_args(AgendaKind):
        raise BadArgument("an entry is an event or a reminder", argument="kind", known=get_args(AgendaKind))
    mended = replace(
        plan,
        title=_title(plan.title),
        note=_note(plan.note),
        start=plan.start.replace(microsecond=0),
        end=plan.end.replace(microsecond=0),
        zone=None if plan.all_day else _zone(plan.zone),
    )
    _check_times(mended)
    return _begun(mended)


def _title(text: str) -> str:
    title = " ".join(storable(text).split())
    if not title:
        raise BadArgument("an entry needs a title", argument="title")
    if len(title) > TITLE_LENGTH:
        raise BadArgument("the title is too long: put the rest into the note", argument="title", limit=TITLE_LENGTH)
    return title


def _note(text: str) -> str:
    note = storable(text).strip()
    if len(note) > NOTE_LENGTH:
        raise BadArgument("the note is too long", argument="note", limit=NOTE_LENGTH)
    return note


def _zone(name: str | None) -> str | None:
    if not name:
        return None
    try:
        return ZoneInfo(name).key
    except (KeyError, ValueError, OSError) as error:  # unknown, no name at all, or the name of a folder of zones
        raise BadArgument("no zone has this name: use one such as Europe/Madrid, or none", argument="zone") from error


def _check_times(plan: Plan) -> None:
    for argument, when in (("start", plan.start), ("end", plan.end)):
        if when.tzinfo is not None:
            raise BadArgument("times of the agenda are those of the clock on the wall", argument=argument)
        if not FIRST_DAY <= when.date() <= LAST_DAY:
            raise BadArgument(f"the agenda reaches from {FIRST_DAY} to {LAST_DAY}", argument=argument)
        if plan.all_day and when.time() != time.min:
            raise BadArgument("a whole day runs from midnight to midnight", argument=argument)
    if plan.end < plan.start or (plan.all_day and plan.end == plan.start):
        raise BadArgument("the end lies before the start", argument="end")
    if plan.end - plan.start > LONGEST:
        raise BadArgument("an entry lasts at most a year", argument="end", days=LONGEST.days)
    if plan.kind == "reminder" and plan.end != plan.start + (_ONE_DAY if plan.all_day else timedelta(0)):
        raise BadArgument("a reminder is for one time or one day", argument="end")


def _begun(plan: Plan) -> Plan:
    """A repeat moved to the first day that its rule has from the given one on."""
    if not plan.rule:
        return replace(plan, rule=None)
    rule = str(parsed(plan.rule))
    first = first_day(rule, plan.start.date())
    if first is None:
        raise BadArgument("the rule has no day", argument="rule")
    return replace(moved(plan, first), rule=rule)


def moved(plan: Plan, day: date) -> Plan:
    """The plan begun on another day, at the same time and as long by the clock on the wall."""
    start = datetime.combine(day, plan.start.time())
    return replace(plan, start=start, end=start + (plan.end - plan.start))


def extra_days(plan: Plan) -> int:
    """How many days it goes on after the one it begins on; an end at midnight is still the day before."""
    if plan.end == plan.start:
        return 0
    return (plan.end - timedelta(microseconds=1)).date().toordinal() - plan.start.date().toordinal()


def series_of(plan: Plan) -> Series:
    """The days of a checked plan; without a rule, the one day."""
    first = plan.start.date()
    return Series(plan.rule or "", first, last_day(plan.rule, first) if plan.rule else first)


def begins_on(plan: Plan, day: date) -> bool:
    """Whether a checked plan has an occurrence that begins on a day, exceptions apart."""
    if plan.rule:
        return day in days_between(series_of(plan), day, day)
    return day == plan.start.date()
