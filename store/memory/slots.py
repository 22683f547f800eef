"""How a memory takes its place: the content and key that are its own, and what gives way to it."""

import sqlite3
from collections.abc import Iterable

from store.changes import Written
from store.memory import memories
from store.records import Change, Memory, MessageId


def settle(
    connection: sqlite3.Connection,
    memory: Memory,
    held: Memory | None,
    sources: Iterable[MessageId],
    replaced: Memory | None = None,
) -> Written[Memory]:
    """Store a memory that was `held` before, within the caller's transaction.

    Active ones (expired or not) that have its content or its key are superseded by it, and so is `replaced`; a
    candidate takes nobody's place. Errors: NotFound (a source).
    """
    rivals = _rivals(connection, memory, replaced)
    for rival in rivals:
        memories.retire(connection, rival.id)
    if memory != held:
        memories.put(connection, memory)
    for rival in rivals:
        memories.link_successor(connection, rival.id, memory.id)
    linked = memories.link_sources(connection, memory.id, sources)
    return Written(memory, change_of([memory, *rivals]) if memory != held or rivals or linked else Change())


def _rivals(connection: sqlite3.Connection, memory: Memory, replaced: Memory | None) -> set[Memory]:
    if memory.state == "candidate":
        return set()
    keyed = memories.active_with_key(connection, memory.key) if memory.key else None
    found = (memories.active_with_content(connection, memory.content), keyed, replaced)
    return {one for one in found if one is not None and one.id != memory.id}


def change_of(touched: Iterable[Memory]) -> Change:
    """That these memories changed, or are gone."""
    return Change(
        memories=frozenset(one.id for one in touched),
        moments=frozenset(moment for one in touched for moment in (one.created, one.updated)),
    )
