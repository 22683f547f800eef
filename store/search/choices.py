"""Reading a name that must be one of a few."""

from typing import TypeVar

from store.errors import BadArgument

T = TypeVar("T", bound=str)


def one_of(given: str, known: tuple[T, ...], argument: str) -> T:
    """Errors: BadArgument."""
    for name in known:
        if given == name:
            return name
    raise BadArgument(f"{argument} is one of {', '.join(known)}", argument=argument)
