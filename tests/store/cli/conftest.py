"""A home, the service over its database, and a way to run one command line in this process."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from store.cli.run import Terminal, run
from store.database.location import database_path
from store.home import Home
from store.service import MemoryService
from tests.helpers.set_clock import SetClock


class Screen(io.StringIO):
    """An output that a person looks at."""

    def isatty(self) -> bool:
        return True


class Said:
    """What one run said and how it ended. `text` is for people, `data` for programs."""

    def __init__(self, home: Home, *arguments: str, out: io.StringIO | None = None) -> None:
        out, err = out or io.StringIO(), io.StringIO()
        environ = {"MORGAN_HOME": str(home.path)}
        self.code = run(arguments, environ, SetClock(), Terminal(out, err))
        self.text = out.getvalue()
        self.words = err.getvalue()

    @property
    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found


@pytest.fixture
def home(own_home: Path) -> Home:
    return Home(own_home)


@pytest.fixture
def held(home: Home, clock: SetClock) -> MemoryService:
    """The service over the configured database."""
    return MemoryService(database_path(home, "memory/memory.sqlite3"), clock)
