"""Leads the prompt through the requests made before."""

from PySide6.QtCore import QObject

from app.controllers.prompt_history import PromptHistory
from app.work.runner import Runner
from store.clock import Clock
from store.home import Home
from widgets.prompt import Prompt

MOST = 200


class PromptWalk(QObject):
    """Alt+Up and Alt+Down. What the store holds of earlier requests is read once, by the worker."""

    def __init__(self, prompt: Prompt) -> None:
        super().__init__(prompt)
        self._prompt = prompt
        self.history = PromptHistory()
        prompt.earlier_wanted.connect(self._back)
        prompt.later_wanted.connect(self._on)

    def read(self, home: Home, configured: str, clock: Clock, runner: Runner) -> None:
        """Fetch the requests of this home. configured: where the settings say its database is."""

        def last_requests() -> tuple[str, ...]:
            from store.database.location import database_path
            from store.service import MemoryService  # in the worker, after the window's first picture

            return MemoryService(database_path(home, configured), clock).last_requests(MOST)

        runner.start("read earlier requests", last_requests, self.history.set_stored, _say_nothing, "requests")

    def _back(self, text: str) -> None:
        self._put(self.history.earlier(text))

    def _on(self) -> None:
        self._put(self.history.later())

    def _put(self, text: str | None) -> None:
        if text is not None:
            self._prompt.set_text(text)


def _say_nothing(_error: Exception) -> None:
    """What is wrong with the database is said by the page; earlier requests are a convenience."""
