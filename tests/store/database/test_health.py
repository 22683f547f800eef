"""Health is told at a glance, trouble included, and changes nothing."""

from pathlib import Path

import pytest

from store.database.migrations import ledger
from store.errors import Damaged
from store.service import MemoryService


def test_without_a_database_nothing_is_wrong(service: MemoryService, path: Path) -> None:
    found = service.health()
    assert (found.exists, found.version, found.trouble, found.open_to_others) == (False, None, None, ())
    assert not path.parent.exists()


def test_a_good_database_has_a_version(service: MemoryService) -> None:
    service.start_session()
    found = service.health()
    assert (found.exists, found.version, found.trouble, found.open_to_others) == (True, ledger.NEWEST, None, ())


def test_trouble_is_part_of_the_answer(service: MemoryService, path: Path) -> None:
    path.parent.mkdir(mode=0o700)
    path.write_bytes(b"not a database " * 999)
    assert isinstance(service.health().trouble, Damaged)


@pytest.mark.parametrize("mode", [0o644, 0o660, 0o604])
def test_looser_modes_are_reported_and_stay(service: MemoryService, path: Path, mode: int) -> None:
    service.start_session()
    path.chmod(mode)
    assert path in service.health().open_to_others
    assert path.parent not in service.health().open_to_others
    assert path.stat().st_mode & 0o777 == mode
