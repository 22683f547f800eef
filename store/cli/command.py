"""What a command of the command line is, what it is given, and what it gives back."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from store.cli.text import plain
from store.clock import Clock
from store.home import Home
from store.search.limits import Limits
from store.service import MemoryService

# A result as JSON has it: plain values of any depth.
Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a command. say: tells the person something, on a line of its own."""

    home: Home
    database: Path
    clock: Clock
    limits: Limits
    options: Namespace
    say: Callable[[str], None]

    @property
    def service(self) -> MemoryService:
        return MemoryService(self.database, self.clock, self.limits)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command found. success: whether the exit code is 0."""

    data: Data
    success: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """One command. summary: one line for the list; description: what a newcomer should know before using it.

    lines: its result as text for a person.
    """

    name: str
    summary: str
    description: str
    declare: Callable[[ArgumentParser], None]
    run: Callable[[Call], Outcome]
    lines: Callable[[Data], Iterable[str]] = plain
