"""Answers the command palette: which commands are meant by some letters, the ones used last first."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.commands.catalogue import full_title
from app.commands.command import Command, Commands
from app.fuzzy import match
from widgets.palette_hit import Hit
from widgets.style import Look

if TYPE_CHECKING:
    from widgets.palette import Palette


class PaletteController(QObject):
    """Remembers what was chosen for as long as the window lives."""

    def __init__(self, commands: Commands, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._commands = {command.id: command for command in commands if command.listed}
        self._recent: list[str] = []
        self._palette: Palette | None = None

    def open(self, look: Look) -> "Palette":
        """Open the palette over the window; it is made at the first time."""
        if self._palette is None:
            from widgets.palette import Palette

            self._palette = Palette(self.find, look, self._window)
            self._palette.chosen.connect(self._carry_out)
        self._palette.open(look)
        return self._palette

    def find(self, query: str) -> tuple[Hit, ...]:
        """What answers a query, the best first; all commands for an empty one. What has nothing to do is left out."""
        found = [
            (hit, score)
            for command in self._commands.values()
            if command.enabled()
            for hit, score in _hit(query, command)
        ]
        found.sort(key=lambda one: (-one[1], self._age(one[0].id)))
        return tuple(hit for hit, _ in found)

    def _age(self, name: str) -> int:
        """How long ago a command was chosen, in commands; what never was comes last, in the order of the list."""
        return self._recent.index(name) if name in self._recent else len(self._recent)

    def _carry_out(self, name: str) -> None:
        self._recent = [name, *(other for other in self._recent if other != name)]
        self._commands[name].carry_out()


def _hit(query: str, command: Command) -> list[tuple[Hit, float]]:
    """The command as an answer, if it is one; without a query all are worth the same."""
    title, aside = full_title(command), command.help()
    found = match(query, title, aside)
    if found is None:
        return []
    hit = Hit(command.id, title, aside, command.keys[0] if command.keys else "", found.spans)
    return [(hit, found.score if query.strip() else 0.0)]
