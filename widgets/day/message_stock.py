"""Holds the messages of one day's unfolded conversations, and knows which are still to be fetched.

Messages come in pages. What is shown stays while it is fetched anew, so that a refresh never empties a conversation.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from store.records import Conversation, Message, SessionId


@dataclass
class Holding:
    """The messages of one conversation.

    shown: what the page shows; fresh: pages of a second reading, which replace `shown` at their end; asked: the `after`
    of the page that is on its way; goal: the state of the conversation that is being fetched; reached: the state that a
    whole reading was made for; trouble: why a page did not come.
    """

    shown: list[Message] = field(default_factory=list)
    fresh: list[Message] | None = None
    asked: int | None = None
    goal: Conversation | None = None
    reached: Conversation | None = None
    trouble: str = ""

    def read(self) -> int:
        """Begin a whole reading; returns the `after` to ask for."""
        self.fresh = [] if self.shown else None
        self.asked = 0
        return 0

    def go_on(self, after: int) -> int:
        """Ask for the messages after one."""
        self.asked = after
        return after

    def end(self) -> int | None:
        """The last page came. An addition that does not fill the gap calls for a whole reading."""
        added = self.fresh is None and self.reached is not None
        if self.fresh is not None:
            self.shown, self.fresh = self.fresh, None
        if added and self.goal and len(self.shown) != self.goal.count:
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
        return holding.shown if holding else ()

    def trouble(self, session: SessionId) -> str:
        holding = self._holdings.get(session)
        return holding.trouble if holding else ""

    def waits(self, session: SessionId) -> bool:
        """Whether it has nothing to show because the first page is on its way."""
        holding = self._holdings.get(session)
        return holding is not None and not holding.shown and holding.asked is not None

    def wanted(self, conversation: Conversation) -> int | None:
        """After which `seq` to fetch so that this conversation is whole; None when nothing is missing or asked."""
        holding = self._holdings.setdefault(conversation.session, Holding())
        if holding.asked is not None or holding.trouble or holding.reached == conversation:
            return None
        grew = holding.reached is not None and 0 < len(holding.shown) < conversation.count
        holding.goal = conversation
        return holding.go_on(holding.shown[-1].seq) if grew else holding.read()

    def add(self, session: SessionId, messages: Sequence[Message], more: bool) -> int | None:
        """Take in a page; returns after which `seq` the next one is to be fetched, or None at the end.

        A page of a session that is not held, because it was folded meanwhile, is left out.
        """
        holding = self._holdings.get(session)
        if holding is None or holding.asked is None:
            return None
        (holding.shown if holding.fresh is None else holding.fresh).extend(messages)
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
