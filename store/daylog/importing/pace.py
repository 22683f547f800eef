"""How much of an import fits into one transaction.

The write lock is meant to be held about 40 ms at a time, whatever the machine, and to be free often enough: SQLite's
waiters look again every 25 ms at first, so that a rest of that length lets each of them in within its 500 ms.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from store.records import Message

TARGET = 0.040
REST = 0.025
# What a row costs besides its text, in characters.
_ROW = 400
_FIRST_RATE = 2e6
_LARGEST_STEP = 2.0


class Pace:
    """Learns from each transaction how many characters the next one may hold."""

    def __init__(
        self, now: Callable[[], float] = time.perf_counter, rest: Callable[[float], None] = time.sleep
    ) -> None:
        self._now = now
        self._rest = rest
        self._rate = _FIRST_RATE
        self._filled = 0
        self._held = 0.0

    def fitting(self, messages: Sequence[Message], start: int) -> Sequence[Message]:
        """The messages from `start` that still fit into the transaction being gathered; into an empty one, one."""
        for end in range(start, len(messages)):
            weight = _weight(messages[end])
            if self._filled and self._filled + weight > self._rate * TARGET:
                return messages[start:end]
            self._filled += weight
        return messages[start:]

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Take the time of the transaction gathered. A slow one counts at once, a fast one raises the rate by steps."""
        started = self._now()
        yield
        seconds = self._now() - started
        self._held += seconds
        if self._filled:
            self._rate = min(self._filled / max(seconds, 1e-6), self._rate * _LARGEST_STEP)
        self._filled = 0

    def breathe(self) -> None:
        """Let others write, once the lock was held for long enough since the last time."""
        if self._held >= TARGET / 2:
            self._rest(REST)
            self._held = 0.0


def _weight(message: Message) -> int:
    return _ROW + len(message.content)
