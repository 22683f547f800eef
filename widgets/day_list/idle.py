"""Measures rows near the viewport while nothing else happens, so that a scroll finds them ready."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from widgets.day_list.page import Page

BUDGET_MS = 5  # of each round; a frame at 60 Hz has 16
REACH = 8  # rows each way
REST_MS = 7  # before the first round: Qt paints 5 ms after a change, and the picture goes first


class IdleLayout(QObject):
    """Takes a few milliseconds at a time until it has nothing left to do."""

    rested = Signal()
    """A round has ended: heights may have changed, though none of a visible row."""

    def __init__(self, page: Page, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._rows: Iterator[int] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)

    def around(self, first: int, last: int) -> None:
        """Prepare the rows below `last` and above `first`, those nearest to the viewport first."""
        self._rows = iter(_near(first, last, len(self._page)))
        self._timer.start(REST_MS)

    def stop(self) -> None:
        self._timer.stop()

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def _work(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        if self._page.has_stale_guesses:
            self._page.guess_again()
        for index in self._rows:
            self._page.prepare(index)
            if clock.elapsed() >= BUDGET_MS:
                self._timer.start(0)
                break
        else:
            self._timer.stop()
        self.rested.emit()


def _near(first: int, last: int, count: int) -> Iterable[int]:
    for distance in range(1, REACH + 1):
        if last + distance < count:
            yield last + distance
        if first - distance >= 0:
            yield first - distance
