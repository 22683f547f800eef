"""A process killed at any moment loses nothing that was acknowledged and leaves nothing half done."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from store import ids
from store.clock import SystemClock
from store.conversations import messages, sessions
from store.database.check import check
from store.database.connection import writing
from store.database.migrations import ledger
from store.records import MemoryId, Message, Moment, Session
from store.service import MemoryService
from tests.soak.jobs import bring_in

pytestmark = [pytest.mark.soak, pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")]

ROOT = Path(__file__).parents[2]
ROUNDS = 40
ROWS = 3000
LOGS, RECORDS = 6, 400


@dataclass(frozen=True, slots=True)
class Killed:
    """A run and what it said. killed: False where it had ended before its moment came."""

    folder: Path
    said: list[list[str]]
    killed: bool

    @property
    def database(self) -> Path:
        return self.folder / "memory.sqlite3"


def run(job: str, folder: Path, seconds: float | None) -> tuple[Killed, float]:
    """Let a job go on for some seconds (None: to its end), then kill it; what came of it, and how long it took."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.soak.jobs", job, folder], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        start = time.monotonic()
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        process.kill()
        said = [line.split(" ", 2) for line in process.stdout.read().splitlines()]
        took = time.monotonic() - start
    assert process.returncode in (0, -signal.SIGKILL)
    return Killed(folder, said, process.returncode != 0), took


def require_sound(path: Path) -> None:
    assert check(path).problems == ()


def contents(path: Path) -> list[str]:
    """As a write finds them: where the first write of all was cut off, readers are told to wait for the next one."""
    with writing(path) as connection:
        return [text for (text,) in connection.execute("SELECT content FROM messages ORDER BY rid")]


def fill(folder: Path, version: int = ledger.NEWEST) -> None:
    """A database of some version with rows to copy and to index."""
    with writing(folder / "memory.sqlite3"):
        pass
    (folder / "memory.sqlite3").unlink()
    with closing(sqlite3.connect(folder / "memory.sqlite3", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN")
        ledger.migrate(connection, version)
        session = Session(ids.new_session_id(), Moment(0), None, True)
        sessions.add(connection, session)
        for number in range(ROWS):
            text = f"number {number} " + "word " * 40
            message = Message(ids.new_message_id(), session.id, 0, "user", "complete", Moment(number), text)
            messages.add(connection, message)
        connection.commit()


def fill_version_1(folder: Path) -> None:
    fill(folder, 1)


def write_logs(folder: Path) -> None:
    (folder / "logs").mkdir()
    for day in range(1, LOGS + 1):
        records = (f"\n[09:12:03 +0200] \nDiego: Day {day} number {number}\n" for number in range(RECORDS))
        text = f"Morgan Log — 2026-10-{day:02}\n" + "".join(records)
        (folder / "logs" / f"2026-10-{day:02}.md").write_text(text, encoding="utf-8")


def nothing(_folder: Path) -> None:
    """The first write makes what it needs."""


def require_written(after: Killed) -> None:
    """Everything acknowledged is there; what was under way may have happened, but whole."""
    texts = contents(after.database)
    service = MemoryService(after.database, SystemClock())
    spoken, known, count = dict[str, str](), dict[str, str](), 0
    for kind, identity, *rest in after.said:
        match kind:
            case "message":
                spoken[identity] = rest[0]
                count += 1
            case "memory":
                known[identity] = rest[0]
            case "changing":
                spoken.pop(identity, None)
                known.pop(identity, None)
    for number in spoken.values():
        assert f"message {number} " + "word " * 50 in texts
    for identity, fact in known.items():
        assert service.get_memory(MemoryId(identity)).content == fact
    assert len(texts) <= count + 1


def require_imported(after: Killed) -> None:
    """Of each log a beginning is there; the next import completes it."""
    for _ in range(2):
        texts = contents(after.database)
        for day in range(1, LOGS + 1):
            held = [text for text in texts if text.startswith(f"Day {day} ")]
            assert held == [f"Day {day} number {number}" for number in range(len(held))]
        bring_in(after.folder)
    assert len(contents(after.database)) == LOGS * RECORDS


def require_migrated(after: Killed) -> None:
    """The database is of the one version or of the other."""
    with closing(sqlite3.connect(after.database)) as connection:
        assert ledger.version(connection) in (1, ledger.NEWEST)
        if after.said:
            assert ledger.version(connection) == ledger.NEWEST
    MemoryService(after.database, SystemClock()).start_session()
    require_rows(after)


def require_rows(after: Killed) -> None:
    service = MemoryService(after.database, SystemClock())
    assert len(contents(after.database)) == ROWS
    assert service.word_instances("number").total == ROWS
    assert service.start_session()


def require_copied(after: Killed) -> None:
    """There is a whole copy or none."""
    require_rows(after)
    copy = after.folder / "copy.sqlite3"
    assert copy.exists() or ["done"] not in after.said
    if copy.exists():
        assert contents(copy) == contents(after.database)
        require_sound(copy)


CASES: dict[str, tuple[Callable[[Path], None], Callable[[Killed], None]]] = {
    "write": (nothing, require_written),
    "import": (write_logs, require_imported),
    "migrate": (fill_version_1, require_migrated),
    "rebuild": (fill, require_rows),
    "backup": (fill, require_copied),
}


@pytest.mark.parametrize("job", CASES)
def test_a_job_killed_at_any_moment_loses_nothing(tmp_path: Path, job: str) -> None:
    prepare, require = CASES[job]
    chance = random.Random(job)
    base = tmp_path / "base"
    base.mkdir()
    prepare(base)
    longest = 0.5 if job == "write" else min(whole_run(job, base, tmp_path / "whole") for _ in range(2))
    killed = 0
    while killed < ROUNDS:
        folder = tmp_path / "killed"
        shutil.copytree(base, folder)
        after, _ = run(job, folder, chance.uniform(0, longest))
        killed += after.killed
        require(after)
        require_sound(after.database)
        shutil.rmtree(folder)


def whole_run(job: str, base: Path, folder: Path) -> float:
    """How many seconds a job takes that nobody kills."""
    shutil.copytree(base, folder)
    _, took = run(job, folder, None)
    shutil.rmtree(folder)
    return took
