"""A bare Python is enough: every command works in an environment into which nothing was ever installed."""

import json
import os
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from store.cli.parser import COMMANDS

ROOT = Path(__file__).parents[3]
LOG = """Morgan Log — 2026-10-02

[09:12:03 +0200]
Diego: Where is the blue garden?

[09:12:09 +0200]
Morgan: Behind the café.
"""

Run = Callable[..., dict[str, Any]]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a new environment."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=os.name != "nt")
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@pytest.fixture
def run(python: Path, own_home: Path) -> Run:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

    def run(*arguments: str) -> dict[str, Any]:
        done = subprocess.run(
            [python, "-s", "-B", "-m", "store", "--home", str(own_home), *arguments],
            cwd=ROOT,
            env=environ,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    return run


def test_nothing_is_installed_there(python: Path) -> None:
    found = subprocess.run([python, "-s", "-c", "import dateutil"], capture_output=True, text=True)
    assert "ModuleNotFoundError" in found.stderr


def test_every_command_works(run: Run, tmp_path: Path) -> None:
    used = set[str]()

    def call(command: str, *arguments: str) -> dict[str, Any]:
        used.add(command)
        return run(command, *arguments)

    log = tmp_path / "2026-10-02.md"
    log.write_text(LOG, encoding="utf-8")
    imported = call("import", str(log), "--speaker", "Diego=user", "--speaker", "Morgan=assistant", "--include-tail")
    assert imported["imported"] == 2
    (exchange,) = call("recall", "garden")["results"]
    asked, answered = exchange["messages"]
    assert len(call("conversation", exchange["session"])["messages"]) == 2
    assert call("message", asked["id"])["text"] == "Where is the blue garden?"
    assert call("words", "caf")["words"][0]["word"] == "cafe"
    assert call("instances", "cafe")["instances"][0]["matched"] == "café"
    assert call("memories")["total"] == 0
    assert call("delete-message", answered["id"])["scrub"] == "done"
    assert call("backup", str(tmp_path / "copy.sqlite3"))["bytes"] > 0
    assert call("health")["trouble"] is None
    assert call("check", "--rebuild-index")["problems"] == []
    memory = _remembered(run)
    assert call("delete-memory", memory)["deleted"] == memory
    assert used == {command.name for command in COMMANDS}


def _remembered(run: Run) -> str:
    """No command writes a memory: the service does, as the assistant would."""
    from store.clock import SystemClock
    from store.service import MemoryService

    return MemoryService(Path(run("health")["database"]), SystemClock()).remember("Likes tea.", "fact").value.id
