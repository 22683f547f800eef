"""Importing daily logs: the right records once, every refusal named, nothing invented, the originals untouched."""

import os
import shutil
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from store.conversations import imports
from store.database.connection import reading, writing
from store.daylog.importer import import_logs
from store.daylog.importing.report import FileReport, ImportReport
from store.daylog.source import session_of
from store.daylog.writer import LogWriter
from store.errors import Damaged
from store.home import Home
from store.records import Message, Moment, Role
from store.service import MemoryService
from tests.helpers.set_clock import SetClock

SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant", "System": "system"}
FIRST = "Morgan Log — 2026-10-02\n"
DIEGO = "\n[09:12:03 +0200] \nDiego: ¿Te acuerdas de Rudiger?\n"
MORGAN = "\n[09:12:09 +0200] \nMorgan: Sí.\n"
SYSTEM = "\n[09:13:00 +0200] \nSystem: Restarted.\n"
ROOT = Path(__file__).parents[2]

Row = tuple[int, str, str]


class Scene:
    """A home with logs, and the database that they are imported into."""

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder / "morgan")
        self.home.make()
        self.home.log_folder.mkdir()
        self.database = self.home.path / "memory" / "memory.sqlite3"

    def put(self, content: str | bytes, name: str = "2026-10-02.md") -> Path:
        path = self.home.log_folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def run(self, *paths: Path, include_tail: bool = False, speakers: dict[str, Role] = SPEAKERS) -> ImportReport:
        """Import, and see that every log is afterwards what it was, to the byte and to the nanosecond."""
        before = snapshot(self)
        written = import_logs(
            self.database, self.home, paths or [self.home.log_folder], speakers, include_tail=include_tail
        )
        assert snapshot(self) == before
        return written.value

    def rows(self) -> list[Row]:
        """Place, role and content of every message, in order."""
        with reading(self.database) as connection:
            return connection.execute("SELECT seq, role, content FROM messages ORDER BY session_rid, seq").fetchall()

    def move(self) -> None:
        moved = Home(self.home.path.with_name("moved"))
        self.home.path.rename(moved.path)
        self.home, self.database = moved, moved.path / "memory" / "memory.sqlite3"


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path)


def snapshot(scene: Scene) -> dict[Path, tuple[bytes, int]]:
    files = [path for path in scene.home.log_folder.rglob("*") if path.is_file()]
    return {path: (path.read_bytes(), path.lstat().st_mtime_ns) for path in files}


def only(report: ImportReport) -> FileReport:
    (file,) = report.files
    return file


def counts(report: ImportReport) -> tuple[int, int, int, int, int]:
    file = only(report)
    return file.imported, file.deferred, file.already_there, file.deleted, file.left_out


def warned(report: ImportReport) -> list[tuple[str, int | None]]:
    return [(finding.code, finding.line) for finding in only(report).warnings]


def refused(report: ImportReport) -> list[str]:
    return [finding.code for finding in only(report).errors]


ALL: list[Row] = [(1, "user", "¿Te acuerdas de Rudiger?"), (2, "assistant", "Sí."), (3, "system", "Restarted.")]


