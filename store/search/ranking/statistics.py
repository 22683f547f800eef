"""How many messages the index holds and how long they are, read from the index's own bookkeeping.

FTS5 keeps its totals in row 1 of its data table, and the lengths of each record beside them, as varints: seven bits a
byte, the highest bit set on all but the last. Counting the rows instead would take as long as the archive is large.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Statistics:
    """messages: how many; user, assistant: how many words all messages of that role hold."""

    messages: int
    user: int
    assistant: int

    @property
    def average_length(self) -> float:
        """Words of a message."""
        return max(1.0, (self.user + self.assistant) / max(1, self.messages))


def statistics(connection: sqlite3.Connection) -> Statistics:
    """Of the index of messages."""
    row = connection.execute("SELECT block FROM message_index_data WHERE id = 1").fetchone()
    numbers = [*varints(row[0] if row else b""), 0, 0, 0]
    return Statistics(*numbers[:3])


def varints(block: bytes) -> Iterator[int]:
    """The numbers of a row of the index's bookkeeping."""
    number = 0
    for byte in block:
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            yield number
            number = 0
