"""The memories in force, newest first, in pages."""

import sqlite3
from dataclasses import dataclass

from store.memory import memories
from store.records import Category, Memory, Moment

_COUNT = "SELECT count(*) FROM memories m"
# Active and not expired; twice the category, which may be any.
_IN_FORCE = "m.state = 'active' AND (m.expires_us IS NULL OR m.expires_us > ?) AND (? IS NULL OR m.category = ?)"


@dataclass(frozen=True, slots=True)
class MemoryPage:
    """Some memories; `total` counts all that are in force; `next_offset` is None at the end."""

    memories: tuple[Memory, ...]
    total: int
    next_offset: int | None


def in_force(
    connection: sqlite3.Connection, now: Moment, category: Category | None, offset: int, limit: int
) -> MemoryPage:
    """Confirmed, unexpired memories by their last update."""
    wanted = (now.us, category, category)
    rows = connection.execute(
        f"{memories.SELECT} WHERE {_IN_FORCE} ORDER BY m.updated_us DESC, m.rid DESC LIMIT ? OFFSET ?",
        (*wanted, limit, offset),
    ).fetchall()
    (total,) = connection.execute(f"{_COUNT} WHERE {_IN_FORCE}", wanted).fetchone()
    following = offset + len(rows)
    return MemoryPage(tuple(map(memories.from_row, rows)), total, following if rows and following < total else None)
