"""A day comes from the database where it holds a conversation of it, else from its log; reading makes nothing."""

import errno
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from store.conversations import imports
from store.database.connection import writing
from store.daylog import log_file
from store.daylog.importer import import_logs
from store.daylog.writer import LogWriter
from store.diary.diary import Diary
from store.errors import Damaged, NoAccess, NotALog, NotUtf8
from store.home import Home
from store.records import DayPage, Message, Moment, Role, SessionId
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

MADRID = ZoneInfo("Europe/Madrid")
DAY = date(2026, 10, 2)
SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant", "System": "system"}


class Scene:
    """A home, what is said in it, and its diary."""

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder)
        self.clock = SetClock(datetime(2026, 10, 2, 9, 12, 3, tzinfo=MADRID))
        self.database = folder / "memory.sqlite3"
        self.service = MemoryService(self.database, self.clock)
        self.writer = LogWriter(self.home, "Morgan", self.clock)
        self.diary = Diary(self.home, self.database, SPEAKERS, MADRID, self.clock)
        self.session: SessionId | None = None

    def at(self, day: int, time: str = "09:12:03") -> None:
        self.clock.when = datetime.fromisoformat(f"2026-10-{day:02} {time}").replace(tzinfo=MADRID)

    def log(self, speaker: str, text: str) -> str:
        """Say something in the log alone; its source."""
        logged = self.writer.write(speaker, text)
        self.clock.tick()
        assert logged
        return str(logged.source)

    def store(self, text: str, source: str | None = None) -> Message:
        """Say something in the database alone."""
        self.session = self.session or self.service.start_session().value.id
        return self.service.record_message(self.session, "user", text, source=source).value

    def both(self, text: str) -> Message:
        return self.store(text, self.log("Diego", text))

    def said(self, day: date = DAY) -> list[tuple[str, str]]:
        """Role and text of everything on a day's page, read in pages of two."""
        found: list[tuple[str, str]] = []
        for conversation in self.diary.page(day).conversations:
            after: int | None = 0
            while after is not None:
                page = self.diary.messages(day, conversation.session, after, 2)
                found += [(message.role, message.content) for message in page.messages]
                after = page.next_after
        return found


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    scene = Scene(tmp_path / "morgan")
    yield scene
    scene.diary.close()


def test_nothing_is_an_empty_day_and_reading_makes_nothing(scene: Scene) -> None:
    assert scene.diary.page(DAY) == DayPage(DAY)
    assert scene.diary.messages(DAY, SessionId("none")).messages == ()
    assert scene.diary.previous_entry(DAY) is None
    assert scene.diary.next_entry(DAY) is None
    assert scene.diary.marks(2026, 10) == {}
    assert not scene.home.path.exists()


def test_a_day_that_the_database_lacks_comes_from_its_log(scene: Scene) -> None:
    scene.at(2)
    scene.log("System", "Started.")
    scene.log("Diego", "Remember\nRudiger.")
    scene.log("Morgan", "Saved.")
    page = scene.diary.page(DAY)
    (conversation,) = page.conversations
    assert (conversation.source, conversation.title, conversation.count) == ("log", "Remember Rudiger.", 3)
    assert conversation.first.seen(MADRID).time().isoformat() == "09:12:03"
    assert conversation.last.seen(MADRID).time().isoformat() == "09:12:05"
    assert page.more_in_log == 0
    assert scene.said() == [("system", "Started."), ("user", "Remember\nRudiger."), ("assistant", "Saved.")]


def test_what_cannot_be_read_of_a_log_is_told_by_its_lines(scene: Scene) -> None:
    scene.at(2)
    scene.log("Diego", "Hello.")
    path = scene.home.log_folder / "2026-10-02.md"
    with path.open("a", encoding="utf-8") as file:
        file.write("\n[99:99:99 +0200] \nDiego: Lost.\n\n[10:00:00 +0200] \nnobody's\n\n[10:01:00 +0200] \nDiego: \n")
    page = scene.diary.page(DAY)
    assert scene.said() == [("user", "Hello.")]
    assert page.unread_in_log == (6, 9)
    scene.store("In the database.")
    assert scene.diary.page(DAY).unread_in_log == ()


