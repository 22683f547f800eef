"""The whole program over a home and a scripted model server, as the person who talks with Morgan sees it."""

import json
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from store.home import Home
from store.records import Memory, Message, SessionId
from store.service import MemoryService
from tests.helpers.model_server import ModelServer
from tests.integration.live_program import LiveProgram
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeKind, NoticeRow
from widgets.rows.remark import RemarkRow
from widgets.session.chat_area import ChatArea

PATIENCE_MS = 30_000


class ChatProgram:
    """Opened on today, settled, with the prompt at hand."""

    def __init__(self, live: LiveProgram, home: Home, server: ModelServer, qtbot: QtBot) -> None:
        self.live, self.home, self.server, self.qtbot = live, home, server, qtbot
        self.parts, self.chat = live.parts, live.parts.chat.open()
        self.area: ChatArea = self.chat._area
        self.pane, self.prompt, self.card = self.area.pane, self.area.prompt, self.area.confirmation
        self.service = MemoryService(home.path / "memory" / "memory.sqlite3", live.clock)
        live.window.activateWindow()

    def until(self, true: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(true, timeout=PATIENCE_MS)

    # What the person does

    def say(self, text: str) -> None:
        """Send a request as a person would; not waiting for anything."""
        self.prompt.edit.setFocus()
        self.prompt.set_text(text)
        QTest.keyClick(self.prompt.edit, Qt.Key.Key_Return)

    def ask(self, text: str) -> str:
        """A whole turn: what was answered."""
        self.say(text)
        return self.answer()

    def answer(self) -> str:
        """The last answer, when it has ended and the diary shows it."""
        self.until(lambda: not self.chat.is_answering)
        self.live.settle()
        return self.answers()[-1] if self.answers() else ""

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focused = QApplication.focusWidget()
        assert focused
        QTest.keyClick(focused, key, modifier)

    def act(self, name: str) -> None:
        """Press the button of the pane's notice that offers this."""
        row = next(row for row in self.notices() if row.action and row.action.name == name)
        kind = self.pane.list.page.kind(row)
        assert isinstance(kind, NoticeKind)
        kind.acted.emit(row)

    def wait_for_card(self) -> None:
        self.until(lambda: bool(self.card.number))

    # What is in the pane

    def messages(self) -> list[Message]:
        return [row.message for row in self.pane.list.page.rows if isinstance(row, MessageRow) and row.is_first]

    def requests(self) -> list[str]:
        return [message.content for message in self.messages() if message.role == "user"]

    def answers(self) -> list[str]:
        return [message.content for message in self.messages() if message.role == "assistant"]

    def notices(self) -> list[NoticeRow]:
        return [row for row in self.pane.list.page.rows if isinstance(row, NoticeRow)]

    def remarks(self) -> list[str]:
        return [row.words for row in self.pane.list.page.rows if isinstance(row, RemarkRow)]

    # What is kept

    def memories(self) -> list[Memory]:
        return list(self.service.list_memories().memories)

    def recorded(self) -> list[tuple[str, str, str]]:
        """Role, text and status of all that today's page holds."""
        sessions = [row.conversation.session for row in self.live.conversations()]
        return [(m.role, m.content, m.status) for session in sessions for m in self.stored(session)]

    def stored(self, session: SessionId) -> list[Message]:
        return list(self.service.messages(session).messages)


class OpenChat(Protocol):
    """Opens a program whose settings name the scripted server."""

    def __call__(self, **assistant: object) -> ChatProgram: ...


def write_settings(home: Home, server: ModelServer, **assistant: object) -> None:
    home.make()
    chosen = {"base_url": server.url, "user_name": "Diego", **assistant}
    home.config_file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    home.config_file.write_text(json.dumps({"assistant": chosen}), encoding="utf-8")
