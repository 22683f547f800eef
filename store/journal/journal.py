"""The journal: the one door to the person's own entries for whoever is no part of the store.

An entry is kept as it was written; it is no memory, and no search for memories finds it. Every call opens what it
needs and closes it again, so that a journal can be used from any thread. The errors of every call are those of
`store.database.connection` beside the ones it names.
"""

from dataclasses import replace
from datetime import date
from pathlib import Path

from store import ids
from store.changes import Written
from store.clock import Clock
from store.database.connection import reading, writing
from store.database.rows import changing, deleting
from store.diary.local_day import LocalDay
from store.errors import BadArgument
from store.journal import entries
from store.records import Change, JournalEntry, JournalId, Moment
from store.text import storable

LONGEST = 50_000


class Journal:
    """The journal in one database."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self._clock = clock

    def add(self, content: str, at: Moment | None = None) -> Written[JournalEntry]:
        """Keep what the person wrote about a moment, now where none is given. Errors: BadArgument."""
        now = self._now()
        entry = JournalEntry(ids.new_journal_id(), at or now, _checked(content), now, now)
        with writing(self.path) as connection:
            entries.put(connection, entry)
        return Written(entry, _change(entry))

    def get(self, entry: JournalId) -> JournalEntry:
        """Errors: NotFound."""
        with reading(self.path) as connection:
            return entries.get(connection, entry)

    def of_day(self, day: date) -> tuple[JournalEntry, ...]:
        """The entries of a local day in their order, as the clock's zone cuts it."""
        zone = self._clock.now().tzinfo
        assert zone is not None, "a clock tells the zone too"
        span = LocalDay.of(day, zone)
        with reading(self.path) as connection:
            return entries.of_span(connection, span.start_us, span.end_us)

    def update(self, entry: JournalId, content: str | None = None, at: Moment | None = None) -> Written[JournalEntry]:
        """Give an entry another text or moment; what is not given stays. Errors: BadArgument, NotFound."""
        text = None if content is None else _checked(content)
        with changing(self.path, entry) as connection:
            held = entries.get(connection, entry)
            wanted = replace(held, content=text or held.content, at=at or held.at)
            if wanted == held:
                return Written(held, Change())
            stored = replace(wanted, updated=self._now())
            entries.put(connection, stored)
        return Written(stored, _change(held, stored))

    def delete(self, entry: JournalId) -> Written[JournalEntry]:
        """Remove an entry for good; the entry as it was. Errors: NotFound."""
        with deleting(self.path, entry) as connection:
            held = entries.get(connection, entry)
            entries.delete(connection, entry)
        return Written(held, _change(held))

    def _now(self) -> Moment:
        return Moment.of(self._clock.now())


def _checked(content: str) -> str:
    text = storable(content).strip()
    if not text:
        raise BadArgument("an entry needs a text", argument="content")
    if len(text) > LONGEST:
        raise BadArgument("the text is too long: make two entries of it", argument="content", limit=LONGEST)
    return text


def _change(*entries: JournalEntry) -> Change:
    return Change(journal=frozenset(entry.id for entry in entries), moments=frozenset(entry.at for entry in entries))
