"""What recall is compared with: plain FTS5, and Okapi BM25 over words as the index folds them.

BM25 is written out here, after the formula of the rank-bm25 package, whose only other need would be numpy.
"""

import math
import sqlite3
from collections import Counter
from collections.abc import Sequence

from store.database.migrations.v2_search import TOKENIZER
from store.search.scratch import scratch
from store.search.tokenizer import any_of, words_of


class PlainIndex:
    """FTS5 with the product's tokenizer and its own ranking, all words of the question joined by OR."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._connection = sqlite3.connect(":memory:")
        tokenize = TOKENIZER.replace("'", "''")
        self._connection.execute(f"CREATE VIRTUAL TABLE texts USING fts5(text, tokenize='{tokenize}')")
        self._connection.executemany("INSERT INTO texts (rowid, text) VALUES (?, ?)", enumerate(texts))

    def ranked(self, question: str, count: int) -> list[int]:
        rows = self._connection.execute(
            "SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY rank, rowid LIMIT ?",
            (any_of(dict.fromkeys(words_of(question))), count),
        )
        return [rowid for (rowid,) in rows]

    def close(self) -> None:
        self._connection.close()


class OkapiIndex:
    """BM25 with k1 1.5 and b 0.75; the rarity of words in more than half of the texts is a quarter of the average."""

    def __init__(self, texts: Sequence[str]) -> None:
        with scratch() as index, index.holding(enumerate(texts)) as held:
            self._counts: list[Counter[str]] = [Counter() for _ in texts]
            for doc, term in held.execute("SELECT doc, term FROM places WHERE term > ''"):
                self._counts[doc][term] += 1
        self._lengths = [counts.total() for counts in self._counts]
        self._average = sum(self._lengths) / len(texts)
        self._rarity = self._rarities()

    def _rarities(self) -> dict[str, float]:
        documents = Counter(term for counts in self._counts for term in counts)
        size = len(self._counts)
        raw = {term: math.log((size - held + 0.5) / (held + 0.5)) for term, held in documents.items()}
        floor = 0.25 * sum(raw.values()) / len(raw)
        return {term: value if value >= 0 else floor for term, value in raw.items()}

    def ranked(self, question: str, count: int) -> list[int]:
        words = words_of(question)
        worth = [self._worth(number, words) for number in range(len(self._counts))]
        return sorted(range(len(worth)), key=lambda number: (-worth[number], number))[:count]

    def _worth(self, number: int, words: list[str]) -> float:
        damping = 1.5 * (0.25 + 0.75 * self._lengths[number] / self._average)
        counts = self._counts[number]
        return sum(self._rarity.get(w, 0) * counts[w] * 2.5 / (counts[w] + damping) for w in words)
