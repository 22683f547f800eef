"""A kept connection always reads the file that has the name now, and recovers from trouble."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from store.database.kept_reader import KeptReader
from store.database.rebuild import rebuild
from store.errors import Damaged, Locked
from store.service import MemoryService
from tests.helpers.set_clock import SetClock


@pytest.fixture
def reader(path: Path) -> Iterator[KeptReader]:
    with closing(KeptReader(path)) as reader:
        yield reader


def count(reader: KeptReader) -> int:
    with reader.reading() as connection:
        found: int = connection.execute("SELECT count(*) FROM sessions").fetchone()[0]
        return found


def test_the_first_file_is_seen_when_it_comes(reader: KeptReader, service: MemoryService, path: Path) -> None:
    assert count(reader) == 0
    assert not path.parent.exists()
    service.start_session()
    assert count(reader) == 1


def test_later_writes_are_seen_on_the_same_connection(reader: KeptReader, service: MemoryService) -> None:
    seen, used = [], []
    for _ in range(3):
        service.start_session()
        seen.append(count(reader))
        used.append(reader._connection)
    assert seen == [1, 2, 3]
    assert all(one is used[0] for one in used)


def test_another_file_of_the_same_name_is_read_instead(
    reader: KeptReader, service: MemoryService, path: Path, tmp_path: Path, clock: SetClock
) -> None:
    service.start_session()
    service.start_session()
    assert count(reader) == 2
    other = MemoryService(tmp_path / "other.sqlite3", clock)
    other.start_session()
    reader.close()
    other.path.replace(path)
    assert count(reader) == 1
    path.unlink()
    assert count(reader) == 0


def test_after_trouble_the_next_read_begins_afresh(reader: KeptReader, service: MemoryService, path: Path) -> None:
    service.start_session()
    good = path.read_bytes()
    path.write_bytes(b"no database " * 999)
    with pytest.raises(Damaged):
        count(reader)
    path.write_bytes(good)
    assert count(reader) == 1


def test_threads_may_take_turns(reader: KeptReader, service: MemoryService) -> None:
    service.start_session()
    assert count(reader) == 1
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(count, reader).result() == 1


def test_an_idle_one_lets_others_write_but_not_rebuild(reader: KeptReader, service: MemoryService, path: Path) -> None:
    service.start_session()
    assert count(reader) == 1
    service.start_session()
    with pytest.raises(Locked):
        rebuild(path)
    reader.close()
    assert rebuild(path)
