"""A database of any earlier age gains agenda and journal, and keeps its rows."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from store.agenda.agenda import Agenda
from store.database.check import check
from store.database.migrations import ledger
from store.database.rebuild import rebuild
from store.errors import OlderSchema
from store.journal.journal import Journal
from tests.helpers.set_clock import SetClock
from tests.store.agenda.samples import event, reminder, titles
from tests.store.database.migrations.test_ledger import ROWS

# As version 3 writes them: a single event, a repeat with a changed and a taken-out occurrence, and a mark.
AGENDA_ROWS = (
    "INSERT INTO agenda VALUES (1, 'a', 'event', 'Dentist', 'card', '2026-10-02T09:30:00', '2026-10-02T10:00:00', 0,"
    " NULL, NULL, '2026-10-02', '2026-10-02', 0, 0, 0, 0, 5, 0, 5, 0)",
    "INSERT INTO agenda VALUES (2, 'b', 'reminder', 'Pills', '', '2026-10-01T08:00:00', '2026-10-01T08:00:00', 0,"
    " NULL, 'FREQ=DAILY', '2026-10-01', '2199-12-31', 0, 127, 4294967294, 8190, 5, 0, 5, 0)",
    "INSERT INTO agenda_exceptions VALUES (2, '2026-10-03', NULL, NULL, NULL, NULL, NULL, NULL, NULL)",
    "INSERT INTO agenda_exceptions VALUES (2, '2026-10-04', 'More pills', '', '2026-10-04T09:00:00',"
    " '2026-10-04T09:00:00', 0, '2026-10-04', '2026-10-04')",
    "INSERT INTO agenda_done VALUES (2, '2026-10-02', 7, 0)",
)
TABLES = ("sessions", "messages", "memories", "agenda", "agenda_exceptions", "agenda_done", "journal")


def made(path: Path, age: int) -> dict[str, list[tuple[object, ...]]]:
    """A file of an age with rows in every table that I know of; the rows."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ledger.migrate(connection, age)
        for statement in (*ROWS, *(AGENDA_ROWS if age >= 3 else ())):
            connection.execute(statement)
    return rows(path)


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        held = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return {
            table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
            for table in TABLES
            if table in held
        }


@pytest.mark.parametrize("age", range(1, ledger.NEWEST))
def test_every_age_gains_agenda_and_journal_and_keeps_its_rows(path: Path, clock: SetClock, age: int) -> None:
    before = made(path, age)
    agenda, journal = Agenda(path, clock), Journal(path, clock)
    with pytest.raises(OlderSchema):
        agenda.list_days(date(2026, 10, 2), date(2026, 10, 2))
    agenda.add(event("Choir", "2026-10-02 18:00", "2026-10-02 19:00"))
    journal.add("A good day.")
    after = rows(path)
    assert {table: [row for row in after[table] if row in before[table]] for table in before} == before
    assert titles(agenda, "2026-10-02")[-1] == "Choir"
    assert [one.content for one in journal.of_day(date(2026, 10, 2))] == ["A good day."]
    assert check(path).problems == ()


def test_entries_of_version_three_stand_where_they_stood(path: Path, clock: SetClock) -> None:
    made(path, 3)
    agenda = Agenda(path, clock)
    Journal(path, clock).add("This brings the file up to date.")
    asked = [f"2026-10-0{day}" for day in range(1, 6)]
    assert [titles(agenda, day) for day in asked] == [["Pills"], ["Pills", "Dentist"], [], ["More pills"], ["Pills"]]
    done = [bool(one.done) for one in agenda.list_days(date(2026, 10, 1), date(2026, 10, 2)).occurrences]
    assert done == [False, True, False]


def test_a_rebuilt_file_holds_every_row_of_agenda_and_journal(path: Path, clock: SetClock) -> None:
    made(path, 3)
    agenda, journal = Agenda(path, clock), Journal(path, clock)
    agenda.add(reminder("Rent", "2026-10-01 08:00", "FREQ=MONTHLY"))
    journal.add("A good day.")
    before = rows(path)
    assert all(before.values())
    rebuild(path)
    assert rows(path) == before
    assert check(path).counts == {"sessions": 1, "messages": 4, "memories": 2, "agenda": 3, "journal": 1}
    assert agenda.add(event("Choir", "2026-10-02 18:00", "2026-10-02 19:00"))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE agenda SET kind = 'party'",
        "UPDATE agenda SET title = ''",
        "UPDATE agenda SET starts = '2026-10-02T09:30'",
        "UPDATE agenda SET ends = '2026-10-01T07:00:00'",
        "UPDATE agenda SET last_day = '2026-01-01'",
        "UPDATE agenda_exceptions SET title = NULL WHERE title IS NOT NULL",
        "UPDATE agenda_exceptions SET starts = '2026-10-04T09:00:00' WHERE starts IS NULL",
        "INSERT INTO agenda_done VALUES (9, '2026-10-02', 7, 0)",
        "INSERT INTO journal VALUES (1, 'j', 5, 0, '', 5, 0, 5, 0)",
        "INSERT INTO journal VALUES (1, 'j', 'today', 0, 'x', 5, 0, 5, 0)",
    ],
)
def test_the_tables_refuse_what_no_entry_can_be(path: Path, statement: str) -> None:
    made(path, ledger.NEWEST)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(statement)
