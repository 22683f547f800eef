"""The sample journal is written in two languages, at times that are over."""

from datetime import datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from app.demo.journal import all_written, write_journal, written
from app.demo.stage import StageClock
from store.database.connection import reading
from store.diary.local_day import LocalDay
from store.journal import entries
from store.journal.journal import Journal

MADRID = ZoneInfo("Europe/Madrid")


def test_a_file_holds_entries_with_their_times() -> None:
    assert list(written("%% ago=3 at=08:05\nOne.\n\nStill one.\n%% ago=0 at=23:10\nTwo.\n")) == [
        (3, time(8, 5), "One.\n\nStill one."),
        (0, time(23, 10), "Two."),
    ]


@pytest.mark.parametrize("text", ["Words before\n", "%% ago=3\nOne.\n", "%% ago=3 at=25:00\nOne.\n"])
def test_what_the_grammar_does_not_know_is_an_error(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        list(written(text))


def test_both_languages_are_written() -> None:
    words = " ".join(text for _, _, text in all_written()).split()
    assert min(sum(word in few for word in words) for few in ({"the", "and", "with"}, {"el", "que", "de"})) >= 8


@pytest.mark.parametrize(("hour", "minute"), [(0, 0), (0, 1), (7, 0), (18, 30)])
def test_nothing_was_written_in_the_future(tmp_path: Path, hour: int, minute: int) -> None:
    now = datetime(2026, 12, 1, hour, minute, tzinfo=MADRID)
    stage = StageClock(now, MADRID)
    path = tmp_path / "memory.sqlite3"
    write_journal(Journal(path, stage), stage, now)
    today = LocalDay.of(now.date(), MADRID)
    with reading(path) as connection:
        found = entries.of_span(connection, 0, today.end_us)
    assert len(found) == len(list(all_written()))
    assert max(entry.at.seen(MADRID) for entry in found) <= now
    assert found[-1].at.us >= today.start_us
    assert now - found[0].at.seen(MADRID) > timedelta(days=60)
