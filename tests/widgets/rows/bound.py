"""Row widgets as the list holds them: bound to a row in a slot of the height that its kind measured."""

from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from widgets.rows.row import RowKind, RowWidget
from widgets.style import Look


def bound(qtbot: QtBot, kind: RowKind[Any], row: Any, width: int, look: Look) -> RowWidget[Any]:
    """A shown widget of this row."""
    holder = QWidget()
    widget = kind.make(holder)
    widget.setParent(None)
    qtbot.addWidget(widget)
    widget.resize(width, kind.measure(row, width, look))
    widget.bind(row, width, look)
    widget.show()
    return widget


def zoomed(look: Look, zoom: int) -> Look:
    return Look(look.theme, zoom, look.family, look.code_family)
