"""Plans as a person would say them, and what a page shows of them."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta

from store.agenda.agenda import Agenda
from store.records import Occurrence, Plan


def when(text: str) -> datetime:
    """A time such as 2026-10-02 09:30, or a day alone, which is its midnight."""
    return datetime.fromisoformat(text)


def event(title: str, start: str, end: str, rule: str | None = None, zone: str | None = None) -> Plan:
    return Plan("event", title, when(start), when(end), zone=zone, rule=rule)


def days_off(title: str, first: str, last: str, rule: str | None = None) -> Plan:
    """An event of whole days, the last one included."""
    return Plan("event", title, when(first), when(last) + timedelta(days=1), all_day=True, rule=rule)


def reminder(title: str, at: str, rule: str | None = None, zone: str | None = None) -> Plan:
    return Plan("reminder", title, when(at), when(at), zone=zone, rule=rule)


def titles(agenda: Agenda, day: str) -> list[str]:
    found = agenda.list_days(date.fromisoformat(day), date.fromisoformat(day))
    return [one.title for one in found.occurrences]


def starts(found: Iterable[Occurrence]) -> list[str]:
    return [one.start.isoformat(" ", "minutes") for one in found]


def days(found: Iterable[Occurrence]) -> list[str]:
    return [one.start.date().isoformat() for one in found]
