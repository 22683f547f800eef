"""Looks at something again and again, off the interface thread, and tells when it is another than before."""

from collections.abc import Callable
from threading import Condition, Thread

from PySide6.QtCore import QObject, Qt, Signal, Slot

INTERVAL_S = 0.3


class Watch(QObject):
    """Polls in a thread of its own while somebody looks; at rest it costs nothing. For the interface thread.

    The first look counts as a change, for what was there before nobody knows. Looks are made, and `close` is called
    at the end, in the thread. An error is a bug: it ends the watch and is raised here, for the crash handler.

    changed: what is looked at is another than at the look before.
    """

    changed = Signal()
    _reported = Signal(object)

    def __init__(
        self,
        look: Callable[[], object],
        close: Callable[[], None],
        interval: float = INTERVAL_S,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._close, self._interval = look, close, interval
        self._turn = Condition()
        self._running = self._ending = self._awake = False
        self._thread: Thread | None = None
        self._reported.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def is_looking(self) -> bool:
        """Whether it polls, and is not at rest."""
        return self._running and not self._ending

    def begin(self) -> None:
        """Look now, and from now on; what changed since the last look is told too."""
        if self._ending:
            return
        with self._turn:
            self._running = self._awake = True
            self._turn.notify()
        if self._thread is None:
            self._thread = Thread(target=self._work, name="morgan-watch")
            self._thread.start()

    def pause(self) -> None:
        """Nobody looks: do nothing until `begin`."""
        with self._turn:
            self._running = False
            self._turn.notify()

    def look_soon(self) -> None:
        """Something is known to have changed, or something else is looked at: do not wait for the next turn."""
        with self._turn:
            self._awake = True
            self._turn.notify()

    def stop(self) -> None:
        """End for good; nothing is told any more when this returns."""
        with self._turn:
            self._ending = True
            self._turn.notify()
        if self._thread:
            self._thread.join()
            self._thread = None

    # In the thread

    def _work(self) -> None:
        try:
            seen: object = object()
            while self._wait():
                found = self._look()
                if found != seen:
                    seen = found
                    self._reported.emit(None)
        except Exception as error:  # noqa: BLE001 - it travels to the interface thread, which raises it
            self._reported.emit(error)
        finally:
            self._close()

    def _wait(self) -> bool:
        """Whether it is time for another look; False at the end."""
        with self._turn:
            if self._running:
                self._turn.wait_for(self._is_called, self._interval)
            self._turn.wait_for(lambda: self._running or self._ending)
            self._awake = False
            return not self._ending

    def _is_called(self) -> bool:
        return self._awake or self._ending or not self._running

    @Slot(object)
    def _hear(self, error: Exception | None) -> None:
        if self._ending:
            return
        if error is None:
            self.changed.emit()
        else:
            raise error
