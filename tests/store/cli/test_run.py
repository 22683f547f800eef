"""The command line: JSON on the output, words beside it, exit code 0 only on success, and help for a newcomer."""

import json
from pathlib import Path

import pytest

from store.cli.parser import COMMANDS
from store.home import Home
from store.service import MemoryService
from tests.helpers.set_clock import SetClock
from tests.store.cli.conftest import Said, Screen

LOG = """Morgan Log — 2026-10-02

[09:12:03 +0200] 
Diego: Remember that my dog is called Rudiger.

[09:12:09 +0200] 
Morgan: Saved: Diego has a dog called Rudiger.

[09:12:12 +0200] 
Diego: Thanks.
"""  # noqa: W291 -- as the logs are written


def test_memories_are_listed_newest_first(home: Home, held: MemoryService, clock: SetClock) -> None:
    for content in ("Likes tea.", "Has a dog called Rudiger 🐕."):
        held.remember(content, "fact")
        clock.tick()
    said = Said(home, "memories", "--limit", "1")
    assert said.code == 0
    assert (said.data["total"], said.data["next_offset"]) == (2, 1)
    (memory,) = said.data["memories"]
    assert memory["content"] == "Has a dog called Rudiger 🐕."
    assert memory["created"] == "2026-10-02T09:12:04+02:00"


@pytest.mark.parametrize("command", [["memories"], ["check"]])
def test_reading_commands_make_nothing(home: Home, command: list[str]) -> None:
    assert Said(home, *command).code == 0
    assert not home.path.exists()


def test_logs_are_imported_once(home: Home, tmp_path: Path) -> None:
    log = tmp_path / "2026-10-02.md"
    log.write_text(LOG, encoding="utf-8")
    arguments = ("import", str(log), "--speaker", "Diego=user", "--speaker", "Morgan=assistant")
    first, second = Said(home, *arguments), Said(home, *arguments)
    assert (first.code, first.data["imported"], first.data["deferred"]) == (0, 2, 1)
    assert (second.code, second.data["imported"], second.data["skipped"]["already_there"]) == (0, 0, 2)
    assert str(log) in first.words
    tail = Said(home, *arguments, "--include-tail")
    assert (tail.code, tail.data["imported"]) == (0, 1)


def test_a_refused_log_is_reported_and_fails(home: Home, tmp_path: Path) -> None:
    log = tmp_path / "2026-10-02.md"
    log.write_text("Dear diary", encoding="utf-8")
    said = Said(home, "import", str(log), "--speaker", "Diego=user")
    assert said.code == 1
    (error,) = said.data["errors"]
    assert error["file"] == str(log)


def test_a_backup_is_made_and_never_over_another(home: Home, held: MemoryService, tmp_path: Path) -> None:
    held.remember("Likes tea.", "fact")
    destination = tmp_path / "copy.sqlite3"
    first, second = Said(home, "backup", str(destination)), Said(home, "backup", str(destination))
    assert (first.code, first.data["bytes"]) == (0, destination.stat().st_size)
    assert "100 % copied" in first.words
    assert (second.code, second.data["error"]["code"]) == (1, "bad_path")
    assert str(destination) in second.words


def test_a_check_tells_what_is_wrong(home: Home, held: MemoryService) -> None:
    held.remember("Likes tea.", "fact")
    sound = Said(home, "check")
    assert (sound.code, sound.data["problems"], sound.data["counts"]["memories"]) == (0, [], 1)
    held.path.write_bytes(b"not a database " * 999)
    damaged = Said(home, "check")
    assert (damaged.code, damaged.data["problems"][0]["code"]) == (1, "damaged")


def test_a_check_names_what_others_may_look_into(home: Home, held: MemoryService) -> None:
    held.remember("Likes tea.", "fact")
    assert Said(home, "check").data["open_to_others"] == []
    home.path.chmod(0o755)
    assert Said(home, "check").data["open_to_others"] == [str(home.path)]


def test_indexes_are_rebuilt_on_request(home: Home, held: MemoryService) -> None:
    held.remember("Likes tea.", "fact")
    said = Said(home, "check", "--rebuild-index")
    assert (said.code, said.data["problems"]) == (0, [])
    assert Path(said.data["old_file"]).exists()