def test_messages_keep_role_moment_offset_and_source(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    report = scene.run(include_tail=True)
    assert scene.rows() == ALL
    session = only(report).session
    assert session == session_of(f"{scene.home.identity()}:.log/2026-10-02.md")
    service = MemoryService(scene.database, SetClock())
    message = service.messages(session).messages[0]
    assert message.at == Moment.of(datetime(2026, 10, 2, 9, 12, 3, tzinfo=timezone(timedelta(hours=2))))
    assert message.status == "complete"
    assert message.source
    assert message.source.startswith(f"{session and scene.home.identity()}:.log/2026-10-02.md#")
    assert not service.get_session(session).boundaries_known


def test_imported_words_are_found_by_the_index(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    scene.run(include_tail=True)
    with reading(scene.database) as connection:
        hits = connection.execute("SELECT rowid FROM message_index WHERE message_index MATCH 'rudiger'").fetchall()
    assert len(hits) == 1


def test_three_imports_give_the_counts_of_one(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    assert counts(scene.run()) == (2, 1, 0, 0, 0)
    assert counts(scene.run()) == (0, 1, 2, 0, 0)
    assert counts(scene.run()) == (0, 1, 2, 0, 0)
    assert scene.rows() == ALL[:2]


def converted(scene: Scene) -> None:
    path = scene.home.log_folder / "2026-10-02.md"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))


@pytest.mark.parametrize("change", [converted, Scene.move], ids=["CRLF conversion", "moved home"])
def test_an_import_after_a_conversion_or_a_move_adds_nothing(scene: Scene, change: object) -> None:
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    scene.run(include_tail=True)
    assert callable(change)
    change(scene)
    assert counts(scene.run(scene.home.log_folder, include_tail=True)) == (0, 0, 3, 0, 0)
    assert scene.rows() == ALL


@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"], ids=["plain", "BOM"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("first", [FIRST, "### Morgan Log — 2026-10-02", "### Morgan Log — 2026-10-02\n"])
def test_every_kind_of_file_gives_the_same_messages(scene: Scene, first: str, end: bytes, bom: bytes) -> None:
    records = (DIEGO if first == FIRST else DIEGO[1:]) + MORGAN + SYSTEM
    scene.put(bom + (first + records).encode().replace(b"\n", end))
    report = scene.run(include_tail=True)
    assert (counts(report), warned(report)) == ((3, 0, 0, 0, 0), [])
    assert scene.rows() == ALL


def test_a_fence_may_open_on_the_speakers_line(scene: Scene) -> None:
    code = "```md\n[09:12:09 +0200] \nDiego: quoted\n\n[09:12:10 +0200] \nMorgan: quoted too\n```"
    scene.put(f"{FIRST}\n[09:12:03 +0200] \nDiego: {code}\n{MORGAN}")
    report = scene.run(include_tail=True)
    assert warned(report) == []
    assert scene.rows() == [(1, "user", code), (2, "assistant", "Sí.")]


def test_quoted_headers_are_text(scene: Scene) -> None:
    quoted = "> [09:00:00 +0200]\n> Diego: hi\n\n    [09:00:00 +0200]\n    Diego: hi\n\n\\[09:00:00 +0200]\nDiego: hi"
    scene.put(f"{FIRST}\n[09:12:03 +0200] \nDiego: {quoted}\n{MORGAN}")
    assert warned(scene.run(include_tail=True)) == []
    assert scene.rows() == [(1, "user", quoted.replace("\\[", "[")), (2, "assistant", "Sí.")]


def test_a_header_without_an_empty_line_is_text_that_a_person_hears_about(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN[1:] + SYSTEM)
    assert warned(scene.run()) == [("header_without_empty_line", 5)]
    assert scene.rows() == [(1, "user", "¿Te acuerdas de Rudiger?\n[09:12:09 +0200] \nMorgan: Sí.")]


def test_an_unclosed_fence_stays_deferred(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + "\n[09:12:09 +0200] \nMorgan: ```\ncode\n" + SYSTEM)
    report = scene.run(include_tail=True)
    assert counts(report) == (1, 1, 0, 0, 0)
    assert warned(report) == [("open_fence", 6)]
    assert scene.rows() == ALL[:1]


def test_bytes_that_are_no_utf8_refuse_the_file_and_are_named(scene: Scene) -> None:
    good = (FIRST + DIEGO).encode()
    scene.put(good + "\n[09:12:09 +0200] \nMorgan: Sí.\n".encode("latin-1"))
    report = scene.run(include_tail=True)
    assert refused(report) == ["not_utf8"]
    assert only(report).errors[0].offset == len(good) + len("\n[09:12:09 +0200] \nMorgan: S")
    assert scene.rows() == []


@pytest.mark.parametrize(
    ("record", "warning"),
    [
        ("\n[99:99:99 +0200] \nMorgan: Sí.\n", ("bad_time", 6)),
        ("\n[09:12 +0200] \nMorgan: Sí.\n", ("bad_header", 6)),
        ("\n[09:12:09 +0200] \nSí.\n", ("no_speaker", 6)),
        ("\n[09:12:09 +0200] \nNobody: Sí.\n", ("unknown_speaker", 6)),
        ("\n[09:12:09 +0200] \nMorgan: \n", ("empty_message", 6)),
    ],
)
def test_what_cannot_be_taken_is_named_and_leaves_its_place_free(
    scene: Scene, record: str, warning: tuple[str, int]
) -> None:
    scene.put(FIRST + DIEGO + record + SYSTEM)
    report = scene.run(include_tail=True)
    assert counts(report) == (2, 0, 0, 0, 1)
    assert warned(report) == [warning]
    assert scene.rows() == [ALL[0], ALL[2]]


def test_a_speaker_named_later_takes_the_place_that_was_left(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    scene.run(include_tail=True, speakers={"Diego": "user", "System": "system"})
    assert [row[0] for row in scene.rows()] == [1, 3]
    assert counts(scene.run(include_tail=True)) == (1, 0, 2, 0, 0)
    assert scene.rows() == ALL


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("2026-02-30.md", FIRST.replace("10-02", "02-30") + DIEGO, "not_a_log"),
        ("0001-01-01.md", FIRST.replace("2026-10-02", "0001-01-01") + DIEGO, "not_a_log"),
        ("9999-12-31.md", FIRST.replace("2026-10-02", "9999-12-31") + DIEGO, "not_a_log"),
        ("2026-10-02.md", "# Notes\n" + DIEGO, "not_a_log"),
        ("2026-10-02.md", DIEGO, "not_a_log"),
        ("2026-10-03.md", FIRST + DIEGO, "not_a_log"),
        ("2026-10-02.md", (FIRST + DIEGO).encode("utf-16"), "not_utf8"),
        ("2026-10-02.md", b"\0" * (16 * 1024 * 1024 + 1), "too_large"),
    ],
)
def test_a_file_that_is_no_log_is_refused(scene: Scene, name: str, content: str | bytes, code: str) -> None:
    scene.put(content, name)
    report = scene.run(include_tail=True)
    assert refused(report) == [code]
    assert report.failed
    assert scene.rows() == []


