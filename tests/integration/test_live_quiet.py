"""While nothing changes nothing is painted, and while nobody can see the window nobody looks."""

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from store.diary.watch import DiaryWatch, Look
from tests.helpers.other_process import OtherProcess
from tests.integration.live_program import NINE, Conversation, LiveProgram, Open, PaintCount


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Look]:
    """All that is seen, by whichever watch."""
    seen: list[Look] = []
    look = DiaryWatch.look

    def noted(watch: DiaryWatch, database: str, day: date) -> Look:
        seen.append(look(watch, database, day))
        return seen[-1]

    monkeypatch.setattr(DiaryWatch, "look", noted)
    return seen


def look_again(program: LiveProgram, looks: list[Look]) -> None:
    before = len(looks)
    program.parts.live.watch.look_soon()
    program.until(lambda: len(looks) > before)


def test_hundred_quiet_looks_paint_and_read_nothing(
    qapp: QApplication, other: OtherProcess, open_program: Open, looks: list[Look]
) -> None:
    Conversation(other, NINE).say(*(f"Message {number} " * 30 for number in range(20)))
    program = open_program()
    program.until(lambda: len(looks) > 1)
    program.settle()
    read: list[object] = []
    program.parts.runner.changed.connect(read.append)
    paints = PaintCount(qapp, program.window)
    for _ in range(100):
        look_again(program, looks)
        program.parts.live.today.look()
    qapp.removeEventFilter(paints)
    assert len(set(looks)) == 1
    assert read == []
    assert paints.painted == 0


def test_new_state_that_reads_the_same_paints_nothing(
    qapp: QApplication, other: OtherProcess, open_program: Open
) -> None:
    Conversation(other, NINE).say("Hello")
    program = open_program()
    program.settle()
    paints = PaintCount(qapp, program.window)
    read: list[object] = []
    program.parts.diary.opened.connect(read.append)
    other.do("start", NINE)
    program.until(lambda: bool(read))
    program.settle()
    qapp.removeEventFilter(paints)
    assert paints.painted == 0


@pytest.mark.parametrize("away", ["hide", "showMinimized"])
def test_nobody_looks_while_the_window_is_away_and_what_came_is_seen_with_it(
    other: OtherProcess, open_program: Open, looks: list[Look], away: str
) -> None:
    talk = Conversation(other, NINE)
    talk.say("Hello")
    program = open_program()
    program.until(lambda: len(looks) > 1)
    getattr(program.window, away)()
    assert not program.parts.live.watch.is_looking
    assert not program.parts.live.today.is_looking
    talk.say("Good morning")
    program.window.showNormal()
    program.until(lambda: program.texts() == ["Hello", "Good morning"])
    assert program.parts.live.watch.is_looking


def test_nobody_looks_after_the_window_was_closed(other: OtherProcess, open_program: Open) -> None:
    program = open_program()
    program.window.close()
    assert not program.parts.live.watch.is_looking
    assert not program.parts.live.today.is_looking
