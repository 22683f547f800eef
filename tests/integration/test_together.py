"""Threads, processes and commands use one database at once: each call is whole, and no law of the rows breaks."""

import json
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from store.database.check import check
from store.errors import Locked, NotFound, Superseded
from store.home import Home
from store.records import MemoryId, Role
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

ROOT = Path(__file__).parents[2]
LOG = "Morgan Log — 2026-10-{day:02}\n\n[09:12:03 +0200] \nDiego: Number {day}\n"

# More than one active memory for a content or a key; a superseded one without the one that took its place.
BROKEN = """
SELECT 'content', normal FROM memories WHERE state = 'active' GROUP BY normal HAVING count(*) > 1
UNION ALL SELECT 'key', key FROM memories WHERE state = 'active' AND key IS NOT NULL GROUP BY key HAVING count(*) > 1
UNION ALL SELECT 'link', id FROM memories WHERE state <> 'superseded' AND superseded_by IS NOT NULL"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "memory" / "memory.sqlite3"


def run_calls(path: Path, seed: int, count: int = 60) -> int:
    """Remember, update and delete at random; how many calls were carried out."""
    chance = random.Random(seed)
    service = MemoryService(path, SetClock())
    known: list[MemoryId] = []
    done = 0
    for _ in range(count):
        try:
            _call(service, chance, known)
            done += 1
        except (Locked, NotFound, Superseded):
            """Somebody else holds the lock, or deleted or superseded it: the call did nothing."""
    return done


def _call(service: MemoryService, chance: random.Random, known: list[MemoryId]) -> None:
    content, key = chance.choice("abcdef"), chance.choice([None, "k", "l"])
    if not known or chance.random() < 0.5:
        known.append(service.remember(content, "fact", key).value.id)
    elif chance.random() < 0.7:
        service.update_memory(chance.choice(known), content, key=key)
    else:
        service.delete_memory(known.pop(chance.randrange(len(known))))


def require_sound(path: Path) -> None:
    assert check(path).problems == ()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(BROKEN).fetchall() == []


def test_two_threads_keep_the_laws(path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda seed: run_calls(path, seed), [1, 2]))
    assert min(done) > 10
    require_sound(path)


def test_two_processes_keep_the_laws(path: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\nfrom tests.integration.test_together import run_calls\n"
        "print(run_calls(Path(sys.argv[1]), int(sys.argv[2])))"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", script, path, str(seed)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for seed in (1, 2)
    ]
    outputs = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert min(map(int, outputs)) > 10
    require_sound(path)


def test_eight_commands_at_once_on_a_fresh_home_all_succeed(tmp_path: Path) -> None:
    home = tmp_path / "home"
    logs = [tmp_path / f"2026-10-{day:02}.md" for day in range(1, 7)]
    for day, log in enumerate(logs, start=1):
        log.write_text(LOG.format(day=day), encoding="utf-8")
    imports = [["import", str(log), "--speaker", "Diego=user", "--include-tail"] for log in logs]
    running = [
        subprocess.Popen(
            [sys.executable, "-S", "-m", "store", "--home", home, *arguments], cwd=ROOT, stdout=subprocess.PIPE
        )
        for arguments in (*imports, ["memories"], ["recall", "number"])
    ]
    answers = [json.loads(process.communicate()[0]) for process in running]
    assert [process.returncode for process in running] == [0] * 8
    assert [answer["imported"] for answer in answers[:6]] == [1] * 6
    found = check(home / "memory" / "memory.sqlite3")
    assert (found.problems, found.counts["messages"]) == ((), 6)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes, and goes on and on."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


class Filled:
    """A service with a session, a message, a memory and a log to be imported."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.service = MemoryService(path, SetClock())
        self.session = self.service.start_session().value.id
        self.message = self.service.record_message(self.session, "user", "Hello").value.id
        self.memory = self.service.remember("Likes tea.", "fact", "k").value.id
        self.home = Home(folder / "home")
        self.log = folder / "2026-10-02.md"
        self.log.write_text(LOG.format(day=2), encoding="utf-8")
        self.speakers: dict[str, Role] = {"Diego": "user"}

    def dump(self) -> list[str]:
        with closing(sqlite3.connect(self.service.path)) as connection:
            return list(connection.iterdump())


@pytest.fixture
def filled(path: Path, tmp_path: Path) -> Filled:
    return Filled(path, tmp_path)


Act = Callable[[Filled], object]

WRITES: dict[str, Act] = {
    "start_session": lambda it: it.service.start_session(),
    "end_session": lambda it: it.service.end_session(it.session),
    "record_message": lambda it: it.service.record_message(it.session, "user", "More"),
    "delete_message": lambda it: it.service.delete_message(it.message),
    "remember": lambda it: it.service.remember("Likes maté.", "fact", "k"),
    "remember a candidate": lambda it: it.service.remember("Likes rum.", "fact", candidate=True),
    "update_memory": lambda it: it.service.update_memory(it.memory, "Likes maté."),
    "delete_memory": lambda it: it.service.delete_memory(it.memory),
    "import_markdown": lambda it: it.service.import_markdown(it.home, [it.log], it.speakers, include_tail=True),
}

READS: dict[str, Act] = {
    "get_session": lambda it: it.service.get_session(it.session),
    "messages": lambda it: it.service.messages(it.session),
    "get_memory": lambda it: it.service.get_memory(it.memory),
    "list_memories": lambda it: it.service.list_memories(),
    "recall": lambda it: it.service.recall("tea"),
    "context": lambda it: it.service.context("tea"),
    "search_words": lambda it: it.service.search_words(),
    "word_instances": lambda it: it.service.word_instances("hello"),
    "read_conversation": lambda it: it.service.read_conversation(it.session),
    "read_memory_message": lambda it: it.service.read_memory_message(it.message),
    "health": lambda it: it.service.health(),
    "backup": lambda it: it.service.backup(it.log.with_name("copy.sqlite3")),
}


@pytest.mark.parametrize("act", WRITES.values(), ids=WRITES.keys())
def test_a_locked_database_refuses_each_write_in_time_and_whole(filled: Filled, act: Act) -> None:
    """The shortest of some attempts counts: a busy machine may keep us from noticing at once."""
    before = filled.dump()
    shortest = 9.0
    with locked(filled.service.path):
        for _ in range(3):
            start = time.monotonic()
            with pytest.raises(Locked):
                act(filled)
            shortest = min(shortest, time.monotonic() - start)
            if shortest < 0.7:
                break
    assert shortest < 0.7
    assert filled.dump() == before
    act(filled)
    assert filled.dump() != before


@pytest.mark.parametrize("act", READS.values(), ids=READS.keys())
def test_a_locked_database_is_read_at_once(filled: Filled, act: Act) -> None:
    with locked(filled.service.path):
        act(filled)
