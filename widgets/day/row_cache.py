"""Keeps the rows of unfolded messages, because cutting a long message into parts is dear."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import compress, count
from operator import attrgetter, is_not

from store.records import Message, MessageId, SessionId
from widgets.markdown.code_view import CodeView
from widgets.rows.message_rows import CodeViews, MessageRow, message_rows
from widgets.rows.message_words import Scene


@dataclass
class CutMessages:
    """messages: the very list that `rows` were made of, which may have grown since; done: how many of them.

    views: how code is shown where somebody chose.
    """

    messages: Sequence[Message]
    scene: Scene
    views: CodeViews
    rows: list[MessageRow] = field(default_factory=list)
    done: int = 0

    def cut(self) -> None:
        """Make the rows of the messages that have none yet."""
        self.rows += message_rows(self.messages[self.done :], self.scene, self.views)
        self.done = len(self.messages)

    def recut(self, messages: Sequence[Message]) -> None:
        """Make the rows of another reading; those of messages that are the same at both ends stay the same rows."""
        before = self.messages[: self.done]
        head = _same(before, messages)
        tail = _same(before[head:][::-1], messages[head:][::-1])
        middle = message_rows(messages[head : len(messages) - tail], self.scene, self.views)
        self.rows[self._place(head) : self._place(self.done - tail)] = middle
        self.messages, self.done = messages, len(messages)

    def cut_again(self, message: Message) -> None:
        """Make the rows of one message anew, because its code is shown in another way."""
        index = bisect_left(self.messages, message.seq, hi=self.done, key=attrgetter("seq"))
        if index < self.done and self.messages[index].id == message.id:
            made = message_rows([self.messages[index]], self.scene, self.views)
            self.rows[self._place(index) : self._place(index + 1)] = made

    def _place(self, message: int) -> int:
        """Where the rows of a message begin, or of all that are cut end."""
        if message == self.done:
            return len(self.rows)
        return bisect_left(self.rows, self.messages[message].seq, key=attrgetter("message.seq"))


def _same(left: Sequence[Message], right: Sequence[Message]) -> int:
    """How many messages both begin with."""
    differing = compress(count(), map(is_not, left, right))
    return next(differing, min(len(left), len(right)))


class RowCache:
    """By session. Messages that are added to a list are cut then; the others stay as they are."""

    def __init__(self) -> None:
        self._cut: dict[SessionId, CutMessages] = {}
        self._views: dict[tuple[MessageId, int], CodeView] = {}

    def clear(self) -> None:
        """Another day is shown."""
        self._cut.clear()
        self._views.clear()

    def rows(self, session: SessionId, messages: Sequence[Message], scene: Scene) -> Sequence[MessageRow]:
        """The rows of a conversation's messages; a list only ever grows, another list is another reading."""
        cut = self._cut.get(session)
        if cut is None or cut.scene != scene:
            cut = self._cut[session] = CutMessages(messages, scene, self._views)
        if cut.messages is not messages:
            cut.recut(messages)
        elif cut.done < len(messages):
            cut.cut()
        return cut.rows

    def show_code(self, message: Message, view: CodeView) -> None:
        """Show the code of one part of a message so, for as long as the day is shown."""
        self._views[message.id, view.part] = view
        cut = self._cut.get(message.session)
        if cut:
            cut.cut_again(message)
