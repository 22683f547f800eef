"""What a sample conversation consists of, and when it took place."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Literal

from store.records import Category, Role, Status

Language = Literal["en", "es"]
DayPart = Literal["morning", "noon", "afternoon", "evening", "night"]
Kept = Literal["both", "log"]
Pace = Literal["brisk", "usual", "late"]

NO_WAIT = timedelta(0)


@dataclass(frozen=True, slots=True)
class Line:
    """One message; `wait` is how long its speaker was away before it."""

    role: Role
    text: str
    status: Status = "complete"
    wait: timedelta = NO_WAIT


@dataclass(frozen=True, slots=True)
class Note:
    """One memory, kept at this point of the conversation; `lasts` is None where it has no end."""

    category: Category
    text: str
    key: str | None = None
    lasts: timedelta | None = None


Step = Line | Note


@dataclass(frozen=True, slots=True)
class Talk:
    """One conversation as written.

    part: the part of the day it belongs to; at: its exact time, where it has one; ago: the day it took place, counted
    back from today, or None where any day will do; times: how often it comes again, with other words in its slots;
    kept: "log" where only the daily log holds it; pace: how long the person thinks before typing; open: not closed yet.
    """

    name: str
    language: Language
    steps: tuple[Step, ...]
    part: DayPart = "morning"
    at: time | None = None
    ago: int | None = None
    times: int = 1
    kept: Kept = "both"
    pace: Pace = "usual"
    open: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """One conversation with the instant of each of its steps, in UTC, in order."""

    talk: Talk
    moments: tuple[datetime, ...]

    @property
    def length(self) -> timedelta:
        return self.moments[-1] - self.moments[0]
