"""Collects cyclic garbage on the interface thread only."""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 1000


class Collector(QObject):
    """Takes the place of Python's automatic collection while another thread runs Python code.

    That one runs in whichever thread happens to allocate. A worker that comes upon a forgotten widget or watcher would
    destroy it there, and Qt objects may be destroyed in their own thread only: its event loop would go on with what
    is gone.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.collect_due)
        self._timer.start()

    def stop(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()

    def collect_due(self) -> int:
        """Collect the oldest generation that is due by Python's own thresholds; how many objects that freed."""
        pairs = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, threshold) in enumerate(pairs) if count > threshold > 0]
        return gc.collect(due[-1]) if due else 0
