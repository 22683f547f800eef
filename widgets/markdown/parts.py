"""The parts of a message: stretches that are each quick to lay out."""

from typing import NamedTuple

from widgets.markdown.places import Place, Prose

SHORT = 2_000  # characters that are quick enough to render whatever they are

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
    if len(content) <= SHORT:
        return (Part(0, content),)
    from widgets.markdown.cut import cut, is_light  # at need: most days have no long message

    if is_light(content):
        return (Part(0, content),)
    return tuple(Part(index, source, place) for index, (source, place) in enumerate(cut(content)))
