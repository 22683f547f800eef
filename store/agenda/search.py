"""Entries by words of their texts: every word asked for stands somewhere in the title or the note, accents or not.

The agenda is small and has no index of words: a search reads it.
"""

import sqlite3
import unicodedata
from dataclasses import dataclass

from store.agenda import entries
from store.errors import BadArgument
from store.records import AgendaEntry

LONGEST_QUERY = 512

# The texts of changed occurrences belong to their entry.
_TEXTS = """
SELECT a.rid, a.title || ' ' || a.note || coalesce(
  (SELECT ' ' || group_concat(x.title || ' ' || x.note, ' ') FROM agenda_exceptions x WHERE x.agenda_rid = a.rid), ''
)
FROM agenda a ORDER BY a.starts DESC, a.rid DESC"""


@dataclass(frozen=True, slots=True)
class EntryPage:
    """Some entries; `total` counts all that were found; `next_offset` is None at the end."""

    entries: tuple[AgendaEntry, ...]
    total: int
    next_offset: int | None


def search(connection: sqlite3.Connection, query: str, offset: int, limit: int) -> EntryPage:
    """The latest first, by their (first) start. Errors: BadArgument (no words, or too many)."""
    if len(query) > LONGEST_QUERY:
        raise BadArgument("the query is too long", argument="query", limit=LONGEST_QUERY)
    words = _folded(query).split()
    if not words:
        raise BadArgument("the query holds no word", argument="query")
    found = [rid for rid, text in connection.execute(_TEXTS) if _holds(_folded(text), words)]
    shown = found[offset : offset + limit]
    rows = (connection.execute(f"{entries.SELECT} WHERE rid = ?", (rid,)).fetchone() for rid in shown)
    following = offset + len(shown)
    return EntryPage(
        tuple(map(entries.from_row, rows)), len(found), following if shown and following < len(found) else None
    )


def _holds(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


def _folded(text: str) -> str:
    """Without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
