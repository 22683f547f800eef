"""The pages of the window, of which one is open at a time; each is made when it is first asked for."""

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from widgets.style import Look


class Page(Protocol):
    """What a page does besides being a widget."""

    def set_look(self, look: Look) -> None:
        """Draw everything anew."""
        raise NotImplementedError


class Pages(QStackedWidget):
    """Pages by name."""

    turned = Signal(str)
    """Another page is open; carries its name."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._makers: dict[str, Callable[[Look], QWidget]] = {}
        self._made: dict[str, QWidget] = {}
        self.name = ""

    def offer(self, name: str, make: Callable[[Look], QWidget]) -> None:
        """A page that can be opened from now on. make: called once, with the look; what it makes is a `Page`."""
        self._makers[name] = make

    def open(self, name: str) -> QWidget:
        """Show a page, making it where it was never shown."""
        page = self._made.get(name) or self._new(name)
        self.setCurrentWidget(page)
        if name != self.name:
            self.name = name
            self.turned.emit(name)
        return page

    def _new(self, name: str) -> QWidget:
        page = self._made[name] = self._makers[name](self._look)
        self.addWidget(page)
        return page

    def set_look(self, look: Look) -> None:
        self._look = look
        for page in self._made.values():
            cast(Page, page).set_look(look)
