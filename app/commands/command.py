"""What a command is: menus, keys, palette and help are views of one list of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Group = Literal["go", "window", "chat", "day", "size", "colours", "contrast", "language", "program", "list"]
Role = Literal["quit", "settings", "none"]
Words = Callable[[], str]


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Command:
    """One thing a person can do from anywhere in the window.

    title, help: in the interface's language at the moment of asking; keys: portable sequences, the first of which is
    shown; enabled: whether there is anything to do now; chosen: for one of several choices, whether it is the present
    one; role: what the desktop knows it as; listed: whether the palette offers it.
    """

    id: str
    group: Group
    title: Words
    help: Words
    run: Callable[[], object]
    keys: tuple[str, ...] = ()
    enabled: Callable[[], bool] = _always
    chosen: Callable[[], bool] | None = None
    role: Role = "none"
    listed: bool = True

    def carry_out(self) -> None:
        """Do it, unless there is nothing to do."""
        if self.enabled():
            self.run()


@dataclass(frozen=True, slots=True)
class ListKey:
    """A key of the day's list: it works while the list has the keyboard, and is never a shortcut of the window."""

    keys: tuple[str, ...]
    help: Words


Commands = tuple[Command, ...]
