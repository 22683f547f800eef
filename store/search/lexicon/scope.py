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
    """A record that holds a word. Ordered as places are listed: newest first, then by kind and ID."""

    newest: int
    kind: Kind
    id: str
    rid: int


_MESSAGES = """
SELECT -m.at_us, 'message', m.id, m.rid FROM message_index CROSS JOIN messages m ON m.rid = message_index.rowid
WHERE message_index MATCH ? AND message_index.rowid BETWEEN ? AND ? AND {where}"""

# The time index is walked from its end, and each message asked whether it holds the word.
_NEWEST_MESSAGES = """
SELECT -m.at_us, 'message', m.id, m.rid FROM messages m INDEXED BY messages_at
WHERE EXISTS (SELECT 1 FROM message_index WHERE message_index MATCH ? AND rowid = m.rid)
ORDER BY m.at_us DESC, m.id"""

_MEMORIES = """
SELECT -m.created_us, 'memory', m.id, m.rid FROM memory_index CROSS JOIN memories m ON m.rid = memory_index.rowid
WHERE memory_index MATCH ? AND {where}"""


def matching_messages(connection: sqlite3.Connection, expression: str, filters: Filters) -> list[Document]:
    """The messages that hold what is asked for, unordered. Errors: NotFound (no such session)."""
    scope = message_scope(connection, filters)
    rows = connection.execute(
        _MESSAGES.format(where=scope.where), (scope.match(expression), scope.low, scope.high, *scope.parameters)
    )
    return [Document(*row) for row in rows]


def newest_messages(connection: sqlite3.Connection, expression: str, filters: Filters) -> Iterator[Document]:
    """The same in their order, found one by one: for a common word, of which only the newest are wanted."""
    scope = message_scope(connection, filters)
    return (Document(*row) for row in connection.execute(_NEWEST_MESSAGES, (scope.match(expression),)))


def matching_memories(connection: sqlite3.Connection, expression: str, filters: Filters, now: Moment) -> list[Document]:
    """The memories that hold what is asked for and may be found now, unordered."""
    scope = memory_scope(filters, now)
    rows = connection.execute(_MEMORIES.format(where=scope.where), (expression, *scope.parameters))
    return [Document(*row) for row in rows]
