"""Readers leave everything as it is; writers make what is missing, wait once, and write whole or not at all."""

import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from store.conversations import sessions
from store.database.connection import Deadline, open_reader, reading, snapshot, writing
from store.database.migrations import ledger
from store.errors import BadPath, Damaged, DiskFull, Foreign, Locked, NewerSchema, NoAccess, OlderSchema, StoreError
from store.records import Moment, Session, SessionId

Make = Callable[[Path], None]
Call = Callable[[Path], AbstractContextManager[sqlite3.Connection]]


def add_session(path: Path, name: str) -> None:
    with writing(path) as connection:
        sessions.add(connection, Session(SessionId(name), Moment(0), None, True))


def add_and_fail(path: Path) -> None:
    with writing(path) as connection:
        sessions.add(connection, Session(SessionId("b"), Moment(0), None, True))
        raise KeyError


def add_to_a_full_one(path: Path) -> None:
    with writing(path) as connection:
        connection.execute("PRAGMA max_page_count = 1")
        for number in range(2000):
            sessions.add(connection, Session(SessionId(f"x{number}"), Moment(0), None, True))


def session_ids(path: Path) -> list[str]:
    with reading(path) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM sessions ORDER BY rid")]


def raw(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@contextmanager
def held_lock(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.rollback()


def test_no_file_is_an_empty_result_and_stays_no_file(path: Path) -> None:
    assert session_ids(path) == []
    assert not path.parent.exists()


def test_an_empty_file_is_an_empty_result(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    assert session_ids(path) == []
    assert path.stat().st_size == 0


def test_a_file_that_a_first_writer_is_just_making_is_an_empty_result(path: Path) -> None:
    path.parent.mkdir()
    raw(path, "PRAGMA journal_mode = WAL")
    assert path.stat().st_size
    assert session_ids(path) == []


def test_what_was_written_is_read(path: Path) -> None:
    add_session(path, "a")
    add_session(path, "b")
    assert session_ids(path) == ["a", "b"]


def test_file_folder_and_log_are_for_their_owner_only(path: Path) -> None:
    with writing(path):
        names = {entry.name: stat.S_IMODE(entry.stat().st_mode) for entry in path.parent.iterdir()}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert names == {path.name: 0o600, f"{path.name}-wal": 0o600, f"{path.name}-shm": 0o600}


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 1), ("foreign_keys", 1), ("secure_delete", 1), ("temp_store", 2)],
)
def test_a_writer_is_set_up(path: Path, pragma: str, value: object) -> None:
    with writing(path) as connection:
        assert connection.execute(f"PRAGMA {pragma}").fetchone() == (value,)


def test_a_failed_write_leaves_nothing(path: Path) -> None:
    add_session(path, "a")
    with pytest.raises(KeyError):
        add_and_fail(path)
    assert session_ids(path) == ["a"]


def test_a_failed_first_write_leaves_an_empty_database(path: Path) -> None:
    with pytest.raises(KeyError):
        add_and_fail(path)
    assert session_ids(path) == []


def test_a_reader_cannot_write(path: Path) -> None:
    add_session(path, "a")
    with pytest.raises(NoAccess), reading(path) as connection:
        connection.execute("DELETE FROM sessions")


def test_a_reader_sees_one_instant(path: Path) -> None:
    add_session(path, "a")
    with reading(path) as connection:
        add_session(path, "b")
        assert connection.execute("SELECT count(*) FROM sessions").fetchone() == (1,)


def test_a_kept_reader_sees_later_writes_in_its_next_snapshot(path: Path) -> None:
    add_session(path, "a")
    with closing(open_reader(path)) as connection:
        for expected, name in ((1, "b"), (2, "c"), (3, "d")):
            with snapshot(connection):
                assert connection.execute("SELECT count(*) FROM sessions").fetchone() == (expected,)
            add_session(path, name)


def shortest_refusal(path: Path) -> float:
    """Seconds until a locked database is given up, at best: a busy machine may keep us from noticing at once."""
    shortest = float("inf")
    for _ in range(4):
        start = time.monotonic()
        with pytest.raises(Locked):
            add_session(path, "b")
        shortest = min(shortest, time.monotonic() - start)
        if shortest < 0.7:
            break
    return shortest


def test_a_locked_database_ends_in_time_with_nothing_half_done(path: Path) -> None:
    add_session(path, "a")
    with held_lock(path):
        assert 0.4 < shortest_refusal(path) < 0.7
        assert session_ids(path) == ["a"]
    assert session_ids(path) == ["a"]


def test_a_locked_new_file_ends_in_time(path: Path) -> None:
    """Here a writer has to wait before the journal mode and again before its transaction."""
    path.parent.mkdir()
    path.touch()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert shortest_refusal(path) < 0.7


