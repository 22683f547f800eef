"""The memory service: the one door to the database for whoever is no part of the store.

Every call opens what it needs and closes it again, so that a service can be used from any thread. The errors of every
call are those of `store.database.connection` beside the ones it names. Where there is no database, reading finds
nothing and writing makes one.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from store import ids
from store.changes import Written
from store.clock import Clock
from store.conversations import messages, sessions
from store.database import backup as backups
from store.database.connection import reading, writing
from store.database.health import Health, health
from store.daylog import importer
from store.daylog.importer import Progress
from store.daylog.importing.report import ImportReport
from store.errors import BadArgument
from store.home import Home
from store.memory import listing, memories
from store.memory.listing import MemoryPage
from store.memory.remember import Statement, remember
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


class MemoryService:
    """Sessions, messages and memories of one database."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self._clock = clock

    def start_session(self) -> Written[Session]:
        """Begin a run of conversation."""
        session = Session(ids.new_session_id(), self._now(), None, boundaries_known=True)
        with writing(self.path) as connection:
            sessions.add(connection, session)
        return Written(session, Change(sessions=frozenset({session.id})))

    def end_session(self, session: SessionId) -> Written[Session]:
        """Close a run of conversation properly. Errors: NotFound, Refused (it is closed)."""
        with writing(self.path) as connection:
            ended = sessions.end(connection, session, self._now())
        return Written(ended, Change(sessions=frozenset({session})))

    def get_session(self, session: SessionId) -> Session:
        """Errors: NotFound."""
        with reading(self.path) as connection:
            return sessions.get(connection, session)

    def record_message(
        self,
        session: SessionId,
        role: Role,
        content: str,
        *,
        status: Status = "complete",
        at: Moment | None = None,
        source: str | None = None,
    ) -> Written[Message]:
        """Store a message at the end of its session; a message of the same source is not stored twice.

        at: when it was said, now where not given; source: its record in the log. Errors: NotFound (the session).
        """
        message = Message(ids.new_message_id(), session, 1, role, status, at or self._now(), content, source)
        with writing(self.path) as connection:
            held = messages.of_source(connection, source) if source else None
            if held:
                return Written(held, Change())
            stored = messages.add(connection, message)
        return Written(stored, _change(stored))

    def messages(self, session: SessionId, after: int = 0, limit: int = 1000) -> MessagePage:
        """Messages of a session in order, those with a `seq` above `after`. Errors: NotFound."""
        _check_limit(limit)
        with reading(self.path) as connection:
            return messages.of_session(connection, session, after, limit)

    def remember(
        self,
        content: str,
        category: Category,
        key: str | None = None,
        *,
        expires: Moment | None = None,
        sources: tuple[MessageId, ...] = (),
    ) -> Written[Memory]:
        """Store a memory, or find the one that says the same. Errors: those of `store.memory.remember`."""
        statement = Statement(content, category, key, expires, sources)
        with writing(self.path) as connection:
            return remember(connection, statement, self._now())

    def get_memory(self, memory: MemoryId) -> Memory:
        """A memory in whatever state. Errors: NotFound."""
        with reading(self.path) as connection:
            return memories.get(connection, memory)

    def list_memories(self, category: Category | None = None, offset: int = 0, limit: int = 50) -> MemoryPage:
        """The memories in force, newest first."""
        _check_limit(limit)
        if offset < 0:
            raise BadArgument("an offset counts from 0", argument="offset")
        with reading(self.path) as connection:
            return listing.in_force(connection, self._now(), category, offset, limit)

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

    def _now(self) -> Moment:
        return Moment.of(self._clock.now())


def _change(message: Message) -> Change:
    return Change(
        sessions=frozenset({message.session}), messages=frozenset({message.id}), moments=frozenset({message.at})
    )


def _check_limit(limit: int) -> None:
    if limit < 1:
        raise BadArgument("a page needs at least one row", argument="limit")
