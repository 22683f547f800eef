"""One sample home for all runs of the program in this folder."""

import pytest

from app.demo.home import make_demo_home
from store.clock import SystemClock
from store.home import Home


@pytest.fixture(scope="session")
def sample_home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    return make_demo_home(tmp_path_factory.mktemp("sample") / "home", SystemClock())
