"""A process that is killed in the middle of a turn leaves what was recorded, and nothing of what was private."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from store.clock import SystemClock
from store.records import Session
from store.service import MemoryService
from tests.app.assistant.holding import holding
from tests.helpers.model_server import Call, ModelServer, Pause, Say, model_server

ROOT = Path(__file__).parents[2]
SECRET = "SENTINELSECRET"


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with model_server() as made:
        yield made


class Program:
    """The process, and what it tells."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def say(self, text: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def wait(self, event: str, text: str = "") -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            if line.startswith(event) and text in line:
                return
        raise AssertionError(f"{event} never came")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def program(home: Path, server: ModelServer, temporary: Path) -> Iterator[Program]:
    command = [sys.executable, "-m", "tests.integration.killed_program", str(home), server.url]
    environment = os.environ | {"TMPDIR": str(temporary), "XDG_CACHE_HOME": str(temporary), "OPENAI_LOG": "debug"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        stderr=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        made = Program(process)
        try:
            yield made
        finally:
            made.kill()


def test_killed_in_a_private_turn_it_leaves_no_word_of_it(tmp_path: Path, server: ModelServer) -> None:
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    temporary.mkdir()
    server.answers(Say("Hello."))
    server.answers(Call("remember", content=f"Diego likes {SECRET}", category="fact"))
    server.answers(Say(f"You like {SECRET}"), Pause())
    with program(home, server, temporary) as running:
        running.say("A public word")
        running.wait("TurnFinished")
        running.say(f"!I like {SECRET}")
        running.wait("TextDelta", SECRET)
        running.kill()
    assert not holding(tmp_path, SECRET)
    assert holding(home, "A public word")


def test_killed_while_it_answers_it_keeps_the_request_and_an_open_session(tmp_path: Path, server: ModelServer) -> None:
    home = tmp_path / "home"
    server.answers(Say("Half"), Pause())
    with program(home, server, tmp_path) as running:
        running.say("A public word")
        running.wait("TextDelta")
        running.kill()
    service = MemoryService(home / "memory" / "memory.sqlite3", SystemClock())
    (session,) = {hit.session for found in service.recall("public").found for hit in [found] if hasattr(hit, "session")}
    assert [message.content for message in service.messages(session).messages] == ["A public word"]
    held: Session = service.get_session(session)
    assert held.ended is None
