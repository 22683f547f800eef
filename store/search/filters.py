"""Which records a search may give back."""

import sqlite3
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Literal

from store.conversations import sessions
from store.errors import BadArgument
from store.records import Moment, SessionId
from store.search.choices import one_of
from store.text import storable

Speaker = Literal["user", "assistant"]
SPEAKERS: tuple[Speaker, ...] = ("user", "assistant")


@dataclass(frozen=True, slots=True)
class Filters:
    """All that is given must hold. since: inclusive, until: exclusive, of a record's own time, microseconds in UTC."""

    session: SessionId | None = None
    role: Speaker | None = None
    since: int | None = None
    until: int | None = None

    @classmethod
    def of(cls, session: str | None, role: str | None, since: str | None, until: str | None, now: Moment) -> "Filters":
        """Read what a person or a model wrote; an empty text is as none. Errors: BadArgument."""
        return cls(
            SessionId(storable(session)) if session else None,
            one_of(role, SPEAKERS, "role") if role else None,
            _instant("since", since, now) if since else None,
            _instant("until", until, now) if until else None,
        )

    @property
    def timed(self) -> bool:
        """Whether a record's time matters."""
        return self.since is not None or self.until is not None

    @property
    def narrow(self) -> bool:
        """Whether more is asked for than the role, which the index itself tells apart."""
        return self.timed or self.session is not None


EVERYTHING = Filters()


def _instant(argument: str, text: str, now: Moment) -> int:
    local = timezone(timedelta(seconds=now.offset))
    try:
        when = datetime.fromisoformat(text)
    except ValueError as error:
        raise BadArgument(
            f"{argument} is an ISO time such as {now.written().isoformat(timespec='seconds')}", argument=argument
        ) from error
    if when.utcoffset() is None:
        given = when.replace(tzinfo=local).isoformat()
        raise BadArgument(f"{argument} needs an offset; in local time it is {given}", argument=argument, local=given)
    return Moment.of(when).us


@dataclass(frozen=True, slots=True)
class MessageScope:
    """The filters as SQL over `messages m`, and the range of `rid` that can hold a hit.

    The index takes a range of row IDs into its own search, which spares reading what lies outside.
    """

    where: str
    parameters: tuple[object, ...]
    role: Speaker | None
    low: int
    high: int

    def match(self, expression: str) -> str:
        """The expression held to the role's column."""
        return f"{self.role} : ({expression})" if self.role else expression


_RANGE = "SELECT min(m.rid), max(m.rid) FROM messages m WHERE {where}"

WHOLE = MessageScope("1", (), None, 0, 2**63 - 1)


def message_scope(connection: sqlite3.Connection, filters: Filters) -> MessageScope:
    """Errors: NotFound (no such session)."""
    conditions = list[str]()
    parameters = list[object]()
    if filters.session is not None:
        conditions.append("m.session_rid = ?")
        parameters.append(sessions.rid(connection, filters.session))
    for condition, bound in (("m.at_us >= ?", filters.since), ("m.at_us < ?", filters.until)):
        if bound is not None:
            conditions.append(condition)
            parameters.append(bound)
    if not conditions:
        return MessageScope(WHOLE.where, (), filters.role, WHOLE.low, WHOLE.high)
    where = " AND ".join(conditions)
    low, high = connection.execute(_RANGE.format(where=where), parameters).fetchone()
    return MessageScope(where, tuple(parameters), filters.role, low or 0, high or 0)


@dataclass(frozen=True, slots=True)
class MemoryScope:
    """The memories that may be found, as SQL over `memories m`: active, unexpired, and what the filters ask for."""

    where: str
    parameters: tuple[object, ...]


def memory_scope(filters: Filters, now: Moment) -> MemoryScope:
    """Session and role are those of the messages a memory was made from; without one it cannot match them."""
    conditions = ["m.state = 'active'", "(m.expires_us IS NULL OR m.expires_us > ?)"]
    parameters: list[object] = [now.us]
    for condition, bound in (("m.created_us >= ?", filters.since), ("m.created_us < ?", filters.until)):
        if bound is not None:
            conditions.append(condition)
            parameters.append(bound)
    if filters.session is not None or filters.role is not None:
        conditions.append(_FROM_SUCH_A_MESSAGE)
        parameters += [filters.session, filters.session, filters.role, filters.role]
    return MemoryScope(" AND ".join(conditions), tuple(parameters))


_FROM_SUCH_A_MESSAGE = """EXISTS (
  SELECT 1 FROM memory_sources ms JOIN messages source ON source.rid = ms.message_rid
  JOIN sessions s ON s.rid = source.session_rid
  WHERE ms.memory_rid = m.rid AND (? IS NULL OR s.id = ?) AND (? IS NULL OR source.role = ?))"""
