"""The database: reading a day, finding another one, recording a message."""

import random
import shutil
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

from store.clock import SystemClock
from store.database.kept_reader import KeptReader
from store.diary import day_page
from store.diary.diary import Diary
from store.diary.local_day import LocalDay
from store.home import Home
from store.service import MemoryService
from tests.bench import archives
from tests.bench.measure import PAIRS, Measure, archive_folder, cpu

HUNDRED_THOUSAND, MILLION = 100_000, 1_000_000
ZONE = ZoneInfo("Europe/Madrid")
DAYS_A_SAMPLE = 40
COMMITS = 300
A_MESSAGE = "Remember that the dog next door is called Rudiger and that he does not like the postman at all. " * 3


def day_page_of(size: int, limit: float) -> Measure:
    """One whole page as the window asks for it, over days taken at random."""
    with _diary(size) as diary:

        def read(day: date) -> None:
            assert diary.page(day).conversations

        return _each_day(read, limit)


def previous_entry_of(size: int, limit: float) -> Measure:
    """The day of the last message before a day, on an open connection."""
    with closing(KeptReader(archives.archive(size))) as reader, reader.reading() as connection:

        def read(day: date) -> None:
            found = day_page.previous_message(connection, LocalDay.of(day, ZONE).start_us)
            assert found is not None
            assert LocalDay.holding(found, ZONE).day == day - timedelta(days=1)

        return _each_day(read, limit)


@contextmanager
def _diary(size: int) -> Iterator[Diary]:
    """The diary over an archive, in a home without logs."""
    with tempfile.TemporaryDirectory(dir=archive_folder()) as folder:
        home, clock = Home(Path(folder)), SystemClock()
        with closing(Diary(home, archives.archive(size), {}, ZONE, clock)) as diary:
            yield diary


def _each_day(read: Callable[[date], None], limit: float) -> Measure:
    """Median CPU milliseconds of one day, each sample taken over many."""
    dice = random.Random(1)
    read(archives.days(dice, 1)[0])
    samples = [_sample(read, archives.days(dice, DAYS_A_SAMPLE)) for _ in range(PAIRS)]
    value = statistics.median(samples)
    return Measure(value, "ms", limit, value / limit)


def _sample(read: Callable[[date], None], days: list[date]) -> float:
    def each() -> None:
        for day in days:
            read(day)

    return cpu(each) * 1000 / len(days)


def commit_p50() -> Measure:
    """One message through the service, each call on a connection of its own, into a million, with a window open."""
    limit = 2.0
    with tempfile.TemporaryDirectory(dir=archive_folder()) as folder:
        path = Path(folder) / "memory.sqlite3"
        shutil.copyfile(archives.archive(MILLION), path)
        service = MemoryService(path, SystemClock())
        session = service.start_session().value.id
        with closing(KeptReader(path)) as window:
            with window.reading():
                pass
            taken = [cpu(lambda: service.record_message(session, "user", A_MESSAGE)) for _ in range(COMMITS)]
    value = statistics.median(taken) * 1000
    return Measure(value, "ms", limit, value / limit)


BENCHMARKS: dict[str, Callable[[], Measure]] = {
    "day_page_100k": partial(day_page_of, HUNDRED_THOUSAND, 0.5),
    "day_page_1m": partial(day_page_of, MILLION, 2.0),
    "previous_entry_100k": partial(previous_entry_of, HUNDRED_THOUSAND, 0.05),
    "previous_entry_1m": partial(previous_entry_of, MILLION, 0.05),
    "commit_p50": commit_p50,
}
