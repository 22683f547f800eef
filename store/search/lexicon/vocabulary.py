"""The vocabulary of a stored index: which words it holds, how often, in how many records.

It is read through `fts5vocab` tables of this connection alone, so that nothing is copied or kept.
"""

import sqlite3
from dataclasses import dataclass
from typing import Literal

from store.search.filters import Speaker

Index = Literal["message_index", "memory_index"]

# Above every character that can stand in a word (it is none itself), so that a range ends after a prefix's last word.
LAST = "\U0010ffff"

_TABLE = "CREATE VIRTUAL TABLE IF NOT EXISTS temp.{index}_{kind} USING fts5vocab('main', '{index}', '{kind}')"
_FIND = "SELECT cnt, doc FROM {table} WHERE term = :term {role}"
# One bound on each side, for the table can begin at one only. A lone accent is a word without a letter: no word.
_STARTING = "SELECT term, cnt, doc FROM {table} WHERE term >= :low AND term < :high {role}"


@dataclass(frozen=True, slots=True)
class Word:
    """A folded word with its occurrences and the records that hold it."""

    word: str
    occurrences: int
    documents: int


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables ready on a connection that is kept, before its first transaction.

    Without this each snapshot makes those it needs and forgets them at its end, for about half a millisecond.
    """
    for index in ("message_index", "memory_index"):
        for kind in ("row", "col"):
            connection.execute(_TABLE.format(index=index, kind=kind))


class Vocabulary:
    """The words of one index, all in it counted (expired memories too)."""

    def __init__(self, connection: sqlite3.Connection, index: Index) -> None:
        self._connection = connection
        self._index = index

    def find(self, term: str, role: Speaker | None = None) -> Word:
        """One word, with zeros where the index lacks it."""
        row = self._asked(_FIND, {"term": term}, role).fetchone()
        return Word(term, *(row or (0, 0)))

    def starting(self, prefix: str, role: Speaker | None = None) -> list[Word]:
        """The words that begin with a folded prefix, in order of their characters."""
        rows = self._asked(_STARTING, {"low": prefix, "high": prefix + LAST}, role)
        return [Word(*row) for row in rows if row[0]]

    def _asked(self, statement: str, bound: dict[str, str], role: Speaker | None) -> sqlite3.Cursor:
        if role is None:
            return self._connection.execute(statement.format(table=self._table("row"), role=""), bound)
        by_role = statement.format(table=self._table("col"), role="AND col = :role")
        return self._connection.execute(by_role, {**bound, "role": role})

    def _table(self, kind: Literal["row", "col"]) -> str:
        self._connection.execute(_TABLE.format(index=self._index, kind=kind))
        return f"temp.{self._index}_{kind}"
