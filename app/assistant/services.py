"""What the assistant is given to work with."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.agent_log import AgentLog
from store.clock import Clock
from store.home import Home
from store.settings import Settings


@dataclass(frozen=True, slots=True)
class Phrases:
    """What Morgan adds to an answer by itself, in the language of the window.

    unsaved: nothing was saved or changed in this turn, whatever the answer says; cut: the answer was cut off at its
    greatest length; too_many_steps: the turn was ended after many steps.
    """

    unsaved: str
    cut: str
    too_many_steps: str


@dataclass(frozen=True)
class Services:
    """settings: those in force now; phrases: in the language of now; both are asked in the assistant's thread.

    database: overrides where the settings say the database is (`python -m store --database`), or None.
    """

    home: Home
    clock: Clock
    settings: Callable[[], Settings]
    phrases: Callable[[], Phrases]
    log: AgentLog
    database: Path | None = None