@pytest.mark.parametrize("refused_day", ["2026-10-01", "2026-10-03"], ids=["before", "behind"])
def test_one_refused_file_does_not_stop_the_others(scene: Scene, refused_day: str) -> None:
    scene.put("nonsense", f"{refused_day}.md")
    scene.put(FIRST + DIEGO + MORGAN)
    report = scene.run(include_tail=True)
    assert sorted(file.imported for file in report.files) == [0, 2]
    assert report.data()["imported"] == 2
    assert scene.rows() == ALL[:2]


def test_a_path_that_is_not_there_does_not_stop_the_others(scene: Scene, tmp_path: Path) -> None:
    scene.put(FIRST + DIEGO + MORGAN)
    report = scene.run(scene.home.log_folder, tmp_path / "none.md", include_tail=True)
    assert [file.imported for file in report.files] == [2, 0]
    assert scene.rows() == ALL[:2]


def test_many_small_files_are_reported_each_by_itself(scene: Scene) -> None:
    for day in range(1, 10):
        scene.put((FIRST + DIEGO * day).replace("10-02", f"10-0{day}"), f"2026-10-0{day}.md")
    report = scene.run(include_tail=True)
    assert [file.imported for file in report.files] == list(range(1, 10))
    assert [file.session is not None for file in report.files] == [True] * 9
    assert [file.already_there for file in scene.run(include_tail=True).files] == list(range(1, 10))


@pytest.mark.parametrize("content", [b"", b"\xef\xbb\xbf"])
def test_an_empty_file_is_named_and_is_nothing(scene: Scene, content: bytes) -> None:
    scene.put(content)
    report = scene.run(include_tail=True)
    assert (counts(report), warned(report), refused(report)) == ((0, 0, 0, 0, 0), [("empty_file", None)], [])


