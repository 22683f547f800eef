"""How a memory is written: which stored one it is, and which ones it takes the place of."""

import sqlite3
from dataclasses import dataclass, replace
from typing import get_args

from store import ids
from store.changes import Written
from store.errors import BadArgument
from store.memory import memories
from store.memory.keys import normal_key
from store.records import Category, Change, Memory, MessageId, Moment
from store.text import storable


@dataclass(frozen=True, slots=True)
class Statement:
    """What is to be remembered, as it was said. sources: the messages it comes from."""

    content: str
    category: Category
    key: str | None = None
    expires: Moment | None = None
    sources: tuple[MessageId, ...] = ()


def remember(connection: sqlite3.Connection, statement: Statement, now: Moment) -> Written[Memory]:
    """Store a statement, within the caller's transaction.

    The same content again (as `normalised`) is the memory that is there; a category, key or expiry given anew
    overwrites its own. A known key's new content supersedes the old. Expired memories make room by being superseded.
    Errors: BadArgument (no content, an unknown category, an expiry in the past), NotFound (a source).
    """
    said = _checked(statement, now)
    held = memories.active_with_content(connection, said.content)
    if held is None or held.expired(now):
        memory, rivals = _new(said, now), _rivals(connection, said.key, held)
    else:
        memory, rivals = _renewed(held, said, now), _rivals(connection, said.key, None) - {held}
    if memory != held:
        _put(connection, memory, rivals)
    memories.link_sources(connection, memory.id, said.sources)
    return Written(memory, _change(memory, held, rivals))


def _checked(statement: Statement, now: Moment) -> Statement:
    content = storable(statement.content).strip()
    if not content:
        raise BadArgument("a memory needs content", argument="content")
    if statement.category not in get_args(Category):
        raise BadArgument("unknown category", argument="category", known=get_args(Category))
    if statement.expires is not None and statement.expires.us <= now.us:
        raise BadArgument("the expiry is not in the future", argument="expires")
    return replace(statement, content=content, key=normal_key(statement.key))


def _new(said: Statement, now: Moment) -> Memory:
    return Memory(
        ids.new_memory_id(), said.category, said.key, said.content, "active", "explicit", None, now, now, said.expires
    )


def _renewed(held: Memory, said: Statement, now: Moment) -> Memory:
    """The memory that says this already, with the fields that were given anew; itself where none differs."""
    wanted = replace(held, category=said.category, key=said.key or held.key, expires=said.expires or held.expires)
    return held if wanted == held else replace(wanted, updated=now)


def _rivals(connection: sqlite3.Connection, key: str | None, same: Memory | None) -> set[Memory]:
    """The active memories whose slots a new one needs: its key's, and an expired one's of the same content."""
    keyed = memories.active_with_key(connection, key) if key else None
    return {one for one in (keyed, same) if one is not None}


def _put(connection: sqlite3.Connection, memory: Memory, rivals: set[Memory]) -> None:
    """The rivals leave their slots before the memory takes them, and are told by what afterwards."""
    for rival in rivals:
        memories.retire(connection, rival.id)
    memories.put(connection, memory)
    for rival in rivals:
        memories.link_successor(connection, rival.id, memory.id)


def _change(memory: Memory, held: Memory | None, rivals: set[Memory]) -> Change:
    if memory == held:
        return Change()
    touched = {memory, *rivals}
    return Change(
        memories=frozenset(one.id for one in touched),
        moments=frozenset(moment for one in touched for moment in (one.created, one.updated)),
    )
