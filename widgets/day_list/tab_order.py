"""What Tab visits: the list, the controls of its current row, what floats over it, then whatever follows the list."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from widgets.day_list.pool import AnyWidget


def step(list_: QWidget, row: AnyWidget | None, floats: Sequence[QWidget], forward: bool) -> bool:
    """Move the focus within the list; False when it has to leave it."""
    focus = QApplication.focusWidget()
    if row is not None and focus is row and row.step_inside(forward):
        return True
    stops = [list_, *(row.controls() if row is not None else ()), *floats]
    here = stops.index(focus) if focus in stops else 0
    there = here + (1 if forward else -1)
    if not 0 <= there < len(stops):
        return False
    stops[there].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def leave(list_: QWidget, forward: bool) -> bool:
    """Give the focus to the next or previous widget outside; False where there is none."""
    widget = _beside(list_, forward)
    while widget is not None and widget is not list_:
        if _takes_tab(widget) and not list_.isAncestorOf(widget):
            widget.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
            return True
        widget = _beside(widget, forward)
    return False


def _beside(widget: QWidget, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()


def _takes_tab(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None
