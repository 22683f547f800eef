"""No byte of a prompt leaves for anywhere but the server that was agreed to."""

from collections.abc import Iterator

import pytest

from app.assistant.address import Address
from app.assistant.events import ServerUnconfirmed, TurnFailed
from app.settings import BASE_URL, MODEL
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Model, ModelServer, Pause, Say, Status, model_server


@pytest.fixture
def other() -> Iterator[ModelServer]:
    """Another server, which nobody agreed to."""
    with model_server() as server:
        yield server


def test_no_proxy_of_the_environment_hears_anything(
    scene: Scene, other: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "OPENAI_BASE_URL", "OLLAMA_BASE_URL"):
        monkeypatch.setenv(name, other.url)
    monkeypatch.setenv("OPENAI_API_KEY", "of-the-environment")
    scene.server.answers(Say("Hello."))
    assert scene.say("Hi").text == "Hello."
    assert other.paths == []


@pytest.mark.parametrize("code", [301, 302, 307, 308])
def test_no_redirect_is_followed(scene: Scene, other: ModelServer, code: int) -> None:
    scene.server.answers(Status(code, "{}", f"{other.url}/v1/chat/completions"))
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert end.code == "redirected"
    scene.server.show = (Status(code, "{}", f"{other.url}/api/show"),)
    again = scene.end(scene.chat.retry())
    assert isinstance(again, TurnFailed)
    assert again.code == "redirected"
    assert other.paths == []


@pytest.mark.parametrize(
    "model", [Model(remote_host="https://models.example"), Model("big:cloud"), Model("big:70b-cloud")]
)
def test_a_model_that_runs_elsewhere_is_refused(scene: Scene, model: Model) -> None:
    scene.server.models = [model]
    scene.choose(MODEL, model.name)
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert (end.code, scene.server.requests) == ("model_remote", [])


def test_a_remote_model_is_not_offered(scene: Scene) -> None:
    scene.server.models = [Model("big:cloud"), Model("far:1b", remote_host="https://models.example"), Model("a:1b")]
    scene.choose(MODEL, "missing")
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert end.data["available"] == "a:1b"


def test_a_server_elsewhere_waits_for_the_person(scene: Scene) -> None:
    scene.choose(BASE_URL, "https://models.example/v1")
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert end.code == "server_unconfirmed"
    assert scene.told(ServerUnconfirmed) == [ServerUnconfirmed(end.turn, "https://models.example")]


def test_a_server_elsewhere_without_encryption_is_refused(scene: Scene) -> None:
    scene.choose(BASE_URL, "http://models.example")
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert end.code == "server_insecure"
    assert not scene.told(ServerUnconfirmed)


def test_an_address_that_changes_in_the_middle_counts_from_the_next_turn(scene: Scene, other: ModelServer) -> None:
    pause = Pause()
    scene.server.answers(pause, Say("Here."))
    turn = scene.chat.send("Hi")
    assert pause.reached.wait(20)
    scene.choose(BASE_URL, other.url)
    pause.release()
    assert scene.end(turn).text == "Here."
    assert other.paths == []


@pytest.mark.parametrize(
    ("given", "local", "safe"),
    [
        ("http://127.0.0.1:11434", True, True),
        ("http://localhost:11434/v1/", True, True),
        ("http://[::1]:8080", True, True),
        ("https://models.example", False, True),
        ("http://models.example", False, False),
        ("http://127.0.0.1.example", False, False),
        ("http://localhost.example", False, False),
        ("http://192.168.1.4:11434", False, False),
        ("http://0.0.0.0:11434", False, False),
    ],
)
def test_which_addresses_are_near_and_safe(given: str, local: bool, safe: bool) -> None:
    address = Address.of(given)
    assert address is not None
    assert (address.local, address.safe) == (local, safe)
    assert address.chat.endswith("/v1")
    assert not address.chat.endswith("/v1/v1")


@pytest.mark.parametrize(
    "given", ["", "ftp://127.0.0.1", "127.0.0.1:11434", "http://", "http://a:b@127.0.0.1", "http://127.0.0.1:99999"]
)
def test_what_is_no_address(given: str) -> None:
    assert Address.of(given) is None
