"""A change needs a database that is there; a deletion sees to its bytes, or leaves a note."""

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest

from store.database import scrub
from store.database.connection import reading, writing
from store.database.rows import changing, deleting
from store.errors import NotFound

Call = Callable[[Path, str], AbstractContextManager[sqlite3.Connection]]


@pytest.fixture
def filed(path: Path) -> Path:
    with writing(path) as connection:
        connection.execute("INSERT INTO journal VALUES (1, 'j', 5, 0, 'x', 5, 0, 5, 0)")
    return path


@pytest.mark.parametrize("call", [changing, deleting])
def test_where_there_is_no_database_none_is_made(path: Path, call: Call) -> None:
    with pytest.raises(NotFound), call(path, "j"):
        pytest.fail("was opened")
    assert not path.parent.exists()


def test_a_deletion_leaves_nothing_over(filed: Path) -> None:
    with deleting(filed, "j") as connection:
        connection.execute("DELETE FROM journal")
    with reading(filed) as connection:
        assert scrub.noted(connection) == 0


def test_what_a_reader_keeps_from_being_scrubbed_stays_noted(filed: Path) -> None:
    with closing(sqlite3.connect(filed, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM journal").fetchone()
        with deleting(filed, "j") as connection:
            connection.execute("DELETE FROM journal")
    with reading(filed) as connection:
        assert scrub.noted(connection) != 0


def test_a_deletion_that_fails_notes_nothing(filed: Path) -> None:
    def fail() -> None:
        with deleting(filed, "k") as connection:
            connection.execute("DELETE FROM journal")
            raise NotFound("no entry has this ID", id="k")

    with pytest.raises(NotFound):
        fail()
    with reading(filed) as connection:
        assert scrub.noted(connection) == 0
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (1,)
