"""The lists and quotes around the place where a walk through the tokens stands."""

from dataclasses import dataclass

from widgets.markdown.formats import DEEPEST


@dataclass(slots=True)
class Listing:
    """One open list. number: of its current item, None for bullets; marked: that item shows its marker already."""

    key: int
    number: int | None
    step: int = 0
    marked: bool = True


class Around:
    """A stack of lists, and for each open quote how many lists stood around it."""

    def __init__(self) -> None:
        self._lists: list[Listing] = []
        self._quotes: list[int] = []
        self._joined = 0
        self._made = 0

    def open_list(self, start: int | None) -> None:
        self._made += 1
        self._lists.append(Listing(self._made, start))

    def close_list(self) -> None:
        self._lists.pop()

    def open_item(self) -> None:
        """The next item of the innermost list, whose marker waits for its first paragraph."""
        inner = self._lists[-1]
        inner.marked = False
        if inner.number is not None:
            inner.number += inner.step
            inner.step = 1

    def open_quote(self) -> None:
        self._quotes.append(len(self._lists))

    def close_quote(self) -> None:
        self._quotes.pop()
        self._joined = min(self._joined, len(self._quotes))

    def take_marker(self) -> Listing | None:
        """The list whose item still has to show its marker, now regarded as shown."""
        if not self._lists or self._lists[-1].marked:
            return None
        self._lists[-1].marked = True
        return self._lists[-1]

    def take_joined(self) -> int:
        """How many of the quotes stood around the last place too where this was asked."""
        joined, self._joined = self._joined, len(self._quotes)
        return min(joined, DEEPEST)

    @property
    def quotes(self) -> int:
        """How many bars stand beside the text."""
        return min(len(self._quotes), DEEPEST)

    @property
    def bars(self) -> tuple[int, ...]:
        """The level at which each of them stands, the outermost first: lists lie between them."""
        most = DEEPEST - self.quotes
        return tuple(min(lists, most) + number for number, lists in enumerate(self._quotes[:DEEPEST]))

    @property
    def indent(self) -> int:
        """How many lists the quote stands in: a document within it begins there."""
        return min(self._quotes[-1] if self._quotes else 0, DEEPEST - self.quotes)

    @property
    def inner_indent(self) -> int:
        """How many levels of lists a block of its own stands in."""
        return min(len(self._lists), DEEPEST - self.quotes)

    @property
    def level(self) -> int:
        """How many levels of lists stand within the document; the deepest differ in their bullets only."""
        return len(self._lists) - (self._quotes[-1] if self._quotes else 0)
