"""Tells of reminders when their time has come, for as long as they are not done."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from app.work.runner import Runner
from store.clock import Clock
from store.errors import StoreError
from store.records import AgendaId, Moment, Occurrence
from widgets.rows.agenda_words import due

if TYPE_CHECKING:
    from widgets.banner import Banner

INTERVAL_MS = 10_000


class Reminders(QObject):
    """Looks again and again for what has become due since the program began, also after the computer has slept.

    database: where the agenda is at present; raises BadPath where the settings name no possible place.
    told(tuple[Occurrence, ...]): what is due and not yet read by the person is another than before.
    """

    told = Signal(object)

    def __init__(
        self,
        window: QWidget,
        database: Callable[[], Path],
        runner: Runner,
        clock: Clock,
        banner: "Callable[[], Banner]",
    ) -> None:
        super().__init__(window)
        self._window, self._database, self._runner, self._clock = window, database, runner, clock
        self._made_banner = banner
        self._banner: Banner | None = None
        self._began = Moment.of(clock.now())
        self._due: tuple[Occurrence, ...] = ()
        self._read: set[tuple[AgendaId, date]] = set()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.look)
        window.installEventFilter(self)

    def begin(self) -> None:
        """Look now and from now on."""
        self._timer.start()
        self.look()

    def stop(self) -> None:
        """Look no longer."""
        self._timer.stop()

    def look(self) -> None:
        """Ask the agenda, in the worker."""
        after, until = self._began, Moment.of(self._clock.now())
        self._runner.start("look for reminders", lambda: self._found(after, until), self._hear, self._miss, "reminders")

    def _found(self, after: Moment, until: Moment) -> tuple[Occurrence, ...]:
        from store.agenda.agenda import Agenda  # in the worker, after the window's first picture

        return Agenda(self._database(), self._clock).due(after, until)

    def _hear(self, found: tuple[Occurrence, ...]) -> None:
        fresh = tuple(one for one in found if (one.entry, one.on) not in self._read)
        if fresh == self._due:
            return
        came = len(fresh) > len(self._due)
        self._due = fresh
        self._show()
        if came:
            QApplication.alert(self._window)
        self.told.emit(fresh)

    def _miss(self, error: Exception) -> None:
        """What is wrong with the database is told by the page, which reads the same; a bug is raised by the runner."""
        if isinstance(error, StoreError):
            self._hear(())

    def _show(self) -> None:
        if not self._due and self._banner is None:
            return
        if self._banner is None:
            self._banner = self._made_banner()
            self._banner.dismissed.connect(self._dismiss)
        self._banner.say([due(one) for one in self._due])

    def _dismiss(self) -> None:
        self._read.update((one.entry, one.on) for one in self._due)
        self._due = ()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.LanguageChange and self._banner:
            self._show()
        return super().eventFilter(watched, event)
