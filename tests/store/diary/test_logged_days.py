"""Which days have a log is known without looking twice, and never stale."""

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest

from store.clock import SystemClock
from store.diary import logged_days
from store.diary.logged_days import LoggedDays
from store.errors import NotUtf8
from store.home import Home

DAYS = [date(2026, 9, 30), date(2026, 10, 2), date(2026, 10, 5)]


def put(home: Home, day: str, content: str = "hello") -> Path:
    path = home.log_folder / f"{day}.md"
    path.write_text(f"Morgan Log — {day[:10]}\n\n[09:12:03 +0200] \nDiego: {content}\n", encoding="utf-8")
    return path


def age(path: Path) -> None:
    """Let a change lie a minute back."""
    held = path.stat()
    os.utime(path, ns=(held.st_atime_ns, held.st_mtime_ns - 60_000_000_000))


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path)
    home.log_folder.mkdir()
    for day in DAYS:
        put(home, day.isoformat())
    return home


@pytest.fixture
def count_listings(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    listed = Mock(wraps=logged_days._listed)
    monkeypatch.setattr(logged_days, "_listed", listed)
    return lambda: listed.call_count


def test_days_come_nearest_first(home: Home) -> None:
    days = LoggedDays(home, SystemClock())
    assert list(days.before(date(2026, 10, 5))) == [date(2026, 10, 2), date(2026, 9, 30)]
    assert list(days.before(date(2026, 9, 30))) == []
    assert list(days.after(date(2026, 9, 30))) == [date(2026, 10, 2), date(2026, 10, 5)]
    assert list(days.after(date(2026, 10, 3))) == [date(2026, 10, 5)]
    assert days.between(date(2026, 10, 1), date(2026, 10, 31)) == DAYS[1:]


def test_only_names_of_days_count(home: Home) -> None:
    for name in ("2026-02-30.md", "notes.md", "2026-10-03.txt"):
        (home.log_folder / name).touch()
    assert LoggedDays(home, SystemClock()).between(date.min, date.max) == DAYS


def test_an_unchanged_folder_is_listed_once(home: Home, count_listings: Callable[[], int]) -> None:
    age(home.log_folder)
    days = LoggedDays(home, SystemClock())
    for _ in range(3):
        days.between(date.min, date.max)
    assert count_listings() == 1


def test_a_folder_that_changed_just_now_is_not_trusted(home: Home, count_listings: Callable[[], int]) -> None:
    days = LoggedDays(home, SystemClock())
    for _ in range(3):
        days.between(date.min, date.max)
    assert count_listings() == 3


def test_a_new_log_and_a_lost_one_are_seen(home: Home) -> None:
    age(home.log_folder)
    days = LoggedDays(home, SystemClock())
    assert days.between(date.min, date.max) == DAYS
    put(home, "2026-10-03")
    assert date(2026, 10, 3) in days.between(date.min, date.max)
    (home.log_folder / "2026-10-03.md").unlink()
    assert days.between(date.min, date.max) == DAYS


def test_no_folder_is_no_day_and_none_is_made(tmp_path: Path) -> None:
    days = LoggedDays(Home(tmp_path / "none"), SystemClock())
    assert list(days.before(date.max)) == []
    assert days.log(DAYS[0]) is None
    assert not (tmp_path / "none").exists()


def test_a_log_is_read_again_only_when_it_changed(home: Home) -> None:
    days = LoggedDays(home, SystemClock())
    first = days.log(DAYS[0])
    assert days.log(DAYS[0]) is first
    put(home, DAYS[0].isoformat(), "hello again")
    second = days.log(DAYS[0])
    assert second is not None
    assert second.entries[0].content == "hello again"


def test_a_lost_log_is_none(home: Home) -> None:
    days = LoggedDays(home, SystemClock())
    assert days.log(DAYS[0])
    (home.log_folder / f"{DAYS[0]}.md").unlink()
    assert days.log(DAYS[0]) is None


def test_a_log_that_cannot_be_read_is_an_error_each_time(home: Home) -> None:
    (home.log_folder / f"{DAYS[0]}.md").write_bytes(b"\xff\xfe")
    days = LoggedDays(home, SystemClock())
    for _ in range(2):
        with pytest.raises(NotUtf8):
            days.log(DAYS[0])


def test_few_logs_are_kept(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logged_days, "KEPT_LOGS", 2)
    days = LoggedDays(home, SystemClock())
    logs = [days.log(day) for day in DAYS]
    assert days.log(DAYS[2]) is logs[2]
    assert days.log(DAYS[0]) is not logs[0]
