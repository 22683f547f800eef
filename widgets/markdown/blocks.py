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
