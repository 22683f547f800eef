"""Says something to whoever listens to a screen reader, without moving its focus."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, said: str) -> None:
    """Politely: after what is being read. Costs nothing where nobody listens."""
    if said and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, said)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)
