"""Where the conversation is recorded: a session of the database that the settings name, and the daily log."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.assistant.services import Services
from app.assistant.user_name import SYSTEM
from app.session_log import Gates, SessionLog
from app.settings import ASSISTANT_NAME, USER_NAME
from store.database.location import database_path
from store.daylog.writer import LogWriter
from store.errors import StoreError
from store.records import Change, MessageId, Role, Status
from store.search.limits import Limits
from store.service import MemoryService
from store.settings import CONTEXT_CHARS, DATABASE, MAX_RESULTS, RECALL_CHARS, Settings

NOBODY = "User"  # in the log, until the person has a name


class Speakers(Mapping[Role, str]):
    """The name of each role in the log, by the settings of the moment."""

    def __init__(self, settings: Callable[[], Settings]) -> None:
        self._settings = settings

    def __getitem__(self, role: Role) -> str:
        settings = self._settings()
        names: dict[Role, str] = {"user": settings[USER_NAME] or NOBODY, "assistant": settings[ASSISTANT_NAME]}
        return names.get(role, SYSTEM)

    def __iter__(self) -> Iterator[Role]:
        return iter(("user", "assistant", "system"))

    def __len__(self) -> int:
        return 3


@dataclass(frozen=True, slots=True)
class Recorded:
    """What became of a message. id: in the database, where it got there; errors: of the stores that failed."""

    id: MessageId | None
    change: Change
    log_error: StoreError | None
    memory_error: StoreError | None


class Recorder:
    """One session after another. All methods belong into the store's thread."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._speakers = Speakers(services.settings)
        self._at: tuple[Path, str] | None = None
        self._log: SessionLog | None = None
        self._private = False

    def open(self) -> Path:
        """Go by the settings of now; another database begins another session. Errors: BadPath."""
        settings = self._services.settings()
        path = self._services.database or database_path(self._services.home, settings[DATABASE])
        wanted = path, settings[ASSISTANT_NAME]
        if wanted != self._at:
            self.end()
            self._at, self._log = wanted, self._session_log(*wanted)
        return path

    def service(self, path: Path) -> MemoryService:
        """The memory service with the limits of now."""
        settings = self._services.settings()
        limits = Limits(settings[MAX_RESULTS], settings[RECALL_CHARS], settings[CONTEXT_CHARS])
        return MemoryService(path, self._services.clock, limits)

    def write(self, role: Role, text: str, status: Status, *, private: bool) -> Recorded:
        """Record one message as far as it may be; a failing store is part of the answer."""
        assert self._log is not None, "opened before anything is recorded"
        self._private = private
        gates = self._gates()
        change = self._log.write(role, text, status)
        return Recorded(
            next(iter(change.messages), None),
            change,
            self._log.log_error if gates.log else None,
            self._log.memory_error if gates.database else None,
        )

    def end(self) -> Change:
        """Close the session that is open."""
        log, self._log, self._at = self._log, None, None
        return log.end() if log else Change()

    def _session_log(self, path: Path, assistant: str) -> SessionLog:
        services = self._services
        writer = LogWriter(services.home, assistant, services.clock)
        return SessionLog(writer, self.service(path), self._speakers, self._gates, services.clock)

    def _gates(self) -> Gates:
        return Gates.of(self._services.settings(), self._private)
