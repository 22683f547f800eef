"""What of the agenda stands on some days, as whoever looks sees it.

Every function works on an open connection, within its caller's snapshot.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta, tzinfo
from itertools import chain

from store.agenda import done, entries, exceptions
from store.agenda.placed import placed
from store.agenda.plans import moved
from store.agenda.repeating import repeating
from store.agenda.said import Said
from store.agenda.wall_clock import instant
from store.agenda.window import Window
from store.records import AgendaEntry, Moment, Occurrence


def occurrences_of_day(connection: sqlite3.Connection, day: date, zone: tzinfo) -> tuple[Occurrence, ...]:
    """What stands on a day, in the order of a page: whole days first, then by time."""
    return occurrences_between(connection, Window(day, day, zone))


def occurrences_between(connection: sqlite3.Connection, window: Window) -> tuple[Occurrence, ...]:
    """What stands on some days, by the first of them that it stands on, whole days first."""

    def order(one: Occurrence) -> tuple[object, ...]:
        return max(one.start.date(), window.low), not one.all_day, one.start, one.title, one.entry, one.on

    return tuple(sorted(_found(connection, window), key=order))


def occurrence(connection: sqlite3.Connection, entry: AgendaEntry, on: date, zone: tzinfo) -> Occurrence:
    """One occurrence of an entry, by the day its series knows it by. Errors: NotFound."""
    rid, plan = entries.rid(connection, entry.id), entry.plan
    said = exceptions.plan_of(connection, rid, plan, on)
    return Said(
        entry.id, on, said.kind, said.title, said.note, said.start, said.end, said.all_day, said.zone,
        repeats=plan.rule is not None,
        changed=said != replace(moved(plan, on), rule=None),
        done=done.of(connection, rid, on),
        rule=plan.rule,
    ).shown(zone)  # fmt: skip


def days_with_any(connection: sqlite3.Connection, window: Window) -> set[date]:
    """Those of some days on which anything stands; nothing is looked at that cannot add a day."""
    taken: set[date] = set()
    wanted = len(list(window.days()))
    for one in _found(connection, window):
        taken.update(window.days_of(one))
        if len(taken) == wanted:
            break
    return taken


def due_between(connection: sqlite3.Connection, after: Moment, until: Moment, zone: tzinfo) -> tuple[Occurrence, ...]:
    """The reminders not done whose time came after one instant and not after the other, in the order of their times.

    A reminder for a whole day is due when the day begins, one at a time that the clocks skip just after that.
    """
    window = Window(after.seen(zone).date() - timedelta(days=1), until.seen(zone).date(), zone)
    waiting = [one for one in _found(connection, window) if one.kind == "reminder" and one.done is None]
    timed = sorted((instant(one.start, zone).us, one.title, one.entry, place) for place, one in enumerate(waiting))
    return tuple(waiting[place] for us, _, _, place in timed if after.us < us <= until.us)


def _found(connection: sqlite3.Connection, window: Window) -> Iterator[Occurrence]:
    if window.is_empty:
        return iter(())
    return chain(placed(connection, window), repeating(connection, window))
