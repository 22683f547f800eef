"""The commands that delete and look after the database."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store.home import Home
from store.service import MemoryService
from tests.store.cli.conftest import Said


def test_a_memory_is_deleted(home: Home, held: MemoryService) -> None:
    memory = held.remember("Likes tea.", "fact").value
    said = Said(home, "delete-memory", memory.id)
    assert (said.code, said.data) == (0, {"deleted": memory.id, "scrub": "done"})
    assert Said(home, "memories").data["total"] == 0


def test_a_message_is_deleted(home: Home, held: MemoryService) -> None:
    session = held.start_session().value.id
    message = held.record_message(session, "user", "Hello").value
    assert Said(home, "delete-message", message.id).data == {"deleted": message.id, "scrub": "done"}
    assert held.messages(session).messages == ()


def test_a_reader_leaves_the_scrub_pending(home: Home, held: MemoryService) -> None:
    memory = held.remember("Likes tea.", "fact").value
    with closing(sqlite3.connect(held.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM memories").fetchone()
        assert Said(home, "delete-memory", memory.id).data["scrub"] == "pending"
        assert Said(home, "health").data["scrub"] == "pending"
    held.start_session()
    assert Said(home, "health").data["scrub"] == "done"


@pytest.mark.parametrize("command", ["delete-memory", "delete-message"])
def test_what_is_not_there_is_told_and_nothing_is_made(home: Home, command: str) -> None:
    said = Said(home, command, "none")
    assert (said.code, said.data["error"]["code"], said.data["error"]["id"]) == (1, "not_found", "none")
    assert not home.path.exists()


def test_health_tells_how_the_database_stands(home: Home, held: MemoryService) -> None:
    assert Said(home, "health").data["exists"] is False
    held.remember("Likes tea.", "fact")
    well = Said(home, "health")
    assert (well.code, well.data["exists"], well.data["trouble"], well.data["open_to_others"]) == (0, True, None, [])
    held.path.write_bytes(b"not a database " * 999)
    ill = Said(home, "health")
    assert (ill.code, ill.data["trouble"]["code"], ill.data["version"]) == (1, "damaged", None)


@pytest.mark.parametrize("command", [["check"], ["health"], ["check", "--rebuild-index"]])
def test_any_result_can_be_read_by_a_person(home: Home, held: MemoryService, command: list[str]) -> None:
    held.remember("Likes tea.", "fact")
    said = Said(home, *command, "--format", "text")
    assert said.code == 0
    assert f"database: {held.path}" in said.text.splitlines()
    assert "exists: yes" in said.text.splitlines()


def test_problems_are_listed_for_a_person(home: Home, held: MemoryService, tmp_path: Path) -> None:
    held.remember("Likes tea.", "fact")
    held.path.write_bytes(b"not a database " * 999)
    said = Said(home, "check", "--format", "text")
    assert said.code == 1
    assert "  - code: damaged" in said.text.splitlines()
    assert any(line.startswith("    advice: stop Morgan") for line in said.text.splitlines())
