"""A small index in memory, with the tokenizer of the stored ones, for texts that one call looks at closely.

It answers what the stored index cannot tell: the words of a query, the counts within a selection of rows, the exact
place of a word. Its texts never reach a disk.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from store.database.migrations.v2_search import TOKENIZER

_TOKENIZE = TOKENIZER.replace("'", "''")


class Scratch:
    """Table `texts(text)` and its vocabulary by place, `places(term, doc, col, offset)`."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.execute(f"CREATE VIRTUAL TABLE texts USING fts5(text, tokenize='{_TOKENIZE}')")
        self.connection.execute("CREATE VIRTUAL TABLE places USING fts5vocab(texts, 'instance')")

    def count_words(self) -> None:
        """Add the vocabulary `words(term, doc, cnt)`; within `holding`, for as long as that lasts."""
        self.connection.execute("CREATE VIRTUAL TABLE words USING fts5vocab(texts, 'row')")

    @contextmanager
    def holding(self, texts: Iterable[tuple[int, str]]) -> Iterator[sqlite3.Connection]:
        """The index with these numbered texts, for as long as the block lasts."""
        self.connection.execute("BEGIN")
        try:
            self.connection.executemany("INSERT INTO texts (rowid, text) VALUES (?, ?)", texts)
            yield self.connection
        finally:
            self.connection.rollback()


@contextmanager
def scratch() -> Iterator[Scratch]:
    """One scratch index, closed at the end."""
    made = Scratch()
    try:
        yield made
    finally:
        made.connection.close()
