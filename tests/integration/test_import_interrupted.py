"""An import can be stopped anywhere, even killed, and run again; others write meanwhile."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from store.database.connection import reading
from store.daylog.importer import Progress, import_logs
from store.daylog.importing.pace import Pace
from store.home import Home
from store.records import Role
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

ROOT = Path(__file__).parents[2]
SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant"}
COUNT = 600


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A home with one log of 600 records."""
    home = Home(tmp_path / "morgan")
    home.make()
    home.log_folder.mkdir()
    records = (f"\n[09:12:03 +0200] \n{name}: Number {n}\n" for n, name in zip(range(COUNT), _names(), strict=False))
    (home.log_folder / "2026-10-02.md").write_text("Morgan Log — 2026-10-02\n" + "".join(records), encoding="utf-8")
    return home


def _names() -> list[str]:
    return ["Diego", "Morgan"] * (COUNT // 2)


def database(home: Home) -> Path:
    return home.path / "memory.sqlite3"


def contents(home: Home) -> list[tuple[int, str]]:
    with reading(database(home)) as connection:
        return connection.execute("SELECT seq, content FROM messages ORDER BY seq").fetchall()


def complete(home: Home) -> bool:
    return contents(home) == [(n + 1, f"Number {n}") for n in range(COUNT)]


def import_all(home: Home) -> int:
    report = import_logs(database(home), home, [home.log_folder], SPEAKERS, include_tail=True).value
    assert not report.failed
    return report.files[0].imported


KILLED = """
import os, signal, sys
from pathlib import Path
from store.daylog.importer import import_logs
from store.home import Home

home = Home(Path(sys.argv[1]))
def die(progress):
    if progress.imported > 200:
        os.kill(os.getpid(), signal.SIGKILL)

import_logs(home.path / "memory.sqlite3", home, [home.log_folder], {"Diego": "user", "Morgan": "assistant"},
            include_tail=True, progress=die)
"""

KILLED_INSIDE = """
import os, signal, sys
from pathlib import Path
from store.conversations import messages
from store.daylog.importer import import_logs
from store.home import Home

home = Home(Path(sys.argv[1]))
insert = messages.insert_unindexed
calls = []
def die(*arguments):
    calls.append(insert(*arguments))
    if len(calls) == 2:
        os.kill(os.getpid(), signal.SIGKILL)

messages.insert_unindexed = die
import_logs(home.path / "memory.sqlite3", home, [home.log_folder], {"Diego": "user", "Morgan": "assistant"},
            include_tail=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("script", [KILLED, KILLED_INSIDE], ids=["between transactions", "within one"])
def test_a_killed_import_run_again_gives_the_counts_of_one(home: Home, script: str) -> None:
    ran = subprocess.run([sys.executable, "-c", script, str(home.path)], cwd=ROOT, timeout=60)
    assert ran.returncode == -signal.SIGKILL
    before = len(contents(home))
    assert 0 < before < COUNT
    assert import_all(home) == COUNT - before
    assert complete(home)
    assert import_all(home) == 0


def test_what_progress_raises_stops_between_transactions(home: Home) -> None:
    def stop(progress: Progress) -> None:
        if progress.imported > 200:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_logs(database(home), home, [home.log_folder], SPEAKERS, include_tail=True, progress=stop)
    assert 200 < len(contents(home)) < COUNT
    import_all(home)
    assert complete(home)


def test_progress_counts_up(home: Home) -> None:
    seen: list[Progress] = []
    import_logs(database(home), home, [home.log_folder], SPEAKERS, include_tail=True, progress=seen.append)
    counts = [progress.imported for progress in seen]
    assert len(counts) > 1
    assert counts == sorted(set(counts))
    assert counts[-1] == COUNT
    assert {(progress.file, progress.files) for progress in seen} == {(1, 1)}


def test_two_imports_at_once_add_each_record_once(home: Home) -> None:
    MemoryService(database(home), SetClock()).start_session()
    with ThreadPoolExecutor(2) as workers:
        counts = list(workers.map(import_all, [home, home]))
    assert sum(counts) == COUNT
    assert complete(home)


def test_a_chat_writes_between_the_transactions(home: Home) -> None:
    service = MemoryService(database(home), SetClock())
    session = service.start_session().value.id
    said = 0

    def speak(_progress: Progress) -> None:
        nonlocal said
        service.record_message(session, "user", "Meanwhile")
        said += 1

    import_logs(database(home), home, [home.log_folder], SPEAKERS, progress=speak)
    assert said > 1
    assert len(service.messages(session).messages) == said


class SlowMachine:
    """A clock of a machine that needs a second for a hundred messages, and its rests."""

    def __init__(self) -> None:
        self.time = 0.0
        self.rests: list[float] = []

    def now(self) -> float:
        self.time += 0.5
        return self.time

    def rest(self, seconds: float) -> None:
        self.rests.append(seconds)


def test_a_slow_machine_gets_small_transactions_and_rests_between_them(home: Home) -> None:
    machine = SlowMachine()
    sizes: list[int] = []
    import_logs(
        database(home),
        home,
        [home.log_folder],
        SPEAKERS,
        include_tail=True,
        progress=lambda progress: sizes.append(progress.imported - sum(sizes)),
        pace=Pace(machine.now, machine.rest),
    )
    assert sizes[0] > sizes[1] > sizes[-1] >= 1
    assert set(machine.rests) == {0.025}
    assert len(machine.rests) == len(sizes)
