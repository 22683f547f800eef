"""The diary of a home: its days, from the database where it holds a conversation of the day, else from the day's log.

It only reads, and makes nothing. For one thread at a time; `close` may come from another one.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date, tzinfo
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from store.clock import Clock
from store.conversations import imports
from store.database.kept_reader import KeptReader
from store.daylog.archive import Archive, holds_links, restored
from store.daylog.source import RecordSource, file_path
from store.diary import day_page, logged_conversation
from store.diary.local_day import LocalDay
from store.diary.logged_days import LoggedDays
from store.errors import StoreError
from store.home import Home
from store.records import DayPage, Mark, Message, MessagePage, Role, SessionId

if TYPE_CHECKING:
    from store.daylog.reader import Entry


class Diary:
    """The days of one home and one database, as the zone cuts them.

    speakers: the role of each name in the logs. Errors of all methods: those of `store.database.connection.reading`
    and of `store.daylog.reader.read_log`: what cannot be read is never an empty day.
    """

    def __init__(self, home: Home, database: Path, speakers: Mapping[str, Role], zone: tzinfo, clock: Clock) -> None:
        self._home = home
        self._speakers = speakers
        self._zone = zone
        self._reader = KeptReader(database)
        self._logged = LoggedDays(home, clock)

    def close(self) -> None:
        """Let go of the database; the next call opens it again."""
        self._reader.close()

    def page(self, day: date) -> DayPage:
        """The page of a day. Records of its log that the database lacks are its conversation, or a number beside it."""
        with self._reader.reading() as connection:
            page = day_page.day_page(connection, LocalDay.of(day, self._zone), self._zone)
            lacking = self._lacking(connection, day)
        if page.conversations:
            return replace(page, more_in_log=len(lacking))
        page = replace(page, unread_in_log=self._unread(day))
        if not lacking:
            return page
        return replace(page, conversations=(logged_conversation.conversation(lacking, self._speakers),))

    def messages(self, day: date, session: SessionId, after: int = 0, limit: int = 1000) -> MessagePage:
        """A conversation's messages of that day with a `seq` above `after`, code from the archive included."""
        span = LocalDay.of(day, self._zone)
        with self._reader.reading() as connection:
            if _has_conversation(connection, span):
                page = day_page.messages_of(connection, session, span, after, limit)
                return replace(page, messages=tuple(map(self._with_code, page.messages)))
            lacking = [entry for entry in self._lacking(connection, day) if entry.source.session == session]
        archive = Archive(self._home.log_folder)
        return logged_conversation.messages(lacking, self._speakers, archive, after, limit)

    def previous_entry(self, day: date) -> date | None:
        """The closest earlier day that has a conversation, in the database or in a log."""
        with self._reader.reading() as connection:
            start = LocalDay.of(day, self._zone).start_us
            held = self._day_of(day_page.previous_message(connection, start))
            logged = takewhile(lambda other: held is None or other > held, self._logged.before(day))
            return self._first_with_entries(connection, logged) or held

    def next_entry(self, day: date) -> date | None:
        """The closest later day that has a conversation, in the database or in a log."""
        with self._reader.reading() as connection:
            end = LocalDay.of(day, self._zone).end_us
            held = self._day_of(day_page.next_message(connection, end))
            logged = takewhile(lambda other: held is None or other < held, self._logged.after(day))
            return self._first_with_entries(connection, logged) or held

    def marks(self, year: int, month: int) -> dict[date, Mark]:
        """Which days of a month have a conversation, in the database or in a log, and which only something else."""
        from calendar import monthrange  # at need: no day is opened with it

        days = [date(year, month, day) for day in range(1, monthrange(year, month)[1] + 1)]
        with self._reader.reading() as connection:
            marks = day_page.marks(connection, [LocalDay.of(day, self._zone) for day in days], self._zone)
            for day in self._logged.between(days[0], days[-1]):
                if marks.get(day) != "conversation" and self._has_entries(connection, day):
                    marks[day] = "conversation"
        return marks

    def _day_of(self, us: int | None) -> date | None:
        return None if us is None else LocalDay.holding(us, self._zone).day

    def _first_with_entries(self, connection: sqlite3.Connection, days: Iterable[date]) -> date | None:
        return next((day for day in days if self._has_entries(connection, day)), None)

    def _has_entries(self, connection: sqlite3.Connection, day: date) -> bool:
        """Whether the log of a day would be shown. One that cannot be read counts: its page says what is wrong."""
        try:
            return bool(self._unread(day) or self._lacking(connection, day))
        except StoreError:
            return True

    def _lacking(self, connection: sqlite3.Connection, day: date) -> "list[Entry]":
        """The records of a day's log that the database neither holds nor held until somebody deleted them."""
        log = self._logged.log(day)
        if log is None:
            return []
        settled = imports.settled_among(connection, [str(entry.source) for entry in log.entries])
        return [entry for entry in log.entries if str(entry.source) not in settled]

    def _unread(self, day: date) -> tuple[int, ...]:
        log = self._logged.log(day)
        return log.unread if log else ()

    def _with_code(self, message: Message) -> Message:
        """An imported message with the code that its links lead to; any other one has its code already."""
        source = RecordSource.parse(message.source or "") if holds_links(message.content) else None
        if source is None or source.message != message.id:
            return message
        path = file_path(source.file, self._home)
        if path is None:
            return message
        return replace(message, content=restored(message.content, Archive(path.parent)))


def _has_conversation(connection: sqlite3.Connection, span: LocalDay) -> bool:
    found = day_page.next_message(connection, span.start_us)
    return found is not None and found < span.end_us
