"""Benchmarks of the living page: a look without a change, and one new message on a page of 5,000 unfolded ones."""

import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QRect

from app.archive import Source
from app.controllers.diary import DiaryController
from app.controllers.today import INTERVAL_MS, Today
from app.lookout import Lookout
from app.work.runner import Runner
from app.work.watch import INTERVAL_S, Watch
from store.clock import SystemClock
from store.conversations import messages
from store.database.connection import writing
from store.home import Home
from store.records import Moment
from store.service import MemoryService
from store.settings import DATABASE, Settings
from tests.bench.corpus import START_US, conversation
from tests.bench.list_stage import application
from tests.bench.measure import PAIRS, Measure, archive_folder, cpu
from tests.helpers.set_clock import SetClock
from widgets.diary import DiaryPage
from widgets.rows.message_rows import MessageRow
from widgets.style import system_look

MANY, LOOKS = 5_000, 200
QUIET_MS, ONE_MS = 0.1, 8.0
SECOND_US = 1_000_000
WINDOW = (900, 900)


class Stage:
    """A home whose one day holds 5,000 messages of one conversation, and the page that shows them all, at its end."""

    def __init__(self, folder: Path) -> None:
        self.application = application()
        self.home, self.clock = Home(folder), SetClock(datetime.fromtimestamp(START_US / 1e6, UTC))
        self.service = MemoryService(folder / Settings()[DATABASE], self.clock)
        self.session = self.service.start_session().value.id
        self.said = 0
        self._fill()
        self.page, self.runner = DiaryPage(system_look()), Runner()
        self.diary = DiaryController(self.page, Source.of(self.home, Settings()), self.runner, self.clock)
        self._loop = QEventLoop()
        self.runner.changed.connect(lambda _task: self._loop.quit())
        self.page.resize(*WINDOW)
        self.page.show()
        self.diary.open_today()
        self.until_shown()
        self.page.day_list.scroll_to_end()
        self.rest()

    def _fill(self) -> None:
        with writing(self.service.path) as connection:
            for message in conversation(MANY, large=0):
                messages.add(connection, replace(message, session=self.session, at=self._next()))

    def _next(self) -> Moment:
        self.said += 1
        return Moment(START_US + self.said * SECOND_US)

    def say(self) -> None:
        self.service.record_message(self.session, "assistant", "One more, **short** one.", at=self._next())

    def until_shown(self) -> None:
        """Let the program work until it shows all that was said, and wait for nothing else."""
        while self.shown() < self.said:
            self._loop.exec()
        QCoreApplication.sendPostedEvents()
        self.page.day_list.viewport().repaint(QRect(0, 0, 1, 1))

    def shown(self) -> int:
        rows = self.page.day_list.page.rows
        return rows[-1].message.seq if rows and isinstance(rows[-1], MessageRow) else 0

    def rest(self) -> None:
        """Nothing is read or laid out any more."""
        while not (self.runner.is_idle and self.page.day_list.is_settled):
            self.application.processEvents()

    def close(self) -> None:
        self.page.close()
        self.runner.stop()
        self.diary.close()
        self.page.deleteLater()
        QCoreApplication.sendPostedEvents()


@contextmanager
def _stage() -> Iterator[Stage]:
    with tempfile.TemporaryDirectory(dir=archive_folder()) as folder, closing(Stage(Path(folder))) as stage:
        yield stage


def refresh_one() -> Measure:
    """What one new message that comes into view costs the interface thread, from the news to the picture."""
    with _stage() as stage:
        value = statistics.median(_refresh(stage) for _ in range(PAIRS))
    return Measure(value, "ms", ONE_MS, value / ONE_MS)


def _refresh(stage: Stage) -> float:
    stage.say()
    stage.rest()
    start = time.thread_time()
    stage.diary.refresh()
    stage.until_shown()
    return 1000 * (time.thread_time() - start)


def refresh_quiet() -> Measure:
    """What a look at files and clock costs where nothing has changed.

    One look follows the other, so that the system's waking of a thread, which a timer would cost too, is left out.
    """
    application()
    with tempfile.TemporaryDirectory(dir=archive_folder()) as folder:
        home = Home(Path(folder))
        service = MemoryService(home.path / Settings()[DATABASE], SystemClock())
        service.start_session()
        home.log_folder.mkdir()
        _quiet(home)
        samples = [_quiet(home) for _ in range(PAIRS)]
    value = statistics.median(samples)
    return Measure(value, "ms", QUIET_MS, value / QUIET_MS)


def _quiet(home: Home) -> float:
    clock, left = SystemClock(), LOOKS
    today, looked, shown = Today(clock), threading.Event(), (Settings()[DATABASE], clock.now().date())
    lookout = Lookout(home, lambda: shown)

    def look() -> object:
        nonlocal left
        left -= 1
        if not left:
            looked.set()
        return lookout.look()

    watch = Watch(look, lookout.close, interval=0)

    def all_looks() -> None:
        watch.begin()
        looked.wait()
        for _ in range(round(LOOKS * INTERVAL_S * 1000 / INTERVAL_MS)):
            today.look()

    spent = cpu(all_looks)
    watch.stop()
    return 1000 * spent / LOOKS


BENCHMARKS: dict[str, Callable[[], Measure]] = {"refresh_quiet": refresh_quiet, "refresh_one": refresh_one}
