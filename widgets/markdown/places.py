"""What kind of stretch a part of a message is, told so that it can be rendered alone."""

from dataclasses import dataclass

LINE = 4_000  # the longest line that is laid out whole, in characters: the layout is quadratic in them


@dataclass(frozen=True, slots=True)
class Prose:
    """A stretch of Markdown.

    opens, closes: False where it goes on in the middle of a paragraph or list of its neighbour;
    inline: it is a later piece of one over-long line, so that nothing in it can begin a block;
    indent: the columns that its lines are indented by, because a list item around them was cut.
    """

    opens: bool = True
    closes: bool = True
    inline: bool = False
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Code:
    """A stretch of one fence, whose code is `source[start:end]`: the fence's own marks lie outside.

    info: the fence's info string; indent: the columns to take off every line;
    whole: all of the fence's code, for the lexer, or None where it is too long to be coloured;
    offset: where this stretch begins in `whole`; before, lines: how many lines the fence has above this stretch, and in
    all.
    """

    opens: bool
    closes: bool
    start: int
    end: int
    info: str
    indent: int
    whole: str | None
    offset: int
    before: int = 0
    lines: int = 0


@dataclass(frozen=True, slots=True)
class Rows:
    """Some rows of one table. head: its header and delimiter lines; widths: of the columns, in per cent."""

    opens: bool
    closes: bool
    head: str
    widths: tuple[int, ...]


Place = Prose | Code | Rows
