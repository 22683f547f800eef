"""The one way off the interface thread: a serial worker that delivers results and errors back on it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

from app.work.collector import Collector
from app.work.task import Task, TaskState
from store.errors import StoreError

Result = TypeVar("Result")


class Runner(QObject):
    """Runs tasks one after another in one thread of its own. To be used from the interface thread.

    changed(Task): the task has entered a new state, also its first.
    """

    changed = Signal(object)
    _reported = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="morgan-store")
        self._collector = Collector(self)
        self._groups: dict[str, Task] = {}
        self._open: set[Task] = set()
        self._reported.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def start(
        self,
        name: str,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[Exception], None],
        group: str | None = None,
        *,
        must_run: bool = False,
    ) -> Task:
        """Put `work` into the queue; `done` or `failed` is called once on the interface thread, unless it is cancelled.

        group: a newer task of the same group cancels the older one; must_run: `stop` still carries it out (a write).
        An error that is no StoreError is a bug: after `failed` it is raised here, for the crash handler.
        """
        task = Task(name, group, must_run, done, failed)
        if group is not None:
            self._replace(group, task)
        self._open.add(task)
        self.changed.emit(task)
        self._pool.submit(self._work, task, work)
        return task

    @property
    def is_idle(self) -> bool:
        """Whether every task has ended and was heard."""
        return not self._open

    def cancel(self, task: Task) -> None:
        """Forget a task: what waits is not begun, and what runs is not heard any more."""
        if not task.state.final:
            self._enter(task, TaskState.CANCELLED)

    def cancel_group(self, group: str) -> None:
        """Cancel the group's current task, if it has one."""
        if group in self._groups:
            self.cancel(self._groups[group])

    def stop(self) -> None:
        """Cancel all but what must run, wait for the thread to end, and deliver the last results."""
        for task in tuple(self._open):
            if not task.must_run:
                self.cancel(task)
        self._pool.shutdown(wait=True)
        self._collector.stop()
        QCoreApplication.sendPostedEvents(self)

    def _replace(self, group: str, task: Task) -> None:
        self.cancel_group(group)
        self._groups[group] = task

    def _work(self, task: Task, work: Callable[[], object]) -> None:
        """In the worker."""
        if task.state is TaskState.CANCELLED:
            return
        self._reported.emit(task, TaskState.RUNNING, None)
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - it travels to the interface thread, which tells or raises it
            self._reported.emit(task, TaskState.FAILED, error)
        else:
            self._reported.emit(task, TaskState.DONE, result)

    @Slot(object, object, object)
    def _hear(self, task: Task, state: TaskState, value: object) -> None:
        if task.state.final:
            return
        self._enter(task, state)
        if state is TaskState.DONE:
            task.done(value)
        elif isinstance(value, Exception):
            task.failed(value)
            if not isinstance(value, StoreError):
                raise value

    def _enter(self, task: Task, state: TaskState) -> None:
        task.state = state
        if state.final:
            self._open.discard(task)
        self.changed.emit(task)
