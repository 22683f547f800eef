"""One holder at a time, whichever process or thread; nothing stays locked behind a dead one."""

import multiprocessing
import os
import signal
from multiprocessing.synchronize import Event
from pathlib import Path

import pytest

from store.daylog.lock import locked
from store.errors import Locked


def hold(path: str, taken: Event) -> None:
    with locked(Path(path)):
        taken.set()
        signal.pause()


def test_a_held_lock_is_an_error_after_a_while_and_free_when_its_holder_dies(tmp_path: Path) -> None:
    path = tmp_path / ".lock"
    start = multiprocessing.get_context("spawn")
    taken = start.Event()
    holder = start.Process(target=hold, args=(str(path), taken))
    holder.start()
    assert taken.wait(30)
    with pytest.raises(Locked), locked(path, patience=0.02):
        pass
    assert holder.pid
    os.kill(holder.pid, signal.SIGKILL)
    holder.join(30)
    with locked(path, patience=5):
        pass


def test_a_thread_s_own_second_lock_waits_as_well(tmp_path: Path) -> None:
    with locked(tmp_path / ".lock"), pytest.raises(Locked), locked(tmp_path / ".lock", patience=0.02):
        pass
    with locked(tmp_path / ".lock"):
        pass
