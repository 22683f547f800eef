"""A clock that shows what a test sets."""

from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

MADRID_SUMMER = timezone(timedelta(hours=2))


@dataclass
class SetClock:
    """Shows `when` until it is set anew."""

    when: datetime = datetime(2026, 10, 2, 9, 12, 3, tzinfo=MADRID_SUMMER)

    def now(self) -> datetime:
        return self.when

    def tick(self, seconds: float = 1) -> None:
        self.when += timedelta(seconds=seconds)
