"""The rows of entries. Every function works within its caller's transaction."""

import sqlite3
from datetime import datetime, timedelta

from store.agenda.plans import extra_days, series_of
from store.agenda.repeats import sieve_of
from store.agenda.sieve import Sieve
from store.errors import NotFound
from store.records import AgendaEntry, AgendaId, AgendaKind, Moment, Plan

# What `from_row` reads; conditions and order follow.
SELECT = """
SELECT id, kind, title, note, starts, ends, all_day, zone, rule,
       created_us, created_offset, updated_us, updated_offset
FROM agenda"""

Row = tuple[str, AgendaKind, str, str, str, str, int, str | None, str | None, int, int, int, int]

_PUT = """
INSERT INTO agenda (id, kind, title, note, starts, ends, all_day, zone, rule,
                    first_day, last_day, extra_days, weekdays, month_days, months,
                    created_us, created_offset, updated_us, updated_offset)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
  kind = excluded.kind, title = excluded.title, note = excluded.note, starts = excluded.starts, ends = excluded.ends,
  all_day = excluded.all_day, zone = excluded.zone, rule = excluded.rule,
  first_day = excluded.first_day, last_day = excluded.last_day, extra_days = excluded.extra_days,
  weekdays = excluded.weekdays, month_days = excluded.month_days, months = excluded.months,
  updated_us = excluded.updated_us, updated_offset = excluded.updated_offset"""

_NO_SIEVE = Sieve(0, 0, 0)


def from_row(row: Row) -> AgendaEntry:
    identity, kind, title, note, starts, ends, all_day, zone, rule, *moments = row
    start, end = datetime.fromisoformat(starts), datetime.fromisoformat(ends)
    plan = Plan(kind, title, start, end, bool(all_day), note, zone, rule)
    return AgendaEntry(AgendaId(identity), plan, Moment(*moments[:2]), Moment(*moments[2:]))


def get(connection: sqlite3.Connection, entry: AgendaId) -> AgendaEntry:
    """Errors: NotFound."""
    row = connection.execute(f"{SELECT} WHERE id = ?", (entry,)).fetchone()
    if row is None:
        raise NotFound("no entry of the agenda has this ID", id=entry)
    return from_row(row)


def rid(connection: sqlite3.Connection, entry: AgendaId) -> int:
    """The entry's key within the file. Errors: NotFound."""
    row = connection.execute("SELECT rid FROM agenda WHERE id = ?", (entry,)).fetchone()
    if row is None:
        raise NotFound("no entry of the agenda has this ID", id=entry)
    found: int = row[0]
    return found


def put(connection: sqlite3.Connection, entry: AgendaEntry) -> None:
    """Store an entry with a checked plan, or give the one of this ID this plan; when it was created stays."""
    plan, series = entry.plan, series_of(entry.plan)
    extra = extra_days(plan)
    connection.execute(
        _PUT,
        (
            entry.id,
            plan.kind,
            plan.title,
            plan.note,
            plan.start.isoformat(timespec="seconds"),
            plan.end.isoformat(timespec="seconds"),
            plan.all_day,
            plan.zone,
            plan.rule,
            series.first.isoformat(),
            (series.last + timedelta(days=extra)).isoformat(),
            extra,
            *(sieve_of(series) if plan.rule else _NO_SIEVE),
            entry.created.us,
            entry.created.offset,
            entry.updated.us,
            entry.updated.offset,
        ),
    )


def touch(connection: sqlite3.Connection, entry: AgendaId, now: Moment) -> None:
    """Note that something of an entry changed, though its plan did not."""
    connection.execute("UPDATE agenda SET updated_us = ?, updated_offset = ? WHERE id = ?", (now.us, now.offset, entry))


def delete(connection: sqlite3.Connection, entry: AgendaId) -> None:
    """Remove an entry with its exceptions and marks."""
    connection.execute("DELETE FROM agenda WHERE id = ?", (entry,))
