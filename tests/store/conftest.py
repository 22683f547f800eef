"""A database of its own, a clock that stands still, and a service over both."""

from pathlib import Path

import pytest

from store.service import MemoryService
from tests.helpers.set_clock import SetClock


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "memory" / "memory.sqlite3"


@pytest.fixture
def service(path: Path, clock: SetClock) -> MemoryService:
    return MemoryService(path, clock)
