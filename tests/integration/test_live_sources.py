"""Whatever becomes of the database and the logs, the page shows what can be read and says what cannot."""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from store.home import Home
from tests.helpers.other_process import ROOT, OtherProcess
from tests.integration.live_program import NINE, TEN, Conversation, LiveProgram, Open
from tests.store.database.spoiling import raw


@pytest.fixture
def database(live_home: Home) -> Path:
    return live_home.path / "memory" / "memory.sqlite3"


def troubles(program: LiveProgram) -> list[str]:
    return [row.words for row in program.notices() if row.tone == "trouble"]


# Logs alone, and beside a database


def test_log_alone_is_followed(other: OtherProcess, open_program: Open) -> None:
    program = open_program()
    other.do("log", "Morgan", "Good morning", NINE)
    program.until(lambda: len(program.conversations()) == 1)
    program.page.unfold([program.conversations()[0].conversation.session])
    program.until(lambda: program.texts() == ["Good morning"])
    other.do("log", "Morgan", "Are you there?", TEN)
    program.until(lambda: program.texts() == ["Good morning", "Are you there?"])


def test_record_that_is_mended_in_the_log_is_shown_as_it_is_now(
    other: OtherProcess, open_program: Open, live_home: Home
) -> None:
    for text in ("Good mroning", "Are you there?"):
        other.do("log", "Morgan", text, NINE)
    program = open_program()
    program.until(lambda: program.texts() == ["Good mroning", "Are you there?"])
    log = live_home.log_folder / "2026-10-02.md"
    log.write_text(log.read_text("utf-8").replace("mroning", "morning"), "utf-8")
    program.until(lambda: program.texts() == ["Good morning", "Are you there?"])


def test_database_that_is_made_later_takes_the_logs_place_which_counts_what_it_has_more(
    other: OtherProcess, open_program: Open
) -> None:
    other.do("log", "Morgan", "Good morning", NINE)
    program = open_program()
    program.until(lambda: program.texts() == ["Good morning"])
    Conversation(other, NINE).say("Hello")
    program.until(lambda: program.titles() == ["Hello"])
    program.until(lambda: [row.tone for row in program.notices()] == ["quiet"])
    (more,) = program.notices()
    assert "in this day's log" in more.words
    assert " import " in more.command


def test_log_that_cannot_be_read_is_named_until_it_can(
    other: OtherProcess, open_program: Open, live_home: Home
) -> None:
    other.do("log", "Morgan", "Good morning", NINE)
    program = open_program()
    log = live_home.log_folder / "2026-10-02.md"
    held = log.read_bytes()
    log.write_bytes(b"no log\n")
    program.until(lambda: bool(troubles(program)))
    assert str(log) in troubles(program)[0]
    log.write_bytes(held)
    program.until(lambda: not troubles(program))


# A database that is made, replaced, moved away, or in trouble


def test_database_that_is_moved_away_and_back_is_followed(
    other: OtherProcess, open_program: Open, database: Path
) -> None:
    Conversation(other, NINE).say("Hello")
    program = open_program()
    away = database.parent.with_name("away")
    database.parent.rename(away)
    program.until(lambda: [row.tone for row in program.notices()] == ["empty"])
    away.rename(database.parent)
    program.until(lambda: program.titles() == ["Hello"])


def test_database_that_is_replaced_is_read_and_followed(
    other: OtherProcess, open_program: Open, database: Path, tmp_path: Path
) -> None:
    Conversation(other, NINE).say("Hello")
    program = open_program()
    elsewhere = Home(tmp_path / "elsewhere")
    second = OtherProcess(elsewhere)
    talk = Conversation(second, NINE)
    talk.say("Good morning")
    second.stop()
    for file in database.parent.iterdir():
        file.rename(file.with_name(f"old-{file.name}"))
    (elsewhere.path / "memory" / database.name).rename(database)
    program.until(lambda: program.titles() == ["Good morning"])
    Conversation(other, TEN).say("Good evening")
    program.until(lambda: program.titles() == ["Good morning", "Good evening"])


