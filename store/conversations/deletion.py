"""Deleting a message for good. Works within its caller's transaction."""

import sqlite3

from store.conversations import imports, messages
from store.records import Change, MessageId, Moment


def delete(connection: sqlite3.Connection, message: MessageId, now: Moment) -> Change:
    """Remove a message and what the index holds of it. Errors: NotFound.

    Its source is noted as deleted, so that no import brings it back. Memories made from it keep the name of the source.
    """
    held = messages.get(connection, message)
    connection.execute("DELETE FROM messages WHERE id = ?", (message,))
    if held.source is not None:
        imports.bury(connection, held.source, now)
    return messages.change_of(held)