def test_a_new_file_that_another_writer_holds_is_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite refuses the switch to WAL at once here, without any wait of its own."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr("store.database.connection.time.sleep", lambda _: other.rollback())
        add_session(path, "a")
    assert session_ids(path) == ["a"]


def test_a_new_file_that_stays_held_ends_in_time(path: Path) -> None:
    path.parent.mkdir()
    with held_lock(path):
        assert 0.4 < shortest_refusal(path) < 0.7


def test_all_waits_of_a_call_have_one_deadline() -> None:
    time_now = 10.0
    deadline = Deadline(500, lambda: time_now)
    left = []
    with closing(sqlite3.connect(":memory:")) as connection:
        for elapsed in (0.0, 0.2, 0.2, 5.0):
            time_now += elapsed
            deadline.apply(connection)
            left += connection.execute("PRAGMA busy_timeout").fetchone()
    assert left == [500, 300, 100, 0]


def test_threads_that_race_on_the_first_write_all_succeed(path: Path) -> None:
    names = [f"s{number}" for number in range(12)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda name: add_session(path, name), names))
    assert sorted(session_ids(path)) == sorted(names)


RACER = """
import sys
from pathlib import Path
from store.conversations import sessions
from store.database.connection import writing
from store.records import Moment, Session, SessionId
print("ready", flush=True)
for line in sys.stdin:
    with writing(Path(line.strip())) as connection:
        sessions.add(connection, Session(SessionId(sys.argv[1]), Moment(0), None, True))
    print("done", flush=True)
"""
ROUNDS = 30


@contextmanager
def racing(names: list[str]) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that write to each database whose path they are told."""
    command, root = [sys.executable, "-S", "-c", RACER], Path(__file__).parents[3]
    pipe = subprocess.PIPE
    racers = [subprocess.Popen([*command, name], cwd=root, stdin=pipe, stdout=pipe, text=True) for name in names]
    answers(racers)
    yield racers
    for racer in racers:
        racer.communicate()


def answers(racers: list[subprocess.Popen[str]]) -> list[str]:
    return [racer.stdout.readline() for racer in racers if racer.stdout]


def test_processes_that_race_on_the_first_write_all_succeed(path: Path) -> None:
    names = ["s0", "s1", "s2"]
    paths = [path.with_name(f"{number}.sqlite3") for number in range(ROUNDS)]
    with racing(names) as racers:
        for each in paths:
            for racer in racers:
                assert racer.stdin
                racer.stdin.write(f"{each}\n")
                racer.stdin.flush()
            assert answers(racers) == ["done\n"] * len(names)
    assert [sorted(session_ids(each)) for each in paths] == [names] * ROUNDS


INTERRUPTED = """
import sys
from pathlib import Path
from store.conversations import sessions
from store.database.connection import writing
from store.records import Moment, Session, SessionId
with writing(Path(sys.argv[1])) as connection:
    sessions.add(connection, Session(SessionId("b"), Moment(0), None, True))
    print("within", flush=True)
    sys.stdin.readline()
