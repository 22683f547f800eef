"""Where in a long text the asked-for words stand closest together: that part is shown when not all of it fits."""

from collections.abc import Callable

from store.search.lexicon.positions import pieces
from store.search.scratch import Scratch

# The least characters of a passage that is judged by itself, and how far a start is moved to the next word.
PASSAGE = 40
STEP = 40

# From an empty scratch index, a text and the characters that can be shown of it: where to begin.
Locate = Callable[[Scratch, str, int], int]


def at_the_beginning(_index: Scratch, _text: str, _room: int) -> int:
    return 0


def by_words(expression: str) -> Locate:
    """Begin near the passage that the index's own measure finds best for an expression."""

    def locate(index: Scratch, text: str, room: int) -> int:
        parts = dict(enumerate(pieces(text, max(PASSAGE, room // 2))))
        with index.holding((number, part) for number, (_, part) in parts.items()) as held:
            best = held.execute(
                "SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY rank, rowid LIMIT 1", (expression,)
            ).fetchone()
        return 0 if best is None else _start(text, parts[best[0]][0], room)

    return locate


def by_characters(needles: tuple[str, ...]) -> Locate:
    """Begin near the first of some characters."""

    def locate(_index: Scratch, text: str, room: int) -> int:
        return _start(text, min((at for at in map(text.find, needles) if at >= 0), default=0), room)

    return locate


def _start(text: str, place: int, room: int) -> int:
    """A little before the place, at a word, and so that the room is used to the end of the text."""
    start = max(0, min(place - room // 4, len(text) - room))
    if start == 0:
        return 0
    blank = text.find(" ", start, start + STEP)
    return blank + 1 if 0 <= blank < place else start
