"""When a memory's time is over, as people and models write it."""

from datetime import datetime, tzinfo

from store.errors import BadArgument
from store.records import Moment


def expiry(given: Moment | str | None, zone: tzinfo | None) -> Moment | None:
    """A moment, or an ISO time, which without an offset is local; an empty text is as none. Errors: BadArgument."""
    if given is None or isinstance(given, Moment):
        return given
    if not given.strip():
        return None
    try:
        when = datetime.fromisoformat(given.strip())
        moment = Moment.of(when if when.tzinfo else when.replace(tzinfo=zone))
        moment.written()  # the last day of the last year has offsets in which no calendar holds it
    except (ValueError, OverflowError) as error:
        raise BadArgument("the expiry is an ISO time such as 2027-01-31T18:00", argument="expires") from error
    return moment
