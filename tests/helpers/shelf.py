"""A database in memory to search in, filled line by line."""

import sqlite3
from collections.abc import Mapping
from typing import Any

from store import ids
from store.conversations import messages, sessions
from store.database.migrations import ledger
from store.memory import memories
from store.records import (
    Category,
    Memory,
    MemoryId,
    MemoryState,
    Message,
    MessageId,
    Moment,
    Role,
    Session,
    SessionId,
    Status,
)
from store.search.budget import json_text
from store.search.filters import Filters
from store.search.json_form import conversation_form, instances_form, recalled_form, text_form, words_form
from store.search.lexicon.instances import InstancesRequest, word_instances
from store.search.lexicon.words import WordsRequest, search_words
from store.search.limits import Limits
from store.search.reading import read_conversation, read_memory_message
from store.search.recall import RecallRequest, recall

# A result as JSON has it: plain values of any depth.
Answer = dict[str, Any]

SECOND = 1_000_000
NOW = Moment(1_790_000_000 * SECOND, 7200)
ROOMY = Limits(max_results=50, recall_chars=64_000)


class Shelf:
    """Messages are a minute apart in the order in which they are said, the last ones before NOW."""

    def __init__(self, limits: Limits = ROOMY) -> None:
        self.limits = limits
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        ledger.migrate(self.connection)
        self._minute = 0

    def session(self, name: str = "s", boundaries_known: bool = True) -> SessionId:
        row = self.connection.execute("SELECT 1 FROM sessions WHERE id = ?", (name,)).fetchone()
        if row is None:
            sessions.add(self.connection, Session(SessionId(name), self._next(), None, boundaries_known))
        return SessionId(name)

    def say(
        self,
        role: Role,
        text: str,
        *,
        session: str = "s",
        status: Status = "complete",
        at: Moment | None = None,
        source: str | None = None,
    ) -> MessageId:
        message = Message(
            ids.new_message_id(), self.session(session), 0, role, status, at or self._next(), text, source
        )
        return messages.add(self.connection, message).id

    def exchange(self, request: str, answer: str, session: str = "s") -> tuple[MessageId, MessageId]:
        return self.say("user", request, session=session), self.say("assistant", answer, session=session)

    def keep(
        self,
        content: str,
        *,
        category: Category = "fact",
        state: MemoryState = "active",
        expires: Moment | None = None,
        sources: tuple[MessageId, ...] = (),
        at: Moment | None = None,
    ) -> MemoryId:
        moment = at or self._next()
        memory = Memory(ids.new_memory_id(), category, None, content, state, "explicit", None, moment, moment, expires)
        memories.put(self.connection, memory)
        memories.link_sources(self.connection, memory.id, sources)
        return memory.id

    def recall(self, query: str, **asked: object) -> Answer:
        request = RecallRequest(query, **asked)  # type: ignore[arg-type]  # a table of cases gives plain values
        return self._within(recalled_form(recall(self.connection, request, self.limits, NOW)))

    def words(self, prefix: str = "", **asked: object) -> Answer:
        request = WordsRequest(prefix, **asked)  # type: ignore[arg-type]  # as above
        return self._within(words_form(search_words(self.connection, request, self.limits, NOW)))

    def instances(self, word: str, **asked: object) -> Answer:
        request = InstancesRequest(word, **asked)  # type: ignore[arg-type]  # as above
        return self._within(instances_form(word_instances(self.connection, request, self.limits, NOW)))

    def conversation(self, session: str = "s", after: int = 0) -> Answer:
        return self._within(
            conversation_form(read_conversation(self.connection, SessionId(session), after, self.limits))
        )

    def text(self, identity: str, offset: int = 0) -> Answer:
        return self._within(text_form(read_memory_message(self.connection, identity, offset, self.limits, NOW)))

    def close(self) -> None:
        self.connection.close()

    def _within(self, form: Answer) -> Answer:
        """No result of any test may exceed its budget."""
        assert len(json_text(form)) <= self.limits.recall_chars
        return form

    def _next(self) -> Moment:
        self._minute += 1
        return Moment(NOW.us - (100_000 - self._minute) * 60 * SECOND, NOW.offset)


def filters(**given: str) -> Filters:
    """Filters as a person writes them."""
    return Filters.of(given.get("session"), given.get("role"), given.get("since"), given.get("until"), NOW)


def hits(form: Mapping[str, Any]) -> list[tuple[int, str, str]]:
    """Rank, ID and way of matching of every hit of a recall, in order of ranks."""
    found = list[tuple[int, str, str]]()
    for entry in form["results"]:
        if entry["kind"] == "memory":
            found.append((entry["rank"], entry["id"], entry["matched"]))
        else:
            marked = [message for message in entry["messages"] if message["hit"]]
            found += [(m["hit"]["rank"], m["id"], m["hit"]["matched"]) for m in marked]
    return sorted(found)


def hit_ids(form: Mapping[str, Any]) -> list[str]:
    return [identity for _, identity, _ in hits(form)]
