"""Which store of texts a word query looks at, and the documents in it that hold a word.

A document is a message or a memory. A message and a memory made from it are two.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from store.records import Moment
from store.search.filters import Filters, memory_scope, message_scope

Scope = Literal["history", "memories", "all"]
SCOPES: tuple[Scope, ...] = ("history", "memories", "all")
Kind = Literal["message", "memory"]


@dataclass(frozen=True, slots=True, order=True)
class Document:
    """A record that holds a word. Ordered as places are listed: newest first, then by kind and ID.

    count: of the word in it; None where that was not asked for, or is not counted within the database.
    """

    newest: int
    kind: Kind
    id: str
    rid: int
    count: int | None


# Each occurrence is marked with one character, so that the marked text is that much longer. Marking takes time that
# grows with the square of the occurrences: longer texts are counted elsewhere.
_COUNT = """
CASE WHEN length(m.content) <= 20000
  THEN length(highlight(message_index, m.role = 'assistant', 'x', '')) - length(m.content) END"""

_MESSAGES = """
SELECT -m.at_us, 'message', m.id, m.rid, {count} FROM message_index CROSS JOIN messages m ON m.rid = message_index.rowid
WHERE message_index MATCH ? AND message_index.rowid BETWEEN ? AND ? AND {where} ORDER BY m.at_us DESC, m.id"""

# The time index is walked from its end, and each message asked whether it holds the word.
_NEWEST_MESSAGES = """
SELECT -m.at_us, 'message', m.id, m.rid, NULL FROM messages m INDEXED BY messages_at
WHERE EXISTS (SELECT 1 FROM message_index WHERE message_index MATCH ? AND rowid = m.rid)
ORDER BY m.at_us DESC, m.id"""

_MEMORIES = """
SELECT -m.created_us, 'memory', m.id, m.rid, NULL FROM memory_index CROSS JOIN memories m ON m.rid = memory_index.rowid
WHERE memory_index MATCH ? AND {where} ORDER BY m.created_us DESC, m.id"""


def matching_messages(
    connection: sqlite3.Connection, expression: str, filters: Filters, *, counted: bool
) -> Iterator[Document]:
    """The messages that hold what is asked for, in order. Errors: NotFound (no such session)."""
    scope = message_scope(connection, filters)
    rows = connection.execute(
        _MESSAGES.format(where=scope.where, count=_COUNT if counted else "NULL"),
        (scope.match(expression), scope.low, scope.high, *scope.parameters),
    )
    return (Document(*row) for row in rows)


def newest_messages(connection: sqlite3.Connection, expression: str, filters: Filters) -> Iterator[Document]:
    """The same, found one by one from the newest back: for a common word of which only those are wanted."""
    scope = message_scope(connection, filters)
    return (Document(*row) for row in connection.execute(_NEWEST_MESSAGES, (scope.match(expression),)))


def matching_memories(
    connection: sqlite3.Connection, expression: str, filters: Filters, now: Moment
) -> Iterator[Document]:
    """The memories that hold what is asked for and may be found now, in order."""
    scope = memory_scope(filters, now)
    rows = connection.execute(_MEMORIES.format(where=scope.where), (expression, *scope.parameters))
    return (Document(*row) for row in rows)
