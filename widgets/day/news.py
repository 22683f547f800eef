"""What is new on a day that is shown already: how much came where, and how it is said aloud."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject

from store.records import DayPage, Message, SessionId
from widgets.rows.message_words import Place, Scene, spoken_name

SPOKEN = 500  # characters of a new message that are said; the rest is there to be read


def arrivals(before: DayPage, after: DayPage) -> Mapping[SessionId, int]:
    """By how many messages each conversation has grown, those that are new among them."""
    counts = {conversation.session: conversation.count for conversation in before.conversations}
    grown = {c.session: c.count - counts.get(c.session, 0) for c in after.conversations}
    return {session: count for session, count in grown.items() if count > 0}


class NewsWords(QObject):
    """An object, because only an object's `tr` is collected with its plurals."""

    def count(self, messages: int) -> str:
        return self.tr("%Ln new message(s)", "", messages)

    def of(self, messages: Sequence[Message], scene: Scene, place: Callable[[Message], Place | None]) -> str:
        """One message is read out; of several it is said how many they are."""
        if len(messages) != 1:
            return self.count(len(messages)) if messages else ""
        return f"{spoken_name(messages[0], scene, place(messages[0]))}: {messages[0].content[:SPOKEN]}"
