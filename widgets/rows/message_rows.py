"""Turns messages into rows of the day list: one for most, several that look like one card for a long message."""

from collections.abc import Iterator, Sequence
from itertools import compress, count, repeat
from operator import attrgetter
from typing import NamedTuple

from store.records import Message, MessageId
from widgets.markdown.parts import SHORT, Part, parts
from widgets.rows.message_words import Scene


class MessageRow(NamedTuple):
    """One message, or one part of it. A named tuple because they are made by the ten thousand.

    length: characters of source in this row; cut: the part, or None for a message that is whole by its length alone;
    parts: how many the message has. It knows no place among others, which changes when one before it is deleted.
    """

    message: Message
    scene: Scene
    length: int
    cut: Part | None = None
    parts: int = 1

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


def message_rows(messages: Sequence[Message], scene: Scene) -> list[MessageRow]:
    """The rows of consecutive messages of one conversation.

    Runs of short messages, which are nearly all, are made at C speed.
    """
    rows: list[MessageRow] = []
    lengths = list(map(len, map(attrgetter("content"), messages)))
    start = 0
    for index in compress(count(), map(SHORT.__lt__, lengths)):
        rows.extend(_short_rows(messages[start:index], lengths[start:index], scene))
        rows.extend(_long_rows(messages[index], scene))
        start = index + 1
    rows.extend(_short_rows(messages[start:], lengths[start:], scene))
    return rows


def _short_rows(messages: Sequence[Message], lengths: list[int], scene: Scene) -> Iterator[MessageRow]:
    """Named tuples made without their constructor, which is written in Python and four times as slow."""
    fields = zip(messages, repeat(scene), lengths, repeat(None), repeat(1))
    return map(tuple.__new__, repeat(MessageRow), fields)


def _long_rows(message: Message, scene: Scene) -> Iterator[MessageRow]:
    cuts = parts(message.content)
    return (MessageRow(message, scene, len(cut.source), cut, len(cuts)) for cut in cuts)
