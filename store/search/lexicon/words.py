"""The words that occur: a page of the vocabulary, with exact counts.

The stored vocabulary counts all messages, and each role by itself. Within narrower filters, and for memories (of which
some may have expired a moment ago), the matching texts are counted anew in a scratch index.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, replace

from store.records import Moment
from store.search.budget import WIDE, Room, clipped, size, text_size
from store.search.choices import one_of
from store.search.filters import EVERYTHING, Filters, memory_scope, message_scope
from store.search.json_form import word_form, words_form
from store.search.lexicon.scope import SCOPES
from store.search.lexicon.vocabulary import LAST, Vocabulary, Word
from store.search.limits import Limits, Window
from store.search.query import one_word
from store.search.results import ShownWord, WordPage
from store.search.scratch import scratch
from store.search.tokenizer import quoted

# From this many letters on a prefix is rare enough for the index to narrow the rows; below it, they are all read.
SELECTIVE = 3

_IN_SCOPE = """
SELECT m.rid, m.content FROM messages m
WHERE m.status = 'complete' AND m.role IN ('user', 'assistant') AND (? IS NULL OR m.role = ?) AND {where}"""

_COUNTED = "SELECT term, cnt, doc FROM words WHERE term >= ? AND term < ?"

_MEMORIES = "SELECT m.rid, m.content FROM memories m WHERE {where}"

_MATCHING = """
SELECT m.rid, m.content FROM message_index CROSS JOIN messages m ON m.rid = message_index.rowid
WHERE message_index MATCH ? AND message_index.rowid BETWEEN ? AND ? AND {where}"""


@dataclass(frozen=True, slots=True)
class WordsRequest:
    """prefix: the beginning of one word, or empty for all; limit: None for as many as the limits allow."""

    prefix: str = ""
    scope: str = "history"
    filters: Filters = EVERYTHING
    limit: int | None = None
    offset: int = 0


def search_words(connection: sqlite3.Connection, request: WordsRequest, limits: Limits, now: Moment) -> WordPage:
    """Words in order of their characters. Errors: BadArgument, NotFound (no such session)."""
    window = Window.of(limits, request.limit, request.offset)
    prefix = one_word(request.prefix, "prefix") if request.prefix.strip() else ""
    words = _words(connection, prefix, request, now)
    return _page(words, window, limits)


def _words(connection: sqlite3.Connection, prefix: str, request: WordsRequest, now: Moment) -> list[Word]:
    match one_of(request.scope, SCOPES, "scope"):
        case "history":
            return _of_history(connection, prefix, request.filters)
        case "memories":
            return _of_memories(connection, prefix, request.filters, now)
        case "all":
            return _together(
                _of_history(connection, prefix, request.filters),
                _of_memories(connection, prefix, request.filters, now),
            )


def _of_history(connection: sqlite3.Connection, prefix: str, filters: Filters) -> list[Word]:
    if not filters.narrow:
        return Vocabulary(connection, "message_index").starting(prefix, filters.role)
    scope = message_scope(connection, filters)
    if len(prefix) < SELECTIVE:
        role = (filters.role, filters.role)
        return _counted(connection.execute(_IN_SCOPE.format(where=scope.where), (*role, *scope.parameters)), prefix)
    search = (scope.match(quoted(prefix) + " *"), scope.low, scope.high)
    return _counted(connection.execute(_MATCHING.format(where=scope.where), (*search, *scope.parameters)), prefix)


def _of_memories(connection: sqlite3.Connection, prefix: str, filters: Filters, now: Moment) -> list[Word]:
    scope = memory_scope(filters, now)
    rows = connection.execute(_MEMORIES.format(where=scope.where), scope.parameters)
    return _counted(rows, prefix)


def _counted(rows: Iterable[tuple[int, str]], prefix: str) -> list[Word]:
    with scratch() as index, index.holding(rows) as held:
        index.count_words()
        return [Word(*row) for row in held.execute(_COUNTED, (prefix, prefix + LAST)) if row[0]]


def _together(history: list[Word], memories: list[Word]) -> list[Word]:
    both = {word.word: word for word in history}
    for word in memories:
        held = both.get(word.word, Word(word.word, 0, 0))
        both[word.word] = Word(word.word, held.occurrences + word.occurrences, held.documents + word.documents)
    return sorted(both.values(), key=lambda word: word.word)


def _page(words: list[Word], window: Window, limits: Limits) -> WordPage:
    """As many as fit; a word too long for the whole budget is shown by its beginning."""
    room = Room(limits.recall_chars, words_form(WordPage((), WIDE, WIDE)))
    shown = list[ShownWord]()
    for word in words[window.offset : window.offset + window.size]:
        entry = ShownWord(word.word, word.occurrences, word.documents)
        if not shown:
            entry = _fitting(entry, room)
        if not room.takes(word_form(entry)):
            break
        shown.append(entry)
    end = window.offset + len(shown)
    return WordPage(tuple(shown), len(words), end if end < len(words) else None)


def _fitting(entry: ShownWord, room: Room) -> ShownWord:
    bare = size(word_form(replace(entry, word="", truncated=True))) + len(", ")
    if text_size(entry.word) + bare <= room.left:
        return entry
    return replace(entry, word=clipped(entry.word, room.left - bare), truncated=True)
