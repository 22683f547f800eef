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

_FIND = "SELECT cnt, doc FROM {table} WHERE term = :term {role}"
_STARTING = "SELECT term, cnt, doc FROM {table} WHERE term >= :low AND term < :high AND term > '' {role}"


@dataclass(frozen=True, slots=True)
class Word:
    """A folded word with its occurrences and the records that hold it."""

    word: str
    occurrences: int
    documents: int


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
        return [Word(*row) for row in rows]

    def _asked(self, statement: str, bound: dict[str, str], role: Speaker | None) -> sqlite3.Cursor:
        if role is None:
            return self._connection.execute(statement.format(table=self._table("row"), role=""), bound)
        by_role = statement.format(table=self._table("col"), role="AND col = :role")
        return self._connection.execute(by_role, {**bound, "role": role})

    def _table(self, kind: Literal["row", "col"]) -> str:
        name = f"temp.{self._index}_{kind}"
        self._connection.execute(
            f"CREATE VIRTUAL TABLE IF NOT EXISTS {name} USING fts5vocab('main', '{self._index}', '{kind}')"
        )
        return name
