"""The rows of exceptions: single occurrences that were changed or taken out of their series.

An occurrence is named by the day on which the rule has it. Every function works within its caller's transaction.
"""

import sqlite3
from dataclasses import replace
from datetime import date, datetime, timedelta

from store.agenda.plans import begins_on, extra_days, moved
from store.errors import NotFound
from store.records import Plan

_PUT = "INSERT OR REPLACE INTO agenda_exceptions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_GET = "SELECT title, note, starts, ends, all_day FROM agenda_exceptions WHERE agenda_rid = ? AND day = ?"


def change(connection: sqlite3.Connection, rid: int, day: date, plan: Plan) -> None:
    """Give one occurrence the texts and times of a checked plan."""
    last = plan.start.date() + timedelta(days=extra_days(plan))
    start, end = (when.isoformat(timespec="seconds") for when in (plan.start, plan.end))
    texts_and_times = (plan.title, plan.note, start, end, plan.all_day, start[:10], last.isoformat())
    connection.execute(_PUT, (rid, day.isoformat(), *texts_and_times))


def take_out(connection: sqlite3.Connection, rid: int, day: date) -> None:
    """Leave one occurrence out, with whatever it was changed to."""
    connection.execute(_PUT, (rid, day.isoformat(), *[None] * 7))


def plan_of(connection: sqlite3.Connection, rid: int, plan: Plan, day: date) -> Plan:
    """One occurrence as a plan without repeats. Errors: NotFound, where there is none or it was taken out."""
    row = connection.execute(_GET, (rid, day.isoformat())).fetchone()
    if row is None and begins_on(plan, day):
        return replace(moved(plan, day), rule=None)
    if row is None or row[2] is None:
        raise NotFound("the entry has no occurrence on this day", day=day.isoformat())
    title, note, starts, ends, all_day = row
    start, end = datetime.fromisoformat(starts), datetime.fromisoformat(ends)
    return replace(plan, title=title, note=note, start=start, end=end, all_day=bool(all_day), rule=None)


def drop_strays(connection: sqlite3.Connection, rid: int, plan: Plan) -> None:
    """Remove the exceptions and marks of days that the plan does not have any more."""
    rows = connection.execute(
        "SELECT day FROM agenda_exceptions WHERE agenda_rid = :rid UNION SELECT day FROM agenda_done"
        " WHERE agenda_rid = :rid",
        {"rid": rid},
    )
    for (day,) in rows.fetchall():
        if not begins_on(plan, date.fromisoformat(day)):
            connection.execute("DELETE FROM agenda_exceptions WHERE agenda_rid = ? AND day = ?", (rid, day))
            connection.execute("DELETE FROM agenda_done WHERE agenda_rid = ? AND day = ?", (rid, day))


def hand_over(connection: sqlite3.Connection, rid: int, heir: int, day: date) -> None:
    """Give the exceptions and marks from a day on to another entry."""
    wanted = (heir, rid, day.isoformat())
    connection.execute("UPDATE agenda_exceptions SET agenda_rid = ? WHERE agenda_rid = ? AND day >= ?", wanted)
    connection.execute("UPDATE agenda_done SET agenda_rid = ? WHERE agenda_rid = ? AND day >= ?", wanted)
