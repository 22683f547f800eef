"""Does in idle moments, step by step, what the person's first wish would otherwise have to wait for."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer


class LoadAhead(QObject):
    """Takes one step at each turn of the event loop that has nothing else to do, until there are none left."""

    def __init__(self, steps: Iterator[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._take)

    def begin(self) -> None:
        self._timer.start()

    def stop(self) -> None:
        """Leave the rest to whoever needs it first."""
        self._timer.stop()

    def _take(self) -> None:
        if next(self._steps, None) is None:
            self.stop()
