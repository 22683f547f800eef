"""What stands in the way is a clear error that says what to do, the file stays as it was, and what can heal heals."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from store.database.check import check
from store.database.migrations import ledger
from store.database.rebuild import rebuild
from store.errors import Damaged, Foreign, NewerSchema, StoreError
from store.records import MemoryId, Message, MessageId, SessionId
from store.service import MemoryService
from tests.helpers.set_clock import SetClock
from tests.store.database.spoiling import raw, spoil_page

ROOT = Path(__file__).parents[2]
HELLO = "Hello there, this is a message of some length"


@pytest.fixture
def service(tmp_path: Path) -> MemoryService:
    """A service with some conversation."""
    service = MemoryService(tmp_path / "memory" / "memory.sqlite3", SetClock())
    session = service.start_session().value.id
    for number in range(60):
        service.record_message(session, "user", f"{HELLO} {number}")
    service.remember("Likes tea.", "fact")
    return service


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def torn(path: Path) -> None:
    """Cut within the very first page."""
    path.write_bytes(path.read_bytes()[:1000])


def zeroed(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def foreign(path: Path) -> None:
    path.unlink()
    raw(path, "CREATE TABLE bookmarks (url)")


def newer(path: Path) -> None:
    raw(path, f"INSERT INTO schema_migrations VALUES ({ledger.NEWEST + 1}, 0)")


STATES: list[tuple[Callable[[Path], None], type[StoreError], str]] = [
    (truncated, Damaged, "check"),
    (torn, Damaged, "check"),
    (zeroed, Damaged, "no database"),
    (foreign, Foreign, "choose another path"),
    (newer, NewerSchema, "use the newer Morgan"),
]

CALLS: list[Callable[[MemoryService], object]] = [
    lambda it: it.start_session(),
    lambda it: it.record_message(SessionId("s"), "user", "x"),
    lambda it: it.remember("x", "fact"),
    lambda it: it.update_memory(MemoryId("m"), "x"),
    lambda it: it.delete_memory(MemoryId("m")),
    lambda it: it.delete_message(MessageId("m")),
    lambda it: it.list_memories(),
    lambda it: it.recall("hello"),
    lambda it: it.context("hello"),
    lambda it: it.search_words(),
    lambda it: it.word_instances("hello"),
    lambda it: it.backup(it.path.with_name("copy")),
]


@pytest.mark.parametrize(("spoil", "error", "advice"), STATES)
def test_a_spoilt_database_is_named_by_every_call_and_left_as_it_is(
    service: MemoryService, spoil: Callable[[Path], None], error: type[StoreError], advice: str
) -> None:
    spoil(service.path)
    before = service.path.read_bytes()
    for call in CALLS:
        with pytest.raises(error) as caught:
            call(service)
        assert caught.value.explanation
    assert advice in caught.value.explanation
    problems = check(service.path).problems
    assert problems
    assert all(problem.advice for problem in problems)
    service.scrub_pending()
    assert service.path.read_bytes() == before


def test_a_damaged_index_is_told_and_healed(service: MemoryService) -> None:
    spoil_page(service.path, "message_index_data")
    before = spoken(service)
    assert check(service.path).problems
    rebuild(service.path)
    assert check(service.path).problems == ()
    assert spoken(service) == before
    assert service.word_instances("hello").total == 60


def test_an_index_that_disagrees_is_told_and_healed(service: MemoryService) -> None:
    raw(service.path, "DELETE FROM message_index_docsize WHERE id = 3", "DROP TRIGGER message_index_update")
    raw(service.path, "UPDATE messages SET content = 'zebra' WHERE rid = 5")
    assert {problem.code for problem in check(service.path).problems} == {"schema"}
    rebuild(service.path)
    assert check(service.path).problems == ()
    assert service.word_instances("zebra").total == 1
    assert service.word_instances("hello").total == 59


def spoken(service: MemoryService) -> tuple[Message, ...]:
    with closing(sqlite3.connect(service.path)) as connection:
        (session,) = connection.execute("SELECT id FROM sessions").fetchone()
    return service.messages(SessionId(session)).messages


FILLING = """
import sys
from pathlib import Path
from store.errors import StoreError
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

service = MemoryService(Path(sys.argv[1]), SetClock())
session = service.start_session().value.id
print(session, flush=True)
try:
    while True:
        print(service.record_message(session, "user", "word " * 2000).value.id, flush=True)
except StoreError as error:
    print(error.code, "|", error.explanation, flush=True)
"""


def fill(path: Path, prepare: Callable[[], object] | None = None) -> tuple[str, list[str], str]:
    """Another process writes until there is no room: its session, what was acknowledged, and the error."""
    done = subprocess.run(
        [sys.executable, "-c", FILLING, path], cwd=ROOT, capture_output=True, text=True, preexec_fn=prepare, check=True
    )
    session, *acknowledged, error = done.stdout.splitlines()
    return session, acknowledged, error


def require_all(path: Path, session: str, acknowledged: list[str]) -> None:
    held = MemoryService(path, SetClock()).messages(SessionId(session), limit=100_000).messages
    assert [one.id for one in held] == acknowledged
    assert check(path).problems == ()


@pytest.mark.skipif(os.name == "nt", reason="limits of POSIX")
def test_a_file_that_may_not_grow_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    import resource  # not everywhere

    limits = (2_000_000, 2_000_000)
    session, acknowledged, error = fill(
        tmp_path / "memory.sqlite3", lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    )
    assert acknowledged
    assert error.startswith("trouble | the disk")
    require_all(tmp_path / "memory.sqlite3", session, acknowledged)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if mount is None or subprocess.run([mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder]).returncode:
        pytest.skip("needs to be allowed to mount")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_full_disk_is_told_and_keeps_what_was_acknowledged(small_disk: Path, tmp_path: Path) -> None:
    path = small_disk / "memory.sqlite3"
    session, acknowledged, error = fill(path)
    assert acknowledged
    assert error == "disk_full | the disk is full: make room"
    service = MemoryService(path, SetClock())
    assert [one.id for one in service.messages(SessionId(session)).messages] == acknowledged
    service.backup(tmp_path / "elsewhere.sqlite3")
    require_all(tmp_path / "elsewhere.sqlite3", session, acknowledged)


# What is imported late comes first: the stranger may not read where Python is.
STRANGER = """
import hashlib, os, secrets, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from store.clock import SystemClock
from store.errors import StoreError
from store.service import MemoryService
from store.records import MemoryId

os.setgid(65534)
os.setuid(65534)
service = MemoryService(Path(sys.argv[1]), SystemClock())
(memory,) = service.list_memories().memories
assert service.recall("tea").total == 1
for call in (lambda: service.remember("x", "fact"), lambda: service.delete_memory(memory.id), service.start_session):
    try:
        call()
    except StoreError as error:
        print(error.code)
print(service.scrub_pending())
"""


def test_a_folder_that_may_only_be_read_is_read_and_not_written() -> None:
    if not hasattr(os, "getuid") or os.getuid() != 0:
        pytest.skip("needs a second user")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memory.sqlite3"
        MemoryService(path, SetClock()).remember("Likes tea.", "fact")
        path.parent.chmod(0o755)
        path.chmod(0o644)
        before = path.read_bytes()
        done = subprocess.run([sys.executable, "-c", STRANGER, path, ROOT], capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["no_access"] * 3 + ["done"]
        assert path.read_bytes() == before
        assert [one.name for one in path.parent.iterdir()] == [path.name]
