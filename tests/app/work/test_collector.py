"""Rules of garbage: collected on the interface thread, never in the worker, where Qt objects would break."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.work.collector import Collector
from app.work.runner import Runner


class Knot:
    """Holds itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.own = self
        self.freed_in: list[threading.Thread] = []
        weakref.finalize(self, lambda told: told.append(threading.current_thread()), self.freed_in)


@pytest.fixture
def collector(qapp: object) -> Iterator[Collector]:
    made = Collector()
    yield made
    made.stop()


def allocate(amount: int = 50_000) -> list[list[int]]:
    return [[number] for number in range(amount)]


def test_worker_never_collects(runner: Runner, qtbot: QtBot) -> None:
    freed = Knot().freed_in
    done: list[object] = []
    runner.start("allocate much", lambda: len(allocate()), done.append, done.append)
    qtbot.waitUntil(lambda: done == [50_000])
    assert set(freed) <= {threading.main_thread()}


def test_what_is_due_is_collected_in_the_interface_thread(collector: Collector) -> None:
    freed = Knot().freed_in
    kept = allocate()
    collector.collect_due()
    assert freed == [threading.main_thread()]
    assert len(kept) == 50_000


def test_nothing_is_collected_before_it_is_due(collector: Collector) -> None:
    gc.collect()
    assert collector.collect_due() == 0


def test_python_collects_by_itself_again_at_the_end(qapp: object) -> None:
    assert gc.isenabled()
    collector = Collector()
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()
