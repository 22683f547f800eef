"""What was imported from which file, and what of it was deleted again. Works within its caller's transaction."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from store.conversations import sessions
from store.records import MessageId, Moment, SessionId


@dataclass(frozen=True, slots=True)
class ImportedFile:
    """How far a log file was imported: its first `prefix_length` bytes, which had the hash `prefix_hash`.

    file: the identity of the file, as it stands in the sources of its messages.
    """

    file: str
    session: SessionId
    prefix_length: int
    prefix_hash: str


def find(connection: sqlite3.Connection, file: str) -> ImportedFile | None:
    """How far a file was imported, or None."""
    row = connection.execute(
        "SELECT i.file, s.id, i.prefix_length, i.prefix_hash"
        " FROM imports i JOIN sessions s ON s.rid = i.session_rid WHERE i.file = ?",
        (file,),
    ).fetchone()
    return None if row is None else ImportedFile(*row)


def save(connection: sqlite3.Connection, state: ImportedFile) -> int:
    """Note how far a file is imported now; the `import_rid` of its messages. Errors: NotFound (the session)."""
    row = connection.execute(
        "INSERT INTO imports (file, session_rid, prefix_length, prefix_hash) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (file) DO UPDATE SET"
        " prefix_length = excluded.prefix_length, prefix_hash = excluded.prefix_hash RETURNING rid",
        (state.file, sessions.rid(connection, state.session), state.prefix_length, state.prefix_hash),
    ).fetchone()
    rid: int = row[0]
    return rid


def known_sources(connection: sqlite3.Connection, file: str) -> dict[str, MessageId]:
    """The sources of a file's records that are stored, by whoever, and the messages they are stored as."""
    rows = connection.execute("SELECT source, id FROM messages WHERE source >= ? AND source < ?", _range(file))
    return {source: MessageId(identity) for source, identity in rows}


def deleted_sources(connection: sqlite3.Connection, file: str) -> set[str]:
    """The sources of a file's records whose messages a person deleted: they stay deleted."""
    rows = connection.execute("SELECT source FROM deleted_sources WHERE source >= ? AND source < ?", _range(file))
    return {row[0] for row in rows}


def settled_among(connection: sqlite3.Connection, sources: Sequence[str]) -> set[str]:
    """Those of some sources that are stored or deleted by now; each is looked up by itself."""
    rows = connection.execute(
        "SELECT wanted.value FROM json_each(?) wanted"
        " WHERE EXISTS (SELECT 1 FROM messages WHERE source = wanted.value)"
        " OR EXISTS (SELECT 1 FROM deleted_sources WHERE source = wanted.value)",
        (json.dumps(sources),),
    )
    return {row[0] for row in rows}


def bury(connection: sqlite3.Connection, source: str, at: Moment) -> None:
    """Note that the message of a source was deleted, so that no import brings it back."""
    connection.execute("INSERT OR IGNORE INTO deleted_sources VALUES (?, ?)", (source, at.us))


def _range(file: str) -> tuple[str, str]:
    """Every text that begins with `file#`; "$" is the next character after "#"."""
    return f"{file}#", f"{file}$"
