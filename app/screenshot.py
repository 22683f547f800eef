"""Writes a picture of the window once everything asked for is on it."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.main_window import MainWindow
from app.work.runner import Runner
from widgets.diary import DiaryPage

DEADLINE_MS = 30_000


class Screenshot(QObject):
    """Looks, whenever the event loop has nothing else to do, whether all is read and laid out.

    ended(problem): the picture is written (""), or why it is not, in a sentence.
    """

    ended = Signal(str)

    def __init__(self, window: MainWindow, page: DiaryPage, runner: Runner, file: Path) -> None:
        super().__init__(window)
        self._window, self._page, self._runner, self._file = window, page, runner, file
        self._look = QTimer(self, interval=0)
        self._look.timeout.connect(self._shoot_when_ready)
        self._deadline = QTimer(self, singleShot=True, interval=DEADLINE_MS)
        self._deadline.timeout.connect(lambda: self._end("the window was not complete in time"))

    def begin(self) -> None:
        self._look.start()
        self._deadline.start()

    def stop(self) -> None:
        """Write no picture any more."""
        self._look.stop()
        self._deadline.stop()

    def _shoot_when_ready(self) -> None:
        if self._runner.is_idle and self._page.day_list.is_settled:
            written = self._window.grab().save(str(self._file), "PNG")
            self._end("" if written else f"'{self._file}' could not be written")

    def _end(self, problem: str) -> None:
        self.stop()
        self.ended.emit(problem)
