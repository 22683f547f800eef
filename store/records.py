"""The records that every layer speaks: moments, messages, memories, agenda, journal, and what one local day holds.

All are frozen. A text in a record is exactly the stored text; nothing here is translated.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import Literal, NewType

MessageId = NewType("MessageId", str)
SessionId = NewType("SessionId", str)
MemoryId = NewType("MemoryId", str)
AgendaId = NewType("AgendaId", str)
JournalId = NewType("JournalId", str)

Role = Literal["user", "assistant", "system"]
Status = Literal["complete", "interrupted", "error"]
Category = Literal["preference", "fact", "project", "goal", "other"]
MemoryState = Literal["active", "superseded", "candidate"]
Origin = Literal["explicit", "extracted"]
Source = Literal["database", "log"]
Mark = Literal["conversation", "other"]
AgendaKind = Literal["event", "reminder"]

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """An instant with the offset it was written in.

    us: microseconds since 1970 in UTC; offset: seconds east of UTC. Integers, because floats lose microseconds.
    """

    us: int
    offset: int = 0

    @classmethod
    def of(cls, when: datetime) -> "Moment":
        """The moment of an aware datetime; a naive one is a ValueError, for it names no instant."""
        shift = when.utcoffset()
        if shift is None:
            raise ValueError("a moment needs a datetime with a zone")
        return cls((when - EPOCH) // MICROSECOND, round(shift.total_seconds()))

    def written(self) -> datetime:
        """The datetime in the offset it was written in."""
        return (EPOCH + self.us * MICROSECOND).astimezone(timezone(timedelta(seconds=self.offset)))

    def seen(self, zone: tzinfo) -> datetime:
        """The datetime in the zone of whoever looks."""
        return (EPOCH + self.us * MICROSECOND).astimezone(zone)


@dataclass(frozen=True, slots=True)
class Session:
    """One run of conversation. `ended` is None where it was not closed properly.

    boundaries_known: False for a session made by importing a log, whose real borders nobody recorded.
    """

    id: SessionId
    started: Moment
    ended: Moment | None
    boundaries_known: bool


@dataclass(frozen=True, slots=True)
class Message:
    """One message. `speaker` is the written name where a log gives one that maps to no role.

    seq: place in its session, from 1; source: where its log record stands, or None.
    """

    id: MessageId
    session: SessionId
    seq: int
    role: Role
    status: Status
    at: Moment
    content: str
    source: str | None = None
    speaker: str | None = None


@dataclass(frozen=True, slots=True)
class Memory:
    """One fact that the person asked to keep (or a candidate that waits for a word)."""

    id: MemoryId
    category: Category
    key: str | None
    content: str
    state: MemoryState
    origin: Origin
    confidence: float | None
    created: Moment
    updated: Moment
    expires: Moment | None = None
    superseded_by: MemoryId | None = None

    def expired(self, now: Moment) -> bool:
        """Whether its time is over at `now`."""
        return self.expires is not None and self.expires.us <= now.us


@dataclass(frozen=True, slots=True)
class Conversation:
    """What one session did on one local day.

    title: the day's first user message of it on one line, or None; first, last: span of that day;
    continued: it began on an earlier day; continues: it goes on on a later one; edition: of its messages of that day,
    as `edition` counts, where it was asked for.
    """

    session: SessionId
    title: str | None
    first: Moment
    last: Moment
    count: int
    continued: bool = False
    continues: bool = False
    source: Source = "database"
    edition: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What an entry of the agenda says.

    start, end: naive wall-clock times, the end not included; those of a whole day are midnights. A reminder with a
    time has no length. zone: IANA name of the zone whose clock is meant; None: the clock of wherever the person is.
    rule: how it repeats, as an iCalendar RRULE; `start` is its first occurrence.
    """

    kind: AgendaKind
    title: str
    start: datetime
    end: datetime
    all_day: bool = False
    note: str = ""
    zone: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class AgendaEntry:
    """One event or reminder, with all its repeats."""

    id: AgendaId
    plan: Plan
    created: Moment
    updated: Moment


@dataclass(frozen=True, slots=True)
class Occurrence:
    """One event or reminder as it stands on a day, in the wall clock of whoever looks.

    on: the day by which its series knows it, whatever day it was moved to: with `entry` it names the occurrence.
    start, end: naive, the end not included; changed: it differs from its series; done: when a reminder was ticked off;
    rule: of its series, whether it was changed or not.
    """

    entry: AgendaId
    on: date
    kind: AgendaKind
    title: str
    note: str
    start: datetime
    end: datetime
    all_day: bool
    zone: str | None = None
    repeats: bool = False
    changed: bool = False
    done: Moment | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """What the person wrote about a moment, in their own words; never a memory."""

    id: JournalId
    at: Moment
    content: str
    created: Moment
    updated: Moment


STATUS_WEIGHTS: dict[Status, int] = {"complete": 1, "interrupted": 3, "error": 7}
ROLE_WEIGHTS: dict[Role, int] = {"user": 1, "assistant": 11, "system": 13}
PLACE_WEIGHT, EDITION_BITS = 7919, 0x7FFFFFFF


def edition(messages: Iterable[Message], source: Source) -> int:
    """A number that tells one state of a conversation's messages from another, and that a database can add up too.

    A message more or less, or one in another state, makes another number; the numbers of the parts make up that of the
    whole. A stored content never changes; that of a log's record may, so that there its source counts.
    """
    if source == "log":
        return sum(record_edition(message.source) for message in messages)
    return sum(
        ((m.at.us + PLACE_WEIGHT * m.seq) & EDITION_BITS) * STATUS_WEIGHTS[m.status] * ROLE_WEIGHTS[m.role]
        for m in messages
    )


def record_edition(source: str | None) -> int:
    """What the record of a log adds to its conversation's edition, while this process lives."""
    return hash(source) & EDITION_BITS


@dataclass(frozen=True, slots=True)
class DayPage:
    """One local day. It is shown as agenda, journal, memories written or updated that day, conversations.

    more_in_log: how many records the day's log holds that the database lacks (0 where the log itself is shown);
    unread_in_log: where the log is what is shown, the lines, from 1, of what in it could not be read.
    """

    day: date
    memories: tuple[Memory, ...] = ()
    conversations: tuple[Conversation, ...] = ()
    more_in_log: int = 0
    agenda: tuple[Occurrence, ...] = ()
    journal: tuple[JournalEntry, ...] = ()
    unread_in_log: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MessagePage:
    """Some messages of one conversation on one day, in order; `next_after` is None at the end.

    next_after: the last `seq` of this page, to be passed on as `after`.
    """

    messages: tuple[Message, ...]
    next_after: int | None


@dataclass(frozen=True, slots=True)
class Change:
    """What a write touched, for whoever shows it: IDs, and the instants of messages, memories and the journal.

    An entry of the agenda can stand on any day, before the change and after it.
    """

    sessions: frozenset[SessionId] = frozenset()
    messages: frozenset[MessageId] = frozenset()
    memories: frozenset[MemoryId] = frozenset()
    moments: frozenset[Moment] = frozenset()
    agenda: frozenset[AgendaId] = frozenset()
    journal: frozenset[JournalId] = frozenset()
