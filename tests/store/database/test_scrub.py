"""After a deletion its words leave the file and the log beside it, at once or as soon as nothing stands in the way."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from store.conversations import deletion, messages
from store.database.check import check
from store.database.connection import writing
from store.database.scrub import note, scrub
from store.errors import Locked
from store.records import Message, MessageId, Moment
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

SENTINEL = "xylophonarium"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def held_bytes(path: Path) -> bytes:
    """Everything that the database's files hold."""
    return b"".join(one.read_bytes() for one in path.parent.iterdir())


def copies(path: Path) -> int:
    """Of the sentinel's end too: an index stores what a word has in common with the one before it only once."""
    return held_bytes(path).count(SENTINEL[6:].encode())


@contextmanager
def snapshot_of(path: Path) -> Iterator[None]:
    """Somebody who reads for long."""
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM messages").fetchone()
        yield


@contextmanager
def watched(path: Path) -> Iterator[None]:
    """While somebody has the file open, a writer that closes it need not empty the log each time."""
    with writing(path):
        pass
    with closing(sqlite3.connect(path)) as watcher:
        watcher.execute("SELECT count(*) FROM messages").fetchone()
        yield


def say(service: MemoryService, *contents: str) -> list[MessageId]:
    session = service.start_session().value.id
    return [service.record_message(session, "user", content).value.id for content in contents]


def test_a_deleted_messages_words_leave_the_file(service: MemoryService, path: Path) -> None:
    _, gone, _ = say(service, "a tulip", f"a {SENTINEL} of mine", "xylophones")
    assert copies(path)
    assert service.delete_message(gone).value.scrub == "done"
    assert copies(path) == 0


def test_a_deleted_memorys_words_leave_the_file(service: MemoryService, path: Path) -> None:
    service.remember("Likes xylophones.", "preference")
    memory = service.remember(f"Has a {SENTINEL}.", "fact", SENTINEL).value
    assert copies(path)
    assert service.delete_memory(memory.id).value.scrub == "done"
    assert copies(path) == 0


@pytest.mark.parametrize("seed", range(2))
def test_no_deleted_word_of_many_is_left(service: MemoryService, path: Path, seed: int) -> None:
    """Among many rows pages are split and moved, and the index merges by itself."""
    chance = random.Random(seed)
    words = ["".join(chance.choices(LETTERS, k=12)) for _ in range(60)]
    spoken = say(service, *(f"{chance.choice(words[:9])} {word} " * chance.choice([1, 9, 400]) for word in words))
    memories = [service.remember(f"{word} is a word", "fact").value.id for word in words]
    gone = chance.sample(range(9, 60), 15)
    for number in gone:
        service.delete_message(spoken[number])
        service.delete_memory(memories[number])
    assert scrub(path) == "done"
    left = held_bytes(path)
    assert not [words[number] for number in gone if words[number][4:].encode() in left]
    assert check(path).problems == ()


def test_a_reader_keeps_it_waiting_and_the_next_write_does_it(service: MemoryService, path: Path) -> None:
    (gone,) = say(service, SENTINEL)
    with snapshot_of(path):
        assert service.delete_message(gone).value.scrub == "pending"
        assert service.scrub_pending() == "pending"
        assert service.health().scrub == "pending"
        assert copies(path)
    service.start_session()
    assert copies(path) == 0
    assert service.health().scrub == "done"


def test_another_service_does_later_what_was_left_over(service: MemoryService, path: Path) -> None:
    (gone,) = say(service, SENTINEL)
    with snapshot_of(path):
        service.delete_message(gone)
    assert MemoryService(path, SetClock()).scrub_pending() == "done"
    assert copies(path) == 0


@pytest.mark.parametrize("meanwhile", [[], ["tulips are said between the calls"]], ids=["alone", "with writes"])
def test_a_large_archive_is_scrubbed_over_several_calls(
    service: MemoryService, path: Path, meanwhile: list[str]
) -> None:
    """Each call ends when its time is over, and the work goes on where it ended, whatever is written between."""
    chance = random.Random(0)
    words = ["".join(chance.choices(LETTERS, k=9)) for _ in range(100_000)]
    with watched(path):
        ids = say(service, *(" ".join(words[at : at + 2000]) for at in range(0, len(words), 2000)), SENTINEL)
    with writing(path) as connection:
        deletion.delete(connection, ids[-1], Moment(0))
        note(connection)
    calls = 1
    while scrub(path, seconds=0) == "pending":
        calls += 1
        with writing(path) as connection:
            (session,) = connection.execute("SELECT id FROM sessions").fetchone()
            for content in meanwhile:
                message = Message(MessageId(f"m{calls}"), session, 0, "user", "complete", Moment(calls), content)
                messages.add(connection, message)
        assert calls < 50
    assert calls > 2
    assert copies(path) == 0


def test_a_deletion_meanwhile_stays_noted(service: MemoryService, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = say(service, "one tulip", SENTINEL)

    def emptied(connection: sqlite3.Connection) -> bool:
        """Between the last step of one scrub and its end another message is deleted."""
        monkeypatch.undo()
        with writing(path) as other:
            other.execute("DELETE FROM messages WHERE id = ?", (second,))
            other.execute("PRAGMA user_version = 3")
        return True

    monkeypatch.setattr("store.database.scrub._log_emptied", emptied)
    assert service.delete_message(first).value.scrub == "pending"
    assert service.scrub_pending() == "done"
    assert copies(path) == 0


def test_a_lock_keeps_it_waiting_without_an_error(service: MemoryService, path: Path) -> None:
    (gone,) = say(service, SENTINEL)
    with snapshot_of(path):
        service.delete_message(gone)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert service.scrub_pending() == "pending"
        with pytest.raises(Locked):
            service.start_session()
    assert service.scrub_pending() == "done"


def test_where_nothing_was_deleted_nothing_is_done(service: MemoryService, path: Path) -> None:
    assert service.scrub_pending() == "done"
    assert not path.parent.exists()
    service.start_session()
    before = path.read_bytes()
    assert service.scrub_pending() == "done"
    assert path.read_bytes() == before
