"""How fast people type and answers come: the seconds between the messages of a conversation."""

from datetime import timedelta
from random import Random

from app.demo.script import Line, Pace, Step, Talk

TYPED = 6.0  # characters a second
WRITTEN = 90.0
THINKING: dict[Pace, tuple[float, float]] = {"brisk": (4, 18), "usual": (20, 140), "late": (100, 260)}  # seconds
LONGEST = 150.0  # seconds that anybody spends typing one message


def offsets(talk: Talk, chance: Random) -> list[timedelta]:
    """For each step, the time since the first one, growing strictly."""
    at = timedelta(0)
    found = []
    for place, step in enumerate(talk.steps):
        if place:
            at += _pause(step, chance, THINKING[talk.pace])
        found.append(at)
    return found


def _pause(step: Step, chance: Random, thinking: tuple[float, float]) -> timedelta:
    if not isinstance(step, Line):
        return _seconds(chance.uniform(0.8, 1.6))
    if step.role == "system":
        return _seconds(chance.uniform(0.2, 0.9))
    if step.role == "assistant":
        return _seconds(chance.uniform(1.5, 4) + len(step.text) / WRITTEN)
    return step.wait + _seconds(chance.uniform(*thinking) + min(LONGEST, len(step.text) / TYPED))


def _seconds(count: float) -> timedelta:
    return timedelta(microseconds=round(count * 1_000_000))
