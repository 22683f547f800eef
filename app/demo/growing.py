"""A conversation that goes on while one watches, told by a process of its own.

`python -m app.demo.growing HOME` tells it for as long as its standard input is open, so that it never outlives whoever
started it.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from itertools import cycle
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import Event, Thread

from app.demo.reading import talks
from app.demo.recent import NAMES
from app.demo.script import Line, Talk
from app.session_log import Gates, SessionLog
from app.settings import DECLARED
from store.clock import Clock, SystemClock
from store.database.location import database_path
from store.daylog.writer import LogWriter
from store.home import Home
from store.service import MemoryService
from store.settings import DATABASE
from store.settings_file import SettingsFile

SHORTEST, LONGEST = 1.5, 6.0  # seconds before a message
PER_CHARACTER = 0.012  # seconds; nobody types like that, but nobody wants to wait either
PATIENCE = 10.0  # seconds for the last message to be written


@contextmanager
def growing(home: Home) -> Iterator[subprocess.Popen[bytes]]:
    """A conversation grows in a home until the block is left; who tells it."""
    command = [sys.executable, "-m", "app.demo.growing", str(home.path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as teller:
        try:
            yield teller
        finally:
            _end(teller)


def _end(teller: subprocess.Popen[bytes]) -> None:
    assert teller.stdin is not None
    teller.stdin.close()
    try:
        teller.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        teller.kill()


def all_growing() -> list[Talk]:
    """The conversations that are told, one after the other and then from the beginning again."""
    return list(talks((files("app.demo") / "growing.md").read_text(encoding="utf-8")))


def tell(log: SessionLog, told: Iterator[Talk], is_over: Callable[[float], bool]) -> None:
    """Tell one conversation after the other. is_over(seconds): waits so long, and says whether to end."""
    for talk in told:
        ended = _tell_one(log, talk, is_over)
        log.end()
        if ended:
            break


def _tell_one(log: SessionLog, talk: Talk, is_over: Callable[[float], bool]) -> bool:
    """Whether it was broken off."""
    for line in talk.steps:
        assert isinstance(line, Line), "nothing is remembered here"
        if is_over(pause(line)):
            return True
        log.write(line.role, line.text, line.status)
    return False


def pause(line: Line) -> float:
    """Seconds that its speaker takes for a message."""
    return min(LONGEST, SHORTEST + PER_CHARACTER * len(line.text))


def session_log(home: Home, clock: Clock) -> SessionLog:
    """Records as the program itself does."""
    settings = SettingsFile(home.config_file, DECLARED)
    settings.refresh()
    service = MemoryService(database_path(home, settings.current[DATABASE]), clock)
    writer = LogWriter(home, NAMES["assistant"], clock)
    return SessionLog(writer, service, NAMES, lambda: Gates(log=True, database=True), clock)


def main(home: Path) -> None:
    signal(SIGINT, SIG_IGN)  # Ctrl+C in a terminal reaches both processes, and the other one ends this
    over = Event()
    Thread(target=_hear_the_end, args=(over,), daemon=True).start()
    tell(session_log(Home(home), SystemClock()), cycle(all_growing()), over.wait)


def _hear_the_end(over: Event) -> None:
    """Standard input ends when whoever started this lets go of it, or is no more."""
    sys.stdin.read()
    over.set()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
