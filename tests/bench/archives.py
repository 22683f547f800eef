"""Generated archives of conversations: the same for the same size, kept between runs.

About 61 words a message, drawn by Zipf's law from two vocabularies; twelve messages a session, spread evenly over
eight and a half years of days.
"""

import random
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import accumulate, islice
from pathlib import Path

from store import ids
from store.conversations import imports, messages, sessions
from store.conversations.imports import ImportedFile
from store.database.connection import writing
from store.database.migrations import ledger
from store.memory import memories
from store.records import Memory, Message, Moment, Role, Session, SessionId
from tests.bench.measure import archive_folder

FIRST_DAY = date(2018, 1, 1)
DAYS = 3100
A_SESSION = 12
MEMORIES = 1000
WORDS_A_LANGUAGE = 40_000
BATCH = 20_000
# Raised when what is generated changes, so that kept archives are not taken for new ones.
EDITION = 1


def archive(size: int) -> Path:
    """The database of so many messages; made at the first call, which takes a minute or two for a million."""
    path = archive_folder() / f"archive-{size}-{ledger.NEWEST}-{EDITION}.sqlite3"
    if not path.exists():
        with tempfile.TemporaryDirectory(dir=path.parent) as folder:
            made = Path(folder) / path.name
            with writing(made) as connection:
                _fill(connection, size)
            made.rename(path)
    return path


def days(dice: random.Random, count: int) -> list[date]:
    """Some days of an archive, none of them near its ends."""
    return [FIRST_DAY + timedelta(days=dice.randrange(100, DAYS - 100)) for _ in range(count)]


def _fill(connection: sqlite3.Connection, size: int) -> None:
    dice = random.Random(size)
    connection.execute("PRAGMA cache_size = -200000")
    said = _said(connection, dice, size)
    first = next(said)
    import_rid = imports.save(connection, ImportedFile("archive", first.session, 0, ""))
    messages.insert_imported(connection, import_rid, [first])
    while batch := list(islice(said, BATCH)):
        messages.insert_imported(connection, import_rid, batch)
    for number in range(MEMORIES):
        memories.put(connection, _memory(dice, number))


def _said(connection: sqlite3.Connection, dice: random.Random, size: int) -> Iterator[Message]:
    """All messages in their order; each session is stored before its first one."""
    for number in range(size):
        place = number % A_SESSION
        at = _instant(number * DAYS / size, place)
        if not place:
            session = SessionId(f"s{number // A_SESSION:07}")
            sessions.add(connection, Session(session, at, at, True))
        yield Message(ids.new_message_id(), session, place + 1, _role(place), "complete", at, _text(dice))


def _role(place: int) -> Role:
    return "assistant" if place % 2 else "user"


def _instant(day: float, place: int) -> Moment:
    """On the day of that number, the fraction of it leading through its waking hours."""
    start = datetime.combine(FIRST_DAY, datetime.min.time(), UTC) + timedelta(days=int(day), hours=7)
    return Moment.of(start + timedelta(hours=14 * (day % 1), seconds=place))


def _memory(dice: random.Random, number: int) -> Memory:
    at = _instant(number * DAYS / MEMORIES, 0)
    return Memory(
        ids.new_memory_id(), "fact", None, f"{number}: {_text(dice)[:120]}", "active", "explicit", None, at, at
    )


def _text(dice: random.Random) -> str:
    words, weights = _vocabulary(dice.random() < 0.45)
    return " ".join(dice.choices(words, cum_weights=weights, k=max(3, round(dice.lognormvariate(3.75, 0.85)))))


@cache
def _vocabulary(second: bool) -> tuple[list[str], list[float]]:
    """Words of two to five syllables, common ones first, with their running weights."""
    dice = random.Random(second)
    syllables = ("ka ri to ña mé lu se po" if second else "an the ing er wo ld st ou").split()
    syllables += [a + b for a in "bcdfglmnprstv" for b in "aeiou"]
    words = ["".join(dice.choices(syllables, k=dice.randint(1, 4))) for _ in range(WORDS_A_LANGUAGE)]
    return words, list(accumulate(1 / (rank + 2) for rank in range(WORDS_A_LANGUAGE)))
