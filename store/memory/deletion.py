"""Deleting a memory for good. Works within its caller's transaction."""

import sqlite3

from store.memory import memories
from store.memory.slots import change_of
from store.records import Change, MemoryId


def delete(connection: sqlite3.Connection, memory: MemoryId) -> Change:
    """Remove a memory and its links to messages; nothing else, not even what it superseded. Errors: NotFound."""
    held = memories.get(connection, memory)
    connection.execute("DELETE FROM memories WHERE id = ?", (memory,))
    return change_of([held])
