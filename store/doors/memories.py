"""The door to memories."""

from collections.abc import Iterable

from store.changes import Written
from store.database.connection import reading
from store.doors.door import Deleted, Door, check_limit
from store.errors import BadArgument
from store.memory import deletion, listing, memories
from store.memory.context import Context, context
from store.memory.expiry import expiry
from store.memory.listing import MemoryPage
from store.memory.remember import remember, suggest, update
from store.memory.statement import CATEGORIES, Statement
from store.records import Category, Memory, MemoryId, MessageId, Moment
from store.search.choices import one_of
from store.search.limits import checked_offset


class Memories(Door):
    """What the person asked to keep."""

    def remember(
        self,
        content: str,
        category: Category,
        key: str | None = None,
        id: MemoryId | None = None,
        expires: Moment | str | None = None,
        supersedes: MemoryId | None = None,
        sources: Iterable[MessageId] = (),
        *,
        candidate: bool = False,
        confidence: float | None = None,
    ) -> Written[Memory]:
        """Store a memory, or find the one that says the same, or (with `id`) update that one.

        expires: ISO text without an offset is local time. supersedes: a memory that gives way to this one. candidate:
        nobody confirmed it; `confidence` (0 to 1) says how sure whoever extracted it is. Errors: those of
        `store.memory.remember`, BadArgument (arguments that exclude each other).
        """
        _check_manner(id, supersedes, candidate, confidence)
        if id is not None:
            return self.update_memory(id, content, category, key, expires, sources)
        now = self._clock.now()
        said = Statement(content, category, key, expiry(expires, now.tzinfo), tuple(sources))
        with self._writing() as connection:
            if candidate:
                return suggest(connection, said, confidence, Moment.of(now))
            return remember(connection, said, Moment.of(now), supersedes)

    def update_memory(
        self,
        memory_id: MemoryId,
        content: str | None = None,
        category: Category | None = None,
        key: str | None = None,
        expires: Moment | str | None = None,
        sources: Iterable[MessageId] = (),
    ) -> Written[Memory]:
        """Give a memory new fields; what is not given stays. It is confirmed by this, and renewed where it had expired.

        Errors: those of `store.memory.remember.update`.
        """
        now = self._clock.now()
        said = Statement(content, category, key, expiry(expires, now.tzinfo), tuple(sources))
        with self._writing() as connection:
            return update(connection, memory_id, said, Moment.of(now))

    def get_memory(self, memory_id: MemoryId) -> Memory:
        """A memory in whatever state. Errors: NotFound."""
        with reading(self.path) as connection:
            return memories.get(connection, memory_id)

    def delete_memory(self, memory_id: MemoryId) -> Written[Deleted[MemoryId]]:
        """Delete a memory and its source links for good; conversations, logs and backups stay. Errors: NotFound."""
        with self._deleting("no memory has this ID", memory_id) as connection:
            change = deletion.delete(connection, memory_id)
        return Written(Deleted(memory_id, self.scrub_pending()), change)

    def list_memories(self, category: Category | None = None, offset: int = 0, limit: int = 50) -> MemoryPage:
        """The memories in force, newest first. Errors: BadArgument."""
        check_limit(limit)
        checked_offset(offset)
        category = None if category is None else one_of(category, CATEGORIES, "category")
        with reading(self.path) as connection:
            return listing.in_force(connection, self._now(), category, offset, limit)

    def context(self, request: str) -> Context:
        """What a turn is told of the memories: those that match the request first, then the newest."""
        with reading(self.path) as connection:
            return context(connection, request, self.limits, self._now())


def _check_manner(
    identity: MemoryId | None, supersedes: MemoryId | None, candidate: bool, confidence: float | None
) -> None:
    """Which arguments of `remember` go together. Errors: BadArgument."""
    if supersedes is not None and identity is not None:
        raise BadArgument("an update keeps its memory: leave out either id or supersedes", argument="supersedes")
    if candidate and (identity is not None or supersedes is not None):
        raise BadArgument("a candidate neither updates nor supersedes a memory", argument="candidate")
    if confidence is not None and not (candidate and 0 <= confidence <= 1):
        raise BadArgument("a confidence, from 0 to 1, belongs to a candidate", argument="confidence")
