"""The door to what is found: recall, words and their places, reading on."""

from typing import TypedDict, Unpack

from store.database.connection import reading
from store.doors.door import Door
from store.records import Moment, SessionId
from store.search.filters import Filters
from store.search.lexicon.instances import InstancesRequest, word_instances
from store.search.lexicon.words import WordsRequest, search_words
from store.search.reading import read_conversation, read_memory_message
from store.search.recall import RecallRequest, recall
from store.search.results import ConversationPage, InstancePage, Recalled, TextPage, WordPage


class Narrowing(TypedDict, total=False):
    """What a search is narrowed to, and which page of it is asked for; all of it as a person or a model writes it.

    session_id, role (user or assistant): of the message, or of those a memory was made from. since (inclusive), until
    (exclusive): ISO times with an offset. limit: as many as the limits allow where not given; offset: from 0.
    """

    session_id: str | None
    role: str | None
    since: str | None
    until: str | None
    limit: int | None
    offset: int


class Search(Door):
    """What can be found again, within the limits."""

    def recall(self, query: str, mode: str = "any", **narrowing: Unpack[Narrowing]) -> Recalled:
        """Memories and messages that hold what is asked for. Errors: BadArgument, NotFound (the session)."""
        now = self._now()
        request = RecallRequest(query, mode, *_narrowed(narrowing, now))
        with reading(self.path) as connection:
            return recall(connection, request, self.limits, now)

    def search_words(self, prefix: str = "", scope: str = "history", **narrowing: Unpack[Narrowing]) -> WordPage:
        """The words that occur, with exact counts. Errors: BadArgument, NotFound (the session)."""
        now = self._now()
        request = WordsRequest(prefix, scope, *_narrowed(narrowing, now))
        with reading(self.path) as connection:
            return search_words(connection, request, self.limits, now)

    def word_instances(self, word: str, scope: str = "history", **narrowing: Unpack[Narrowing]) -> InstancePage:
        """Every occurrence of a word, with its exact place. Errors: BadArgument, NotFound (the session)."""
        now = self._now()
        request = InstancesRequest(word, scope, *_narrowed(narrowing, now))
        with reading(self.path) as connection:
            return word_instances(connection, request, self.limits, now)

    def read_conversation(self, session_id: SessionId, after: int = 0) -> ConversationPage:
        """The completed messages of user and assistant, in order. Errors: NotFound, BadArgument."""
        with reading(self.path) as connection:
            return read_conversation(connection, session_id, after, self.limits)

    def read_memory_message(self, message_id: str, offset: int = 0) -> TextPage:
        """The text of a message (or memory) from `offset` on. Errors: NotFound, BadArgument."""
        with reading(self.path) as connection:
            return read_memory_message(connection, message_id, offset, self.limits, self._now())


def _narrowed(asked: Narrowing, now: Moment) -> tuple[Filters, int | None, int]:
    filters = Filters.of(asked.get("session_id"), asked.get("role"), asked.get("since"), asked.get("until"), now)
    return filters, asked.get("limit"), asked.get("offset", 0)
