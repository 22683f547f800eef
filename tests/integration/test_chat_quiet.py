"""The interface thread waits for nothing while a turn goes on: it opens no file, no socket and no database."""

import sys
import threading
from collections.abc import Iterator

import pytest

from tests.helpers.model_server import Call, Pause, Say
from tests.integration.chat_program import ChatProgram, OpenChat

OPENING = ("open", "socket.connect", "socket.__new__", "sqlite3.connect", "socket.getaddrinfo", "import")


class Listener:
    """Notes what the interface thread opens while it is on. An audit hook can never be taken away again."""

    def __init__(self) -> None:
        self.on = False
        self.opened: list[str] = []
        self._thread = threading.get_ident()
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self.on and event in OPENING and threading.get_ident() == self._thread:
            self.opened.append(f"{event} {arguments[0]!r}")


@pytest.fixture(scope="module")
def listener() -> Listener:
    return Listener()


@pytest.fixture
def listening(listener: Listener) -> Iterator[Listener]:
    listener.opened.clear()
    yield listener
    listener.on = False


def whole_turn(chat: ChatProgram) -> None:
    """Text, a tool, code and a table, streamed."""
    chat.server.answers(Call("remember", content="Diego has a dog", category="fact"))
    chat.server.answers(Say("# Done\n\n```python\nx = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", size=7))
    chat.ask("Remember it")


def test_a_turn_opens_nothing_on_the_interface_thread(open_chat: OpenChat, listening: Listener) -> None:
    chat = open_chat()
    whole_turn(chat)  # what is loaded at need is loaded
    pause = Pause()
    chat.server.answers(Call("remember", content="Diego has a cat", category="fact"))
    chat.server.answers(Say("Many words. " * 60, size=50), pause, Say("The end."))
    listening.on = True
    chat.say("Remember that too")
    chat.until(pause.reached.is_set)
    pause.release()
    chat.until(lambda: not chat.chat.is_answering)
    listening.on = False
    assert listening.opened == []


def test_the_first_turn_loads_no_model_library_on_the_interface_thread(
    open_chat: OpenChat, listening: Listener
) -> None:
    chat = open_chat()
    listening.on = True
    whole_turn(chat)
    listening.on = False
    heavy = ("pydantic", "openai", "httpx2", "asyncio", "sqlite3", "socket", "store.service")
    assert [opened for opened in listening.opened if any(f"'{name}" in opened for name in heavy)] == []
