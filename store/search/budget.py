"""The characters that a result may take, counted as the JSON that is given back."""

import json
from collections.abc import Iterator, Mapping, Sequence

Form = dict[str, object]

# As wide as a number in a result gets; counted before the true one is known.
WIDE = 10**15


_ENCODER = json.JSONEncoder(ensure_ascii=False)


def json_text(form: Mapping[str, object]) -> str:
    """The one way in which a result is written as JSON."""
    return _ENCODER.encode(form)


def size(form: Mapping[str, object]) -> int:
    """Characters of a form as JSON."""
    return len(json_text(form))


def text_size(text: str) -> int:
    """Characters of a text within JSON, without its quotation marks."""
    return len(_ENCODER.encode(text)) - 2


def clipped(text: str, room: int) -> str:
    """The longest beginning of a text that takes at most `room` characters within JSON."""
    shortest, longest = 0, min(len(text), max(room, 0))
    if text_size(text[:longest]) <= room:
        return text[:longest]
    while shortest < longest:
        middle = (shortest + longest + 1) // 2
        if text_size(text[:middle]) <= room:
            shortest = middle
        else:
            longest = middle - 1
    return text[:shortest]


class Room:
    """What is left of a budget once the frame of the result is counted."""

    def __init__(self, characters: int, frame: Mapping[str, object]) -> None:
        self.left = characters - size(frame)

    def takes(self, entry: Mapping[str, object]) -> bool:
        """Whether one more entry of a list fits; if so, its characters are taken."""
        cost = size(entry) + len(", ")
        if cost > self.left:
            return False
        self.left -= cost
        return True


def shares(wanted: Sequence[int], room: int) -> Iterator[int]:
    """How much each text gets when all together have `room`: what it wants, or the same as every other long one."""
    left, open_texts = room, len(wanted)
    given = dict[int, int]()
    for place in sorted(range(len(wanted)), key=wanted.__getitem__):
        given[place] = min(wanted[place], left // open_texts)
        left -= given[place]
        open_texts -= 1
    return (given[place] for place in range(len(wanted)))