def test_a_log_of_which_nothing_can_be_read_is_an_entry(scene: Scene) -> None:
    scene.home.log_folder.mkdir(parents=True)
    text = "Morgan Log — 2026-10-01\n\n[99:99:99 +0200] \nDiego: Lost.\n"
    (scene.home.log_folder / "2026-10-01.md").write_text(text, encoding="utf-8")
    assert scene.diary.page(date(2026, 10, 1)).unread_in_log == (3,)
    assert scene.diary.previous_entry(DAY) == date(2026, 10, 1)


def test_code_of_a_logged_day_is_shown_from_its_archive(scene: Scene) -> None:
    text = "Look:\n```python\nx = 1\n```\nand [code: python, 1 lines](code/2026-10-02/091203-1.py)"
    scene.log("Diego", text)
    assert scene.said() == [("user", text)]


def test_an_unknown_speaker_is_shown_by_its_name(scene: Scene) -> None:
    scene.log("Ana", "Hello.")
    (conversation,) = scene.diary.page(DAY).conversations
    (message,) = scene.diary.messages(DAY, conversation.session).messages
    assert (message.speaker, message.role, message.content) == ("Ana", "system", "Hello.")
    assert conversation.title is None


def test_a_logged_conversation_keeps_its_identity_when_it_is_imported(scene: Scene) -> None:
    scene.log("Diego", "Hello.")
    scene.log("Morgan", "Hi.")
    (logged,) = scene.diary.page(DAY).conversations
    before = scene.diary.messages(DAY, logged.session).messages
    import_logs(scene.database, scene.home, [scene.home.log_folder], SPEAKERS, include_tail=True)
    (stored,) = scene.diary.page(DAY).conversations
    assert (stored.session, stored.source) == (logged.session, "database")
    assert scene.diary.messages(DAY, stored.session).messages == before


def test_an_imported_row_shows_the_code_behind_its_link(scene: Scene) -> None:
    text = "Look:\n```python\nx = 1\n```"
    scene.log("Diego", text)
    import_logs(scene.database, scene.home, [scene.home.log_folder], SPEAKERS, include_tail=True)
    assert scene.said() == [("user", text)]


def test_a_row_that_only_quotes_a_link_keeps_it(scene: Scene) -> None:
    scene.log("Diego", "```python\nx = 1\n```")
    quoted = "[code: python, 1 lines](code/2026-10-02/091203-1.py)"
    scene.both(quoted)
    scene.store(quoted)
    assert ("user", quoted) in scene.said()
    assert {text for _, text in scene.said()} == {quoted}


def test_what_only_the_log_holds_is_counted_beside_the_database(scene: Scene) -> None:
    scene.both("one")
    assert scene.diary.page(DAY).more_in_log == 0
    scene.log("Diego", "two")
    scene.log("Ana", "three")
    page = scene.diary.page(DAY)
    assert (page.more_in_log, len(page.conversations)) == (2, 1)
    assert scene.said() == [("user", "one")]


def test_a_deleted_message_does_not_come_back_from_the_log(scene: Scene) -> None:
    source = scene.log("Diego", "forget this")
    scene.log("Diego", "keep this")
    with writing(scene.database) as connection:
        imports.bury(connection, source, Moment(0))
    assert scene.said() == [("user", "keep this")]


def test_a_record_stands_on_one_day_even_when_the_zone_has_changed(scene: Scene) -> None:
    scene.at(2, "00:30:00")
    scene.both("after midnight in Madrid")
    with_lisbon = Diary(scene.home, scene.database, SPEAKERS, ZoneInfo("Europe/Lisbon"), scene.clock)
    assert [len(with_lisbon.page(DAY - timedelta(days=back)).conversations) for back in (0, 1)] == [0, 1]
    with_lisbon.close()


