"""A check finds what is wrong, says what to do, and only reads."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from store.database.check import check
from store.database.migrations import ledger
from tests.store.database.spoiling import raw, spoil_page


def test_no_database_is_no_problem_and_stays_none(path: Path) -> None:
    found = check(path)
    assert (found.exists, found.problems) == (False, ())
    assert not path.parent.exists()


def test_a_sound_database_is_counted_and_left_as_it_is(filled: Path) -> None:
    before = filled.read_bytes()
    found = check(filled)
    assert (found.version, found.problems) == (ledger.NEWEST, ())
    assert found.counts == {"sessions": 1, "messages": 300, "memories": 1, "agenda": 0, "journal": 0}
    assert filled.read_bytes() == before
    assert not list(filled.parent.glob(".*"))


SPOILS: list[tuple[Callable[[Path], object], str, str]] = [
    (lambda path: path.write_bytes(b"no database " * 999), "damaged", "backup"),
    (lambda path: spoil_page(path, "messages"), "damaged", "rebuild-index"),
    (lambda path: spoil_page(path, "message_index_data"), "damaged", "rebuild-index"),
    (lambda path: raw(path, "UPDATE messages SET rid = rid + 5000 WHERE rid = 3"), "index", "rebuild-index"),
    (lambda path: raw(path, "DELETE FROM sessions"), "links", "backup"),
    (lambda path: raw(path, "DROP INDEX messages_at"), "schema", "backup"),
    (lambda path: raw(path, "CREATE TABLE notes (x)"), "schema", "backup"),
    (lambda path: raw(path, "INSERT INTO schema_migrations VALUES (9, 0)"), "newer_schema", "newer Morgan"),
    (lambda path: raw(path, "PRAGMA application_id = 0"), "foreign", "another path"),
]


@pytest.mark.parametrize(("spoil", "code", "advice"), SPOILS)
def test_what_is_wrong_is_named_with_what_to_do(
    filled: Path, spoil: Callable[[Path], object], code: str, advice: str
) -> None:
    spoil(filled)
    before = filled.read_bytes()
    problems = check(filled).problems
    assert {problem.code for problem in problems} == {code}
    assert all(advice in problem.advice for problem in problems)
    assert filled.read_bytes() == before
    assert not list(filled.parent.glob(".*"))


def test_an_older_schema_is_named(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ledger.migrate(connection, 1)
    (problem,) = check(path).problems
    assert problem.code == "older_schema"
