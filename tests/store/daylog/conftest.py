"""What the tests of the daily log share: a home, a clock, a writer."""

from pathlib import Path

import pytest

from store.daylog.writer import LogWriter
from store.home import Home
from tests.helpers.set_clock import SetClock


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path / "morgan")
    home.make()
    return home


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def writer(home: Home, clock: SetClock) -> LogWriter:
    return LogWriter(home, "Morgan", clock)
