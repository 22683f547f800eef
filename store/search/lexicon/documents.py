"""The documents that hold a word, newest first, and how often it stands in all of them."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import merge

from store.records import Moment
from store.search.filters import Filters
from store.search.lexicon.positions import occurrences
from store.search.lexicon.scope import Document, Kind, Scope, matching_memories, matching_messages, newest_messages
from store.search.lexicon.vocabulary import Vocabulary, Word
from store.search.limits import Window
from store.search.scratch import Scratch
from store.search.tokenizer import quoted

_CONTENT: dict[Kind, str] = {
    "message": "SELECT content FROM messages WHERE rid = ?",
    "memory": "SELECT content FROM memories WHERE rid = ?",
}


@dataclass(frozen=True, slots=True)
class Holding:
    """documents: in the order in which their places are listed; total: of occurrences in all of them."""

    documents: Iterator[Document]
    total: int


def history_documents(
    connection: sqlite3.Connection, index: Scratch, term: str, filters: Filters, window: Window
) -> Holding:
    """The messages that hold a folded word, and what the window needs to know of them."""
    if filters.narrow:
        found = list(matching_messages(connection, quoted(term), filters, counted=True))
        return Holding(iter(found), total(connection, index, found, term))
    word = Vocabulary(connection, "message_index").find(term, filters.role)
    if _walking_is_shorter(connection, word, window.offset + window.size):
        return Holding(newest_messages(connection, quoted(term), filters), word.occurrences)
    found_in_order = matching_messages(connection, quoted(term), filters, counted=_most_are_passed(word, window))
    return Holding(found_in_order, word.occurrences)


def memory_documents(
    connection: sqlite3.Connection, index: Scratch, term: str, filters: Filters, now: Moment
) -> Holding:
    """The memories that hold a folded word and may be found now."""
    found = list(matching_memories(connection, quoted(term), filters, now))
    return Holding(iter(found), total(connection, index, found, term))


def _walking_is_shorter(connection: sqlite3.Connection, word: Word, wanted: int) -> bool:
    """Whether to walk back in time and ask each message for the word, rather than to find and sort all that hold it.

    A step of the walk costs about as much as finding seventy messages and sorting them.
    """
    if not word.documents:
        return False
    last: int
    (last,) = connection.execute("SELECT max(rid) FROM messages").fetchone()
    steps = wanted * last / word.occurrences
    return steps * 70 < word.documents


def _most_are_passed(word: Word, window: Window) -> bool:
    """Whether so many occurrences lie before the window that all messages are better counted within the database.

    To count one there takes an eighth of what it takes by itself.
    """
    return window.offset * 8 > word.occurrences


def total(connection: sqlite3.Connection, index: Scratch, documents: list[Document], term: str) -> int:
    """Occurrences of a folded word in documents."""
    return sum(count_in(connection, index, document, term) for document in documents)


def count_in(connection: sqlite3.Connection, index: Scratch, document: Document, term: str) -> int:
    """Occurrences of a folded word in one document."""
    if document.count is not None:
        return document.count
    return occurrences(index, content(connection, document), term)


def content(connection: sqlite3.Connection, document: Document) -> str:
    row = connection.execute(_CONTENT[document.kind], (document.rid,)).fetchone()
    text: str = row[0]
    return text


def documents_in(
    connection: sqlite3.Connection,
    index: Scratch,
    term: str,
    scope: Scope,
    filters: Filters,
    now: Moment,
    window: Window,
) -> Holding:
    """The documents of a scope that hold a folded word."""
    if scope == "history":
        return history_documents(connection, index, term, filters, window)
    if scope == "memories":
        return memory_documents(connection, index, term, filters, now)
    history = history_documents(connection, index, term, filters, window)
    memories = memory_documents(connection, index, term, filters, now)
    return Holding(merge(history.documents, memories.documents), history.total + memories.total)
