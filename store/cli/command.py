"""What a command of the command line is, what it is given, and what it gives back."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from store.clock import Clock
from store.home import Home
from store.service import MemoryService


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a command. say: tells the person how far it is, on a line of its own."""

    home: Home
    database: Path
    clock: Clock
    options: Namespace
    say: Callable[[str], None]

    @property
    def service(self) -> MemoryService:
        return MemoryService(self.database, self.clock)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command found: plain values for JSON. success: whether the exit code is 0."""

    data: dict[str, object]
    success: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """One command. summary: one line for the list; description: what a newcomer should know before using it."""

    name: str
    summary: str
    description: str
    declare: Callable[[ArgumentParser], None]
    run: Callable[[Call], Outcome]
