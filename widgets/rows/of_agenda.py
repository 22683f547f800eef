"""Turns a day's agenda and journal into the rows of the page."""

from collections.abc import Iterator
from datetime import datetime, tzinfo

from store.records import DayPage, JournalEntry, Occurrence
from widgets.dates import clock
from widgets.rows import agenda_words as words
from widgets.rows.agenda import AgendaRow
from widgets.rows.heading import HeadingRow
from widgets.rows.journal import JournalRow
from widgets.rows.message_words import in_full
from widgets.rows.row import Row

EVENING = datetime(2000, 1, 1, 22), datetime(2000, 1, 1, 23)  # noqa: DTZ001 - by the wall clock; as wide as an hour gets


def agenda_rows(page: DayPage, *, first: bool) -> Iterator[Row]:
    """The heading and the day's events and reminders, or nothing. first: nothing stands above."""
    if page.agenda:
        yield HeadingRow("agenda", words.heading(), first)
    spans = any(one.start != one.end and not one.all_day for one in page.agenda)
    widest = words.span(*EVENING) if spans else clock(EVENING[0])
    for one in page.agenda:
        yield agenda_row(one, page, widest)


def agenda_row(one: Occurrence, page: DayPage, widest: str) -> AgendaRow:
    return AgendaRow(one, words.times(one, page.day), words.details(one, page.day), widest, words.state(one))


def journal_rows(page: DayPage, zone: tzinfo, *, first: bool) -> Iterator[Row]:
    """The heading and what the person wrote that day, or nothing."""
    if page.journal:
        yield HeadingRow("journal", words.journal_heading(), first)
    for entry in page.journal:
        yield journal_row(entry, zone)


def journal_row(entry: JournalEntry, zone: tzinfo) -> JournalRow:
    return JournalRow(entry, clock(entry.at.seen(zone)), in_full(entry.at.seen(zone)))