def test_previous_and_next_entry_go_over_database_and_logs_together(scene: Scene) -> None:
    for day in (1, 5):
        scene.at(day)
        scene.both("both")
    scene.at(3)
    scene.log("Diego", "log alone")
    scene.at(8)
    scene.store("database alone")
    walked = [date(2026, 10, 9)]
    while earlier := scene.diary.previous_entry(walked[-1]):
        walked.append(earlier)
    assert [day.day for day in walked] == [9, 8, 5, 3, 1]
    back = [date(2026, 9, 1)]
    while later := scene.diary.next_entry(back[-1]):
        back.append(later)
    assert back[1:] == walked[:0:-1]


def test_a_log_without_records_is_no_entry(scene: Scene) -> None:
    scene.at(1)
    scene.log("Diego", "x")
    (scene.home.log_folder / "2026-10-02.md").write_text("Morgan Log — 2026-10-02\n", encoding="utf-8")
    assert scene.diary.previous_entry(date(2026, 10, 3)) == date(2026, 10, 1)
    assert list(scene.diary.marks(2026, 10)) == [date(2026, 10, 1)]


def test_marks_tell_conversations_from_the_rest(scene: Scene) -> None:
    scene.at(1)
    scene.store("database alone")
    scene.at(3)
    scene.log("Diego", "log alone")
    scene.service.remember("Diego has a dog", "fact")
    scene.at(4)
    scene.service.remember("Diego has a cat", "fact")
    scene.at(31)
    scene.log("Diego", "the last day")
    assert {day.day: mark for day, mark in scene.diary.marks(2026, 10).items()} == {
        1: "conversation",
        3: "conversation",
        4: "other",
        31: "conversation",
    }
    assert scene.diary.marks(2026, 11) == {}


@pytest.mark.parametrize(
    ("content", "error"), [(b"\xff", NotUtf8), (b"# Notes\n", NotALog)], ids=["not UTF-8", "no log"]
)
def test_a_log_that_cannot_be_read_is_an_error_and_an_entry(
    scene: Scene, content: bytes, error: type[Exception]
) -> None:
    scene.home.log_folder.mkdir(parents=True)
    (scene.home.log_folder / "2026-10-02.md").write_bytes(content)
    with pytest.raises(error):
        scene.diary.page(DAY)
    assert scene.diary.previous_entry(date(2026, 10, 3)) == DAY
    assert scene.diary.marks(2026, 10) == {DAY: "conversation"}


def test_a_log_that_may_not_be_read_is_an_error(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.log("Diego", "x")

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(log_file, "open_plain", refuse)
    with pytest.raises(NoAccess):
        scene.diary.page(DAY)


def test_a_damaged_database_is_an_error_even_where_a_log_is(scene: Scene) -> None:
    scene.log("Diego", "x")
    scene.database.write_bytes(b"this is no database, whatever its name says" * 30)
    for read in (lambda: scene.diary.page(DAY), lambda: scene.diary.previous_entry(DAY)):
        with pytest.raises(Damaged):
            read()


def test_an_empty_log_is_an_empty_day(scene: Scene) -> None:
    scene.home.log_folder.mkdir(parents=True)
    (scene.home.log_folder / "2026-10-02.md").touch()
    assert scene.diary.page(DAY) == DayPage(DAY)


def test_reading_leaves_the_log_as_it_was(scene: Scene) -> None:
    scene.log("Diego", "```\nx\n```")
    before = {path: path.stat().st_mtime_ns for path in scene.home.path.rglob("*")}
    scene.said()
    scene.diary.marks(2026, 10)
    assert {path: path.stat().st_mtime_ns for path in scene.home.path.rglob("*")} == before
