"""Whoever talks to the assistant waits for nothing, and opens nothing."""

import gc
import sys
import threading

import pytest

from app.assistant import conversation
from app.assistant.events import TurnFailed
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Say

OPENING = ("open", "socket.connect", "sqlite3.connect", "os.mkdir", "os.rename", "os.scandir", "os.listdir")


class Watch:
    """What this thread opens while it is on; an audit hook stays for good."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[str] = []
        self._thread = threading.get_ident()
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self.on and event in OPENING and threading.get_ident() == self._thread:
            self.seen.append(f"{event} {arguments[0]!r}")


def test_the_calling_thread_opens_no_file_socket_or_database(scene: Scene) -> None:
    watch = Watch()
    watch.on = True
    scene.server.answers(Call("remember", content="Diego has a dog", category="fact"))
    scene.server.answers(Say("Saved."))
    turn = scene.chat.send("Remember my dog")
    end = scene.end(turn)
    scene.chat.stop()
    watch.on = False
    assert end.text == "Saved."
    assert watch.seen == []


def test_the_libraries_are_out_of_the_collectors_sight(scene: Scene) -> None:
    before = gc.isenabled()
    scene.say("Hi")
    assert gc.get_freeze_count() > 100_000
    assert gc.isenabled() == before


def test_a_chat_that_was_never_used_closes_at_once(scene: Scene) -> None:
    scene.chat.close()
    scene.chat.send("Too late")
    assert scene.events == []


def test_an_empty_request_is_no_turn(scene: Scene) -> None:
    assert scene.chat.send(" \n") == 0


@pytest.mark.expects_log
def test_a_bug_ends_the_turn_and_not_the_assistant(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.say("Hi")
    with monkeypatch.context() as patch:
        patch.setattr(conversation, "normal_form", lambda text: text / 0)
        assert scene.say("Break") == TurnFailed(2, "bug")
    scene.server.answers(Say("Mended."))
    assert scene.say("Again").text == "Mended."
