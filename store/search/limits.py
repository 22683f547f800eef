"""How much one call may give back."""

from dataclasses import dataclass

from store.errors import BadArgument

FURTHEST = 10**12


@dataclass(frozen=True, slots=True)
class Limits:
    """max_results: hits of one page; recall_chars: length of a result as JSON; context_chars: of the context's text."""

    max_results: int = 8
    recall_chars: int = 8000
    context_chars: int = 4000


@dataclass(frozen=True, slots=True)
class Window:
    """Which part of a list is asked for: at most `size` entries from `offset` on."""

    offset: int
    size: int

    @classmethod
    def of(cls, limits: Limits, limit: int | None, offset: int) -> "Window":
        """`limit` None is as many as the limits allow, as is more than that. Errors: BadArgument."""
        if limit is not None and limit < 1:
            raise BadArgument("the limit is at least 1", argument="limit", given=limit)
        return cls(checked_offset(offset), min(limit or limits.max_results, limits.max_results))


def checked_offset(offset: int, argument: str = "offset") -> int:
    """Errors: BadArgument (below 0, or beyond what any list reaches)."""
    if not 0 <= offset <= FURTHEST:
        raise BadArgument(f"{argument} is from 0 to {FURTHEST}", argument=argument, given=offset)
    return offset
