"""An agenda in Madrid, where the clocks change on 29 March and 25 October 2026."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from store.agenda.agenda import Agenda
from tests.helpers.set_clock import SetClock


@pytest.fixture
def clock() -> SetClock:
    return SetClock(datetime(2026, 10, 2, 9, 12, 3, tzinfo=ZoneInfo("Europe/Madrid")))


@pytest.fixture
def agenda(path: Path, clock: SetClock) -> Agenda:
    return Agenda(path, clock)
