"""Turns messages into rows of the day list: one for most, several that look like one card for a long message."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress, count, repeat
from operator import attrgetter
from typing import NamedTuple

from store.records import Message, MessageId
from widgets.markdown.code_view import SHOWN, CodeView, is_long
from widgets.markdown.parts import SHORT, Part, parts
from widgets.markdown.places import Code
from widgets.rows.message_words import Scene

CodeViews = Mapping[tuple[MessageId, int], CodeView]
FOLDED = CodeView()


class MessageRow(NamedTuple):
    """One message, or one part of it. A named tuple because they are made by the ten thousand.

    length: characters of source in this row; cut: the part, or None for a message that is whole by its length alone;
    parts: how many of them are shown, from the first one on. code: how its code is shown; None for all of it, and
    nothing to choose. It knows no place among others, which changes when one before it is deleted.
    """

    message: Message
    scene: Scene
    length: int
    cut: Part | None = None
    parts: int = 1
    code: CodeView | None = None

    @property
    def key(self) -> tuple[MessageId, int]:
        return (self.message.id, self.cut.index if self.cut else 0)

    @property
    def part(self) -> Part:
        return self.cut or Part(0, self.message.content)

    @property
    def is_first(self) -> bool:
        return self.cut is None or self.cut.index == 0

    @property
    def is_last(self) -> bool:
        return self.cut is None or self.cut.index == self.parts - 1


def message_rows(messages: Sequence[Message], scene: Scene, views: CodeViews | None = None) -> list[MessageRow]:
    """The rows of consecutive messages of one conversation.

    views: how code is shown where somebody chose, by message and part; elsewhere long code is folded, and the rows of
    what is hidden are left out. Without it all code is shown.

    Runs of short messages, which are nearly all, are made at C speed.
    """
    rows: list[MessageRow] = []
    lengths = list(map(len, map(attrgetter("content"), messages)))
    start = 0
    for index in compress(count(), map(SHORT.__lt__, lengths)):
        rows.extend(_short_rows(messages[start:index], lengths[start:index], scene, views))
        rows.extend(_long_rows(messages[index], scene, views))
        start = index + 1
    rows.extend(_short_rows(messages[start:], lengths[start:], scene, views))
    return rows


def _short_rows(
    messages: Sequence[Message], lengths: list[int], scene: Scene, views: CodeViews | None
) -> Iterator[MessageRow]:
    """Named tuples made without their constructor, which is written in Python and four times as slow."""
    codes: Iterable[CodeView | None] = repeat(None if views is None else FOLDED)
    if views:
        codes = (views.get((message.id, 0), FOLDED) for message in messages)
    fields = zip(messages, repeat(scene), lengths, repeat(None), repeat(1), codes)
    return map(tuple.__new__, repeat(MessageRow), fields)


def _long_rows(message: Message, scene: Scene, views: CodeViews | None) -> Iterator[MessageRow]:
    cuts = parts(message.content)
    shown = [(cut, None) for cut in cuts] if views is None else list(_shown(message, cuts, views))
    last = shown[-1][0].index + 1
    return (MessageRow(message, scene, len(cut.source), cut, last, code) for cut, code in shown)


def _shown(message: Message, cuts: Sequence[Part], views: CodeViews) -> Iterator[tuple[Part, CodeView]]:
    """The parts that are not hidden in folded code. A fence that goes on is shown as it was where it began."""
    view = FOLDED
    for cut in cuts:
        place = cut.place
        if not isinstance(place, Code) or place.opens:
            view = views.get((message.id, cut.index), CodeView(cut.index))
        if isinstance(place, Code) and place.before >= SHOWN and is_long(place.lines) and view.way(0).folds:
            continue
        yield cut, view
