"""The journal keeps the person's own words by the day, and nothing that looks for memories finds them."""

from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from store.database.connection import reading
from store.database.kept_reader import KeptReader
from store.errors import BadArgument, NotFound
from store.journal import entries
from store.journal.journal import LONGEST, Journal
from store.records import JournalEntry, JournalId, Moment
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

MADRID = ZoneInfo("Europe/Madrid")


@pytest.fixture
def clock() -> SetClock:
    return SetClock(datetime(2026, 10, 2, 9, 12, 3, tzinfo=MADRID))


@pytest.fixture
def journal(path: Path, clock: SetClock) -> Journal:
    return Journal(path, clock)


def at(text: str) -> Moment:
    return Moment.of(datetime.fromisoformat(text).replace(tzinfo=MADRID))


def written(journal: Journal, day: str) -> list[str]:
    return [one.content for one in journal.of_day(date.fromisoformat(day))]


def test_an_entry_comes_back_as_it_was_written(journal: Journal, clock: SetClock) -> None:
    now = Moment.of(clock.now())
    entry = journal.add("I slept well.\n\nAnd long. 😀")
    assert entry.value == JournalEntry(entry.value.id, now, "I slept well.\n\nAnd long. 😀", now, now)
    assert journal.get(entry.value.id) == entry.value
    assert entry.change.journal == {entry.value.id}
    assert entry.change.moments == {now}


def test_a_day_lists_its_entries_in_their_order(journal: Journal) -> None:
    for when in ("2026-10-02 23:59:59", "2026-10-03 00:00", "2026-10-02 00:00", "2026-10-01 23:59:59"):
        journal.add(when, at(when))
    assert written(journal, "2026-10-02") == ["2026-10-02 00:00", "2026-10-02 23:59:59"]


def test_a_day_of_25_hours_is_whole(journal: Journal) -> None:
    first = at("2026-10-25 00:00")
    for hour in range(26):
        journal.add(str(hour), Moment(first.us + hour * 3_600_000_000, first.offset))
    assert written(journal, "2026-10-25") == [str(hour) for hour in range(25)]


def test_an_entry_is_changed_in_what_is_given(journal: Journal, clock: SetClock) -> None:
    entry = journal.add("I slept well.").value
    clock.tick()
    changed = journal.update(entry.id, "I slept badly.")
    assert (changed.value.content, changed.value.at, changed.value.created) == (
        "I slept badly.",
        entry.at,
        entry.created,
    )
    assert changed.value.updated == Moment.of(clock.now())
    moved = journal.update(entry.id, at=at("2026-10-01 23:00"))
    assert moved.change.moments == {entry.at, at("2026-10-01 23:00")}
    assert (written(journal, "2026-10-01"), written(journal, "2026-10-02")) == (["I slept badly."], [])


def test_the_same_text_again_changes_nothing(journal: Journal, clock: SetClock) -> None:
    entry = journal.add("I slept well.").value
    clock.tick()
    again = journal.update(entry.id, " I slept well.\n")
    assert (again.value, again.change.journal) == (entry, frozenset())


def test_a_deleted_entry_is_gone_from_the_file(journal: Journal, path: Path) -> None:
    journal.add("I stay.")
    entry = journal.add("Zanzibar " * 2000).value
    journal.update(entry.id, "Zanzibar again " * 3000)
    with closing(KeptReader(path)) as window:
        with window.reading():
            pass  # a window that stays open keeps the log from being removed
        assert journal.delete(entry.id).change.journal == {entry.id}
        assert b"Zanzibar" not in b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert written(journal, "2026-10-02") == ["I stay."]


def test_an_unknown_id_is_told(journal: Journal) -> None:
    calls = (journal.get, journal.delete, lambda entry: journal.update(entry, "x"))
    for call in calls:
        with pytest.raises(NotFound):
            call(JournalId("none"))
    assert not journal.path.exists()
    journal.add("x")
    for call in calls:
        with pytest.raises(NotFound):
            call(JournalId("none"))


@pytest.mark.parametrize("content", ["", " \n\t", "x" * (LONGEST + 1)])
def test_a_text_has_bounds(journal: Journal, path: Path, content: str) -> None:
    with pytest.raises(BadArgument) as caught:
        journal.add(content)
    assert caught.value.data["argument"] == "content"
    assert not path.exists()


def test_what_cannot_be_stored_is_mended(journal: Journal) -> None:
    assert journal.add("a\0b\udc00c").value.content == "a\ufffdb\ufffdc"


def test_an_entry_is_never_a_memory(journal: Journal, service: MemoryService, path: Path) -> None:
    journal.add("I like tea.")
    assert service.list_memories().memories == ()
    with reading(path) as connection:
        for index in ("message_index", "memory_index"):
            assert connection.execute(f"SELECT count(*) FROM {index} WHERE {index} MATCH 'tea'").fetchone() == (0,)


def test_a_day_is_found_by_index(journal: Journal, path: Path) -> None:
    journal.add("x")
    with reading(path) as connection:
        steps = connection.execute(f"EXPLAIN QUERY PLAN {entries.OF_SPAN}", {"start": 0, "end": 1}).fetchall()
    assert [step[3] for step in steps] == ["SEARCH journal USING INDEX journal_at (at_us>? AND at_us<?)"]


def test_reading_without_a_database_finds_nothing_and_makes_nothing(journal: Journal, path: Path) -> None:
    assert written(journal, "2026-10-02") == []
    assert not path.parent.exists()
