"""Guards around every test: a home of its own, no network, and silence as a result."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.helpers import guards

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_ACCESSIBILITY", "1")

settings.register_profile(
    "morgan", deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
settings.load_profile("morgan")
guards.refuse_the_network()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home that no test shares, so that nobody's real one is ever touched."""
    home = tmp_path / "home"
    monkeypatch.setenv("MORGAN_HOME", str(home))
    for name in ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)  # a test is no part of the desktop it runs on
    return home


@pytest.fixture(autouse=True)
def silence(request: pytest.FixtureRequest) -> Iterator[None]:
    """Stray log lines, threads and timers fail the test that caused them."""
    with ExitStack() as stack:
        if request.node.get_closest_marker("expects_log") is None:
            stack.enter_context(guards.quiet_log())
        stack.enter_context(guards.no_threads_left())
        stack.enter_context(guards.no_timers_left())
        yield
