"""The agent log: lines of JSON in private files, few and small."""

import json
import os
from pathlib import Path

import pytest

from app import agent_log
from app.agent_log import AgentLog
from store.errors import NoAccess, StoreError
from store.home import Home
from tests.helpers.set_clock import SetClock


@pytest.fixture
def log(own_home: Path) -> AgentLog:
    return AgentLog(Home(own_home), SetClock())


def lines(log: AgentLog) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.path.read_text(encoding="utf-8").splitlines()]


def test_each_line_says_when_and_what(log: AgentLog) -> None:
    log.write("tool", tool="remember", ids=["a"])
    log.write("failure", code="timeout")
    assert lines(log) == [
        {"at": "2026-10-02T09:12:03+02:00", "event": "tool", "tool": "remember", "ids": ["a"]},
        {"at": "2026-10-02T09:12:03+02:00", "event": "failure", "code": "timeout"},
    ]


def test_only_its_owner_may_read_it(log: AgentLog) -> None:
    log.write("tool")
    assert log.path.stat().st_mode & 0o777 == 0o600
    assert log.path.parent.stat().st_mode & 0o777 == 0o700


def test_full_files_make_room_and_the_oldest_goes(log: AgentLog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agent_log, "BYTES", 200)
    for number in range(40):
        log.write("tool", number=number)
    files = sorted(path.name for path in log.path.parent.iterdir())
    assert files == ["agent.log", "agent.log.1", "agent.log.2", "agent.log.3"]
    assert all(path.stat().st_size < 400 for path in log.path.parent.iterdir())
    assert lines(log)[-1]["number"] == 39


def test_no_line_is_written_through_a_link(log: AgentLog, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere"
    target.touch()
    log.path.parent.mkdir(parents=True)
    log.path.symlink_to(target)
    with pytest.raises(StoreError):
        log.write("tool")
    assert target.read_bytes() == b""


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the system's owner may write everywhere")
def test_what_cannot_be_written_is_an_error(log: AgentLog) -> None:
    log.path.parent.mkdir(parents=True)
    log.path.parent.chmod(0o500)
    with pytest.raises(NoAccess):
        log.write("tool")


def test_lone_surrogates_do_not_stop_it(log: AgentLog) -> None:
    log.write("tool", arguments={"query": "\ud800"})
    assert len(lines(log)) == 1
