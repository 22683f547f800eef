"""Writes to a row that must be there already: where there is no database, none is made."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from store.database import scrub
from store.database.connection import writing
from store.errors import NotFound


@contextmanager
def changing(path: Path, identity: str) -> Iterator[sqlite3.Connection]:
    """As `connection.writing`, to change the row of an ID. Errors: NotFound, where there is no database."""
    if not path.exists():
        raise NotFound("nothing has this ID: there is no database", id=identity)
    with writing(path) as connection:
        yield connection


@contextmanager
def deleting(path: Path, identity: str) -> Iterator[sqlite3.Connection]:
    """As `changing`; afterwards the deleted bytes are taken out of the file, or noted to be taken out later."""
    with changing(path, identity) as connection:
        yield connection
        scrub.note(connection)
    scrub.scrub(path)
