"""A text that grows while it is shown: what has come to an end is frozen, so that only the rest is laid out anew."""

from collections.abc import Iterator

from widgets.markdown.parts import Part
from widgets.markdown.places import Place

FROZEN = 400  # the least characters of a frozen stretch; what is laid out again and again is hardly longer
TRIES = 8  # how many borders are looked at, from the end


class GrowingText:
    """Markdown that comes in pieces. Its parts joined in order are the text, character by character."""

    def __init__(self) -> None:
        self._frozen: list[tuple[str, Place]] = []
        self._open = ""

    @property
    def text(self) -> str:
        """All of it so far."""
        return "".join(source for source, _ in self._frozen) + self._open

    def add(self, more: str) -> None:
        self._open += more
        end = _settled_end(self._open)
        if end:
            from widgets.markdown.cut import cut

            self._frozen.extend(cut(self._open[:end]))
            self._open = self._open[end:]

    def parts(self) -> tuple[Part, ...]:
        """Those that are frozen stay equal from one time to the next."""
        from widgets.markdown.cut import cut  # with the first answer

        stretches = [*self._frozen, *(cut(self._open) if self._open else ())]
        return tuple(Part(index, source, place) for index, (source, place) in enumerate(stretches))


def _settled_end(text: str) -> int:
    """Where the last block ends that nothing to come can change; 0 where none is long enough yet."""
    from widgets.markdown.fences import fences

    held: list[tuple[int, int]] | None = None
    for at in _borders(text):
        held = [(fence.start, fence.end) for fence in fences(text)] if held is None else held
        if not any(start < at < end for start, end in held):
            return at
    return 0


def _borders(text: str) -> Iterator[int]:
    """Where a line that is not indented begins after an empty one, from the end; a list or quote may go on in it."""
    high = len(text)
    for _ in range(TRIES):
        high = text.rfind("\n\n", 0, high)
        start = high + 2
        if start < FROZEN:
            return
        if start < len(text) and not text[start].isspace():
            yield start
