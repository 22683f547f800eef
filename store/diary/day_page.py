"""What the database holds of one local day.

Every function works on an open reading connection, within its caller's snapshot. A day is given as its span of
instants, so that the same rows serve every zone.
"""

import sqlite3
from collections.abc import Sequence
from datetime import date, tzinfo

from store.conversations import messages
from store.diary.edition import EDITION
from store.diary.local_day import LocalDay
from store.diary.planned import occurrences_of, planned_days
from store.diary.title import READ, title
from store.journal import entries as journal
from store.memory import memories
from store.records import Conversation, DayPage, Mark, Memory, MessagePage, Moment, SessionId

# Written or updated within the day; an OR over both indexes would be a scan where either is missing.
_MEMORIES = f"""{memories.SELECT}
WHERE m.state <> 'candidate' AND m.rid IN (
  SELECT rid FROM memories WHERE created_us >= :start AND created_us < :end
  UNION
  SELECT rid FROM memories WHERE updated_us >= :start AND updated_us < :end
)
ORDER BY m.created_us, m.rid"""  # noqa: S608 -- constants only

# The inner query reads the day's messages; each conversation then costs a few seeks.
_CONVERSATIONS = f"""
WITH day AS (
  SELECT session_rid, min(at_us) AS first_us, max(at_us) AS last_us, count(*) AS amount, {EDITION} AS edition
  FROM messages WHERE at_us >= :start AND at_us < :end GROUP BY session_rid
)
SELECT s.id,
       (SELECT substr(content, 1, :title) FROM messages
        WHERE session_rid = day.session_rid AND at_us >= :start AND at_us < :end AND role = 'user'
        ORDER BY at_us, seq LIMIT 1),
       day.first_us,
       (SELECT at_offset FROM messages WHERE session_rid = day.session_rid AND at_us = day.first_us
        ORDER BY seq LIMIT 1),
       day.last_us,
       (SELECT at_offset FROM messages WHERE session_rid = day.session_rid AND at_us = day.last_us
        ORDER BY seq DESC LIMIT 1),
       day.amount,
       EXISTS (SELECT 1 FROM messages WHERE session_rid = day.session_rid AND at_us < :start),
       EXISTS (SELECT 1 FROM messages WHERE session_rid = day.session_rid AND at_us >= :end),
       day.edition
FROM day CROSS JOIN sessions s ON s.rid = day.session_rid
ORDER BY day.first_us, day.session_rid"""  # noqa: S608 -- constants only

# "+" keeps the planner on the places, which are the order; the first place of the day spares it the days before.
_MESSAGES = f"""{messages.SELECT}
WHERE m.session_rid = :session AND +m.at_us >= :start AND +m.at_us < :end
  AND m.seq > (
    SELECT max(:after, min(seq) - 1) FROM messages WHERE session_rid = :session AND at_us >= :start AND at_us < :end
  )
ORDER BY m.seq LIMIT :limit"""  # noqa: S608 -- constants only

_PREVIOUS = "SELECT max(at_us) FROM messages WHERE at_us < ?"
_NEXT = "SELECT min(at_us) FROM messages WHERE at_us >= ?"

_MARK = """
SELECT EXISTS (SELECT 1 FROM messages WHERE at_us >= :start AND at_us < :end),
       EXISTS (SELECT 1 FROM memories WHERE created_us >= :start AND created_us < :end AND state <> 'candidate')
       OR EXISTS (SELECT 1 FROM memories WHERE updated_us >= :start AND updated_us < :end AND state <> 'candidate')
       OR EXISTS (SELECT 1 FROM journal WHERE at_us >= :start AND at_us < :end)"""


def day_page(connection: sqlite3.Connection, day: LocalDay, zone: tzinfo) -> DayPage:
    """The page of a day of a zone, as far as the database goes."""
    return DayPage(
        day.day,
        memories_of(connection, day),
        conversations_of(connection, day),
        agenda=occurrences_of(connection, day.day, zone),
        journal=journal.of_span(connection, day.start_us, day.end_us),
    )


def memories_of(connection: sqlite3.Connection, day: LocalDay) -> tuple[Memory, ...]:
    """Memories written or updated that day, in the order they were written; superseded and expired ones too."""
    return tuple(memories.from_row(row) for row in connection.execute(_MEMORIES, _span(day)))


def conversations_of(connection: sqlite3.Connection, day: LocalDay) -> tuple[Conversation, ...]:
    """What each session did that day, by its first message of the day."""
    rows = connection.execute(_CONVERSATIONS, {**_span(day), "title": READ})
    return tuple(_conversation(row) for row in rows)


def _conversation(row: tuple[str, str | None, int, int, int, int, int, int, int, int]) -> Conversation:
    session, words, first_us, first_offset, last_us, last_offset, count, continued, continues, edition = row
    return Conversation(
        SessionId(session),
        title(words or ""),
        Moment(first_us, first_offset),
        Moment(last_us, last_offset),
        count,
        bool(continued),
        bool(continues),
        edition=edition,
    )


def messages_of(
    connection: sqlite3.Connection, session: SessionId, day: LocalDay, after: int = 0, limit: int = 1000
) -> MessagePage:
    """A session's messages of that day in order, of any role and status, those with a `seq` above `after`.

    An unknown session has none.
    """
    held = connection.execute("SELECT rid FROM sessions WHERE id = ?", (session,)).fetchone()
    if held is None:
        return MessagePage((), None)
    wanted = {**_span(day), "session": held[0], "after": after, "limit": limit + 1}
    return messages.page_of(connection.execute(_MESSAGES, wanted).fetchall(), limit)


def previous_message(connection: sqlite3.Connection, before_us: int) -> int | None:
    """The instant of the last message before an instant."""
    return _instant(connection, _PREVIOUS, before_us)


def next_message(connection: sqlite3.Connection, from_us: int) -> int | None:
    """The instant of the first message at an instant or after it."""
    return _instant(connection, _NEXT, from_us)


def _instant(connection: sqlite3.Connection, query: str, us: int) -> int | None:
    found: int | None = connection.execute(query, (us,)).fetchone()[0]
    return found


def marks(connection: sqlite3.Connection, days: Sequence[LocalDay], zone: tzinfo) -> dict[date, Mark]:
    """Which of some days, in order, have a conversation, and which only something else; one with nothing is left out.

    Days with something of the agenda count as the others do, its repeats included.
    """
    if not days:
        return {}
    planned = planned_days(connection, days[0].day, days[-1].day, zone)
    found: dict[date, Mark] = {}
    for day in days:
        conversation, other = connection.execute(_MARK, _span(day)).fetchone()
        if conversation or other or day.day in planned:
            found[day.day] = "conversation" if conversation else "other"
    return found


def _span(day: LocalDay) -> dict[str, int]:
    return {"start": day.start_us, "end": day.end_us}
