"""What the environment causes becomes the store's errors; what our SQL causes stays a bug."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store.database.sqlite_errors import sqlite_errors
from store.errors import Damaged, DiskFull, Locked, NoAccess, NoFullText, Trouble


def failure(code: int, text: str = "") -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("raised", "expected"),
    [
        (failure(sqlite3.SQLITE_BUSY), Locked),
        (failure(sqlite3.SQLITE_BUSY_SNAPSHOT), Locked),
        (failure(sqlite3.SQLITE_FULL), DiskFull),
        (failure(sqlite3.SQLITE_NOTADB), Damaged),
        (failure(sqlite3.SQLITE_CORRUPT_VTAB), Damaged),
        (failure(sqlite3.SQLITE_READONLY_DIRECTORY), NoAccess),
        (failure(sqlite3.SQLITE_CANTOPEN), NoAccess),
        (failure(sqlite3.SQLITE_IOERR_WRITE), Trouble),
        (failure(sqlite3.SQLITE_ERROR, "no such module: fts5"), NoFullText),
        (sqlite3.OperationalError("Could not decode to UTF-8 column 'content'"), Damaged),
    ],
)
def test_troubles_are_typed_and_chained(raised: sqlite3.Error, expected: type[Trouble]) -> None:
    with pytest.raises(expected) as caught, sqlite_errors(Path("m.sqlite3")):
        raise raised
    assert type(caught.value) is expected
    assert caught.value.__cause__ is raised


@pytest.mark.parametrize("statement", ["SELEC 1", "SELECT * FROM nothing", "INSERT INTO t VALUES (1), (1)"])
def test_our_own_mistakes_stay_what_they_are(statement: str) -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE t (x UNIQUE)")
        with pytest.raises(sqlite3.Error), sqlite_errors(Path("m.sqlite3")):
            connection.execute(statement)
