"""Ends the program in good order when the terminal or the system asks it to (Ctrl+C, SIGTERM)."""

import os
import signal
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier


class Interrupt(QObject):
    """Python hears of a signal only when it runs; a pipe wakes Qt's event loop, which then runs Python."""

    def __init__(self, end: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = end
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._writer, False)
        self._before = signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        self._handlers = {number: signal.signal(number, _nothing) for number in (signal.SIGINT, signal.SIGTERM)}
        self._notifier = QSocketNotifier(self._reader, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def stop(self) -> None:
        """Signals do again what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        os.close(self._reader)
        os.close(self._writer)

    def _hear(self) -> None:
        os.read(self._reader, 16)
        self._end()


def _nothing(_number: int, _frame: FrameType | None) -> None:
    """The pipe tells."""
