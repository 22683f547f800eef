"""A turn with a real local model: that the wire holds, never what the model says.

Two variables name what is needed: MORGAN_TEST_LLAMA_SERVER, the program `llama-server`, and MORGAN_TEST_LLAMA_MODEL, a
small instruct model as GGUF (SmolLM2-135M-Instruct is enough).
"""

import json
import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.assistant.events import TextDelta, ToolFinished, TurnFinished, TurnStopped
from app.settings import BASE_URL
from tests.app.assistant.scene import Scene, scene_in

PROGRAM, MODEL = os.environ.get("MORGAN_TEST_LLAMA_SERVER"), os.environ.get("MORGAN_TEST_LLAMA_MODEL")
TEMPLATE = Path(__file__).with_name("small_chat.jinja")
START_S = 60

pytestmark = [
    pytest.mark.skipif(
        not (PROGRAM and MODEL), reason="no real model here: set MORGAN_TEST_LLAMA_SERVER and MORGAN_TEST_LLAMA_MODEL"
    ),
    pytest.mark.timeout(300),
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with llama_server(port):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def llama_server(port: int) -> Iterator[None]:
    assert PROGRAM
    assert MODEL
    command = [PROGRAM, "-m", MODEL, "--alias", "small", "--host", "127.0.0.1", "--port", str(port), "--offline"]
    command += ["--jinja", "--chat-template-file", str(TEMPLATE), "-c", "8192", "-np", "1", "-ngl", "0", "--temp", "0"]
    environment = os.environ | {"LD_LIBRARY_PATH": str(Path(PROGRAM).parent)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1) as answer:
                if json.load(answer)["status"] == "ok":
                    return
        except OSError:
            time.sleep(0.1)  # another process starts; there is nothing else to wait for
    raise AssertionError("the model server did not start")


@pytest.fixture
def real(address: str, tmp_path: Path) -> Iterator[Scene]:
    with scene_in(tmp_path) as scene:
        scene.choose(BASE_URL, address)
        scene.patience = 200
        yield scene


def test_an_answer_arrives_in_pieces_and_is_recorded(real: Scene) -> None:
    end = real.say("Say hello.")
    assert isinstance(end, TurnFinished), end
    assert end.text
    assert len(real.told(TextDelta)) > 1
    assert real.texts()[-1][1] == end.text


def test_a_stop_is_heard(real: Scene) -> None:
    turn = real.chat.send("Tell me a very long story about a garden.")
    real.wait(TextDelta)
    real.chat.stop()
    assert isinstance(real.end(turn), TurnStopped)


def test_a_call_is_valid_carried_out_and_stored(real: Scene) -> None:
    end = real.say("Remember that my dog is called Rudiger.")
    assert isinstance(end, TurnFinished), end
    assert "done" in [event.outcome for event in real.told(ToolFinished)], end
    assert real.memories()
