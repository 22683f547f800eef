"""The agenda: what stands on one day, and on a month, of ten thousand entries."""

import random
import sqlite3
import statistics
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date, datetime, time, timedelta
from functools import partial
from zoneinfo import ZoneInfo

from store import ids
from store.agenda import done, entries, exceptions
from store.agenda.occurrences import days_with_any, occurrences_of_day
from store.agenda.plans import checked, moved
from store.agenda.window import Window
from store.database.migrations import ledger
from store.records import AgendaEntry, AgendaKind, Moment, Plan
from tests.bench.measure import PAIRS, Measure, cpu

ENTRIES = 10_000
FIRST_DAY, DAYS = date(2018, 1, 1), 3100
ZONE = ZoneInfo("Europe/Madrid")
NOW = Moment(0)
LONG, REPEATING, CHANGED = 0.05, 0.25, 0.02  # parts of the events, of all entries, of the repeats
RULES = (
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=3",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;INTERVAL=2",
    "FREQ=WEEKLY;BYDAY=MO,WE,FR",
    "FREQ=WEEKLY;COUNT=30",
    "FREQ=MONTHLY",
    "FREQ=MONTHLY;BYDAY=2TU",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=YEARLY",
    "FREQ=YEARLY",
)


def day_of(size: int, limit: float) -> Measure:
    """One day, each another one, so that nothing of it was expanded before."""
    return _each(size, limit, 10, lambda connection, day: occurrences_of_day(connection, day, ZONE))


def month_of(size: int, limit: float) -> Measure:
    """The marks of a month."""
    return _each(
        size, limit, 3, lambda connection, day: days_with_any(connection, Window(day, day + timedelta(days=30), ZONE))
    )


def _each(size: int, limit: float, sample: int, read: Callable[[sqlite3.Connection, date], object]) -> Measure:
    """Median CPU milliseconds of one read."""
    dice = random.Random(1)
    with _agenda(size) as connection:
        read(connection, FIRST_DAY)

        def several() -> None:
            for _ in range(sample):
                assert read(connection, FIRST_DAY + timedelta(days=dice.randrange(400, DAYS)))

        value = statistics.median(cpu(several) * 1000 / sample for _ in range(PAIRS))
    return Measure(value, "ms", limit, value / limit)


@contextmanager
def _agenda(size: int) -> Iterator[sqlite3.Connection]:
    """A quarter repeats, most without an end; a few entries last days, a few have a zone of their own."""
    dice = random.Random(size)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        ledger.migrate(connection)
        connection.execute("BEGIN")
        for _ in range(size):
            _add(connection, dice)
        connection.execute("COMMIT")
        yield connection


def _add(connection: sqlite3.Connection, dice: random.Random) -> None:
    plan = checked(_plan(dice))
    entry = AgendaEntry(ids.new_agenda_id(), plan, NOW, NOW)
    entries.put(connection, entry)
    rid = entries.rid(connection, entry.id)
    if plan.kind == "reminder" and dice.random() < 0.5:
        done.mark(connection, rid, plan.start.date(), NOW)
    if plan.rule and dice.random() < CHANGED:
        exceptions.change(connection, rid, plan.start.date(), moved(plan, plan.start.date() + timedelta(days=1)))


def _plan(dice: random.Random) -> Plan:
    day = FIRST_DAY + timedelta(days=dice.randrange(DAYS))
    start = datetime.combine(day, time(dice.randrange(24), dice.choice((0, 15, 30))))
    kind: AgendaKind = dice.choice(("event", "reminder"))
    length = timedelta(0) if kind == "reminder" else timedelta(hours=dice.randrange(60) if dice.random() < LONG else 1)
    rule = dice.choice(RULES) if dice.random() < REPEATING else None
    zone = "America/New_York" if dice.random() < 0.02 else None
    return Plan(kind, f"Entry {dice.randrange(1000)}", start, start + length, zone=zone, rule=rule)


BENCHMARKS: dict[str, Callable[[], Measure]] = {
    "agenda_day_10k": partial(day_of, ENTRIES, 20.0),
    "agenda_month_10k": partial(month_of, ENTRIES, 100.0),
}