"""


@pytest.mark.parametrize("first", [True, False], ids=["a first write", "a later write"])
def test_a_killed_writer_leaves_nothing_half_done(path: Path, first: bool) -> None:
    if not first:
        add_session(path, "a")
    killed = subprocess.Popen(
        [sys.executable, "-S", "-c", INTERRUPTED, str(path)],
        cwd=Path(__file__).parents[3],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with killed:
        assert killed.stdout
        killed.stdout.readline()
        killed.kill()
    kept = [] if first else ["a"]
    assert session_ids(path) == kept
    add_session(path, "c")
    assert session_ids(path) == [*kept, "c"]


def damaged(path: Path) -> None:
    path.write_bytes(b"These bytes are somebody's letter, not a database.\n" * 40)


def foreign(path: Path) -> None:
    raw(path, "CREATE TABLE schema_migrations (version TEXT)", "INSERT INTO schema_migrations VALUES ('20200101')")


def of_another_application(path: Path) -> None:
    raw(path, "PRAGMA application_id = 7", "CREATE TABLE t (x)")


def newer(path: Path) -> None:
    add_session(path, "a")
    raw(path, f"INSERT INTO schema_migrations VALUES ({ledger.NEWEST + 1}, 0)")


def gapped(path: Path) -> None:
    add_session(path, "a")
    raw(path, "DELETE FROM schema_migrations WHERE version = 1")


def without_ledger(path: Path) -> None:
    add_session(path, "a")
    raw(path, "DROP TABLE schema_migrations")


@pytest.mark.parametrize("call", [reading, writing])
@pytest.mark.parametrize(
    ("make", "error"),
    [
        (damaged, Damaged),
        (without_ledger, Damaged),
        (foreign, Foreign),
        (of_another_application, Foreign),
        (newer, NewerSchema),
        (gapped, NewerSchema),
    ],
)
def test_what_is_not_ours_to_use_is_refused_and_not_touched(
    path: Path, make: Make, error: type[StoreError], call: Call
) -> None:
    path.parent.mkdir()
    make(path)
    before = path.read_bytes()
    with pytest.raises(error), call(path):
        pytest.fail("was opened")
    assert path.read_bytes() == before


@pytest.mark.parametrize("make", [newer, gapped])
def test_a_version_refused_names_both(path: Path, make: Make) -> None:
    path.parent.mkdir()
    make(path)
    with pytest.raises(NewerSchema) as caught, reading(path):
        pass
    assert caught.value.data["known"] == ledger.NEWEST
    assert str(caught.value.data["found"]) in caught.value.explanation


def test_an_older_schema_is_named_to_a_reader_and_migrated_by_a_writer(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ledger.migrate(connection, 1)
    before = path.read_bytes()
    with pytest.raises(OlderSchema) as caught, reading(path):
        pass
    assert caught.value.data == {"found": 1, "known": ledger.NEWEST}
    assert path.read_bytes() == before
    add_session(path, "a")
    assert session_ids(path) == ["a"]


@pytest.mark.parametrize("call", [reading, writing])
def test_a_folder_in_the_files_place_is_refused(path: Path, call: Call) -> None:
    path.mkdir(parents=True)
    with pytest.raises(BadPath), call(path):
        pass


def test_a_file_in_the_folders_place_is_refused(path: Path) -> None:
    path.parent.write_text("mine")
    for call in (reading, writing):
        with pytest.raises(StoreError), call(path):
            pass
    assert path.parent.read_text() == "mine"


def test_a_full_database_says_so(path: Path) -> None:
    add_session(path, "a")
    with pytest.raises(DiskFull):
        add_to_a_full_one(path)
    assert session_ids(path) == ["a"]


def test_a_path_may_hold_what_a_uri_may_not(tmp_path: Path) -> None:
    path = tmp_path / "50% ?mode=memory#x & ñ" / "m.sqlite3"
    add_session(path, "a")
    assert session_ids(path) == ["a"]
    assert path.exists()


STRANGER = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
import os
from store.database.connection import reading, writing
from store.errors import StoreError
path = Path({path!r})
os.setgid(65534); os.setuid(65534)
try:
    with {call}(path) as connection:
        print(connection.execute("SELECT count(*) FROM sessions").fetchone()[0])
except StoreError as error:
    print(error.code)
"""


def as_a_stranger(path: Path, call: str = "reading") -> str:
    """What a user who may only read the folder gets (this one, where we are not root and may not write)."""
    script = STRANGER.format(root=str(Path(__file__).parents[3]), path=str(path), call=call)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def shared() -> Iterator[Path]:
    """A database in a folder that others may enter and read, and nobody else may write; not below a private one."""
    if not hasattr(os, "getuid") or os.getuid() != 0:
        pytest.skip("needs a second user")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memory.sqlite3"
        add_session(path, "a")
        path.parent.chmod(0o755)
        path.chmod(0o644)
        yield path


def test_a_closed_database_in_a_read_only_folder_is_read(shared: Path) -> None:
    assert as_a_stranger(shared) == "1"
    assert [entry.name for entry in shared.parent.iterdir()] == [shared.name]


def test_a_database_with_a_log_in_a_read_only_folder_is_never_read_without_it(shared: Path) -> None:
    with closing(sqlite3.connect(shared)) as connection:
        connection.execute("SELECT * FROM sessions").fetchall()
        add_session(shared, "b")
        log, lock = (shared.with_name(shared.name + end) for end in ("-wal", "-shm"))
        for one in (log, lock):
            one.chmod(0o644)
        assert as_a_stranger(shared) == "2"
        held = log.read_bytes()
    log.write_bytes(held)
    log.chmod(0o644)
    assert as_a_stranger(shared) == "no_access"


def test_a_half_done_write_in_a_read_only_folder_is_never_read(shared: Path) -> None:
    raw(shared, "PRAGMA journal_mode = DELETE")
    with closing(sqlite3.connect(shared, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        for number in range(400):
            sessions.add(connection, Session(SessionId(f"half {number}"), Moment(0), None, True))
        journal = shared.with_name(shared.name + "-journal")
        halves = {file: file.read_bytes() for file in (shared, journal)}
        connection.rollback()
    for file, half in halves.items():
        file.write_bytes(half)
        file.chmod(0o644)
    assert as_a_stranger(shared) == "no_access"
    add_session(shared, "b")
    assert session_ids(shared) == ["a", "b"]


def test_a_read_only_file_is_not_written(shared: Path) -> None:
    assert as_a_stranger(shared, "writing") == "no_access"
