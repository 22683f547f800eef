"""A backup is whole, private, of one instant, and never in the place of anything."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from store.database.backup import backup
from store.database.connection import reading
from store.database.migrations import ledger
from store.errors import BadPath, Damaged, NotFound
from store.service import MemoryService
from tests.store.database.spoiling import spoil_page


@pytest.fixture
def destination(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


def talk(service: MemoryService, count: int) -> None:
    session = service.start_session().value.id
    for number in range(count):
        service.record_message(session, "user", f"word {number}")


def count(path: Path) -> int:
    with reading(path) as connection:
        found: int = connection.execute(
            "SELECT count(*) FROM message_index WHERE message_index MATCH 'word'"
        ).fetchone()[0]
        return found


def names(folder: Path) -> set[str]:
    return {entry.name for entry in folder.iterdir()}


def test_a_backup_holds_what_only_the_log_beside_the_database_holds(
    service: MemoryService, path: Path, destination: Path
) -> None:
    talk(service, 2)
    with closing(sqlite3.connect(path)) as other:  # keeps the log from being folded in
        other.execute("SELECT count(*) FROM sessions").fetchall()
        talk(service, 3)
        backup(path, destination)
    assert count(destination) == 5


def test_a_backup_is_one_private_file(service: MemoryService, path: Path, destination: Path) -> None:
    talk(service, 1)
    before = path.read_bytes()
    backup(path, destination)
    assert stat.S_IMODE(destination.stat().st_mode) == 0o600
    assert names(destination.parent) == {"copy.sqlite3", "memory"}
    assert path.read_bytes() == before


def test_a_backup_can_be_written_on(service: MemoryService, path: Path, destination: Path) -> None:
    talk(service, 1)
    backup(path, destination)
    talk(MemoryService(destination, service._clock), 2)
    assert (count(destination), count(path)) == (3, 1)


def test_an_older_database_can_be_copied_before_it_is_migrated(path: Path, destination: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ledger.migrate(connection, 1)
    backup(path, destination)
    with closing(sqlite3.connect(destination)) as connection:
        assert ledger.version(connection) == 1


def test_without_a_database_there_is_nothing_to_copy(path: Path, destination: Path) -> None:
    with pytest.raises(NotFound):
        backup(path, destination)
    assert not destination.exists()


@pytest.mark.parametrize("kind", ["file", "folder", "link", "dangling link", "itself", "no such folder"])
def test_a_destination_that_is_no_new_file_is_refused(
    service: MemoryService, path: Path, destination: Path, kind: str
) -> None:
    talk(service, 1)
    other = destination.with_name("other")
    match kind:
        case "file":
            destination.write_text("mine")
        case "folder":
            destination.mkdir()
        case "link":
            other.write_text("mine")
            destination.symlink_to(other)
        case "dangling link":
            destination.symlink_to(other)
        case "itself":
            destination = path
        case _:
            destination = destination.with_name("none") / "copy"
    before = path.read_bytes()
    with pytest.raises(BadPath) as caught:
        backup(path, destination)
    assert ":" in caught.value.explanation  # says what to do
    assert path.read_bytes() == before
    assert other.exists() == (kind == "link")
    assert names(path.parent) == {path.name}


def test_a_stopped_backup_leaves_nothing(service: MemoryService, path: Path, destination: Path) -> None:
    talk(service, 1)

    def stop(done: int, pages: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(path, destination, stop)
    assert names(destination.parent) == {"memory"}


def test_progress_reaches_the_end(service: MemoryService, path: Path, destination: Path) -> None:
    talk(service, 1)
    told: list[tuple[int, int]] = []
    backup(path, destination, lambda done, pages: told.append((done, pages)))
    assert told[-1][0] == told[-1][1] > 0


def test_a_damaged_database_is_no_backup(filled: Path, destination: Path) -> None:
    spoil_page(filled, "messages")
    with pytest.raises(Damaged):
        backup(filled, destination)
    assert names(destination.parent) == {"memory"}


def test_something_put_there_meanwhile_is_not_replaced(service: MemoryService, path: Path, destination: Path) -> None:
    talk(service, 1)

    def meddle(done: int, pages: int) -> None:
        destination.write_text("mine")

    with pytest.raises(BadPath):
        backup(path, destination, meddle)
    assert destination.read_text() == "mine"
