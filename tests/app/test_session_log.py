"""What is said goes first to the log, then to the database; neither's failure stops the conversation."""

import logging
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from app.session_log import Gates, SessionLog
from app.settings import LOG_ENABLED
from store.database.connection import writing
from store.daylog.importer import import_logs
from store.daylog.reader import Entry, read_log
from store.daylog.writer import LogWriter
from store.errors import BadPath, Locked
from store.home import Home
from store.records import Change, Message, Role
from store.service import MemoryService
from store.settings import ENABLED, STORE_HISTORY, Setting, Settings
from tests.helpers.set_clock import SetClock

SPEAKERS: dict[Role, str] = {"user": "Diego", "assistant": "Morgan", "system": "System"}
OPEN = Gates(log=True, database=True)


class Scene:
    """A session log, and what it left behind."""

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder / "morgan")
        self.clock = SetClock(datetime(2026, 10, 2, 9, 12, 3, 500_000, timezone(timedelta(hours=2))))
        self.database = folder / "memory" / "memory.sqlite3"
        self.gates = OPEN
        self.service = MemoryService(self.database, self.clock)
        writer = LogWriter(self.home, "Morgan", self.clock)
        self.log = SessionLog(writer, self.service, SPEAKERS, lambda: self.gates, self.clock)

    def entries(self) -> tuple[Entry, ...]:
        path = self.home.log_folder / "2026-10-02.md"
        return read_log(path, self.home).entries if path.exists() else ()

    def stored(self, *changes: Change) -> list[Message]:
        sessions = {session for change in changes for session in change.sessions}
        return [message for session in sessions for message in self.service.messages(session).messages]


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path)


def test_both_stores_hold_the_message_and_the_database_names_the_record(scene: Scene) -> None:
    change = scene.log.write("user", "Look:\r\n```python\nx = 1")
    (entry,), (message,) = scene.entries(), scene.stored(change)
    assert (entry.speaker, entry.content) == ("Diego", "Look:\n[code: python, 1 lines](code/2026-10-02/091203-1.py)")
    assert (message.role, message.content) == ("user", "Look:\n```python\nx = 1\n```")
    assert message.source == str(entry.source)
    assert message.at.written() == entry.at
    assert change.messages == {message.id}
    assert change.moments == {message.at}


def test_a_conversation_is_one_session_with_its_end(scene: Scene) -> None:
    changes = [
        scene.log.write("user", "Hello."),
        scene.log.write("assistant", "Hel", "interrupted"),
        scene.log.write("system", "The model server went away.", "error"),
    ]
    assert [(message.role, message.status) for message in scene.stored(*changes)] == [
        ("user", "complete"),
        ("assistant", "interrupted"),
        ("system", "error"),
    ]
    (session,) = {session for change in changes for session in change.sessions}
    assert scene.service.get_session(session).ended is None
    assert scene.log.end().sessions == {session}
    assert scene.service.get_session(session).ended is not None
    assert scene.log.write("user", "Again.").sessions.isdisjoint({session})


def test_nothing_said_is_nothing_opened(scene: Scene, tmp_path: Path) -> None:
    assert scene.log.write("user", " \x1b[0m\n") == Change()
    assert scene.log.end() == Change()
    assert not list(tmp_path.rglob("*.sqlite3"))
    assert scene.entries() == ()


@pytest.mark.parametrize(
    ("closed", "private", "expected"),
    [
        (None, False, Gates(log=True, database=True)),
        (ENABLED, False, Gates(log=True, database=False)),
        (STORE_HISTORY, False, Gates(log=True, database=False)),
        (LOG_ENABLED, False, Gates(log=False, database=True)),
        (None, True, Gates(log=False, database=False)),
    ],
)
def test_settings_and_private_mode_open_and_close_the_gates(
    closed: Setting[bool] | None, private: bool, expected: Gates
) -> None:
    assert Gates.of(Settings({closed.path: False} if closed else {}), private) == expected


def test_a_closed_gate_keeps_its_store_untouched(scene: Scene) -> None:
    scene.gates = Gates(log=False, database=False)
    assert scene.log.write("user", "private") == Change()
    assert not scene.home.path.exists()
    assert not scene.database.exists()
    scene.gates = Gates(log=True, database=False)
    change = scene.log.write("user", "log alone")
    assert (len(change.moments), change.messages) == (1, frozenset())
    assert not scene.database.exists()
    scene.gates = Gates(log=False, database=True)
    (message,) = scene.stored(scene.log.write("user", "database alone"))
    assert (message.content, message.source) == ("database alone", None)
    assert [entry.content for entry in scene.entries()] == ["log alone"]


@pytest.mark.expects_log
def test_a_failing_database_is_told_and_the_log_goes_on(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.database.mkdir(parents=True)
    scene.log.write("user", "a secret thought")
    assert isinstance(scene.log.memory_error, BadPath)
    assert [entry.content for entry in scene.entries()] == ["a secret thought"]
    assert [(record.name, record.levelno) for record in caplog.records] == [("morgan.memory", logging.ERROR)]
    assert "secret" not in caplog.text
    scene.database.rmdir()
    scene.log.write("user", "again")
    assert scene.log.memory_error is None


@pytest.mark.expects_log
def test_a_locked_database_leaves_a_gap_that_an_import_fills(scene: Scene) -> None:
    first = scene.log.write("user", "one")
    with writing(scene.database):
        scene.log.write("user", "two")
    assert isinstance(scene.log.memory_error, Locked)
    third = scene.log.write("user", "three")
    assert [message.content for message in scene.stored(first, third)] == ["one", "three"]
    report = import_logs(scene.database, scene.home, [scene.home.log_folder], {"Diego": "user"}, include_tail=True)
    (file,) = report.value.files
    assert (file.imported, file.already_there) == (1, 2)
    assert [message.content for message in scene.stored(report.change)] == ["two"]


@pytest.mark.expects_log
def test_a_failing_log_is_told_and_the_database_goes_on(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.home.path.mkdir()
    scene.home.log_folder.touch()
    (message,) = scene.stored(scene.log.write("user", "one"))
    assert (message.content, message.source) == ("one", None)
    assert isinstance(scene.log.log_error, BadPath)
    assert [record.name for record in caplog.records] == ["morgan.daylog"]
    scene.home.log_folder.unlink()
    scene.log.write("user", "two")
    assert scene.log.log_error is None


def test_a_database_that_was_taken_away_gets_a_new_session(scene: Scene) -> None:
    before = scene.log.write("user", "one")
    for path in scene.database.parent.iterdir():
        path.unlink()
    after = scene.log.write("user", "two")
    assert scene.log.memory_error is None
    assert after.sessions.isdisjoint(before.sessions)
    assert [message.content for message in scene.stored(after)] == ["two"]
