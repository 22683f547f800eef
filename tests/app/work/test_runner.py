"""Rules of the runner: one at a time, heard on the interface thread, the newest of a group wins, nothing left alive."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.work.runner import Runner
from app.work.task import Task, TaskState
from store.errors import Locked

S = TaskState


class Log:
    """What a runner told, in order."""

    def __init__(self, runner: Runner) -> None:
        self.states: list[tuple[str, TaskState]] = []
        self.results: list[object] = []
        self.errors: list[Exception] = []
        self.threads: set[threading.Thread] = set()
        runner.changed.connect(lambda task: self.states.append((task.name, task.state)))

    def done(self, value: object) -> None:
        self.threads.add(threading.current_thread())
        self.results.append(value)

    def of(self, name: str) -> list[TaskState]:
        return [state for task, state in self.states if task == name]


@pytest.fixture
def runner(qapp: object) -> Iterator[Runner]:
    made = Runner()
    yield made
    made.stop()


@pytest.fixture
def log(runner: Runner) -> Log:
    return Log(runner)


@pytest.fixture
def start(runner: Runner, log: Log) -> Callable[..., Task]:
    def begin(name: str, work: Callable[[], Any], group: str | None = None) -> Task:
        return runner.start(name, work, log.done, log.errors.append, group)

    return begin


def test_result_arrives_on_the_interface_thread(start: Callable[..., Task], log: Log, qtbot: QtBot) -> None:
    start("sum", lambda: 1 + 1)
    qtbot.waitUntil(lambda: bool(log.results))
    assert log.results == [2]
    assert log.threads == {threading.main_thread()}
    assert log.of("sum") == [S.PENDING, S.RUNNING, S.DONE]


def test_work_runs_elsewhere_one_at_a_time(start: Callable[..., Task], log: Log, qtbot: QtBot) -> None:
    for number in range(20):
        start(str(number), threading.current_thread)
    qtbot.waitUntil(lambda: len(log.results) == 20)
    assert len(set(log.results)) == 1
    assert log.results[0] is not threading.main_thread()


def test_results_keep_their_order(start: Callable[..., Task], log: Log, qtbot: QtBot) -> None:
    for number in range(50):
        start(str(number), lambda number=number: number)
    qtbot.waitUntil(lambda: len(log.results) == 50)
    assert log.results == list(range(50))


def test_store_error_is_told_and_not_raised(start: Callable[..., Task], log: Log, qtbot: QtBot) -> None:
    def fail() -> None:
        raise Locked("held")

    start("read", fail)
    qtbot.waitUntil(lambda: bool(log.errors))
    assert [type(error) for error in log.errors] == [Locked]
    assert log.of("read") == [S.PENDING, S.RUNNING, S.FAILED]


def test_bug_is_told_and_reaches_the_crash_handler(start: Callable[..., Task], log: Log, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as raised:
        start("divide", lambda: 1 // 0)
        qtbot.waitUntil(lambda: bool(raised))
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]
    assert [type(error) for error in log.errors] == [ZeroDivisionError]
    assert log.of("divide")[-1] is S.FAILED


def test_newer_task_of_a_group_cancels_the_running_one(start: Callable[..., Task], log: Log, qtbot: QtBot) -> None:
    going, gate = threading.Event(), threading.Event()

    def wait() -> str:
        going.set()
        gate.wait(5)
        return "old"

    start("old", wait, "day")
    qtbot.waitUntil(lambda: log.of("old")[-1] is S.RUNNING)
    start("new", lambda: "new", "day")
    gate.set()
    qtbot.waitUntil(lambda: bool(log.results))
    assert log.results == ["new"]
    assert log.of("old") == [S.PENDING, S.RUNNING, S.CANCELLED]


def test_cancelled_task_that_waits_never_begins(
    start: Callable[..., Task], runner: Runner, log: Log, qtbot: QtBot
) -> None:
    gate = threading.Event()
    begun: list[str] = []
    start("first", lambda: gate.wait(5))
    waiting = start("waiting", lambda: begun.append("waiting"))
    runner.cancel(waiting)
    start("last", lambda: begun.append("last"))
    gate.set()
    qtbot.waitUntil(lambda: log.of("last")[-1:] == [S.DONE])
    assert begun == ["last"]
    assert log.of("waiting") == [S.PENDING, S.CANCELLED]


def test_other_groups_are_left_alone(start: Callable[..., Task], log: Log, qtbot: QtBot) -> None:
    start("a", lambda: "a", "day")
    start("b", lambda: "b", "marks")
    qtbot.waitUntil(lambda: len(log.results) == 2)
    assert log.results == ["a", "b"]


def test_stop_ends_the_thread_and_silences_what_ran(start: Callable[..., Task], runner: Runner, log: Log) -> None:
    going = threading.Event()
    start("running", going.set)
    start("waiting", lambda: None)
    assert going.wait(5)
    runner.stop()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("morgan-store")]
    assert log.of("running")[-1] is S.CANCELLED
    assert log.of("waiting") == [S.PENDING, S.CANCELLED]
    assert log.results == []


def test_stop_carries_out_what_must_run(runner: Runner, log: Log) -> None:
    gate = threading.Event()
    runner.start("reading", lambda: gate.wait(5), log.done, log.errors.append)
    runner.start("writing", lambda: "written", log.done, log.errors.append, must_run=True)
    gate.set()
    runner.stop()
    assert log.results == ["written"]
    assert log.of("writing") == [S.PENDING, S.RUNNING, S.DONE]
