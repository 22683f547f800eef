"""What a screen reader is told of the list and its rows."""

from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleTextInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr

from widgets.day_list.view import RowsView
from widgets.rows.row import RowWidget

AnyRow = RowWidget[Any]


@cache
def install() -> None:
    """Tell Qt, once, who describes lists and rows."""
    QAccessible.installFactory(_describe)


def _describe(_class: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt owns the description; the widget keeps Python's side of it alive, since Qt's does not count."""
    if isinstance(thing, RowsView):
        thing.described = QAccessibleWidget(thing, QAccessible.Role.List)
        return thing.described
    if isinstance(thing, RowWidget):
        thing.described = _description(thing)
        return thing.described
    return None


def _description(row: AnyRow) -> "RowDescription":
    if row.unfolded() is not None:
        return HeaderDescription(row, QAccessible.Role.Button)
    if row.characters():
        return TextDescription(row, QAccessible.Role.StaticText)
    return RowDescription(row, QAccessible.Role.Client)


class RowDescription(QAccessibleWidget):
    """A row of the list. The keyboard stays in the list, yet a screen reader follows it from row to row."""

    def __init__(self, row: AnyRow, role: QAccessible.Role) -> None:
        super().__init__(row, role)
        self._row = row

    def state(self) -> QAccessible.State:
        state = super().state()
        list_ = list_of(self._row)
        if list_ and list_.takes_keyboard(self._row):
            state.focusable = True
            state.focused = list_.has_keyboard_on(self._row)
        return state


def list_of(row: AnyRow) -> RowsView | None:
    """The list that shows a row."""
    parent = row.parentWidget()
    while parent and not isinstance(parent, RowsView):
        parent = parent.parentWidget()
    return parent if isinstance(parent, RowsView) else None


class HeaderDescription(RowDescription):
    """A row that heads others: a button that says whether they are shown."""

    def state(self) -> QAccessible.State:
        state = super().state()
        state.expandable = True
        state.expanded = bool(self._row.unfolded())
        state.collapsed = not state.expanded
        return state

    def actionNames(self) -> list[str]:
        return [*super().actionNames(), QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._row.activate()
        else:
            super().doAction(name)


class TextDescription(RowDescription):
    """A row as read-only text: its name says who and when, its text is what is displayed."""

    def __init__(self, row: AnyRow, role: QAccessible.Role) -> None:
        super().__init__(row, role)
        self._text = RowText(row)

    def text(self, which: QAccessible.Text) -> str:
        if which == QAccessible.Text.Name:
            return self._row.spoken_name()
        if which == QAccessible.Text.Value:
            return self._row.displayed(0, self._row.characters())
        return super().text(which)

    def interface_cast(self, wanted: QAccessible.InterfaceType) -> Any:
        """PySide makes a pointer of the object or the pointer that is returned; a number or None would crash it."""
        if wanted == QAccessible.InterfaceType.TextInterface:
            return self._text
        return super().interface_cast(wanted) or VoidPtr(0)


class RowText(QAccessibleTextInterface):
    """The displayed text of a row; offsets are the row's characters, places are pixels of the screen."""

    def __init__(self, row: AnyRow) -> None:
        super().__init__()
        self._row = row

    def characterCount(self) -> int:
        return self._row.characters()

    def text(self, start: int, end: int) -> str:
        return self._row.displayed(start, end)

    def characterRect(self, offset: int) -> QRect:
        rect = self._row.rect_of(offset)
        after = self._row.rect_of(offset + 1)
        width = after.left() - rect.left() if after.top() == rect.top() else 1
        return QRect(self._row.mapToGlobal(rect.topLeft()), rect.size()).adjusted(0, 0, max(width, 1) - 1, 0)

    def offsetAtPoint(self, point: QPoint) -> int:
        return self._row.character_at(self._row.mapFromGlobal(point))

    def cursorPosition(self) -> int:
        return self._row.selected[1]

    def setCursorPosition(self, position: int) -> None:
        self.scrollToSubstring(position, position)

    def selectionCount(self) -> int:
        start, end = self._row.selected
        return int(start < end)

    def setSelection(self, _index: int, start: int, end: int) -> None:
        self.addSelection(start, end)

    def addSelection(self, start: int, end: int) -> None:
        self._row.asked_to_select.emit(start, end)

    def removeSelection(self, _index: int) -> None:
        self._row.asked_to_select.emit(0, 0)

    def scrollToSubstring(self, start: int, _end: int) -> None:
        self._row.asked_to_show.emit(start)
