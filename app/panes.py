"""The parts of the window that F6 leads through."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget


class Panes(QObject):
    """Each pane gets the keyboard back where it was left. panes: those there are, in order; hidden ones are passed."""

    def __init__(self, window: QWidget, panes: Callable[[], Sequence[QWidget]]) -> None:
        super().__init__(window)
        self._window, self._panes = window, panes
        self._left: dict[QWidget, QWidget] = {}

    def next(self) -> None:
        """Give the keyboard to the next pane."""
        self._move(1)

    def previous(self) -> None:
        """Give the keyboard to the pane before."""
        self._move(-1)

    def _move(self, step: int) -> None:
        panes = [pane for pane in self._panes() if pane.isVisible()]
        focused = QApplication.focusWidget()
        here = next((index for index, pane in enumerate(panes) if focused and _holds(pane, focused)), None)
        if here is not None and focused:
            self._left[panes[here]] = focused
        start = -1 if here is None and step > 0 else here or 0
        for away in range(1, len(panes) + 1):
            if self._enter(panes[(start + step * away) % len(panes)]):
                return

    def _enter(self, pane: QWidget) -> bool:
        """Whether something in it took the keyboard."""
        left = self._left.get(pane)
        target = left if left and _can_take_focus(left) else first_stop(pane)
        if target is None:
            return False
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        return True


def first_stop(pane: QWidget) -> QWidget | None:
    """The first widget in a pane that Tab would stop at, the pane itself included."""
    stops = [pane, *pane.findChildren(QWidget)]
    return next((stop for stop in stops if _can_take_focus(stop)), None)


def _can_take_focus(widget: QWidget) -> bool:
    tabs = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tabs and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def _holds(pane: QWidget, widget: QWidget) -> bool:
    return pane is widget or pane.isAncestorOf(widget)
