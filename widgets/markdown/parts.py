"""The parts of a message: stretches that are each quick to lay out."""

import re
from typing import NamedTuple

from widgets.markdown.cut import cut
from widgets.markdown.places import LINE, Place, Prose

WHOLE = 6_000  # a message of up to this many characters is one part, unless a line of it is too long

_LONG_LINE = re.compile(rf"^[^\n]{{{LINE + 1}}}", re.MULTILINE)
_MESSAGE = Prose()


class Part(NamedTuple):
    """One stretch of a message; the sources joined in order are the message, character by character.

    A named tuple, not a dataclass, because unfolding a long conversation makes ten thousand at once.
    """

    index: int  # type: ignore[assignment]  # nobody looks for an item of this tuple by `tuple.index`
    source: str
    place: Place = _MESSAGE


def parts(content: str) -> tuple[Part, ...]:
    """One part for a short message; for a long one, parts of about 3,000 characters each."""
    if len(content) <= LINE or (len(content) <= WHOLE and not _LONG_LINE.search(content)):
        return (Part(0, content),)
    return tuple(Part(index, source, place) for index, (source, place) in enumerate(cut(content)))
