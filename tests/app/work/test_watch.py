"""A watch tells of every change once, on the interface thread, rests while nobody looks, and leaves nothing behind."""

import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.work.watch import Watch

QUICK, NEVER = 0.002, 3600.0


class Thing:
    """What is looked at, by a watch that ends with the test."""

    def __init__(self, interval: float) -> None:
        self.value: object = 0
        self.looks = self.closed = 0
        self.on_look: Callable[[], None] = lambda: None
        self.threads: set[threading.Thread] = set()
        self.told: list[threading.Thread] = []
        self.watch = Watch(self.look, self.close, interval)
        self.watch.changed.connect(lambda: self.told.append(threading.current_thread()))

    def look(self) -> object:
        self.threads.add(threading.current_thread())
        self.looks += 1
        self.on_look()
        if isinstance(self.value, Exception):
            raise self.value
        return self.value

    def was_told(self, times: int) -> bool:
        return len(self.told) == times

    def close(self) -> None:
        self.threads.add(threading.current_thread())
        self.closed += 1


MakeThing = Callable[[float], Thing]


@pytest.fixture
def make(qapp: object) -> Iterator[MakeThing]:
    made: list[Thing] = []

    def thing(interval: float = QUICK) -> Thing:
        made.append(Thing(interval))
        return made[-1]

    yield thing
    for each in made:
        each.watch.stop()


def test_first_look_is_a_change(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(NEVER)
    thing.watch.begin()
    qtbot.waitUntil(lambda: bool(thing.told))
    assert thing.looks == 1


def test_each_change_is_told_once_on_the_interface_thread(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(QUICK)
    thing.watch.begin()
    for number in range(1, 4):
        qtbot.waitUntil(partial(thing.was_told, number))
        thing.value = number
    qtbot.waitUntil(lambda: len(thing.told) == 4)
    assert set(thing.told) == {threading.main_thread()}
    assert threading.main_thread() not in thing.threads


def test_hundred_quiet_looks_tell_nothing(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(QUICK)
    thing.watch.begin()
    qtbot.waitUntil(lambda: thing.looks > 100)
    assert len(thing.told) == 1


def test_nobody_looks_while_it_is_paused(make: MakeThing, qtbot: QtBot) -> None:
    paused, other = make(QUICK), make(QUICK)
    paused.watch.begin()
    qtbot.waitUntil(lambda: paused.looks > 1)
    paused.watch.pause()
    before = paused.looks
    other.watch.begin()
    qtbot.waitUntil(lambda: other.looks > 20)
    assert paused.looks <= before + 1


def test_what_changed_while_it_was_paused_is_told_at_once(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(NEVER)
    thing.watch.begin()
    qtbot.waitUntil(lambda: len(thing.told) == 1)
    thing.watch.pause()
    thing.value = 1
    thing.watch.begin()
    qtbot.waitUntil(lambda: len(thing.told) == 2)


def test_pause_without_a_change_tells_nothing(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(NEVER)
    thing.watch.begin()
    qtbot.waitUntil(lambda: len(thing.told) == 1)
    thing.watch.pause()
    thing.watch.begin()
    qtbot.waitUntil(lambda: thing.looks == 2)
    thing.watch.stop()
    assert len(thing.told) == 1


def test_look_can_be_asked_for_before_its_turn(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(NEVER)
    thing.watch.begin()
    qtbot.waitUntil(lambda: thing.looks == 1)
    thing.watch.look_soon()
    qtbot.waitUntil(lambda: thing.looks == 2)


def test_end_closes_once_in_the_thread_and_leaves_none(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(QUICK)
    thing.watch.begin()
    qtbot.waitUntil(lambda: bool(thing.told))
    thing.watch.stop()
    thing.watch.stop()
    assert thing.closed == 1
    assert not any(thread.is_alive() for thread in thing.threads)
    thing.watch.begin()
    assert thing.watch._thread is None


def test_watch_that_never_began_has_nothing_to_end(make: MakeThing) -> None:
    thing = make(QUICK)
    thing.watch.stop()
    assert thing.closed == thing.looks == 0


def test_nothing_is_told_after_the_end(make: MakeThing, qapp: QCoreApplication) -> None:
    thing, looked = make(NEVER), threading.Event()
    thing.on_look = looked.set
    thing.watch.begin()
    looked.wait(5)
    thing.watch.stop()
    qapp.sendPostedEvents()
    assert thing.looks == 1
    assert thing.told == []


def test_bug_ends_the_watch_and_is_raised_on_the_interface_thread(make: MakeThing, qtbot: QtBot) -> None:
    thing = make(QUICK)
    thing.value = error = ZeroDivisionError("a bug")
    with qtbot.captureExceptions() as raised:
        thing.watch.begin()
        qtbot.waitUntil(lambda: bool(raised))
    assert [found for _, found, _ in raised] == [error]
    assert thing.looks == thing.closed == 1