@contextmanager
def damaged(database: Path) -> Iterator[None]:
    """The file alone, as a disk would leave it; its log is folded in before."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    held = database.read_bytes()
    other = database.with_name("other")
    other.write_bytes(b"no database at all" * 1000)
    other.replace(database)
    yield
    other.write_bytes(held)
    other.replace(database)


@contextmanager
def newer(database: Path) -> Iterator[None]:
    raw(database, "INSERT INTO schema_migrations VALUES (99, 0)")
    yield
    raw(database, "DELETE FROM schema_migrations WHERE version = 99")


@contextmanager
def older(database: Path) -> Iterator[None]:
    raw(database, "UPDATE schema_migrations SET version = version + 100 WHERE version > 1")
    raw(database, "CREATE TABLE set_aside AS SELECT * FROM schema_migrations WHERE version > 1")
    raw(database, "DELETE FROM schema_migrations WHERE version > 1")
    yield
    raw(database, "INSERT INTO schema_migrations SELECT version - 100, applied_us FROM set_aside")
    raw(database, "DROP TABLE set_aside")


Trouble = Callable[[Path], AbstractContextManager[None]]


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (damaged, "is damaged or no database. “morgan-memory check” says more"),
        (newer, "written by a newer Morgan. Update Morgan to open it."),
        (older, "written by an older Morgan. The next message or memory brings it up to date."),
    ],
)
def test_trouble_is_said_beside_what_is_shown_and_ends_by_itself(
    other: OtherProcess, open_program: Open, database: Path, trouble: Trouble, words: str
) -> None:
    Conversation(other, NINE).say("Hello")
    program = open_program()
    with trouble(database):
        program.until(lambda: bool(troubles(program)))
        assert words in troubles(program)[0]
        assert program.texts() == ["Hello"]
    program.until(lambda: not troubles(program))
    assert program.texts() == ["Hello"]


def test_locked_database_is_said_to_be_and_opened_by_itself_when_it_is_free(
    other: OtherProcess, open_program: Open, database: Path
) -> None:
    Conversation(other, NINE).say("Hello")
    with closing(sqlite3.connect(database, isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode = EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        program = open_program()
        program.until(lambda: bool(troubles(program)))
        assert troubles(program) == ["Another program holds the database. Try again in a moment."]
    program.until(lambda: program.titles() == ["Hello"])
    assert not troubles(program)


# A home that may only be read


@pytest.fixture
def read_only() -> Iterator[Home]:
    """A home below no private folder, which others may read and nobody but its owner may write."""
    if not hasattr(os, "getuid") or os.getuid() != 0:
        pytest.skip("needs a second user")
    with tempfile.TemporaryDirectory() as folder:
        yield Home(Path(folder) / "home")


def let_others_read(home: Home) -> None:
    for path in (home.path.parent, *home.path.parent.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def test_home_that_may_only_be_read_is_read_and_followed(read_only: Home, live_home: Home, other: OtherProcess) -> None:
    Conversation(other, NINE).say("Hello")
    owner = OtherProcess(read_only)
    talk = Conversation(owner, NINE)
    talk.say("Hello")
    let_others_read(read_only)
    command = [sys.executable, "-m", "tests.integration.stranger", str(read_only.path), str(live_home.path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as stranger:
        assert stranger.stdin
        assert stranger.stdout
        print(1, file=stranger.stdin, flush=True)
        assert json.loads(stranger.stdout.readline()) == [["Hello"], []]
        talk.say("Are you there?")
        print(2, file=stranger.stdin, flush=True)
        assert json.loads(stranger.stdout.readline()) == [["Hello", "Are you there?"], []]
        stranger.stdin.close()
    owner.stop()
    assert stranger.returncode == 0
    assert {path.stat().st_uid for path in read_only.path.rglob("*")} == {os.getuid()}, "the stranger made nothing"
