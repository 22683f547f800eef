"""Which messages belong together: a request and its answer.

System rows and unfinished answers are passed over. The request of an answer is the message right before it; an answer
without one is an orphan and no hit of recall. The answer to a request is the first completed one after it, also where
the person sent several messages before it; but once an answer to it was tried and failed, the next request ends it.
"""

import sqlite3
from dataclasses import dataclass

from store.records import Role


@dataclass(frozen=True, slots=True)
class Pair:
    """A hit among messages, with the rows (`rid`) of the exchange it stands in; one of them is the hit."""

    hit: int
    request: int
    answer: int | None


def pair_of(connection: sqlite3.Connection, hit: int) -> Pair | None:
    """The exchange of a message of the index; None for an orphan."""
    session, seq, role = connection.execute(
        "SELECT session_rid, seq, role FROM messages WHERE rid = ?", (hit,)
    ).fetchone()
    if role == "user":
        return Pair(hit, hit, _answer_after(connection, session, seq))
    request = _request_before(connection, session, seq)
    return None if request is None else Pair(hit, request, hit)


def _request_before(connection: sqlite3.Connection, session: int, seq: int) -> int | None:
    before: tuple[int, Role] | None = connection.execute(
        "SELECT rid, role FROM messages WHERE session_rid = ? AND seq < ? AND role <> 'system' AND status = 'complete'"
        " ORDER BY seq DESC LIMIT 1",
        (session, seq),
    ).fetchone()
    return before[0] if before and before[1] == "user" else None


def _answer_after(connection: sqlite3.Connection, session: int, seq: int) -> int | None:
    rows = connection.execute(
        "SELECT rid, role, status FROM messages WHERE session_rid = ? AND seq > ? AND role <> 'system' ORDER BY seq",
        (session, seq),
    )
    tried = False
    for rid, role, status in rows:
        if role == "assistant" and status == "complete":
            return int(rid)
        if role == "user" and tried:
            return None
        tried = tried or role == "assistant"
    return None
