"""Which key does what in the list. They are keys of the list, never shortcuts of the window."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Action = Callable[[], object]
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class Keys:
    """A table of plain keys and one of the desktop's standard combinations."""

    def __init__(self, plain: Mapping[Qt.Key, Action], standard: Mapping[QKeySequence.StandardKey, Action]) -> None:
        self._plain = plain
        self._standard = standard

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key asks for; False when it asks for nothing here."""
        action = self._action(event)
        if action is None:
            return False
        action()
        return True

    def _action(self, event: QKeyEvent) -> Action | None:
        for combination, action in self._standard.items():
            if event.matches(combination):
                return action
        return self._plain.get(Qt.Key(event.key())) if event.modifiers() in PLAIN else None
