"""Agenda and journal stand on the page of their day and mark their days in a month."""

from collections.abc import Iterator
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from store.agenda.agenda import Agenda
from store.diary.diary import Diary
from store.home import Home
from store.journal.journal import Journal
from store.records import Moment
from store.service import MemoryService
from tests.helpers.set_clock import SetClock
from tests.store.agenda.samples import days_off, event, reminder

MADRID = ZoneInfo("Europe/Madrid")


@pytest.fixture
def diary(tmp_path: Path, path: Path, clock: SetClock) -> Iterator[Diary]:
    with closing(Diary(Home(tmp_path), path, {}, MADRID, clock)) as diary:
        yield diary


def at(text: str) -> Moment:
    return Moment.of(datetime.fromisoformat(text).replace(tzinfo=MADRID))


def test_the_page_holds_the_days_agenda_and_journal(agenda: Agenda, path: Path, clock: SetClock, diary: Diary) -> None:
    agenda.add(event("Choir", "2026-10-02 18:00", "2026-10-02 19:00", "FREQ=WEEKLY"))
    agenda.add(reminder("Dentist", "2026-10-02 09:30"))
    agenda.add(reminder("Rent", "2026-10-01 08:00"))
    entry = Journal(path, clock).add("A good day.").value
    Journal(path, clock).add("A bad day.", at("2026-10-01 23:59"))
    page = diary.page(date(2026, 10, 2))
    assert [one.title for one in page.agenda] == ["Dentist", "Choir"]
    assert page.journal == (entry,)
    assert (page.conversations, page.memories) == ((), ())


def test_a_change_is_on_the_next_page(agenda: Agenda, diary: Diary) -> None:
    entry = agenda.add(reminder("Dentist", "2026-10-02 09:30")).value
    assert diary.page(date(2026, 10, 2)).agenda[0].done is None
    agenda.complete(entry.id)
    assert diary.page(date(2026, 10, 2)).agenda[0].done
    agenda.delete(entry.id)
    assert diary.page(date(2026, 10, 2)).agenda == ()


def test_a_month_marks_days_of_agenda_and_journal(
    agenda: Agenda, path: Path, clock: SetClock, service: MemoryService, diary: Diary
) -> None:
    agenda.add(event("Choir", "2026-10-06 18:00", "2026-10-06 19:00", "FREQ=WEEKLY;COUNT=2"))
    agenda.add(days_off("Lisbon", "2026-09-30", "2026-10-01"))
    agenda.add(days_off("Porto", "2026-10-31", "2026-11-02"))
    Journal(path, clock).add("A good day.", at("2026-10-20 12:00"))
    session = service.start_session().value.id
    service.record_message(session, "user", "Hello", at=at("2026-10-06 12:00"))
    assert diary.marks(2026, 10) == {
        date(2026, 10, 1): "other",
        date(2026, 10, 6): "conversation",
        date(2026, 10, 13): "other",
        date(2026, 10, 20): "other",
        date(2026, 10, 31): "other",
    }


def test_agenda_and_journal_are_no_entries_to_page_to(
    agenda: Agenda, path: Path, clock: SetClock, diary: Diary
) -> None:
    agenda.add(reminder("Dentist", "2026-10-02 09:30", "FREQ=DAILY"))
    Journal(path, clock).add("A good day.")
    assert diary.previous_entry(date(2026, 10, 5)) is None
    assert diary.next_entry(date(2026, 10, 1)) is None
