"""Knows which day is today, and tells when that is another one, or when days are cut by another zone."""

from datetime import date, tzinfo

from PySide6.QtCore import QObject, QTimer, Signal

from store.clock import Clock

INTERVAL_MS = 1000


class Today(QObject):
    """Asks the clock every second while somebody looks: one timer to midnight would not survive a computer's sleep.

    rezoned: days are cut by another zone from now on; told before what that means for the day.
    turned(before, today): another day is today: after midnight, after a sleep, or because the clock was set.
    """

    rezoned = Signal()
    turned = Signal(object, object)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._day, self._zone = self._asked()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.look)

    @property
    def is_looking(self) -> bool:
        """Whether it asks by itself, and is not at rest."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Look now, and from now on; what came while nobody looked is told too."""
        self._timer.start()
        self.look()

    def pause(self) -> None:
        """Nobody looks."""
        self._timer.stop()

    def look(self) -> None:
        """Ask the clock, and tell what has changed."""
        before, zone = self._day, self._zone
        self._day, self._zone = self._asked()
        if self._zone != zone:
            self.rezoned.emit()
        if self._day != before:
            self.turned.emit(before, self._day)

    def _asked(self) -> tuple[date, tzinfo | None]:
        now = self._clock.now()
        return now.date(), now.tzinfo