def test_a_symbolic_link_is_refused(scene: Scene, tmp_path: Path) -> None:
    outside = tmp_path / "outside.md"
    outside.write_text(FIRST + DIEGO, encoding="utf-8")
    link = scene.home.log_folder / "2026-10-02.md"
    link.symlink_to(outside)
    assert refused(scene.run(link)) == refused(scene.run()) == ["symbolic_link"]


def test_what_is_not_there_is_named(scene: Scene, tmp_path: Path) -> None:
    assert refused(scene.run(tmp_path / "none.md")) == ["bad_path"]


def test_a_folder_gives_its_daily_files_and_no_others(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN)
    for name in ("notes.md", "2026-10-02.txt", "2026-10-02.md.bak"):
        scene.put(FIRST + SYSTEM, name)
    (scene.home.log_folder / "older").mkdir()
    scene.put(FIRST.replace("10-02", "10-01") + SYSTEM, "older/2026-10-01.md")
    again = [scene.home.log_folder / "2026-10-02.md", scene.home.log_folder / "older" / ".." / "2026-10-02.md"]
    assert counts(scene.run(scene.home.log_folder, *again)) == (1, 1, 0, 0, 0)


def test_a_folder_without_logs_is_named(scene: Scene) -> None:
    assert warned(scene.run()) == [("no_logs", None)]


READ_AS_NOBODY = """
import os, sys
from pathlib import Path
from store.daylog.importer import import_logs
from store.home import Home
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
folder = Path(sys.argv[1])
report = import_logs(folder / "own" / "db.sqlite3", Home(folder / "home"), [folder / "logs"], {"Diego": "user"})
print([(Path(file.path).name, file.imported, [f.code for f in file.errors]) for file in report.value.files])
"""


@pytest.mark.skipif(os.name == "nt", reason="modes of POSIX")
def test_a_file_that_may_not_be_read_is_named(scene: Scene) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        for part in ("logs", "own"):
            (folder / part).mkdir()
        (folder / "own").chmod(0o777)
        (folder / "logs/2026-10-02.md").write_text(FIRST + DIEGO + MORGAN, encoding="utf-8")
        (folder / "logs/2026-10-02.md").chmod(0)
        (folder / "logs/2026-10-03.md").write_text((FIRST + DIEGO + DIEGO).replace("10-02", "10-03"), encoding="utf-8")
        ran = subprocess.run(
            [sys.executable, "-c", READ_AS_NOBODY, name], cwd=ROOT, capture_output=True, text=True, timeout=60
        )
    assert ran.stdout.strip() == "[('2026-10-02.md', 0, ['no_access']), ('2026-10-03.md', 1, [])]", ran.stderr


def test_an_appended_log_adds_what_is_new(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN)
    assert counts(scene.run()) == (1, 1, 0, 0, 0)
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    assert counts(scene.run()) == (1, 1, 1, 0, 0)
    assert counts(scene.run(include_tail=True)) == (1, 0, 2, 0, 0)
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM + "\n[10:00:00 +0200] \nDiego: More.\n")
    assert counts(scene.run(include_tail=True)) == (1, 0, 3, 0, 0)
    assert scene.rows() == [*ALL, (4, "user", "More.")]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (FIRST + DIEGO.replace("Rudiger", "Rudigers") + MORGAN + SYSTEM, "rewritten"),
        (FIRST + MORGAN + SYSTEM + DIEGO, "rewritten"),
        (FIRST + DIEGO, "shorter"),
        (FIRST + DIEGO + MORGAN + SYSTEM + "More of it.\n", "grown"),
    ],
)
def test_a_log_that_was_changed_is_left_to_a_person(scene: Scene, content: str, reason: str) -> None:
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    scene.run(include_tail=True)
    scene.put(content)
    report = scene.run(include_tail=True)
    assert refused(report) == ["changed_log"]
    assert reason in only(report).errors[0].explanation
    assert scene.rows() == ALL


def test_a_deleted_message_stays_deleted(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN + SYSTEM)
    scene.run(include_tail=True)
    with writing(scene.database) as connection:
        (source,) = connection.execute("SELECT source FROM messages WHERE seq = 2").fetchone()
        connection.execute("DELETE FROM messages WHERE seq = 2")
        imports.bury(connection, source, Moment(0))
    assert counts(scene.run(include_tail=True)) == (0, 0, 2, 1, 0)
    assert scene.rows() == [ALL[0], ALL[2]]


