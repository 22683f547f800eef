"""The agenda: the one door to events and reminders for whoever is no part of the store.

Every call opens what it needs and closes it again, so that an agenda can be used from any thread. The errors of every
call are those of `store.database.connection` beside the ones it names. Days and times are those of the clock's zone.
"""

from dataclasses import dataclass
from datetime import date, timedelta, tzinfo
from pathlib import Path

from store import ids
from store.agenda import done, entries, occurrences, revise
from store.agenda.plans import checked
from store.agenda.revise import Revised, Scope, Target
from store.agenda.search import EntryPage, search
from store.agenda.window import Window
from store.changes import Written
from store.clock import Clock
from store.database.connection import reading, writing
from store.database.rows import changing, deleting
from store.errors import BadArgument
from store.records import AgendaEntry, AgendaId, Change, Moment, Occurrence, Plan

MOST_DAYS = 366
LONGEST_ABSENCE = timedelta(days=31)


@dataclass(frozen=True, slots=True)
class OccurrencePage:
    """Some occurrences; `total` counts all of the days asked for; `next_offset` is None at the end."""

    occurrences: tuple[Occurrence, ...]
    total: int
    next_offset: int | None


class Agenda:
    """The events and reminders of one database."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self._clock = clock

    def add(self, plan: Plan) -> Written[AgendaEntry]:
        """Store a new entry, as `store.agenda.plans.checked` mends it. Errors: BadArgument."""
        now = self._now()
        entry = AgendaEntry(ids.new_agenda_id(), checked(plan), now, now)
        with writing(self.path) as connection:
            entries.put(connection, entry)
        return Written(entry, _change(entry.id))

    def get(self, entry: AgendaId) -> AgendaEntry:
        """Errors: NotFound."""
        with reading(self.path) as connection:
            return entries.get(connection, entry)

    def occurrence(self, entry: AgendaId, on: date | None = None) -> Occurrence:
        """One occurrence; without a day, that of an entry that does not repeat. Errors: NotFound, BadArgument."""
        with reading(self.path) as connection:
            held = entries.get(connection, entry)
            return occurrences.occurrence(connection, held, _day(held, on), self._zone())

    def list_days(self, first: date, last: date, offset: int = 0, limit: int = 50) -> OccurrencePage:
        """What stands on the days from `first` to `last`, at most a year of them. Errors: BadArgument."""
        if not first <= last < first + timedelta(days=MOST_DAYS):
            raise BadArgument(
                "the days run from the first to the last, at most a year", argument="last", days=MOST_DAYS
            )
        _check_page(offset, limit)
        with reading(self.path) as connection:
            found = occurrences.occurrences_between(connection, Window(first, last, self._zone()))
        following = offset + limit
        return OccurrencePage(found[offset:following], len(found), following if following < len(found) else None)

    def search(self, query: str, offset: int = 0, limit: int = 50) -> EntryPage:
        """Entries that hold every word, the latest first. Errors: BadArgument."""
        _check_page(offset, limit)
        with reading(self.path) as connection:
            return search(connection, query, offset, limit)

    def update(
        self, entry: AgendaId, plan: Plan, scope: Scope = "series", on: date | None = None
    ) -> Written[AgendaEntry]:
        """Give an entry, one occurrence of it, or one and those that follow this plan; the entry that has it now.

        Errors: BadArgument, NotFound.
        """
        if scope != "occurrence":
            checked(plan)  # before the lock is taken: of a strange rule it takes a while to find the first day
        with changing(self.path, entry) as connection:
            return _written(revise.update(connection, Target(entry, scope, on), plan, self._now()))

    def delete(self, entry: AgendaId, scope: Scope = "series", on: date | None = None) -> Written[AgendaEntry]:
        """Remove an entry, one occurrence of it, or one and those that follow, for good; the entry as it was.

        Errors: BadArgument, NotFound.
        """
        with deleting(self.path, entry) as connection:
            return _written(revise.delete(connection, Target(entry, scope, on), self._now()))

    def complete(self, entry: AgendaId, on: date | None = None) -> Written[Occurrence]:
        """Tick a reminder off; one that is done stays as it is. Errors: BadArgument (an event, no day), NotFound."""
        return self._marked(entry, on, is_done=True)

    def reopen(self, entry: AgendaId, on: date | None = None) -> Written[Occurrence]:
        """Take the tick off again. Errors: as `complete`."""
        return self._marked(entry, on, is_done=False)

    def due(self, after: Moment, until: Moment) -> tuple[Occurrence, ...]:
        """The reminders not done whose time came after one instant and not after the other, of the last month at most.

        A reminder for a whole day is due when the day begins.
        """
        earliest = Moment(until.us - LONGEST_ABSENCE // timedelta(microseconds=1), until.offset)
        with reading(self.path) as connection:
            return occurrences.due_between(connection, max(after, earliest), until, self._zone())

    def _marked(self, entry: AgendaId, on: date | None, *, is_done: bool) -> Written[Occurrence]:
        with changing(self.path, entry) as connection:
            held = entries.get(connection, entry)
            if held.plan.kind != "reminder":
                raise BadArgument("only a reminder can be done", argument="entry")
            day = _day(held, on)
            occurrences.occurrence(connection, held, day, self._zone())
            rid = entries.rid(connection, entry)
            changed = done.mark(connection, rid, day, self._now()) if is_done else done.unmark(connection, rid, day)
            found = occurrences.occurrence(connection, held, day, self._zone())
        return Written(found, _change(entry) if changed else Change())

    def _now(self) -> Moment:
        return Moment.of(self._clock.now())

    def _zone(self) -> tzinfo:
        zone = self._clock.now().tzinfo
        assert zone is not None, "a clock tells the zone too"
        return zone


def _day(entry: AgendaEntry, on: date | None) -> date:
    if on is None and entry.plan.rule:
        raise BadArgument("an entry that repeats needs the day of the occurrence", argument="on")
    return on or entry.plan.start.date()


def _written(revised: Revised) -> Written[AgendaEntry]:
    return Written(revised.entry, Change(agenda=revised.touched))


def _change(entry: AgendaId) -> Change:
    return Change(agenda=frozenset({entry}))


def _check_page(offset: int, limit: int) -> None:
    if limit < 1:
        raise BadArgument("a page needs at least one row", argument="limit")
    if offset < 0:
        raise BadArgument("an offset counts from 0", argument="offset")
