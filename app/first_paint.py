"""Tells when a widget has been painted for the first time."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """done: once, from the event loop, after the first picture."""

    done = Signal()
    _begun = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._begun.connect(self.done, Qt.ConnectionType.QueuedConnection)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            self._begun.emit()
        return super().eventFilter(watched, event)
