"""What a recall finds, before it is paged: memories and messages, each in its order."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from store.records import Moment
from store.search.filters import Filters, MemoryScope, MessageScope, memory_scope, message_scope
from store.search.lexicon.vocabulary import Index, Vocabulary
from store.search.literal import find_literally, needles
from store.search.passages import Locate, at_the_beginning, by_characters, by_words
from store.search.query import exact_words, question
from store.search.ranking.ranked import ranked, within
from store.search.ranking.word_classes import WordClass, telling, word_classes
from store.search.results import Matched, Searched
from store.search.tokenizer import all_of, any_of, phrase_of

Mode = Literal["any", "all", "phrase"]
MODES: tuple[Mode, ...] = ("any", "all", "phrase")

_MEMORIES = """
SELECT m.rid FROM memory_index CROSS JOIN memories m ON m.rid = memory_index.rowid
WHERE memory_index MATCH ? AND {where} ORDER BY memory_index.rank, m.updated_us DESC, m.rid DESC"""

_MESSAGES = """
SELECT m.rid FROM message_index CROSS JOIN messages m ON m.rid = message_index.rowid
WHERE message_index MATCH ? AND message_index.rowid BETWEEN ? AND ? AND {where} ORDER BY {order}"""

_HOLDS: dict[Index, str] = {
    "message_index": "SELECT 1 FROM message_index WHERE message_index MATCH ? AND rowid = ?",
    "memory_index": "SELECT 1 FROM memory_index WHERE memory_index MATCH ? AND rowid = ?",
}

Judge = Callable[[Index, int], Matched]


@dataclass(frozen=True, slots=True)
class Finds:
    """memories: those that hold a telling word; messages; late: memories that only hold a word nearly all hold.

    matched: says of a row of an index how it came to be found; locate: where in a long text what was found begins.
    """

    searched: Searched
    memories: list[int]
    messages: Iterator[int]
    late: list[int]
    matched: Judge
    locate: Locate


def finds(connection: sqlite3.Connection, query: str, mode: Mode, filters: Filters, now: Moment) -> Finds:
    """Errors: BadArgument (too long for an exact search), NotFound (no such session)."""
    scope = message_scope(connection, filters)
    if wanted := needles(query, mode == "phrase"):
        return _literal(connection, wanted, mode, filters, scope, now)
    if mode == "any":
        return _loose(connection, query, filters, scope, now)
    return _exact(connection, exact_words(query), mode, filters, scope, now)


def _literal(
    connection: sqlite3.Connection,
    wanted: tuple[str, ...],
    mode: Mode,
    filters: Filters,
    scope: MessageScope,
    now: Moment,
) -> Finds:
    found = find_literally(connection, wanted, mode != "any", filters, scope, now)
    searched = Searched(wanted, literal=True, partial=found.partial)
    return Finds(
        searched, found.memories, iter(found.messages), [], lambda _index, _rid: "literal", by_characters(wanted)
    )


def _exact(
    connection: sqlite3.Connection,
    words: tuple[str, ...],
    mode: Mode,
    filters: Filters,
    scope: MessageScope,
    now: Moment,
) -> Finds:
    if not words:
        return _nothing(Searched())
    expression = phrase_of(words) if mode == "phrase" else all_of(tuple(dict.fromkeys(words)))
    memories = _memories(connection, expression, memory_scope(filters, now))
    messages = _by_rank(connection, scope.match(expression), scope)
    located = by_words(phrase_of(words) if mode == "phrase" else any_of(words))
    return Finds(Searched(words), memories, messages, [], lambda _index, _rid: "word", located)


def _nothing(searched: Searched) -> Finds:
    return Finds(searched, [], iter(()), [], lambda _index, _rid: "word", at_the_beginning)


def _loose(connection: sqlite3.Connection, query: str, filters: Filters, scope: MessageScope, now: Moment) -> Finds:
    asked = question(query)
    searched = Searched(asked.words, asked.ignored, asked.shortened)
    if not asked.words:
        return _nothing(searched)
    of_messages = word_classes(Vocabulary(connection, "message_index"), asked)
    of_memories = word_classes(Vocabulary(connection, "memory_index"), asked)
    early, late = loose_memories(connection, of_memories, memory_scope(filters, now))
    messages = _ranked_then_rest(connection, query, of_messages, filters, scope, now)
    located = by_words(_forms(of_messages + of_memories))
    return Finds(searched, early, messages, late, _judge(connection, of_messages, of_memories), located)


def loose_memories(
    connection: sqlite3.Connection, classes: tuple[WordClass, ...], scope: MemoryScope
) -> tuple[list[int], list[int]]:
    """The memories that hold a telling word, and those that only hold a common one, each by rank."""
    (held,) = connection.execute("SELECT count(*) FROM findable_memories").fetchone()
    early = _memories(connection, _forms(telling(classes, held)), scope)
    known = set(early)
    return early, [rid for rid in _memories(connection, _forms(classes), scope) if rid not in known]


def _forms(classes: tuple[WordClass, ...]) -> str:
    return any_of(dict.fromkeys(form for one in classes for form in one.forms).keys())


def _memories(connection: sqlite3.Connection, expression: str, scope: MemoryScope) -> list[int]:
    rows = connection.execute(_MEMORIES.format(where=scope.where), (expression, *scope.parameters))
    return [rid for (rid,) in rows]


def _by_rank(connection: sqlite3.Connection, expression: str, scope: MessageScope) -> Iterator[int]:
    return _messages(connection, expression, scope, "message_index.rank")


def _ranked_then_rest(
    connection: sqlite3.Connection,
    query: str,
    classes: tuple[WordClass, ...],
    filters: Filters,
    scope: MessageScope,
    now: Moment,
) -> Iterator[int]:
    """The ranking, then every other message with a queried word, the last stored first."""
    places = ranked(connection, query, classes, scope, now.written().date())
    best = [place.rid for place in places if within(place, filters)]
    yield from best
    known = set(best)
    rest = _messages(connection, scope.match(_forms(classes)), scope, "message_index.rowid DESC")
    yield from (rid for rid in rest if rid not in known)


def _messages(connection: sqlite3.Connection, expression: str, scope: MessageScope, order: str) -> Iterator[int]:
    rows = connection.execute(
        _MESSAGES.format(where=scope.where, order=order), (expression, scope.low, scope.high, *scope.parameters)
    )
    return (rid for (rid,) in rows)


def _judge(
    connection: sqlite3.Connection, of_messages: tuple[WordClass, ...], of_memories: tuple[WordClass, ...]
) -> Judge:
    classes: dict[Index, tuple[WordClass, ...]] = {"message_index": of_messages, "memory_index": of_memories}

    def matched(index: Index, rid: int) -> Matched:
        if _holds(connection, index, any_of([one.word for one in classes[index]]), rid):
            return "word"
        return "related" if _holds(connection, index, _forms(classes[index]), rid) else "neighbour"

    return matched


def _holds(connection: sqlite3.Connection, index: Index, expression: str, rid: int) -> bool:
    row = connection.execute(_HOLDS[index], (expression, rid)).fetchone()
    return row is not None
