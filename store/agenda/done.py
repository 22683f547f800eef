"""The marks of reminders that are done: one for each occurrence, so that what was done last week stays done.

Every function works within its caller's transaction.
"""

import sqlite3
from datetime import date

from store.records import Moment


def mark(connection: sqlite3.Connection, rid: int, day: date, at: Moment) -> bool:
    """Note when an occurrence was done; False where it was done already, which then stays as it is."""
    cursor = connection.execute(
        "INSERT OR IGNORE INTO agenda_done VALUES (?, ?, ?, ?)", (rid, day.isoformat(), at.us, at.offset)
    )
    return cursor.rowcount == 1


def unmark(connection: sqlite3.Connection, rid: int, day: date) -> bool:
    """Take the mark away; False where there was none."""
    cursor = connection.execute("DELETE FROM agenda_done WHERE agenda_rid = ? AND day = ?", (rid, day.isoformat()))
    return cursor.rowcount == 1


def of(connection: sqlite3.Connection, rid: int, day: date) -> Moment | None:
    """When an occurrence was done, or None."""
    row = connection.execute(
        "SELECT done_us, done_offset FROM agenda_done WHERE agenda_rid = ? AND day = ?", (rid, day.isoformat())
    ).fetchone()
    return None if row is None else Moment(*row)
