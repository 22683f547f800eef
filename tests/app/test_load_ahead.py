"""Rules of loading ahead: a step at a time, with room for the person in between, and nothing after the end."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from app.load_ahead import LoadAhead

Begin = Callable[[], LoadAhead]


@pytest.fixture
def taken() -> list[str]:
    return []


@pytest.fixture
def begin(qapp: QObject, taken: list[str]) -> Iterator[Begin]:
    """Begins to take three steps, each of which notes itself; stopped by the test's end."""
    begun: list[LoadAhead] = []

    def steps() -> Iterator[str]:
        for name in ("a", "b", "c"):
            taken.append(name)
            yield name

    def start() -> LoadAhead:
        begun.append(LoadAhead(steps()))
        begun[0].begin()
        return begun[0]

    yield start
    for one in begun:
        one.stop()


def test_nothing_is_done_at_once(begin: Begin, taken: list[str]) -> None:
    begin()
    assert taken == []


def test_every_step_is_taken_in_order(begin: Begin, taken: list[str], qtbot: QtBot) -> None:
    begin()
    qtbot.waitUntil(lambda: taken == ["a", "b", "c"])


def test_one_turn_of_the_event_loop_takes_one_step(begin: Begin, taken: list[str]) -> None:
    begin()
    lengths = []
    for _ in range(20):
        QCoreApplication.processEvents()
        lengths.append(len(taken))
    assert all(after - before <= 1 for before, after in pairwise(lengths))
    assert lengths[-1] == 3


def test_what_is_stopped_takes_no_further_step(begin: Begin, taken: list[str]) -> None:
    ahead = begin()
    ahead.stop()
    for _ in range(5):
        QCoreApplication.processEvents()
    assert taken == []
