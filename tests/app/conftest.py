"""What tests of the program share: a runner that ends, a home in a temporary folder, and things said in it."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from app.work.runner import Runner
from store.home import Home
from store.records import Moment, SessionId
from store.service import MemoryService
from tests.helpers.set_clock import SetClock


class Scribe:
    """Writes conversations into a home as the program would."""

    def __init__(self, home: Home, clock: SetClock) -> None:
        self.service = MemoryService(home.path / "memory" / "memory.sqlite3", clock)
        self._home = home

    def converse(self, start: datetime, *texts: str) -> SessionId:
        """One session: the texts in turn by the user and the assistant, a minute apart."""
        self._home.make()
        session = self.service.start_session().value.id
        for number, text in enumerate(texts):
            at = Moment.of(start + timedelta(minutes=number))
            self.service.record_message(session, "assistant" if number % 2 else "user", text, at=at)
        return session


@pytest.fixture
def runner(qapp: object) -> Iterator[Runner]:
    made = Runner()
    yield made
    made.stop()


@pytest.fixture
def home(own_home: Path) -> Home:
    return Home(own_home)


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def scribe(home: Home, clock: SetClock) -> Scribe:
    return Scribe(home, clock)


@pytest.fixture
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)
