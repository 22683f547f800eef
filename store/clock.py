"""What time it is, and by which zone: the one source of "now", passed in wherever it is needed."""

import os
import sys
import time
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Protocol


class Clock(Protocol):
    """Tells the time. `now()` is aware; its `tzinfo` is the zone by which days are cut."""

    def now(self) -> datetime: ...


class SystemZone(tzinfo):
    """The zone of the system, asked for each instant, so that past and coming changes of the hour count.

    A clock's `now()` alone would carry today's offset only.
    """

    def utcoffset(self, when: datetime | None) -> timedelta | None:
        """The offset at a local time; of an hour that happens twice, `fold` tells which."""
        return None if when is None else when.replace(tzinfo=None).astimezone().utcoffset()

    def dst(self, _when: datetime | None) -> timedelta | None:
        """Unknown: the system tells offsets, not what part of them is summer time."""
        return None

    def tzname(self, when: datetime | None) -> str | None:
        return None if when is None else when.replace(tzinfo=None).astimezone().tzname()

    def fromutc(self, when: datetime) -> datetime:
        """The local time of an instant given in UTC, marked with `fold` where its hour is the second one."""
        local = when.replace(tzinfo=UTC).astimezone()
        first = local.replace(tzinfo=self, fold=0)
        return first if first.utcoffset() == local.utcoffset() else first.replace(fold=1)


class SystemClock:
    """The clock of this computer. `zone` is another object once the system has another zone."""

    def __init__(self) -> None:
        self.zone = SystemZone()
        self._system = _system_zone()

    def now(self) -> datetime:
        system = _system_zone()
        if system != self._system:
            self._system, self.zone = system, SystemZone()
        return datetime.now(self.zone)


def _system_zone() -> tuple[object, ...]:
    """What tells one zone of the system from another, asked anew: by itself a running process keeps to its first."""
    if sys.platform != "win32":
        time.tzset()
    return os.environ.get("TZ"), time.tzname, time.timezone, time.altzone, _zone_file()


def _zone_file() -> tuple[int, int] | None:
    """Which file the zone is read from, where the system has one: zones of one name may differ in their past."""
    try:
        held = os.lstat("/etc/localtime")
    except OSError:
        return None
    return held.st_ino, held.st_mtime_ns
