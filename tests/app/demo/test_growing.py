"""The growing conversation is recorded as the program records, pauses before each message, and ends when told."""

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import repeat
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.demo.growing import LONGEST, SHORTEST, all_growing, growing, pause, session_log, tell
from app.demo.recent import NAMES
from app.demo.script import Line, Talk
from store.database.connection import reading
from store.database.location import database_path
from store.errors import StoreError
from store.home import Home
from tests.helpers.set_clock import SetClock

TALKS = all_growing()


@pytest.fixture
def made(tmp_path: Path) -> Home:
    home = Home(tmp_path / "live")
    home.make()
    return home


def said(home: Home) -> int:
    """How many messages the database holds."""
    with suppress(StoreError), reading(database_path(home, "memory/memory.sqlite3")) as connection:
        count: int = connection.execute("SELECT count(*) FROM messages").fetchone()[0]
        return count
    return 0


def ticking(clock: SetClock) -> Callable[[float], bool]:
    """Lets the clock go on instead of waiting, for ever."""

    def is_over(seconds: float) -> bool:
        clock.tick(seconds)
        return False

    return is_over


@pytest.mark.parametrize("talk", TALKS, ids=lambda talk: talk.name)
def test_each_is_a_dialogue_with_code_in_it(talk: Talk) -> None:
    lines = [step for step in talk.steps if isinstance(step, Line)]
    assert len(lines) == len(talk.steps) >= 10
    assert [line.role for line in lines] == ["user", "assistant"] * (len(lines) // 2)
    assert any("```" in line.text for line in lines)


def test_both_languages_are_spoken() -> None:
    assert {talk.language for talk in TALKS} == {"en", "es"}


def test_every_message_comes_within_seconds() -> None:
    pauses = [pause(step) for talk in TALKS for step in talk.steps if isinstance(step, Line)]
    assert min(pauses) >= SHORTEST
    assert max(pauses) <= LONGEST


def test_what_is_told_stands_in_the_day_s_log_and_in_the_database(made: Home) -> None:
    clock = SetClock()
    tell(session_log(made, clock), iter(TALKS), ticking(clock))
    counted = sum(len(talk.steps) for talk in TALKS)
    (log,) = made.log_folder.glob("*.md")
    headers = re.findall(r"^\[[^]]+\] \n(\w+):", log.read_text(encoding="utf-8"), re.MULTILINE)
    assert headers == [NAMES["user"], NAMES["assistant"]] * (counted // 2)
    assert said(made) == counted


def test_it_ends_in_the_middle_when_told(made: Home) -> None:
    answers = iter([False, False, True])
    tell(session_log(made, SetClock()), repeat(TALKS[0]), lambda _seconds: next(answers))
    assert said(made) == 2


def test_it_is_told_by_a_process_that_ends_with_the_block(made: Home, qtbot: QtBot) -> None:
    with growing(made) as teller:
        qtbot.waitUntil(lambda: said(made) > 0, timeout=20_000)
        assert teller.poll() is None
    assert teller.poll() == 0
