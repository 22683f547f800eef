"""What the person of the sample home wrote into their journal. In each file of `written/`:

    %% ago=DAYS at=HH:MM

What follows such a line, up to the next, is the entry.
"""

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from importlib.resources import files

from app.demo.reading import arguments, pieces
from app.demo.stage import StageClock
from store.journal.journal import Journal

JUST_NOW = timedelta(minutes=2)

Written = tuple[int, time, str]


def write_journal(journal: Journal, clock: StageClock, now: datetime) -> None:
    """Write every entry at its time, none of them later than `now`. `clock` is the one that the journal goes by."""
    for ago, at, text in sorted(all_written(), reverse=True):
        planned = datetime.combine(now.date() - timedelta(ago), at, tzinfo=now.tzinfo)
        clock.set(min(planned, max(now - JUST_NOW, now.replace(hour=0, minute=0, second=0, microsecond=0))))
        journal.add(text)


def all_written() -> Iterator[Written]:
    """How many days ago, at what time, and what."""
    folder = files("app.demo") / "written"
    for file in folder.iterdir():
        if file.name.endswith(".md"):
            yield from written(file.read_text(encoding="utf-8"))


def written(text: str) -> Iterator[Written]:
    """The entries of one file. A line that the grammar does not know is a ValueError or a KeyError."""
    for words, body in pieces(text):
        _, named = arguments(words)
        yield int(named["ago"]), time.fromisoformat(named["at"]), body
