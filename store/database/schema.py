"""What a database of some version consists of, and how a given one differs."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from store.database.migrations import ledger

WORD_INDEX: Final = "index of words"


@dataclass(frozen=True, slots=True)
class Part:
    """A table, index, view, trigger, or (`WORD_INDEX`) full-text index."""

    kind: str
    name: str
    sql: str


def parts_of(connection: sqlite3.Connection) -> list[Part]:
    """The parts of a database in the order they were made, without what SQLite makes by itself."""
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    parts = [Part(_kind(kind, sql), name, sql) for kind, name, sql in rows]
    shadows = tuple(f"{part.name}_" for part in parts if part.kind == WORD_INDEX)
    return [part for part in parts if part.kind != "table" or not part.name.startswith((*shadows, "sqlite_"))]


def parts_at(version: int) -> list[Part]:
    """The parts that a database of this version has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        ledger.migrate(connection, version)
        return parts_of(connection)


def differences(connection: sqlite3.Connection, version: int) -> list[str]:
    """One line for each part that is missing, changed or not ours."""
    found = {part.name: part for part in parts_of(connection)}
    expected = {part.name: part for part in parts_at(version)}
    return (
        [f"{part.kind} {name} is missing" for name, part in expected.items() if name not in found]
        + [f"{part.kind} {name} is not ours" for name, part in found.items() if name not in expected]
        + [f"{part.kind} {name} differs" for name, part in expected.items() if found.get(name, part) != part]
    )


def integrity_check(index: str) -> str:
    """The statement that fails where an index of words does not agree with the rows."""
    return f"INSERT INTO {index} ({index}, rank) VALUES ('integrity-check', 1)"  # noqa: S608 -- a name of ours


def _kind(kind: str, sql: str) -> str:
    return WORD_INDEX if sql.upper().startswith("CREATE VIRTUAL TABLE") else kind
