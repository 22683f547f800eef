"""A counter sees every commit of others, every other file under the name, and neither makes nor holds up anything."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from store.database import commit_counter
from store.database.commit_counter import NOTHING, CommitCounter
from store.service import MemoryService
from tests.helpers.set_clock import SetClock
from tests.store.database.spoiling import raw


@pytest.fixture
def counter(path: Path) -> Iterator[CommitCounter]:
    with closing(CommitCounter(path)) as counter:
        yield counter


def test_no_file_is_nothing_and_none_is_made(counter: CommitCounter, path: Path) -> None:
    assert counter.now() == counter.now() == NOTHING
    assert not path.parent.exists()


def test_database_that_is_made_is_seen_and_counted_at_once(counter: CommitCounter, service: MemoryService) -> None:
    counter.now()
    service.start_session()
    assert counter.now().version is not None


def test_each_commit_is_another_state(counter: CommitCounter, service: MemoryService) -> None:
    service.start_session()
    states = [counter.now()]
    for _ in range(3):
        service.start_session()
        states.append(counter.now())
    assert len(set(states)) == 4
    assert len({state.version for state in states}) == 4


def test_commits_that_leave_the_files_looking_alike_are_told_apart(
    counter: CommitCounter, service: MemoryService, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.start_session()
    monkeypatch.setattr(commit_counter, "file_state", lambda path: (1, 2, 3, 4))
    before = counter.now()
    service.start_session()
    assert counter.now() != before


def test_nothing_changes_while_nobody_writes(counter: CommitCounter, service: MemoryService, path: Path) -> None:
    service.start_session()
    seen = counter.now()
    with closing(CommitCounter(path)) as other:
        other.now()
        service.health()
        assert counter.now() == seen


def test_write_that_is_taken_back_is_no_commit(counter: CommitCounter, service: MemoryService, path: Path) -> None:
    service.start_session()
    seen = counter.now()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("DELETE FROM sessions")
        connection.rollback()
    assert counter.now() == seen


def test_idle_counter_keeps_nobody_from_writing_or_emptying_the_log(
    counter: CommitCounter, service: MemoryService, path: Path
) -> None:
    service.start_session()
    counter.now()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    service.start_session()


def test_other_file_of_the_name_is_followed(
    counter: CommitCounter, service: MemoryService, path: Path, tmp_path: Path, clock: SetClock
) -> None:
    service.start_session()
    before = counter.now()
    other = MemoryService(tmp_path / "other.sqlite3", clock)
    other.start_session()
    path.with_name(path.name + "-wal").unlink(missing_ok=True)
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    other.path.replace(path)
    after = counter.now()
    assert before != after
    service.start_session()
    assert counter.now().version != after.version


def test_file_that_is_moved_away_is_nothing(counter: CommitCounter, service: MemoryService, path: Path) -> None:
    service.start_session()
    counter.now()
    for file in path.parent.iterdir():
        file.rename(file.with_name(f"away-{file.name}"))
    assert counter.now() == NOTHING


def is_no_database(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def is_newer(path: Path) -> None:
    raw(path, "INSERT INTO schema_migrations VALUES (99, 0)")


def is_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("spoil", [is_no_database, is_newer, is_a_folder])
def test_what_cannot_be_opened_is_a_state_like_any_other(
    spoil: Callable[[Path], None], counter: CommitCounter, service: MemoryService, path: Path
) -> None:
    service.start_session()
    spoil(path)
    seen = counter.now()
    assert seen.version is None
    assert seen != NOTHING
    assert counter.now() == seen


def test_database_that_is_mended_is_counted_again(counter: CommitCounter, service: MemoryService, path: Path) -> None:
    service.start_session()
    raw(path, "INSERT INTO schema_migrations VALUES (99, 0)")
    broken = counter.now()
    raw(path, "DELETE FROM schema_migrations WHERE version = 99")
    assert counter.now().version is not None
    assert counter.now() != broken


def test_lock_is_another_state_until_it_is_let_go(service: MemoryService, counter: CommitCounter, path: Path) -> None:
    service.start_session()
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode = EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        locked = counter.now()
        assert locked.version is None
        assert counter.now() == locked
    free = counter.now()
    assert free.version is not None
    assert free != locked
