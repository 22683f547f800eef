"""Whatever a clock does, another day is told once, by day and not by hour, and only while somebody looks."""

from collections.abc import Iterator
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from pytestqt.qtbot import QtBot

from app.controllers import today
from app.controllers.today import Today
from tests.helpers.set_clock import SetClock

MADRID, KATHMANDU, HAVANA = ZoneInfo("Europe/Madrid"), ZoneInfo("Asia/Kathmandu"), ZoneInfo("America/Havana")
FRIDAY, SATURDAY = date(2026, 10, 2), date(2026, 10, 3)


def at(text: str, zone: ZoneInfo = MADRID) -> datetime:
    return datetime.fromisoformat(f"2026-10-{text}").replace(tzinfo=zone)


class Told:
    """A clock in the evening of a Friday in Madrid, and what is told of it."""

    def __init__(self) -> None:
        self.clock = SetClock(at("02 22:00"))
        self.today = Today(self.clock)
        self.news: list[object] = []
        self.today.turned.connect(lambda before, after: self.news.append((before, after)))
        self.today.rezoned.connect(lambda: self.news.append("zone"))

    def set(self, when: datetime) -> list[object]:
        """What is told when the clock shows this."""
        self.news.clear()
        self.clock.when = when
        self.today.look()
        return self.news


@pytest.fixture
def told(qapp: object) -> Iterator[Told]:
    made = Told()
    yield made
    made.today.pause()


SETTINGS: dict[str, tuple[list[datetime], list[object]]] = {
    "an hour of the same day": ([at("02 23:00")], []),
    "the last second": ([at("02 23:59:59")], []),
    "midnight": ([at("02 23:59:59"), at("03 00:00")], [(FRIDAY, SATURDAY)]),
    "a night's sleep": ([at("03 08:00")], [(FRIDAY, SATURDAY)]),
    "a week's sleep": ([at("09 08:00")], [(FRIDAY, date(2026, 10, 9))]),
    "an hour back": ([at("02 21:00")], []),
    "an hour back over midnight": ([at("03 00:30"), at("02 23:30")], [(SATURDAY, FRIDAY)]),
    "another zone, the same day": ([at("02 22:00", HAVANA)], ["zone"]),
    "another zone, already tomorrow": ([at("03 01:45", KATHMANDU)], ["zone", (FRIDAY, SATURDAY)]),
}


@pytest.mark.parametrize(("shown", "news"), SETTINGS.values(), ids=SETTINGS.keys())
def test_what_a_clock_does_is_told_as_days(told: Told, shown: list[datetime], news: list[object]) -> None:
    assert [told.set(when).copy() for when in shown][-1] == news


def test_nothing_is_told_twice(told: Told) -> None:
    told.set(at("03 00:00"))
    assert told.set(at("03 00:00")) == []


def test_it_looks_by_itself_while_somebody_looks(told: Told, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    told.today.begin()
    told.clock.when = at("03 00:00")
    qtbot.waitUntil(lambda: told.news == [(FRIDAY, SATURDAY)], timeout=2 * today.INTERVAL_MS)


def test_what_came_while_nobody_looked_is_told_at_once(told: Told) -> None:
    told.today.begin()
    told.today.pause()
    told.clock.when = at("03 08:00")
    assert told.news == []
    told.today.begin()
    assert told.news == [(FRIDAY, SATURDAY)]
