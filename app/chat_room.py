"""The room for the chat under the diary: kept free from the start, furnished once the first day is on the screen.

What the chat is made of costs a third of the start, and nobody types before the day is there.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.main_window import MainWindow
from app.settings_watch import SettingsWatch
from app.work.runner import Runner
from store.clock import Clock
from store.home import Home
from store.records import Memory
from widgets.style import Look

if TYPE_CHECKING:
    from app.controllers.chat import ChatController


class ChatRoom(QObject):
    """stored(): the chat has written something; link_activated(address): a link in it wants to be opened."""

    stored = Signal()
    link_activated = Signal(str)

    def __init__(
        self, window: MainWindow, home: Home, settings: SettingsWatch, clock: Clock, look: Callable[[], Look]
    ) -> None:
        super().__init__(window)
        self._window, self._home, self._settings, self._clock, self._look = window, home, settings, clock, look
        self.chat: ChatController | None = None
        window.keep_room_below()

    def open(self) -> "ChatController":
        """The chat; made by the first call."""
        if self.chat is None:
            self.chat = self._furnish()
        return self.chat

    def begin(self, runner: Runner) -> None:
        """The window is there: read what can wait until then."""
        self.open().begin(runner)

    def request_forgetting(self, memory: Memory) -> None:
        """Put the request to forget a memory into the prompt."""
        from app.chat.requests import forget_request

        self.open().request(forget_request(memory))

    def close(self) -> None:
        if self.chat is not None:
            self.chat.close()

    def _furnish(self) -> "ChatController":
        from app.agent_log import AgentLog
        from app.assistant.chat import Chat
        from app.assistant.services import Services
        from app.chat.phrases import phrases
        from app.controllers.chat import ChatController
        from widgets.session.chat_area import ChatArea

        area = ChatArea(self._look())
        settings, clock = self._settings, self._clock
        services = Services(self._home, clock, lambda: settings.current, phrases, AgentLog(self._home, clock))
        chat = ChatController(area, lambda hear: Chat(services, hear), self._home, settings, clock)
        chat.stored.connect(lambda _change: self.stored.emit())
        area.pane.link_activated.connect(self.link_activated)
        self._window.stand_below(area, chat)
        return chat
