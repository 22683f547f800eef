"""What `morgan --health` finds, with nothing made or changed by looking."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from app import health_command
from app.__main__ import main
from app.finding import Finding, Subject
from app.health import health, worst
from store.database.connection import writing
from store.home import Home
from store.service import MemoryService
from tests.helpers.model_server import Flood, Model, ModelServer, Say, Status, model_server
from tests.helpers.set_clock import SetClock


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with model_server() as made:
        yield made


class Scene:
    def __init__(self, home: Path, server: ModelServer) -> None:
        self.home = Home(home)
        self.server = server
        self.write()

    def write(self, **sections: object) -> None:
        assistant = {"base_url": self.server.url, **dict(sections.pop("assistant", {}))}  # type: ignore[call-overload]  # a section
        self.home.make()
        self.home.config_file.parent.mkdir(mode=0o700, exist_ok=True)
        self.home.config_file.write_text(json.dumps({"assistant": assistant, **sections}), encoding="utf-8")
        self.home.config_file.chmod(0o600)

    def found(self) -> dict[str, Finding]:
        return {finding.subject: finding for finding in health(self.home, SetClock())}


@pytest.fixture
def scene(own_home: Path, server: ModelServer) -> Scene:
    return Scene(own_home, server)


def test_all_is_well(scene: Scene) -> None:
    MemoryService(scene.home.path / "memory" / "memory.sqlite3", SetClock()).start_session()
    found = scene.found()
    assert tuple(found) == get_args(Subject)
    assert worst(tuple(found.values())) == "good"


def test_looking_makes_nothing(scene: Scene) -> None:
    before = sorted(scene.home.path.rglob("*"))
    found = scene.found()
    assert found["database"].code == "database_not_yet"
    assert found["log"].code == "log_not_yet"
    assert sorted(scene.home.path.rglob("*")) == before


def test_a_database_that_cannot_be_read(scene: Scene) -> None:
    path = scene.home.path / "memory" / "memory.sqlite3"
    path.parent.mkdir(mode=0o700)
    path.write_bytes(b"no database at all " * 100)
    assert (scene.found()["database"].state, scene.found()["search"].state) == ("bad", "unknown")


def test_a_newer_database(scene: Scene) -> None:
    path = scene.home.path / "memory" / "memory.sqlite3"
    MemoryService(path, SetClock()).start_session()
    with writing(path) as connection:
        connection.execute("INSERT INTO schema_migrations SELECT 5, applied_us FROM schema_migrations LIMIT 1")
    assert scene.found()["database"].code == "newer_schema"


def test_invalid_settings(scene: Scene) -> None:
    scene.write(memory={"max_results": 0})
    assert scene.found()["settings"].code == "settings_invalid"
    assert "memory.max_results" in scene.found()["settings"].data["problems"]


def test_looser_modes_are_named_and_left(scene: Scene) -> None:
    scene.home.path.chmod(0o755)
    assert scene.found()["modes"].data["paths"] == str(scene.home.path)
    assert scene.home.path.stat().st_mode & 0o777 == 0o755


def test_what_is_switched_off_is_said(scene: Scene) -> None:
    scene.write(memory={"enabled": False}, log={"enabled": False})
    assert (scene.found()["database"].code, scene.found()["log"].code) == ("memory_off", "log_off")


@pytest.mark.parametrize(
    ("model", "subject", "code"),
    [
        (Model(context=2048), "context", "context_too_small"),
        (Model(context=4096), "context", "context_small"),
        (Model(context=32768), "context", "context_good"),
        (Model(capabilities=["completion"]), "tools", "model_without_tools"),
        (Model(remote_host="https://models.example"), "model", "no_model"),
    ],
)
def test_what_the_model_can_do(scene: Scene, model: Model, subject: str, code: str) -> None:
    scene.server.models = [model]
    assert scene.found()[subject].code == code


def test_a_missing_model_and_a_remote_one(scene: Scene) -> None:
    scene.write(assistant={"model": "other"})
    assert scene.found()["model"].data["available"] == "small:latest"
    scene.write(assistant={"model": "big:cloud"})
    assert scene.found()["model"].code == "model_remote"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://127.0.0.1:9", "server_down"),
        ("http://models.example", "server_insecure"),
        ("https://models.example", "server_remote"),
        ("nonsense", "server_insecure"),
    ],
)
def test_where_the_server_is(scene: Scene, address: str, code: str) -> None:
    scene.write(assistant={"base_url": address})
    found = scene.found()
    assert found["server"].code == code
    assert found["context"].state == "unknown"


@pytest.mark.parametrize(
    ("show", "code"),
    [
        ((Status(500),), "server_error"),
        ((Status(302, "", "http://127.0.0.1:9/"),), "redirected"),
        ((Flood(17 * 1024 * 1024),), "too_large"),
        ((Flood(65536),), "bad_reply"),
    ],
)
def test_a_server_that_is_none(scene: Scene, show: tuple[Status | Flood | Say, ...], code: str) -> None:
    scene.server.show = show
    assert scene.found()["server"].code == code


def test_the_command_says_a_line_for_each_and_what_to_do(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    scene.server.models = [Model(context=4096)]
    assert main(["--health", "--home", str(scene.home.path)]) == 0
    out = capsys.readouterr().out
    assert [line.split()[1] for line in out.splitlines()] == list(get_args(Subject))
    assert "OLLAMA_CONTEXT_LENGTH=" in out
    scene.write(assistant={"base_url": "http://127.0.0.1:9"})
    assert main(["--health", "--home", str(scene.home.path)]) == 1
    assert "ollama serve" in capsys.readouterr().out


def test_every_finding_of_ours_has_its_words() -> None:
    for code, words in health_command.WORDS.items():
        text = health_command.line(Finding("model", "good", code, {}))
        assert words[:10] in text or "…" in text
    assert "check" in health_command.line(Finding("database", "bad", "damaged", {"path": "x"}))
