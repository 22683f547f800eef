"""What repeats on some days: the repeats that the sieve lets through, expanded and with their exceptions left out."""

import sqlite3
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import NamedTuple

from store.agenda import sieve
from store.agenda.repeats import Series, days_between
from store.agenda.said import Said
from store.agenda.window import APART, Window
from store.records import AgendaKind, Moment, Occurrence

# Those of several days could have begun on any day before; those with a zone are a day or two away from the viewer's.
REPEATING = """
SELECT rid, id, kind, title, note, starts, ends, all_day, zone, rule, first_day, last_day, extra_days
FROM agenda
WHERE rule IS NOT NULL AND last_day >= :from AND first_day <= :to
  AND (extra_days > 0
       OR (weekdays & :near_weekdays AND month_days & :near_month_days AND months & :near_months
           AND (zone IS NOT NULL
                OR (weekdays & :weekdays AND month_days & :month_days AND months & :months))))"""

EXCEPTED = "SELECT agenda_rid, day FROM agenda_exceptions WHERE day >= ? AND day <= ?"
DONE = "SELECT agenda_rid, day, done_us, done_offset FROM agenda_done WHERE day >= ? AND day <= ?"

NONE = timedelta(0)

Row = tuple[int, str, AgendaKind, str, str, str, str, int, str | None, str, str, str, int]


def repeating(connection: sqlite3.Connection, window: Window) -> Iterator[Occurrence]:
    """Each as soon as it is known, in no order."""
    rows: list[Row] = connection.execute(REPEATING, _wanted(window)).fetchall()
    if not rows:
        return
    marks = _Marks.near(connection, window, timedelta(days=max(row[-1] for row in rows)))
    for row in rows:
        for said in _said(row, window, marks):
            one = said.shown(window.zone)
            if window.holds(one):
                yield one


def _wanted(window: Window) -> dict[str, object]:
    here, near = sieve.of_days(window.days()), sieve.of_days(window.days(APART))
    return {
        "from": (window.low - APART).isoformat(),
        "to": (window.high + APART).isoformat(),
        **here._asdict(),
        **{f"near_{name}": bits for name, bits in near._asdict().items()},
    }


class _Marks(NamedTuple):
    """excepted: occurrences that are not what their rule says; done: when others were done; by entry and day."""

    excepted: set[tuple[int, str]]
    done: dict[tuple[int, str], Moment]

    @classmethod
    def near(cls, connection: sqlite3.Connection, window: Window, extra: timedelta) -> "_Marks":
        """Those of the occurrences that begin at most `extra` before the window."""
        days = (window.low - APART - extra).isoformat(), (window.high + APART).isoformat()
        done = {(rid, day): Moment(us, offset) for rid, day, us, offset in connection.execute(DONE, days)}
        return cls(set(connection.execute(EXCEPTED, days)), done)


def _said(row: Row, window: Window, marks: _Marks) -> Iterator[Said]:
    rid, entry, kind, title, note, starts, ends, all_day, zone, rule, first_day, last_day, extra_days = row
    extra, slack = timedelta(days=extra_days), APART if zone else NONE
    series = Series(rule, date.fromisoformat(first_day), date.fromisoformat(last_day) - extra)
    for day in days_between(series, window.low - extra - slack, window.high + slack):
        key = rid, day.isoformat()
        if key in marks.excepted:
            continue
        start, end = datetime.fromisoformat(starts), datetime.fromisoformat(ends)
        begun = datetime.combine(day, start.time())
        yield Said(
            entry, day, kind, title, note, begun, begun + (end - start), bool(all_day), zone,
            repeats=True, changed=False, done=marks.done.get(key), rule=rule,
        )  # fmt: skip