def test_a_copy_elsewhere_is_another_source(scene: Scene, tmp_path: Path) -> None:
    path = scene.put(FIRST + DIEGO + MORGAN)
    scene.run(include_tail=True)
    copy = Path(shutil.copy(path, tmp_path / "2026-10-02.md"))
    assert counts(scene.run(copy, include_tail=True)) == (2, 0, 0, 0, 0)
    assert len(scene.rows()) == 4


def test_links_are_kept_as_links(scene: Scene) -> None:
    LogWriter(scene.home, "Morgan", SetClock()).write("Diego", "Look:\n```python\nx = 1\n```")
    scene.run(include_tail=True)
    assert scene.rows() == [(1, "user", "Look:\n[code: python, 1 lines](code/2026-10-02/091203-1.py)")]


def record_both(scene: Scene, clock: SetClock, recorded: list[bool]) -> list[Message | None]:
    """Write records to the log and, where `recorded` says so, to the database as well, as a session does."""
    service, writer = MemoryService(scene.database, clock), LogWriter(scene.home, "Morgan", clock)
    session = service.start_session().value.id
    stored: list[Message | None] = []
    for number, kept in enumerate(recorded):
        logged = writer.write("Diego", f"Message {number}\n```\ncode\n```")
        assert logged
        moment = Moment.of(logged.at)
        stored.append(
            service.record_message(session, "user", logged.content, at=moment, source=str(logged.source)).value
            if kept
            else None
        )
        clock.tick()
    return stored


def test_records_that_the_session_stored_are_recognised(scene: Scene) -> None:
    record_both(scene, SetClock(), [True, True, True])
    before = scene.rows()
    assert counts(scene.run(include_tail=True)) == (0, 0, 3, 0, 0)
    converted(scene)
    assert counts(scene.run(include_tail=True)) == (0, 0, 3, 0, 0)
    scene.move()
    assert counts(scene.run(scene.home.log_folder, include_tail=True)) == (0, 0, 3, 0, 0)
    assert scene.rows() == before


def test_an_import_fills_the_gap_that_a_crash_left(scene: Scene) -> None:
    record_both(scene, SetClock(), [True, False, True])
    assert counts(scene.run(include_tail=True)) == (1, 0, 2, 0, 0)
    assert [content.splitlines()[0] for _, _, content in scene.rows()] == ["Message 0", "Message 2", "Message 1"]
    assert counts(scene.run(include_tail=True)) == (0, 0, 3, 0, 0)


def test_the_change_names_what_was_added(scene: Scene) -> None:
    scene.put(FIRST + DIEGO + MORGAN)
    written = import_logs(scene.database, scene.home, [scene.home.log_folder], SPEAKERS)
    assert len(written.change.messages) == len(written.change.moments) == len(written.change.sessions) == 1
    assert import_logs(scene.database, scene.home, [scene.home.log_folder], SPEAKERS).change == type(written.change)()


def test_the_report_is_plain_data(scene: Scene) -> None:
    path = scene.put(FIRST + DIEGO + "\n[09:12:09 +0200] \nNobody: x\n" + SYSTEM)
    data = scene.run().data()
    assert data["imported"] == 1
    assert data["deferred"] == 1
    assert data["left_out"] == 1
    assert data["skipped"] == {"already_there": 0, "deleted": 0}
    assert data["errors"] == []
    assert data["warnings"] == [
        {
            "file": str(path),
            "code": "unknown_speaker",
            "line": 6,
            "speaker": "Nobody",
            "message": "nobody said which role this speaker has",
        }
    ]


def test_a_database_that_is_damaged_is_left_alone(scene: Scene) -> None:
    scene.put(FIRST + DIEGO)
    scene.database.parent.mkdir()
    scene.database.write_bytes(b"no database at all, but long enough to be taken for a header of one" * 20)
    before = scene.database.read_bytes()
    with pytest.raises(Damaged):
        scene.run()
    assert scene.database.read_bytes() == before
