"""Looks at something again and again, off the interface thread, and tells when it is another than before."""

from collections.abc import Callable
from enum import Enum, auto
from queue import Empty, SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal, Slot

INTERVAL_S = 0.3


class Order(Enum):
    """What the thread is told. LOOK: now, and not at the next turn."""

    BEGIN = auto()
    LOOK = auto()
    PAUSE = auto()
    STOP = auto()


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
        self._orders: SimpleQueue[Order] = SimpleQueue()
        self._thread: Thread | None = None
        self._looking = self._ended = False
        self._reported.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def is_looking(self) -> bool:
        """Whether it polls, and is not at rest."""
        return self._looking

    def begin(self) -> None:
        """Look now, and from now on; what changed since the last look is told too."""
        if self._ended:
            return
        self._looking = True
        self._orders.put(Order.BEGIN)
        if self._thread is None:
            self._thread = Thread(target=self._work, name="morgan-watch")
            self._thread.start()

    def pause(self) -> None:
        """Nobody looks: do nothing until `begin`."""
        self._looking = False
        self._orders.put(Order.PAUSE)

    def look_soon(self) -> None:
        """Do not wait for the next turn, unless nobody looks."""
        self._orders.put(Order.LOOK)

    def stop(self) -> None:
        """End for good; nothing is told any more when this returns."""
        self._looking, self._ended = False, True
        self._orders.put(Order.STOP)
        if self._thread:
            self._thread.join()
            self._thread = None

    # In the thread

    def _work(self) -> None:
        try:
            self._poll()
        except Exception as error:  # noqa: BLE001 - it travels to the interface thread, which raises it
            self._reported.emit(error)
        finally:
            self._close()

    def _poll(self) -> None:
        seen: object = object()
        looking = False
        while (order := self._next_order(looking)) is not Order.STOP:
            looking = order is Order.BEGIN or (looking and order is Order.LOOK)
            found = self._look() if looking else seen
            if found != seen:
                seen = found
                self._reported.emit(None)

    def _next_order(self, looking: bool) -> Order:
        """What is ordered meanwhile, or else another look when it is time for it."""
        try:
            return self._orders.get(timeout=self._interval if looking else None)
        except Empty:
            return Order.LOOK

    # On the interface thread

    @Slot(object)
    def _hear(self, error: Exception | None) -> None:
        if self._ended:
            return
        if error is None:
            self.changed.emit()
        else:
            raise error