def test_home_and_database_are_chosen_by_option(home: Home, held: MemoryService, tmp_path: Path) -> None:
    held.remember("Likes tea.", "fact")
    other = Home(tmp_path / "other")
    assert Said(other, "--home", str(home.path), "memories").data["total"] == 1
    assert Said(other, "--database", str(held.path), "memories").data["total"] == 1
    assert Said(home, "--database", "memory/other.sqlite3", "memories").data["total"] == 0


def test_the_configured_database_is_used(home: Home, tmp_path: Path, clock: SetClock) -> None:
    MemoryService(tmp_path / "mine.sqlite3", clock).remember("Likes tea.", "fact")
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text(json.dumps({"memory": {"database": str(tmp_path / "mine.sqlite3")}}))
    assert Said(home, "memories").data["total"] == 1


@pytest.mark.parametrize(
    ("arguments", "code", "error"),
    [
        ([], 2, "usage"),
        (["forget-everything"], 2, "usage"),
        (["import"], 2, "usage"),
        (["import", "x", "--speaker", "Diego"], 2, "usage"),
        (["import", "x", "--speaker", "Diego=boss"], 2, "usage"),
        (["memories", "--limit", "many"], 2, "usage"),
        (["memories", "--limit", "0"], 1, "bad_argument"),
        (["memories", "--offset", "-1"], 1, "bad_argument"),
        (["--database", "//server/share", "memories"], 1, "bad_path"),
        (["backup", "copy"], 1, "not_found"),
    ],
)
def test_errors_are_json_beside_a_line(home: Home, arguments: list[str], code: int, error: str) -> None:
    said = Said(home, *arguments)
    assert (said.code, said.data["error"]["code"]) == (code, error)
    assert said.data["error"]["message"]
    assert "morgan-memory" in said.words
    assert not home.path.exists()


def test_an_invalid_configuration_is_not_passed_over(home: Home) -> None:
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"memory": {"max_results": 0}}')
    said = Said(home, "memories")
    assert (said.code, said.data["error"]["code"]) == (1, "bad_settings")
    assert "memory.max_results" in said.words


def test_stopping_is_an_error_of_its_own(home: Home, held: MemoryService, monkeypatch: pytest.MonkeyPatch) -> None:
    held.remember("Likes tea.", "fact")

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(MemoryService, "list_memories", stop)
    said = Said(home, "memories")
    assert (said.code, said.data["error"]["code"]) == (130, "interrupted")


@pytest.mark.parametrize("arguments", [["--help"], *([command.name, "--help"] for command in COMMANDS)])
def test_help_explains_every_argument(home: Home, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        Said(home, *arguments)
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith("usage: morgan-memory")
    assert max(map(len, text.splitlines())) <= 120
    if arguments == ["--help"]:
        assert all(f"    {command.name} " in text and command.summary in text for command in COMMANDS)


def test_results_are_one_line_of_json_where_no_person_looks(home: Home, held: MemoryService) -> None:
    held.remember("Likes tea.", "fact")
    for arguments in (["memories"], ["memories", "--format", "json"], ["--format", "json", "memories"]):
        said = Said(home, *arguments)
        assert (said.text.count("\n"), said.data["total"]) == (1, 1)
    assert Said(home, "--format", "json", "memories", out=Screen()).data["total"] == 1


def test_results_are_text_where_a_person_looks(home: Home, held: MemoryService) -> None:
    held.remember("Likes tea.", "fact")
    texts = {
        Said(home, "memories", out=Screen()).text,
        Said(home, "memories", "--format", "text").text,
        Said(home, "--format", "text", "memories").text,
    }
    assert len(texts) == 1
    assert "Likes tea." in texts.pop()


def test_an_error_is_told_once_where_a_person_looks(home: Home) -> None:
    said = Said(home, "message", "none", out=Screen())
    assert (said.code, said.text) == (1, "")
    assert "no message" in said.words


def test_the_limits_are_those_of_the_settings(home: Home, held: MemoryService) -> None:
    for number in range(9):
        held.remember(f"Likes tea {number} " + "x" * 400, "fact")
    assert len(Said(home, "recall", "tea").data["results"]) == 8
    home.config_file.parent.mkdir(parents=True)
    home.config_file.write_text('{"memory": {"max_results": 5, "recall_chars": 1024}}')
    said = Said(home, "recall", "tea")
    assert said.data["next_offset"] is not None
    assert len(said.text.strip()) <= 1024
    home.config_file.write_text('{"memory": {"max_results": 5}}')
    assert len(Said(home, "recall", "tea").data["results"]) == 5
