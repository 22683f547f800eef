"""Searches begin where their answers are: SQLite's plans say so."""

import pytest

from store.search.filters import EVERYTHING
from store.search.lexicon import scope, vocabulary
from store.search.lexicon.vocabulary import prepare
from tests.helpers.shelf import Shelf

# Bits of the plan of a vocabulary: a word itself, a lower bound, an upper one.
ITSELF, BOTH_BOUNDS = "1:", "6:"


def plan(shelf: Shelf, statement: str, bound: dict[str, str] | tuple[str | int, ...]) -> str:
    rows = shelf.connection.execute(f"EXPLAIN QUERY PLAN {statement}", bound)
    return " | ".join(row[3] for row in rows)


@pytest.mark.parametrize("table", ["temp.message_index_row", "temp.message_index_col", "temp.memory_index_row"])
def test_words_are_looked_up_within_their_range(shelf: Shelf, table: str) -> None:
    prepare(shelf.connection)
    starting = vocabulary._STARTING.format(table=table, role="")
    assert f"VIRTUAL TABLE INDEX {BOTH_BOUNDS}" in plan(shelf, starting, {"low": "a", "high": "b"})
    find = vocabulary._FIND.format(table=table, role="")
    assert f"VIRTUAL TABLE INDEX {ITSELF}" in plan(shelf, find, {"term": "a"})


def test_the_newest_messages_are_walked_by_the_index_of_times(shelf: Shelf) -> None:
    steps = plan(shelf, scope._NEWEST_MESSAGES, ('"a"',))
    assert "SCAN m USING INDEX messages_at" in steps
    assert "FOR LAST TERM OF ORDER BY" in steps or "FOR RIGHT PART OF ORDER BY" in steps


def test_matches_are_found_by_the_index_and_joined_by_row(shelf: Shelf) -> None:
    statement = scope._MESSAGES.format(where="1", count="NULL")
    steps = plan(shelf, statement, ('"a"', 0, 9))
    assert "SCAN message_index VIRTUAL TABLE INDEX" in steps
    assert "SEARCH m USING INTEGER PRIMARY KEY" in steps


def test_prepared_tables_outlive_a_transaction(shelf: Shelf) -> None:
    prepare(shelf.connection)
    shelf.connection.execute("BEGIN")
    assert shelf.words("x", filters=EVERYTHING)["total"] == 0
    shelf.connection.rollback()
    (count,) = shelf.connection.execute("SELECT count(*) FROM temp.sqlite_master").fetchone()
    assert count == 4
