"""What only one request is told, at its end: when it is, what is remembered, what was taken back."""

from collections.abc import Sequence
from datetime import datetime

from pydantic_ai.framing import register_tag, wrap

MEMORIES = register_tag("memories")
NOW = register_tag("now")
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def now_note(now: datetime, taken_back: Sequence[str] = ()) -> str:
    """The date, weekday, time and zone of the person, and which additions they took back since the last turn."""
    zone = " ".join(filter(None, (now.tzname(), f"{now:%z}")))
    lines = [f"{_WEEKDAYS[now.weekday()]} {now:%Y-%m-%d %H:%M}, zone {zone}"]
    if taken_back:
        lines.append(f"Taken back by the user meanwhile: {', '.join(taken_back)}")
    return wrap(NOW, "\n".join(lines))


def memories_note(context: str) -> str:
    """The block of memories, which nothing within can close; empty where there are none."""
    return wrap(MEMORIES, context) if context else ""
