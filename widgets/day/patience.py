"""How long a wait may last before it is mentioned: what is quicker only flashes."""

from PySide6.QtCore import QObject, QTimer, Signal

PATIENCE_MS = 150


class Patience(QObject):
    """`lost` comes once, when a wait that was begun is not ended in time."""

    lost = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_lost = False
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._timer.timeout.connect(self._lose)

    def begin(self) -> None:
        """A wait begins; one that is under way goes on."""
        if not self._is_lost and not self._timer.isActive():
            self._timer.start()

    def end(self) -> None:
        """What was waited for is here, or is not wanted any more."""
        self._timer.stop()
        self._is_lost = False

    @property
    def is_lost(self) -> bool:
        """Whether the present wait has become long."""
        return self._is_lost

    def _lose(self) -> None:
        self._is_lost = True
        self.lost.emit()
