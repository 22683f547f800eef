"""Holds the messages of one day's unfolded conversations, and knows which are still to be fetched.

Messages come in pages. What is shown stays while it is fetched anew, so that a refresh never empties a conversation.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import attrgetter

from store.records import Conversation, Message, SessionId, Source, edition


@dataclass
class Reading:
    """Messages in order, so many of a conversation as have come, with their edition."""

    messages: list[Message] = field(default_factory=list)
    edition: int = 0

    def add(self, messages: Sequence[Message], source: Source) -> None:
        self.messages.extend(messages)
        self.edition += edition(messages, source)

    def shows(self, conversation: Conversation) -> bool:
        """Whether these are the conversation's messages, all of them and in their present state."""
        known = conversation.edition is None or conversation.edition == self.edition
        return known and len(self.messages) == conversation.count


@dataclass
class Holding:
    """The messages of one conversation.

    shown: what the page shows; fresh: pages of a second reading, which replace `shown` at their end; asked: the `after`
    of the page that is on its way; goal: the state of the conversation that is being fetched; reached: the state that a
    whole reading was made for; trouble: why a page did not come.
    """

    shown: Reading = field(default_factory=Reading)
    fresh: Reading | None = None
    asked: int | None = None
    goal: Conversation | None = None
    reached: Conversation | None = None
    trouble: str = ""

    def read(self) -> int:
        """Begin a whole reading; returns the `after` to ask for."""
        self.fresh = Reading() if self.shown.messages else None
        self.asked = 0
        return 0

    def go_on(self, after: int) -> int:
        """Ask for the messages after one."""
        self.asked = after
        return after

    def grown_into(self, conversation: Conversation) -> bool:
        """Whether the conversation may be what is shown with more at its end."""
        return self.reached is not None and 0 < len(self.shown.messages) < conversation.count

    def add(self, messages: Sequence[Message]) -> None:
        """Take in a page. Messages that were read before stay the same objects, and so do their rows."""
        source = self.goal.source if self.goal else "database"
        if self.fresh is None:
            self.shown.add(messages, source)
        else:
            held = {message.id: message for message in self.shown.messages}
            self.fresh.add([old if (old := held.get(new.id)) == new else new for new in messages], source)

    def end(self) -> int | None:
        """The last page came. An addition that does not make up the whole calls for a whole reading."""
        added = self.fresh is None and self.reached is not None
        if self.fresh is not None:
            self.shown, self.fresh = self.fresh, None
        if added and self.goal and not self.shown.shows(self.goal):
            return self.read()
        self.reached = self.goal
        return None


class MessageStock:
    """By session. Every question that `wanted` or `add` returns is expected to be answered by `add` or `fail`."""

    def __init__(self) -> None:
        self._holdings: dict[SessionId, Holding] = {}

    def clear(self) -> None:
        """Another day is shown."""
        self._holdings.clear()

    def drop(self, session: SessionId) -> None:
        """The conversation was folded or is gone."""
        self._holdings.pop(session, None)

    def messages(self, session: SessionId) -> Sequence[Message]:
        holding = self._holdings.get(session)
        return holding.shown.messages if holding else ()

    def number(self, message: Message) -> int:
        """The place of a message among those that are shown of its session, from 1; 0 where it is not shown."""
        shown = self.messages(message.session)
        index = bisect_left(shown, message.seq, key=attrgetter("seq"))
        return index + 1 if index < len(shown) and shown[index].id == message.id else 0

    def trouble(self, session: SessionId) -> str:
        holding = self._holdings.get(session)
        return holding.trouble if holding else ""

    def is_added_to(self, session: SessionId) -> bool:
        """Whether what is on its way continues a conversation that is shown whole."""
        holding = self._holdings.get(session)
        return holding is not None and holding.reached is not None and holding.fresh is None

    def waits(self, session: SessionId) -> bool:
        """Whether it has nothing to show because the first page is on its way."""
        holding = self._holdings.get(session)
        return holding is not None and not holding.shown.messages and holding.asked is not None

    def wanted(self, conversation: Conversation) -> int | None:
        """After which `seq` to fetch so that this conversation is whole; None when nothing is missing or asked."""
        holding = self._holdings.setdefault(conversation.session, Holding())
        if holding.asked is not None or holding.trouble or holding.reached == conversation:
            return None
        if holding.reached and conversation.edition is not None and holding.shown.shows(conversation):
            holding.reached = conversation
            return None
        holding.goal = conversation
        return holding.go_on(holding.shown.messages[-1].seq) if holding.grown_into(conversation) else holding.read()

    def add(self, session: SessionId, messages: Sequence[Message], more: bool) -> int | None:
        """Take in a page; returns after which `seq` the next one is to be fetched, or None at the end.

        A page of a session that is not held, because it was folded meanwhile, is left out.
        """
        holding = self._holdings.get(session)
        if holding is None or holding.asked is None:
            return None
        holding.add(messages)
        holding.asked = None
        return holding.go_on(messages[-1].seq) if more and messages else holding.end()

    def forgive(self, session: SessionId) -> None:
        """Forget a trouble, so that `wanted` asks again."""
        holding = self._holdings.get(session)
        if holding:
            holding.trouble = ""

    def fail(self, session: SessionId, said: str) -> None:
        """A page could not be fetched; said: why, in plain words."""
        holding = self._holdings.get(session)
        if holding:
            holding.asked, holding.fresh, holding.trouble = None, None, said
