"""The memory service: the one door to the database for whoever is no part of the store.

Every call opens what it needs and closes it again, so that a service can be used from any thread. The errors of every
call are those of `store.database.connection` beside the ones it names. Where there is no database, reading finds
nothing and writing makes one; a write happens whole or not at all.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypedDict, TypeVar, Unpack, get_args

from store import ids
from store.changes import Written
from store.clock import Clock
from store.conversations import deletion as message_deletion
from store.conversations import messages, sessions
from store.database import backup as backups
from store.database import scrub
from store.database.connection import reading, writing
from store.database.health import Health, health
from store.database.scrub import Scrub
from store.daylog import importer
from store.daylog.importer import Progress
from store.daylog.importing.report import ImportReport
from store.errors import BadArgument, NotFound
from store.home import Home
from store.memory import deletion as memory_deletion
from store.memory import listing, memories
from store.memory.context import Context, context
from store.memory.expiry import expiry
from store.memory.listing import MemoryPage
from store.memory.remember import remember, suggest, update
from store.memory.statement import CATEGORIES, Statement
from store.records import (
    Category,
    Change,
    Memory,
    MemoryId,
    Message,
    MessageId,
    MessagePage,
    Moment,
    Role,
    Session,
    SessionId,
    Status,
)
from store.search.choices import one_of
from store.search.filters import Filters
from store.search.lexicon.instances import InstancesRequest, word_instances
from store.search.lexicon.words import WordsRequest, search_words
from store.search.limits import Limits
from store.search.reading import read_conversation, read_memory_message
from store.search.recall import RecallRequest, recall
from store.search.results import ConversationPage, InstancePage, Recalled, TextPage, WordPage
from store.text import storable

ROLES: tuple[Role, ...] = get_args(Role)
STATUSES: tuple[Status, ...] = get_args(Status)

ID = TypeVar("ID", bound=str)


class Narrowing(TypedDict, total=False):
    """What a search is narrowed to, and which page of it is asked for; all of it as a person or a model writes it.

    session_id, role (user or assistant): of the message, or of those a memory was made from. since (inclusive), until
    (exclusive): ISO times with an offset. limit: as many as the limits allow where not given; offset: from 0.
    """

    session_id: str | None
    role: str | None
    since: str | None
    until: str | None
    limit: int | None
    offset: int


@dataclass(frozen=True, slots=True)
class Deleted(Generic[ID]):
    """What was deleted. scrub: whether its bytes have left the file by now, or will later."""

    id: ID
    scrub: Scrub


class MemoryService:
    """Sessions, messages and memories of one database. limits: how much its searches give back."""

    def __init__(self, path: Path, clock: Clock, limits: Limits | None = None) -> None:
        self.path = path
        self.limits = limits or Limits()
        self._clock = clock

    def start_session(self) -> Written[Session]:
        """Begin a run of conversation."""
        session = Session(ids.new_session_id(), self._now(), None, boundaries_known=True)
        with self._writing() as connection:
            sessions.add(connection, session)
        return Written(session, Change(sessions=frozenset({session.id})))

    def end_session(self, session_id: SessionId) -> Written[Session]:
        """Close a run of conversation properly. Errors: NotFound, Refused (it is closed)."""
        with self._writing() as connection:
            ended = sessions.end(connection, session_id, self._now())
        return Written(ended, Change(sessions=frozenset({session_id})))

    def get_session(self, session_id: SessionId) -> Session:
        """Errors: NotFound."""
        with reading(self.path) as connection:
            return sessions.get(connection, session_id)

    def record_message(
        self,
        session_id: SessionId,
        role: Role,
        content: str,
        *,
        status: Status = "complete",
        at: Moment | None = None,
        source: str | None = None,
    ) -> Written[Message]:
        """Store a message at the end of its session; a message of the same source is not stored twice.

        at: when it was said, now where not given; source: its record in the log. Errors: NotFound (the session),
        BadArgument (an unknown role or status).
        """
        source = storable(source) if source else None
        message = Message(
            ids.new_message_id(),
            session_id,
            1,
            one_of(role, ROLES, "role"),
            one_of(status, STATUSES, "status"),
            at or self._now(),
            content,
            source,
        )
        with self._writing() as connection:
            held = messages.of_source(connection, source) if source else None
            if held:
                return Written(held, Change())
            stored = messages.add(connection, message)
        return Written(stored, messages.change_of(stored))

    def messages(self, session_id: SessionId, after: int = 0, limit: int = 1000) -> MessagePage:
        """Messages of a session in order, those with a `seq` above `after`. Errors: NotFound."""
        _check_limit(limit)
        with reading(self.path) as connection:
            return messages.of_session(connection, session_id, after, limit)

    def last_requests(self, limit: int = 100) -> tuple[str, ...]:
        """What the person wrote last, in all sessions, the oldest of it first."""
        _check_limit(limit)
        with reading(self.path) as connection:
            return messages.last_requests(connection, limit)

    def delete_message(self, message_id: MessageId) -> Written[Deleted[MessageId]]:
        """Delete a message for good; no import brings it back. Memories and logs stay. Errors: NotFound."""
        with self._deleting("no message has this ID", message_id) as connection:
            change = message_deletion.delete(connection, message_id, self._now())
        return Written(Deleted(message_id, self.scrub_pending()), change)

    def remember(
        self,
        content: str,
        category: Category,
        key: str | None = None,
        id: MemoryId | None = None,
        expires: Moment | str | None = None,
        supersedes: MemoryId | None = None,
        sources: Iterable[MessageId] = (),
        *,
        candidate: bool = False,
        confidence: float | None = None,
    ) -> Written[Memory]:
        """Store a memory, or find the one that says the same, or (with `id`) update that one.

        expires: ISO text without an offset is local time. supersedes: a memory that gives way to this one. candidate:
        nobody confirmed it; `confidence` (0 to 1) says how sure whoever extracted it is. Errors: those of
        `store.memory.remember`, BadArgument (arguments that exclude each other).
        """
        _check_manner(id, supersedes, candidate, confidence)
        if id is not None:
            return self.update_memory(id, content, category, key, expires, sources)
        now = self._clock.now()
        said = Statement(content, category, key, expiry(expires, now.tzinfo), tuple(sources))
        with self._writing() as connection:
            if candidate:
                return suggest(connection, said, confidence, Moment.of(now))
            return remember(connection, said, Moment.of(now), supersedes)

    def update_memory(
        self,
        memory_id: MemoryId,
        content: str | None = None,
        category: Category | None = None,
        key: str | None = None,
        expires: Moment | str | None = None,
        sources: Iterable[MessageId] = (),
    ) -> Written[Memory]:
        """Give a memory new fields; what is not given stays. It is confirmed by this, and renewed where it had expired.

        Errors: those of `store.memory.remember.update`.
        """
        now = self._clock.now()
        said = Statement(content, category, key, expiry(expires, now.tzinfo), tuple(sources))
        with self._writing() as connection:
            return update(connection, memory_id, said, Moment.of(now))

    def get_memory(self, memory_id: MemoryId) -> Memory:
        """A memory in whatever state. Errors: NotFound."""
        with reading(self.path) as connection:
            return memories.get(connection, memory_id)

    def delete_memory(self, memory_id: MemoryId) -> Written[Deleted[MemoryId]]:
        """Delete a memory and its source links for good; conversations, logs and backups stay. Errors: NotFound."""
        with self._deleting("no memory has this ID", memory_id) as connection:
            change = memory_deletion.delete(connection, memory_id)
        return Written(Deleted(memory_id, self.scrub_pending()), change)

    def list_memories(self, category: Category | None = None, offset: int = 0, limit: int = 50) -> MemoryPage:
        """The memories in force, newest first. Errors: BadArgument."""
        _check_limit(limit)
        if offset < 0:
            raise BadArgument("an offset counts from 0", argument="offset")
        category = None if category is None else one_of(category, CATEGORIES, "category")
        with reading(self.path) as connection:
            return listing.in_force(connection, self._now(), category, offset, limit)

    def context(self, request: str) -> Context:
        """What a turn is told of the memories: those that match the request first, then the newest."""
        with reading(self.path) as connection:
            return context(connection, request, self.limits, self._now())

    def recall(self, query: str, mode: str = "any", **narrowing: Unpack[Narrowing]) -> Recalled:
        """Memories and messages that hold what is asked for. Errors: BadArgument, NotFound (the session)."""
        now = self._now()
        request = RecallRequest(query, mode, *_narrowed(narrowing, now))
        with reading(self.path) as connection:
            return recall(connection, request, self.limits, now)

    def search_words(self, prefix: str = "", scope: str = "history", **narrowing: Unpack[Narrowing]) -> WordPage:
        """The words that occur, with exact counts. Errors: BadArgument, NotFound (the session)."""
        now = self._now()
        request = WordsRequest(prefix, scope, *_narrowed(narrowing, now))
        with reading(self.path) as connection:
            return search_words(connection, request, self.limits, now)

    def word_instances(self, word: str, scope: str = "history", **narrowing: Unpack[Narrowing]) -> InstancePage:
        """Every occurrence of a word, with its exact place. Errors: BadArgument, NotFound (the session)."""
        now = self._now()
        request = InstancesRequest(word, scope, *_narrowed(narrowing, now))
        with reading(self.path) as connection:
            return word_instances(connection, request, self.limits, now)

    def read_conversation(self, session_id: SessionId, after: int = 0) -> ConversationPage:
        """The completed messages of user and assistant, in order. Errors: NotFound, BadArgument."""
        with reading(self.path) as connection:
            return read_conversation(connection, session_id, after, self.limits)

    def read_memory_message(self, message_id: str, offset: int = 0) -> TextPage:
        """The text of a message (or memory) from `offset` on. Errors: NotFound, BadArgument."""
        with reading(self.path) as connection:
            return read_memory_message(connection, message_id, offset, self.limits, self._now())

    def import_markdown(
        self,
        home: Home,
        paths: Sequence[Path],
        speakers: Mapping[str, Role],
        *,
        include_tail: bool = False,
        progress: Callable[[Progress], None] = importer.ignore,
    ) -> Written[ImportReport]:
        """Import daily logs of a home or from elsewhere. More in `store.daylog.importer`."""
        return importer.import_logs(self.path, home, paths, speakers, include_tail=include_tail, progress=progress)

    def backup(self, destination: Path, progress: backups.Progress = backups.ignore) -> None:
        """Copy the database to a new file. Errors: those of `store.database.backup`."""
        backups.backup(self.path, destination, progress)

    def health(self) -> Health:
        """How the database stands; what is wrong is part of the answer, not an error."""
        return health(self.path)

    def scrub_pending(self, seconds: float = scrub.SECONDS) -> Scrub:
        """Work for some seconds on taking the bytes of what was deleted out of the file; for an idle moment."""
        return scrub.scrub(self.path, seconds)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A write. What an earlier deletion left over is taken up again after it."""
        with writing(self.path) as connection:
            left_over = scrub.noted(connection)
            yield connection
        if left_over:
            self.scrub_pending()

    @contextmanager
    def _deleting(self, missing: str, identity: str) -> Iterator[sqlite3.Connection]:
        """A deletion; where there is no database none is made."""
        if not self.path.exists():
            raise NotFound(missing, id=identity)
        with writing(self.path) as connection:
            yield connection
            scrub.note(connection)

    def _now(self) -> Moment:
        return Moment.of(self._clock.now())


def _narrowed(asked: Narrowing, now: Moment) -> tuple[Filters, int | None, int]:
    filters = Filters.of(asked.get("session_id"), asked.get("role"), asked.get("since"), asked.get("until"), now)
    return filters, asked.get("limit"), asked.get("offset", 0)


def _check_manner(
    identity: MemoryId | None, supersedes: MemoryId | None, candidate: bool, confidence: float | None
) -> None:
    """Which arguments of `remember` go together. Errors: BadArgument."""
    if supersedes is not None and identity is not None:
        raise BadArgument("an update keeps its memory: leave out either id or supersedes", argument="supersedes")
    if candidate and (identity is not None or supersedes is not None):
        raise BadArgument("a candidate neither updates nor supersedes a memory", argument="candidate")
    if confidence is not None and not (candidate and 0 <= confidence <= 1):
        raise BadArgument("a confidence, from 0 to 1, belongs to a candidate", argument="confidence")


def _check_limit(limit: int) -> None:
    if limit < 1:
        raise BadArgument("a page needs at least one row", argument="limit")
