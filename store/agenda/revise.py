"""How an entry is changed or deleted: all of it, one occurrence, or one and those that follow.

Every function works within its caller's transaction. To change an occurrence and those that follow cuts the series in
two: what lies before it keeps its days, texts and marks, what follows is a new entry.
"""

import sqlite3
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Literal, get_args

from store import ids
from store.agenda import done, entries, exceptions
from store.agenda.plans import checked, series_of
from store.agenda.repeats import days_between
from store.agenda.rule import parsed
from store.errors import BadArgument
from store.records import AgendaEntry, AgendaId, Moment, Plan

Scope = Literal["series", "occurrence", "following"]


@dataclass(frozen=True, slots=True)
class Target:
    """Which part of an entry is meant. on: the day of the occurrence, needed for all but the whole series."""

    entry: AgendaId
    scope: Scope = "series"
    on: date | None = None


@dataclass(frozen=True, slots=True)
class Revised:
    """The entry that the change is found in, and all that were touched."""

    entry: AgendaEntry
    touched: frozenset[AgendaId]


def update(connection: sqlite3.Connection, target: Target, plan: Plan, now: Moment) -> Revised:
    """Give the target this plan. Errors: BadArgument, NotFound (the entry, or the occurrence)."""
    held = entries.get(connection, target.entry)
    kind, on = _meant(connection, held, target)
    if kind == "occurrence":
        return _change_one(connection, held, on, plan, now)
    if kind == "following":
        return _change_following(connection, held, on, plan, now)
    wanted = checked(plan)
    if wanted == held.plan:
        return Revised(held, frozenset())
    return _stored(connection, replace(held, plan=wanted, updated=now))


def delete(connection: sqlite3.Connection, target: Target, now: Moment) -> Revised:
    """Remove the target with its texts; the entry as it was. Errors: BadArgument, NotFound."""
    held = entries.get(connection, target.entry)
    kind, on = _meant(connection, held, target)
    if kind == "occurrence":
        rid = entries.rid(connection, held.id)
        exceptions.take_out(connection, rid, on)
        done.unmark(connection, rid, on)
        entries.touch(connection, held.id, now)
    elif kind == "following":
        _stored(connection, replace(held, plan=_before(held.plan, on), updated=now))
    else:
        entries.delete(connection, held.id)
    return Revised(held, frozenset({held.id}))


def _meant(connection: sqlite3.Connection, held: AgendaEntry, target: Target) -> tuple[Scope, date]:
    """What is to be done, and from which day on: a first occurrence with all that follow is the whole series."""
    first = held.plan.start.date()
    if target.scope not in get_args(Scope):
        raise BadArgument("unknown scope", argument="scope", known=get_args(Scope))
    if target.scope == "series":
        return "series", first
    on = target.on or (None if held.plan.rule else first)
    if on is None:
        raise BadArgument("an entry that repeats needs the day of the occurrence", argument="on")
    exceptions.plan_of(connection, entries.rid(connection, held.id), held.plan, on)
    if held.plan.rule is None or (target.scope == "following" and on == first):
        return "series", first
    return target.scope, on


def _change_one(connection: sqlite3.Connection, held: AgendaEntry, on: date, plan: Plan, now: Moment) -> Revised:
    if plan.rule not in (None, held.plan.rule):
        raise BadArgument("one occurrence does not repeat", argument="rule")
    wanted = checked(replace(plan, rule=None))
    if wanted.kind != held.plan.kind:
        raise BadArgument("one occurrence is of the kind of its series", argument="kind")
    if not wanted.all_day and wanted.zone != held.plan.zone:
        raise BadArgument("one occurrence goes by the clock of its series", argument="zone")
    exceptions.change(connection, entries.rid(connection, held.id), on, wanted)
    entries.touch(connection, held.id, now)
    return Revised(replace(held, updated=now), frozenset({held.id}))


def _change_following(connection: sqlite3.Connection, held: AgendaEntry, on: date, plan: Plan, now: Moment) -> Revised:
    following = checked(_counted_on(held.plan, plan, on))
    successor = AgendaEntry(ids.new_agenda_id(), following, now, now)
    entries.put(connection, successor)
    rid, heir = entries.rid(connection, held.id), entries.rid(connection, successor.id)
    exceptions.hand_over(connection, rid, heir, on)
    exceptions.drop_strays(connection, heir, following)
    _stored(connection, replace(held, plan=_before(held.plan, on), updated=now))
    return Revised(successor, frozenset({held.id, successor.id}))


def _counted_on(held: Plan, plan: Plan, on: date) -> Plan:
    """The plan, whose rule counts only what is left where it is the old rule and that one was counted."""
    if not plan.rule or not held.rule or parsed(plan.rule) != parsed(held.rule):
        return plan
    rule = parsed(held.rule)
    if rule.count is None:
        return plan
    gone = sum(1 for _ in days_between(series_of(held), held.start.date(), on - timedelta(days=1)))
    return replace(plan, rule=str(replace(rule, count=rule.count - gone)))


def _before(plan: Plan, on: date) -> Plan:
    """The plan up to the day before an occurrence."""
    assert plan.rule is not None, "only a repeat has occurrences before another"
    return replace(plan, rule=str(replace(parsed(plan.rule), count=None, until=on - timedelta(days=1))))


def _stored(connection: sqlite3.Connection, entry: AgendaEntry) -> Revised:
    entries.put(connection, entry)
    exceptions.drop_strays(connection, entries.rid(connection, entry.id), entry.plan)
    return Revised(entry, frozenset({entry.id}))
