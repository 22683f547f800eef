"""The door to the assistant: requests in, events out, and one thread behind it that does everything.

The thread is made at the first request, or by `warm`. It loads the model libraries, owns the one event loop, and ends
with `close`. No method but `close` waits for anything. A program that ends without `close` does not wait for it.
"""

from collections.abc import Callable
from itertools import count
from threading import Lock, Thread
from typing import TYPE_CHECKING

from app.assistant import user_name
from app.assistant.events import Event, TurnFailed
from app.assistant.services import Services
from app.settings import ASSISTANT_NAME

if TYPE_CHECKING:
    from app.assistant.engine import Engine

Command = Callable[["Engine"], None]


class Chat:
    """One conversation with the assistant. To be used from one thread, commonly the interface's.

    hear: called with every event, in the assistant's thread.
    """

    def __init__(self, services: Services, hear: Callable[[Event], None]) -> None:
        self._services = services
        self._hear = hear
        self._turns = count(1)
        self._latest = 0
        self._lock = Lock()
        self._waiting: list[Command] = []
        self._engine: Engine | None = None
        self._thread: Thread | None = None
        self._closed = False

    def warm(self) -> None:
        """Load what a turn needs, so that the first one does not wait for it."""
        self._tell(lambda _: None)

    def send(self, text: str, *, private: bool = False) -> int:
        """Begin a turn; its number. One that still goes on is stopped first. An empty text is no turn: 0."""
        if not text.strip():
            return 0
        turn = self._latest = next(self._turns)
        self._tell(lambda engine: engine.send(turn, text, private=private))
        return turn

    def retry(self) -> int:
        """Ask the last request again, which failed or was stopped; the number of the new turn.

        Nothing is recorded twice. Where the last turn has ended well nothing happens.
        """
        turn = next(self._turns)
        self._tell(lambda engine: engine.retry(turn))
        return turn

    def stop(self) -> None:
        """Stop the turn that goes on; `TurnStopped` comes when nothing of it runs any more."""
        self._tell(lambda engine: engine.stop())

    def answer(self, confirmation: int, chosen: frozenset[str]) -> None:
        """Do what was chosen of the cards, and keep the rest."""
        self._tell(lambda engine: engine.answer(confirmation, chosen))

    def undo(self, undo: int) -> None:
        """Take an addition back; `Undone` tells how that went."""
        self._tell(lambda engine: engine.undo(undo))

    def confirm_server(self, address: str) -> None:
        """The person has agreed to send requests to this server, for as long as the program runs."""
        self._tell(lambda engine: engine.confirm_server(address))

    def end_private(self) -> None:
        """Private mode was switched off: its turns leave the history, one that goes on is stopped."""
        self._tell(lambda engine: engine.end_private())

    def name_problem(self, name: str) -> user_name.Problem | None:
        """Why a name cannot be the person's, or None; keeping it is the settings' affair."""
        return user_name.problem(name, self._services.settings()[ASSISTANT_NAME])

    def close(self) -> None:
        """Stop what goes on, record what there was of it, end the session, and wait for the thread to end."""
        if self._closed:
            return
        self._closed = True
        if self._thread is not None:
            self._post(lambda engine: engine.close())
            self._thread.join()

    def _tell(self, command: Command) -> None:
        if self._closed:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="morgan-assistant", daemon=True)
            self._thread.start()
        self._post(command)

    def _post(self, command: Command) -> None:
        with self._lock:
            if self._engine is None:
                self._waiting.append(command)
            else:
                self._engine.soon(command)

    # In the thread

    def _work(self) -> None:
        from app.assistant import loading  # what is costly to load is loaded here

        try:
            engine = loading.engine(self._services, self._hear)
        except Exception:
            self._hear(TurnFailed(self._latest, "bug"))
            raise  # a library is missing or broken: the crash handler tells which
        engine.run(self._take_over)

    def _take_over(self, engine: "Engine") -> None:
        """The loop runs: what waited for it is done first."""
        with self._lock:
            self._engine = engine
            for command in self._waiting:
                engine.soon(command)
            self._waiting.clear()
