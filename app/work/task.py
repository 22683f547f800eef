"""One piece of work off the interface thread, with its name, its state and who hears of its end."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any


class TaskState(Enum):
    """PENDING -> RUNNING -> DONE or FAILED; from the first two also -> CANCELLED."""

    PENDING = auto()
    RUNNING = auto()
    CANCELLED = auto()
    DONE = auto()
    FAILED = auto()

    @property
    def final(self) -> bool:
        """Whether no other state can follow."""
        return self not in (TaskState.PENDING, TaskState.RUNNING)


class Task:
    """What the runner keeps of one piece of work. Its state changes on the interface thread only.

    name: says in logs and tests what it does; group: the exclusive group it belongs to, or None;
    must_run: it is carried out even when the program ends.
    """

    def __init__(
        self,
        name: str,
        group: str | None,
        must_run: bool,
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self.name = name
        self.group = group
        self.must_run = must_run
        self.done = done
        self.failed = failed
        self.state = TaskState.PENDING
