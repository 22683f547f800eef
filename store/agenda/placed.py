"""What stands on some days without a rule being asked: single entries, and occurrences moved out of their series."""

import sqlite3
from collections.abc import Iterator
from datetime import date, datetime

from store.agenda.plans import LONGEST
from store.agenda.said import Said
from store.agenda.window import APART, Window
from store.records import AgendaKind, Moment, Occurrence

_SAID = "a.kind, {of}.title, {of}.note, {of}.starts, {of}.ends, {of}.all_day, a.zone, a.rule"

# Entries that begin near the days, those that began before and go on, and single occurrences of series. Without a zone
# an entry's days are the viewer's.
PLACED = f"""
SELECT a.id, a.first_day, {_SAID.format(of="a")}, 0, d.done_us, d.done_offset
FROM agenda a LEFT JOIN agenda_done d ON d.agenda_rid = a.rid AND d.day = a.first_day
WHERE a.rule IS NULL AND a.first_day >= :from AND a.first_day <= :to
  AND (a.zone IS NOT NULL OR (a.first_day <= :high AND a.last_day >= :low))
UNION ALL
SELECT a.id, a.first_day, {_SAID.format(of="a")}, 0, d.done_us, d.done_offset
FROM agenda a LEFT JOIN agenda_done d ON d.agenda_rid = a.rid AND d.day = a.first_day
WHERE a.rule IS NULL AND a.extra_days > 0 AND a.last_day >= :from AND a.first_day < :from
UNION ALL
SELECT a.id, x.day, {_SAID.format(of="x")}, 1, d.done_us, d.done_offset
FROM agenda_exceptions x CROSS JOIN agenda a ON a.rid = x.agenda_rid
  LEFT JOIN agenda_done d ON d.agenda_rid = x.agenda_rid AND d.day = x.day
WHERE x.first_day >= :earliest AND x.first_day <= :to AND x.last_day >= :from"""  # noqa: S608 -- constants only


def placed(connection: sqlite3.Connection, window: Window) -> Iterator[Occurrence]:
    """Each as soon as it is read, in no order."""
    low, high = window.low, window.high
    days = {"low": low, "high": high, "from": low - APART, "to": high + APART, "earliest": low - APART - LONGEST}
    for row in connection.execute(PLACED, {name: day.isoformat() for name, day in days.items()}):
        one = _said(row).shown(window.zone)
        if window.holds(one):
            yield one


Row = tuple[str, str, AgendaKind, str, str, str, str, int, str | None, str | None, int, int | None, int | None]


def _said(row: Row) -> Said:
    entry, on, kind, title, note, starts, ends, all_day, zone, rule, changed, done_us, done_offset = row
    return Said(
        entry,
        date.fromisoformat(on),
        kind,
        title,
        note,
        datetime.fromisoformat(starts),
        datetime.fromisoformat(ends),
        bool(all_day),
        zone,
        repeats=bool(changed),
        changed=bool(changed),
        done=None if done_us is None or done_offset is None else Moment(done_us, done_offset),
        rule=rule,
    )
