"""Whatever may change how a day reads is another look; while nothing does, all looks are equal."""

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from store.daylog.writer import LogWriter
from store.diary.watch import DiaryWatch, Look
from store.home import Home
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

DAY = date(2026, 10, 2)
DATABASE = "memory/memory.sqlite3"


class Scene:
    """A home with a conversation in its database and its log, and who watches it."""

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder)
        self.home.make()
        self.clock = SetClock(datetime(2026, 10, 2, 9, 12, 3, tzinfo=ZoneInfo("Europe/Madrid")))
        self.database = folder / DATABASE
        self.service = MemoryService(self.database, self.clock)
        self.writer = LogWriter(self.home, "Morgan", self.clock)
        self.session = self.service.start_session().value.id
        self.say()
        self.log()
        self.watch = DiaryWatch(self.home)

    def say(self) -> None:
        self.service.record_message(self.session, "user", "Hello")

    def log(self) -> None:
        self.writer.write("Diego", "Hello")

    def log_on_another_day(self) -> None:
        self.clock.tick(86400)
        self.log()

    def move_away(self) -> None:
        self.database.rename(self.home.path / "elsewhere.sqlite3")

    def look(self) -> Look:
        return self.watch.look(DATABASE, DAY)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    scene = Scene(tmp_path / "morgan")
    with closing(scene.watch):
        yield scene


CHANGES: dict[str, Callable[[Scene], object]] = {
    "a message": Scene.say,
    "a memory": lambda scene: scene.service.remember("Diego has a dog", "fact"),
    "a logged message": Scene.log,
    "a log of another day": Scene.log_on_another_day,
    "no database": Scene.move_away,
    "no log": lambda scene: (scene.home.log_folder / "2026-10-02.md").unlink(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_change_is_another_look(scene: Scene, change: Callable[[Scene], object]) -> None:
    before = scene.look()
    change(scene)
    after = scene.look()
    assert before != after
    assert scene.look() == after


def test_while_nothing_happens_all_looks_are_equal(scene: Scene) -> None:
    assert len({scene.look() for _ in range(100)}) == 1


def test_other_days_log_is_none_of_this_days(scene: Scene) -> None:
    scene.log_on_another_day()
    before = scene.look()
    scene.log()
    assert scene.look() == before
    assert scene.watch.look(DATABASE, date(2026, 10, 3)) != before


def test_other_database_is_followed_when_the_settings_name_one(scene: Scene) -> None:
    scene.look()
    other = MemoryService(scene.home.path / "other.sqlite3", scene.clock)
    assert scene.watch.look("other.sqlite3", DAY).commits.version is None
    other.start_session()
    before = scene.watch.look("other.sqlite3", DAY)
    scene.say()
    assert scene.watch.look("other.sqlite3", DAY) == before
    other.start_session()
    assert scene.watch.look("other.sqlite3", DAY) != before


def test_home_that_is_not_there_yet_is_seen_when_it_comes(tmp_path: Path) -> None:
    home = Home(tmp_path / "later")
    with closing(DiaryWatch(home)) as watch:
        assert watch.look(DATABASE, DAY) == Look()
        assert not home.path.exists()
        Scene(home.path)
        assert watch.look(DATABASE, DAY) != Look()


def test_refused_path_leaves_the_logs(scene: Scene) -> None:
    before = scene.watch.look("../climbing", DAY)
    scene.log()
    assert scene.watch.look("../climbing", DAY) != before
