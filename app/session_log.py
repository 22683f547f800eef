"""The one place where the program records what is said: first the log of the day, then the database.

The two are separate stores. What only the log holds can be imported later, because a message in the database names
its record there.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.settings import LOG_ENABLED
from store.clock import Clock
from store.daylog.normal_form import normal_form
from store.daylog.writer import Logged, LogWriter
from store.errors import NotFound, StoreError
from store.records import Change, Moment, Role, SessionId, Status
from store.service import MemoryService
from store.settings import ENABLED, STORE_HISTORY, Settings

MEMORY = logging.getLogger("morgan.memory")
DAYLOG = logging.getLogger("morgan.daylog")


@dataclass(frozen=True, slots=True)
class Gates:
    """Where a message may be recorded at this moment."""

    log: bool
    database: bool

    @classmethod
    def of(cls, settings: Settings, private: bool) -> "Gates":
        """The log follows its own setting; nothing that is private is recorded anywhere."""
        stored = settings[ENABLED] and settings[STORE_HISTORY]
        return cls(settings[LOG_ENABLED] and not private, stored and not private)


class SessionLog:
    """Records one run of conversation. Its methods wait for disks and locks and belong into a worker.

    speakers: the name that stands in the log for each role; gates: asked before each message.
    memory_error, log_error: why the last message did not reach the database or the log, or None.
    """

    def __init__(
        self,
        writer: LogWriter,
        service: MemoryService,
        speakers: Mapping[Role, str],
        gates: Callable[[], Gates],
        clock: Clock,
    ) -> None:
        self._writer = writer
        self._service = service
        self._speakers = speakers
        self._gates = gates
        self._clock = clock
        self._session: SessionId | None = None
        self.memory_error: StoreError | None = None
        self.log_error: StoreError | None = None

    def write(self, role: Role, content: str, status: Status = "complete") -> Change:
        """Record one accepted message or one finished answer, as far as the gates are open.

        A store that fails is logged and noted, and the conversation goes on: nothing is raised for it. An empty
        text is not recorded.
        """
        text, gates = normal_form(content), self._gates()
        if not text:
            return Change()
        logged = self._log(role, text) if gates.log else None
        at = Moment.of(logged.at if logged else self._clock.now())
        in_log = Change(moments=frozenset({at})) if logged else Change()
        if not gates.database:
            return in_log
        return self._store(role, text, status, at, str(logged.source) if logged else None) or in_log

    def end(self) -> Change:
        """Close the session properly; a later message begins another one."""
        session, self._session = self._session, None
        if session is None:
            return Change()
        try:
            return self._service.end_session(session).change
        except StoreError as error:
            self._fail(error)
            return Change()

    def _log(self, role: Role, text: str) -> Logged | None:
        try:
            logged = self._writer.write(self._speakers[role], text)
        except StoreError as error:
            self.log_error = error
            DAYLOG.error("a message did not reach the daily log: %s (%s)", type(error).__name__, error.code)
            return None
        self.log_error = None
        return logged

    def _store(self, role: Role, text: str, status: Status, at: Moment, source: str | None) -> Change | None:
        try:
            change = self._record(role, text, status, at, source)
        except StoreError as error:
            self._fail(error)
            return None
        self.memory_error = None
        return change

    def _record(self, role: Role, text: str, status: Status, at: Moment, source: str | None) -> Change:
        """Store in the session at hand; in a new one where the database no longer knows it."""
        if self._session is not None:
            try:
                return self._service.record_message(
                    self._session, role, text, status=status, at=at, source=source
                ).change
            except NotFound:
                self._session = None
        self._session = self._service.start_session().value.id
        return self._service.record_message(self._session, role, text, status=status, at=at, source=source).change

    def _fail(self, error: StoreError) -> None:
        self.memory_error = error
        MEMORY.error("a message did not reach the database: %s (%s)", type(error).__name__, error.code)
