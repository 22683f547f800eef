"""What tests of the program share: a runner that ends, and a home in a temporary folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.work.runner import Runner
from store.home import Home


@pytest.fixture
def runner(qapp: object) -> Iterator[Runner]:
    made = Runner()
    yield made
    made.stop()


@pytest.fixture
def home(own_home: Path) -> Home:
    return Home(own_home)
