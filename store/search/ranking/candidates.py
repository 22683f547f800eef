"""The messages that a loose query is ranked among: the index's own best hundred, and those beside them."""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from store.records import Moment, Role
from store.search.filters import MessageScope
from store.search.ranking.statistics import varints
from store.search.scratch import Scratch, scratch
from store.search.tokenizer import folded

CANDIDATES = 100
# Marking hits takes time that grows with the square of their number; longer texts are counted in a scratch index.
MARKED_CHARACTERS = 20_000

_OPENING, _CLOSING = "\U000f0000", "\U000f0001"
_MARKED = re.compile(f"{_OPENING}([^{_CLOSING}]*){_CLOSING}")

_END_OF_STATEMENT = re.compile(r"[.!](?=\s)|\n")

_PLACE = """m.rid, m.session_rid, m.seq, m.role, m.at_us, m.at_offset, d.sz,
substr(rtrim(m.content, char(9, 10, 13, 32)), -1) = '?'"""

_BEST = """
SELECT {place}, CASE WHEN length(m.content) <= ?
  THEN highlight(message_index, m.role = 'assistant', ?, ?) END
FROM message_index CROSS JOIN messages m ON m.rid = message_index.rowid
CROSS JOIN message_index_docsize d ON d.id = m.rid
WHERE message_index MATCH ? AND message_index.rowid BETWEEN ? AND ? AND {where}
ORDER BY message_index.rank LIMIT ?"""

# The two before and the two after a place of a session, among what the index holds: system rows and unfinished answers
# are passed over.
_BESIDE = """
SELECT * FROM (
  SELECT -1, {place} FROM messages m CROSS JOIN message_index_docsize d ON d.id = m.rid
  WHERE m.session_rid = :session AND m.seq < :seq AND m.status = 'complete' AND m.role <> 'system'
  ORDER BY m.seq DESC LIMIT 2)
UNION ALL SELECT * FROM (
  SELECT 1, {place} FROM messages m CROSS JOIN message_index_docsize d ON d.id = m.rid
  WHERE m.session_rid = :session AND m.seq > :seq AND m.status = 'complete' AND m.role <> 'system'
  ORDER BY m.seq LIMIT 2)"""


PlaceRow = tuple[int, int, int, Role, int, int, bytes, int]


@dataclass(frozen=True, slots=True)
class Place:
    """A message of the index, as far as ranking looks at it. words: its length; asks: it ends with a question mark."""

    rid: int
    session_rid: int
    seq: int
    role: Role
    at: Moment
    words: int
    asks: bool


@dataclass(frozen=True, slots=True)
class Candidate:
    """A message with queried words; `forms` counts them as the index folds them."""

    place: Place
    forms: Counter[str]


def candidates(
    connection: sqlite3.Connection, expression: str, scope: MessageScope, forms: Iterable[str]
) -> list[Candidate]:
    """The best messages for an expression within a scope, of either role: the filtered one may answer the other."""
    marking = (MARKED_CHARACTERS, _OPENING, _CLOSING)
    rows = connection.execute(
        _BEST.format(place=_PLACE, where=scope.where),
        (*marking, expression, scope.low, scope.high, *scope.parameters, CANDIDATES),
    ).fetchall()
    surfaces = {row[0]: Counter(_MARKED.findall(row[-1])) for row in rows if row[-1] is not None}
    terms = folded({surface for counted in surfaces.values() for surface in counted})
    long_texts = _counted(connection, [row[0] for row in rows if row[-1] is None], frozenset(forms))
    return [
        Candidate(
            _asking(_place(row[:-1]), row[-1] or ""),
            _folded(surfaces[row[0]], terms) if row[0] in surfaces else long_texts[row[0]],
        )
        for row in rows
    ]


def _asking(place: Place, marked: str) -> Place:
    """Whether the words that were found are in what a message asks at its end, not in what it says before."""
    return replace(place, asks=False) if place.asks and _OPENING in _statement(marked) else place


def _statement(text: str) -> str:
    """The text before the questions that it ends with."""
    ends = [match.end() for match in _END_OF_STATEMENT.finditer(text.rstrip())]
    return text[: ends[-1]] if ends else ""


def _place(row: PlaceRow) -> Place:
    rid, session_rid, seq, role, at_us, at_offset, lengths, asks = row
    return Place(rid, session_rid, seq, role, Moment(at_us, at_offset), sum(varints(lengths)), bool(asks))


def _folded(surfaces: Counter[str], terms: dict[str, str]) -> Counter[str]:
    forms: Counter[str] = Counter()
    for surface, count in surfaces.items():
        forms[terms.get(surface, "")] += count
    return forms


def _counted(connection: sqlite3.Connection, rids: list[int], forms: frozenset[str]) -> dict[int, Counter[str]]:
    if not rids:
        return {}
    with scratch() as index:
        return {rid: _counts(connection, index, rid, forms) for rid in rids}


def _counts(connection: sqlite3.Connection, index: Scratch, rid: int, forms: frozenset[str]) -> Counter[str]:
    (text,) = connection.execute("SELECT content FROM messages WHERE rid = ?", (rid,)).fetchone()
    with index.holding([(1, text)]) as held:
        index.count_words()
        return Counter({term: count for term, count in held.execute("SELECT term, cnt FROM words") if term in forms})


def beside(connection: sqlite3.Connection, place: Place) -> Iterator[tuple[int, Place]]:
    """Up to two messages before and two after one in its session, each with its distance: -2, -1, 1, 2."""
    rows = connection.execute(_BESIDE.format(place=_PLACE), {"session": place.session_rid, "seq": place.seq})
    steps = 0
    for row in rows:
        side = row[0]
        steps = steps + side if steps * side > 0 else side
        yield steps, _place(row[1:])
