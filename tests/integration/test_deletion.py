"""What was deleted is nowhere: not in file, search, words, diary or calendar; and no import brings it back."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from store.daylog.writer import LogWriter
from store.diary.diary import Diary
from store.home import Home
from store.records import MessageId, Role
from store.search.json_form import recalled_form
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

SENTINEL = "xylophonarium"
DAY = date(2026, 10, 2)
SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant"}


class Scene:
    """A home whose log and database hold one request with the sentinel, recorded as a turn records it."""

    def __init__(self, folder: Path, clock: SetClock) -> None:
        self.home = Home(folder / "morgan")
        self.home.make()
        self.clock = clock
        self.service = MemoryService(self.home.path / "memory" / "memory.sqlite3", clock)
        self.session = self.service.start_session().value.id
        self.deleted = self.say("user", "Diego", f"Where is my {SENTINEL}?")

    def say(self, role: Role, speaker: str, content: str) -> MessageId:
        """Write a message to the log and to the database."""
        written = LogWriter(self.home, "Morgan", self.clock).write(speaker, content)
        assert written is not None
        stored = self.service.record_message(self.session, role, content, source=str(written.source))
        self.clock.tick()
        return stored.value.id

    @property
    def log(self) -> Path:
        return self.home.log_folder / f"{DAY}.md"

    def move(self) -> None:
        self.home.path.rename(self.home.path.with_name("moved"))
        self.home = Home(self.home.path.with_name("moved"))
        self.service = MemoryService(self.home.path / "memory" / "memory.sqlite3", self.clock)

    def convert(self) -> None:
        self.log.write_bytes(b"\xef\xbb\xbf" + self.log.read_bytes().replace(b"\n", b"\r\n"))

    def reimport(self) -> dict[str, int]:
        report = self.service.import_markdown(self.home, [self.home.log_folder], SPEAKERS, include_tail=True).value
        assert not report.failed
        (file,) = report.files
        return {"imported": file.imported, "deleted": file.deleted}

    def met(self) -> dict[str, object]:
        """Every place where the sentinel is met."""
        diary = Diary(self.home, self.service.path, SPEAKERS, ZoneInfo("Europe/Madrid"), self.clock)
        page, marks = diary.page(DAY), diary.marks(DAY.year, DAY.month)
        diary.close()
        titles = [one.title for one in page.conversations]
        return {
            "recall": len(recalled_form(self.service.recall(SENTINEL))["results"]),  # type: ignore[arg-type]  # a list
            "words": self.service.search_words(SENTINEL).total,
            "instances": self.service.word_instances(SENTINEL, "all").total,
            "conversation": sum(SENTINEL in one.content for one in self.service.messages(self.session).messages),
            "diary": sum(SENTINEL in (title or "") for title in titles) + page.more_in_log,
            "calendar": int(DAY in marks),
            "files": sum(SENTINEL.encode() in one.read_bytes() for one in self.service.path.parent.iterdir()),
        }


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path, SetClock())


NOWHERE = dict.fromkeys(["recall", "words", "instances", "conversation", "diary", "calendar", "files"], 0)


@pytest.mark.parametrize("others", [0, 3])
def test_a_deleted_message_is_met_nowhere(scene: Scene, others: int) -> None:
    for number in range(others):
        scene.say("assistant", "Morgan", f"Answer {number} about tulips")
    assert set(scene.met().values()) == {1}
    assert scene.service.delete_message(scene.deleted).value.scrub == "done"
    assert scene.met() == {**NOWHERE, "calendar": int(others > 0)}


def unchanged(_scene: Scene) -> None:
    """The log stays as it is."""


@pytest.mark.parametrize("change", [unchanged, Scene.convert, Scene.move], ids=["same", "CRLF", "moved home"])
def test_no_import_brings_a_deleted_message_back(scene: Scene, change: Callable[[Scene], None]) -> None:
    scene.service.delete_message(scene.deleted)
    change(scene)
    assert scene.reimport() == {"imported": 0, "deleted": 1}
    assert scene.met() == NOWHERE


def test_an_imported_message_stays_deleted_too(scene: Scene, tmp_path: Path) -> None:
    scene.service = MemoryService(tmp_path / "other.sqlite3", scene.clock)
    assert scene.reimport() == {"imported": 1, "deleted": 0}
    found = scene.service.word_instances(SENTINEL).instances[0]
    scene.service.delete_message(MessageId(found.id))
    scene.convert()
    scene.move()
    scene.service = MemoryService(tmp_path / "other.sqlite3", scene.clock)
    assert scene.reimport() == {"imported": 0, "deleted": 1}
    assert scene.service.word_instances(SENTINEL).total == 0


def test_a_backup_brings_it_back(scene: Scene, tmp_path: Path) -> None:
    scene.service.backup(tmp_path / "backup.sqlite3")
    scene.service.delete_message(scene.deleted)
    restored = MemoryService(tmp_path / "backup.sqlite3", scene.clock)
    assert restored.word_instances(SENTINEL).total == 1
    assert restored.health().scrub == "done"


def test_logs_are_never_touched_by_a_deletion(scene: Scene) -> None:
    before = scene.log.read_bytes()
    scene.service.delete_message(scene.deleted)
    assert scene.log.read_bytes() == before


def test_a_deleted_memory_is_met_nowhere_but_in_what_was_said(scene: Scene) -> None:
    memory = scene.service.remember(f"Has a {SENTINEL}.", "fact", sources=[scene.deleted]).value
    assert scene.service.word_instances(SENTINEL, "all").total == 2
    scene.service.delete_memory(memory.id)
    assert set(scene.met().values()) == {1}
    assert scene.service.word_instances(SENTINEL, "memories").total == 0
    assert scene.service.context(SENTINEL).text == ""
