"""The logs of a home by their days: which days have one, and what each of them holds.

Nothing is read twice while its file stays the same. For one thread at a time.
"""

import os
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from store.clock import Clock
from store.daylog import format as grammar
from store.home import Home
from store.private_files import file_errors

if TYPE_CHECKING:
    from store.daylog.reader import Log

# A month and some more: what a calendar and a few steps look at.
KEPT_LOGS = 40
# File systems count time in steps; a folder that changed this recently can change again and look the same.
SETTLED_SECONDS = 2

Signature = tuple[int, int, int]


class LoggedDays:
    """The daily logs of one home."""

    def __init__(self, home: Home, clock: Clock) -> None:
        self._home = home
        self._clock = clock
        self._folder = home.log_folder
        self._days: list[date] = []
        self._listed: Signature | None = None
        self._logs: OrderedDict[date, tuple[Signature, Log]] = OrderedDict()

    def before(self, day: date) -> Iterator[date]:
        """The days before this one that have a log, the nearest first. Errors: NoAccess, Trouble."""
        days = self._known()
        return (days[place] for place in range(bisect_left(days, day) - 1, -1, -1))

    def after(self, day: date) -> Iterator[date]:
        """The days after this one that have a log, the nearest first. Errors: NoAccess, Trouble."""
        days = self._known()
        return (days[place] for place in range(bisect_right(days, day), len(days)))

    def between(self, first: date, last: date) -> list[date]:
        """The days from `first` to `last` that have a log. Errors: NoAccess, Trouble."""
        days = self._known()
        return days[bisect_left(days, first) : bisect_right(days, last)]

    def log(self, day: date) -> "Log | None":
        """The log of a day, without its bytes; None where there is none. Errors: those of `read_log`."""
        path = self._folder / grammar.file_name(day)
        with file_errors(path):
            signature = _signature(path)
        if signature is None:
            self._logs.pop(day, None)
            return None
        held = self._logs.get(day)
        if held is None or held[0] != signature:
            from store.daylog.reader import read_log  # with the first log: a day of the database needs no grammar

            held = signature, replace(read_log(path, self._home), data=b"")
        self._logs[day] = held
        self._logs.move_to_end(day)
        if len(self._logs) > KEPT_LOGS:
            self._logs.popitem(last=False)
        return held[1]

    def _known(self) -> list[date]:
        """All days that have a log, in order; listed anew when the folder has changed."""
        with file_errors(self._folder):
            signature = _signature(self._folder)
            if signature is None or signature != self._listed:
                self._days = [] if signature is None else _listed(self._folder)
                self._listed = signature if signature and self._settled(signature) else None
        return self._days

    def _settled(self, signature: Signature) -> bool:
        return self._clock.now().timestamp() - signature[0] / 1e9 > SETTLED_SECONDS


def _listed(folder: os.PathLike[str]) -> list[date]:
    with os.scandir(folder) as entries:
        named = [grammar.named_day(entry.name) for entry in entries]
    return sorted(day for name in named if name and (day := grammar.day_of(name)))


def _signature(path: os.PathLike[str]) -> Signature | None:
    try:
        held = os.stat(path)  # noqa: PTH116 -- three times as fast, and asked on every step of the diary
    except FileNotFoundError:
        return None
    return held.st_mtime_ns, held.st_size, held.st_ino
