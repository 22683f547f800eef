"""Keeps the rows of unfolded messages, because cutting a long message into parts is dear."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from store.records import Message, SessionId
from widgets.rows.message_rows import MessageRow, message_rows
from widgets.rows.message_words import Scene


@dataclass
class CutMessages:
    """messages: the very list that `rows` were made of, which may have grown since; done: how many of them."""

    messages: Sequence[Message]
    scene: Scene
    rows: list[MessageRow] = field(default_factory=list)
    done: int = 0


class RowCache:
    """By session. Messages that are added to a list are cut then; the others stay as they are."""

    def __init__(self) -> None:
        self._cut: dict[SessionId, CutMessages] = {}

    def clear(self) -> None:
        """Another day is shown."""
        self._cut.clear()

    def rows(self, session: SessionId, messages: Sequence[Message], scene: Scene) -> Sequence[MessageRow]:
        """The rows of a conversation's messages; a list only ever grows, another list is another reading."""
        cut = self._cut.get(session)
        if cut is None or cut.messages is not messages or cut.scene != scene:
            cut = self._cut[session] = CutMessages(messages, scene)
        if cut.done < len(messages):
            cut.rows += message_rows(messages[cut.done :], scene, cut.done + 1)
            cut.done = len(messages)
        return cut.rows
