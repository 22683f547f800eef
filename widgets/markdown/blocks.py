"""What a card paints: one document after another, each with how it is framed."""

from dataclasses import dataclass
from typing import Literal

from widgets.markdown.document import SafeDocument

Kind = Literal["prose", "code", "table"]


@dataclass(frozen=True, slots=True)
class Block:
    """One document and its frame.

    language: the info string of code, as written (empty for none), None for what is no code;
    opens, closes: False where the block continues its neighbour's frame, table or paragraph without a gap;
    text: the exact code of the stretch, for copying; the texts of a frame joined are its code;
    indent, quotes: how many levels of lists and of quotes (a bar each) the block stands in, together at most three;
    bars: at which level each quote's bar stands, the outermost first;
    joined: how many of its quotes it shares with the block above;
    lists: whether there are lists within it;
    from_right: whether its levels count from the right, as in a text that runs from right to left.

    Of code: number: of its fence among those of the part, from 0; wraps: whether long lines are broken; columns: the
    longest line of the fence, None where that is not known; folded: the lines of the whole fence, where the rest of it
    is not shown, else 0; hidden: the characters of this part's rest, in UTF-16 units. `text` holds what is hidden too.
    """

    kind: Kind
    document: SafeDocument
    language: str | None = None
    opens: bool = True
    closes: bool = True
    text: str = ""
    indent: int = 0
    quotes: int = 0
    bars: tuple[int, ...] = ()
    joined: int = 0
    lists: bool = False
    from_right: bool = False
    number: int = 0
    wraps: bool = True
    columns: int | None = 0
    folded: int = 0
    hidden: int = 0

    @property
    def ends(self) -> bool:
        """Whether nothing more of its frame, table or paragraph is shown below."""
        return self.closes or self.folded > 0
