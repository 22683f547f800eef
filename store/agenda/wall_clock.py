"""From the wall clock of an entry to that of whoever looks.

A time that the clocks skip is the instant as long after the skip; one that comes twice is the first.
"""

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

from store.records import Moment


def seen(when: datetime, zone: str | None, viewer: tzinfo) -> datetime:
    """A naive time of an entry as the viewer's clock shows it. Without a zone it is what it is everywhere."""
    if zone is None:
        return when
    try:
        meant = ZoneInfo(zone)
    except (KeyError, ValueError, OSError):  # a zone that this computer does not know: its time is all there is
        return when
    # By way of UTC: between equal zones `astimezone` leaves a time as it is, one that the clocks skip too.
    return when.replace(tzinfo=meant).astimezone(UTC).astimezone(viewer).replace(tzinfo=None)


def instant(when: datetime, viewer: tzinfo) -> Moment:
    """The instant at which the viewer's clock shows a naive time."""
    return Moment.of(when.replace(tzinfo=viewer))
