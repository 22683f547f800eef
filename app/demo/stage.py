"""The clock of the sample home: it shows whatever time the script has reached."""

from datetime import datetime, tzinfo


class StageClock:
    """A clock that is set by hand, in the zone of whoever looks."""

    def __init__(self, start: datetime, zone: tzinfo) -> None:
        self._at = start
        self._zone = zone

    def set(self, at: datetime) -> None:
        self._at = at

    def now(self) -> datetime:
        return self._at.astimezone(self._zone)
