"""Importing logs: how fast, and how long the write lock is held at a time."""

import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from itertools import accumulate
from pathlib import Path

from store.daylog.importer import import_logs
from store.daylog.importing.pace import Pace
from store.home import Home
from store.records import Role
from tests.bench.measure import Measure, archive_folder

SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant", "System": "system"}
# Ordinary days and two very long ones; 40,000 messages of 61 words and 340 bytes on average.
DAYS = [160] * 150 + [8_000] * 2
RATE_FLOOR = 10_000
LOCK_LIMIT_MS = 100
RUNS = 3


class WatchedPace(Pace):
    """Notes the CPU milliseconds of each transaction, from before its connection opens until it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[float] = []

    @contextmanager
    def measured(self) -> Iterator[None]:
        started = time.process_time()
        with super().measured():
            yield
        self.held.append((time.process_time() - started) * 1000)


def import_rate() -> Measure:
    """Messages per CPU second into a new database, reading and parsing included."""
    rates = [sum(DAYS) / _imported(Pace())[0] for _ in range(RUNS)]
    rate = statistics.median(rates)
    return Measure(rate, "messages/s", RATE_FLOOR, rate / RATE_FLOOR)


def import_lock_max() -> Measure:
    """The longest time that the write lock is held, over a whole import."""
    longest = max(_imported(pace := WatchedPace())[1] and max(pace.held) for _ in range(RUNS))
    return Measure(longest, "ms", LOCK_LIMIT_MS, longest / LOCK_LIMIT_MS)


def _imported(pace: Pace) -> tuple[float, int]:
    """CPU seconds of one whole import, and how many messages it added."""
    home = _home()
    with tempfile.TemporaryDirectory(dir=archive_folder()) as folder:
        started = time.process_time()
        written = import_logs(
            Path(folder) / "db.sqlite3", home, [home.log_folder], SPEAKERS, include_tail=True, pace=pace
        )
        seconds = time.process_time() - started
    added = len(written.change.messages)
    assert added == sum(DAYS)
    return seconds, added


def _home() -> Home:
    """The home with the logs, made once."""
    home = Home(archive_folder() / "import-logs")
    if not home.path.exists():
        unfinished = Home(archive_folder() / "import-logs.part")
        shutil.rmtree(unfinished.path, ignore_errors=True)
        unfinished.make()
        unfinished.log_folder.mkdir()
        _write_logs(unfinished.log_folder)
        unfinished.path.rename(home.path)
    return home


def _write_logs(folder: Path) -> None:
    chance = random.Random(2026)
    words = _words(chance)
    for number, count in enumerate(DAYS):
        day = date(2026, 1, 1) + timedelta(days=number)
        records = "".join(_record(chance, words, place, count) for place in range(count))
        (folder / f"{day}.md").write_text(f"Morgan Log — {day}\n{records}", encoding="utf-8")


def _record(chance: random.Random, words: Callable[[int], list[str]], place: int, count: int) -> str:
    minute, second = divmod(place * 86_000 // count, 60)
    speaker = "Diego" if place % 2 == 0 else "Morgan"
    text = " ".join(words(max(1, round(chance.expovariate(1 / 61)))))
    return f"\n[{minute // 60:02}:{minute % 60:02}:{second:02} +0100] \n{speaker}: {text}\n"


def _words(chance: random.Random) -> Callable[[int], list[str]]:
    """Words as frequent as in a language: the n-th is a tenth as frequent as the tenth of n."""
    letters = "etaoinshrdlucmfwygpbvkñáéó"
    vocabulary = ["".join(chance.choices(letters, k=chance.randint(2, 7))) for _ in range(40_000)]
    weights = list(accumulate(1 / (rank + 2) for rank in range(len(vocabulary))))
    return lambda count: chance.choices(vocabulary, cum_weights=weights, k=count)


BENCHMARKS: dict[str, Callable[[], Measure]] = {"import_rate": import_rate, "import_lock_max": import_lock_max}
