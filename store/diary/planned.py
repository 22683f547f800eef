"""What the agenda gives to the diary; the rules of repeats are loaded only where an agenda holds anything."""

import sqlite3
from datetime import date, tzinfo

from store.records import Occurrence


def occurrences_of(connection: sqlite3.Connection, day: date, zone: tzinfo) -> tuple[Occurrence, ...]:
    """What stands on a day, in the order of a page."""
    if not _holds_any(connection):
        return ()
    from store.agenda.occurrences import occurrences_of_day

    return occurrences_of_day(connection, day, zone)


def planned_days(connection: sqlite3.Connection, first: date, last: date, zone: tzinfo) -> set[date]:
    """Those of some days, `last` included, on which anything stands."""
    if not _holds_any(connection):
        return set()
    from store.agenda.occurrences import days_with_any
    from store.agenda.window import Window

    return days_with_any(connection, Window(first, last, zone))


def _holds_any(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT EXISTS (SELECT 1 FROM agenda)").fetchone()[0])
