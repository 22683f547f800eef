"""A reminder is told when its time has come, and no longer than it waits."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.controllers.reminders import Reminders
from app.work.runner import Runner
from store.agenda.agenda import Agenda
from store.home import Home
from store.records import AgendaId, AgendaKind, Plan
from tests.helpers.set_clock import SetClock
from widgets.banner import Banner
from widgets.style import system_look


class Desk:
    """A window that is reminded, and the agenda of its home."""

    def __init__(self, home: Home, runner: Runner, clock: SetClock, qtbot: QtBot) -> None:
        self.window, self.clock, self._qtbot, self._runner = QWidget(), clock, qtbot, runner
        qtbot.addWidget(self.window)
        self.window.resize(700, 500)
        self.window.show()
        self.banner = Banner(system_look(), self.window)
        database = home.path / "memory" / "memory.sqlite3"
        home.make()
        self.agenda = Agenda(database, clock)
        self.reminders = Reminders(self.window, self.where(database), runner, clock, lambda: self.banner)

    def where(self, database: Path) -> "Where":
        return Where(database)

    def plan(self, minutes: int, title: str = "Call the dentist", kind: AgendaKind = "reminder") -> AgendaId:
        """Something that many minutes from now."""
        at = (self.clock.when + timedelta(minutes=minutes)).replace(tzinfo=None)
        return self.agenda.add(Plan(kind, title, at, at)).value.id

    def look(self, later: int = 0) -> list[str]:
        """What the banner says so many minutes later."""
        self.clock.when += timedelta(minutes=later)
        self.reminders.look()
        self._qtbot.waitUntil(lambda: self._runner.is_idle)
        return self.banner.said().splitlines() if self.banner.isVisible() else []


class Where:
    """Answers where the database is."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __call__(self) -> Path:
        return self.path


@pytest.fixture
def desk(home: Home, runner: Runner, clock: SetClock, qtbot: QtBot, english: None) -> Iterator[Desk]:
    made = Desk(home, runner, clock, qtbot)
    yield made
    made.reminders.stop()
    made.window.close()


def test_reminder_is_told_when_its_time_has_come(desk: Desk) -> None:
    desk.plan(10)
    assert desk.look() == []
    assert desk.look(later=10) == ["09:22 · Call the dentist"]


def test_what_was_due_before_the_start_is_not_told(desk: Desk) -> None:
    desk.plan(-10)
    assert desk.look(later=5) == []


def test_event_is_no_reminder(desk: Desk) -> None:
    desk.plan(1, kind="event")
    assert desk.look(later=5) == []


def test_what_came_during_a_sleep_is_told_after_it(desk: Desk) -> None:
    desk.plan(60)
    desk.plan(120, "Take the bread out")
    assert desk.look(later=600) == ["10:12 · Call the dentist", "11:12 · Take the bread out"]


def test_reminder_that_is_done_is_told_no_longer(desk: Desk) -> None:
    entry = desk.plan(10)
    assert desk.look(later=10)
    desk.agenda.complete(entry)
    assert desk.look() == []


def test_read_reminder_does_not_come_back(desk: Desk) -> None:
    desk.plan(10)
    desk.plan(20, "Take the bread out")
    assert desk.look(later=10)
    desk.banner.button().click()
    assert desk.look() == []
    assert desk.look(later=10) == ["09:32 · Take the bread out"]


def test_missing_agenda_reminds_of_nothing(desk: Desk, tmp_path: Path) -> None:
    desk.reminders._database = Where(tmp_path / "gone" / "memory.sqlite3")
    assert desk.look(later=60) == []
