"""A conversation in a home of its own with a scripted model server: everything real but the clock and the model."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Condition
from typing import TypeVar

from app.agent_log import AgentLog
from app.assistant.chat import Chat
from app.assistant.events import ConfirmationAsked, Event, TextDelta, TurnFailed, TurnFinished, TurnStopped
from app.assistant.services import Phrases, Services
from app.settings import BASE_URL, USER_NAME
from store.agenda.agenda import Agenda
from store.daylog.reader import read_log
from store.home import Home
from store.journal.journal import Journal
from store.records import Memory, Message
from store.service import MemoryService
from store.settings import Setting, Settings
from tests.helpers.model_server import Json, ModelServer, model_server
from tests.helpers.set_clock import SetClock

E = TypeVar("E", bound=Event)
PATIENCE_S = 20
ENGLISH = Phrases("Nothing was saved in this turn.", "Cut off here.", "Ended after many steps.")
End = TurnFinished | TurnStopped | TurnFailed


class Scene:
    """What a test plays with. events: all that was told, in order."""

    def __init__(self, folder: Path, server: ModelServer) -> None:
        self.server = server
        self.patience = PATIENCE_S
        self.home = Home(folder / "morgan")
        self.clock = SetClock()
        self.chosen: dict[str, object] = {BASE_URL.path: server.url, USER_NAME.path: "Diego"}
        self.phrases = ENGLISH
        self.database = self.home.path / "memory" / "memory.sqlite3"
        self.service = MemoryService(self.database, self.clock)
        self.agenda, self.journal = Agenda(self.database, self.clock), Journal(self.database, self.clock)
        self.log = AgentLog(self.home, self.clock)
        self.events: list[Event] = []
        self._told = Condition()
        services = Services(self.home, self.clock, lambda: Settings(self.chosen), lambda: self.phrases, self.log)
        self.chat = Chat(services, self._hear)

    def choose(self, setting: Setting[object], value: object) -> None:
        self.chosen = {**self.chosen, setting.path: value}

    def _hear(self, event: Event) -> None:
        with self._told:
            self.events.append(event)
            self._told.notify_all()

    def wait(self, kind: type[E], test: Callable[[E], bool] = lambda _: True) -> E:
        """The first such event, once it was told."""

        def found() -> E | None:
            return next((one for one in self.events if isinstance(one, kind) and test(one)), None)

        with self._told:
            assert self._told.wait_for(lambda: found() is not None, self.patience), f"{kind} never came: {self.events}"
        event = found()
        assert event is not None
        return event

    def end(self, turn: int) -> End:
        """The last event of a turn."""
        with self._told:
            self._told.wait_for(lambda: self._end(turn) is not None, self.patience)
        found = self._end(turn)
        assert found is not None, f"turn {turn} has no end: {self.events}"
        return found

    def _end(self, turn: int) -> End | None:
        kinds = (TurnFinished, TurnStopped, TurnFailed)
        return next((one for one in self.events if isinstance(one, kinds) and one.turn == turn), None)

    def over_or_asked(self, turn: int, asked: int) -> bool:
        """Whether the turn has ended; False once it has asked more than `asked` times."""

        def ready() -> bool:
            return self._end(turn) is not None or len(self.told(ConfirmationAsked)) > asked

        with self._told:
            assert self._told.wait_for(ready, self.patience), self.events
        return self._end(turn) is not None

    def say(self, text: str, *, private: bool = False) -> End:
        """A whole turn."""
        return self.end(self.chat.send(text, private=private))

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def streamed(self, turn: int) -> str:
        return "".join(event.text for event in self.told(TextDelta) if event.turn == turn)

    def memories(self) -> list[Memory]:
        return list(self.service.list_memories().memories)

    def stored(self) -> list[Message]:
        """The messages of all sessions, as far as told of."""
        from app.assistant.events import StoreChanged

        sessions = dict.fromkeys(one for event in self.told(StoreChanged) for one in event.change.sessions)
        return [message for session in sessions for message in self.service.messages(session).messages]

    def texts(self) -> list[tuple[str, str, str]]:
        return [(message.role, message.content, message.status) for message in self.stored()]

    def logged(self) -> list[str]:
        path = self.home.log_folder / f"{self.clock.now().date().isoformat()}.md"
        return [entry.content for entry in read_log(path, self.home).entries] if path.exists() else []

    def sent(self, place: int = -1) -> list[Json]:
        """The messages of a request."""
        messages: list[Json] = self.server.requests[place]["messages"]
        return messages


@contextmanager
def scene_in(folder: Path) -> Iterator[Scene]:
    with model_server() as server:
        made = Scene(folder, server)
        try:
            yield made
        finally:
            made.chat.close()
