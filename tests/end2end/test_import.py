"""From a folder of daily logs to a page in the diary, by the two commands that a person types."""

import json
from pathlib import Path

import pytest

from tests.end2end.picture import Picture
from tests.end2end.program import complaints, start
from widgets.style import LIGHT

LOG = """\
Morgan Log — 2026-10-02

[09:12:03 +0200] 
Diego: Remember that my dog is called Rudiger.

[09:12:09 +0200] 
Morgan: Saved: Diego has a dog called Rudiger.

[09:47:00 +0200] 
System: The model was changed.

[10:03:00 +0200] 
Diego: And this one is the last.
"""  # noqa: W291 -- the format allows the space, and older logs have it
SPEAKERS = ("--speaker", "Diego=user", "--speaker", "Morgan=assistant", "--speaker", "System=system")


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    folder = tmp_path / "logs"
    folder.mkdir()
    (folder / "2026-10-02.md").write_text(LOG, encoding="utf-8")
    return folder


def import_logs(home: Path, logs: Path, *options: str) -> dict[str, object]:
    ended = start("--home", str(home), "import", str(logs), *SPEAKERS, *options, home=home, module="store")
    assert ended.returncode == 0, ended.stderr
    report = json.loads(ended.stdout)
    assert isinstance(report, dict)
    return report


def test_imported_logs_are_a_page_of_the_diary(tmp_path: Path, logs: Path) -> None:
    home, file = tmp_path / "home", tmp_path / "day.png"
    before = (logs / "2026-10-02.md").read_bytes()
    import_logs(home, logs)
    ended = start(
        *("--home", str(home), "--date", "2026-10-02", "--size", "900x700", "--unfold", "all"),
        *("--screenshot", str(file)),
        home=tmp_path / "other",
    )
    assert (ended.returncode, complaints(ended.stderr)) == (0, [])
    shown = Picture.read(file)
    assert shown.size == (900, 700)
    assert min(shown.share(LIGHT.user), shown.share(LIGHT.assistant)) > 0.0001
    assert ((logs / "2026-10-02.md").read_bytes(), (tmp_path / "other").exists()) == (before, False)


def test_a_second_import_adds_nothing_and_a_closed_file_gives_its_tail(tmp_path: Path, logs: Path) -> None:
    home = tmp_path / "home"
    first, second = import_logs(home, logs), import_logs(home, logs)
    tail = import_logs(home, logs, "--include-tail")
    assert [report["imported"] for report in (first, second, tail)] == [3, 0, 1]


def test_checking_and_saving_a_home_say_so_in_json(tmp_path: Path, logs: Path) -> None:
    home = tmp_path / "home"
    import_logs(home, logs)
    for command in (("check",), ("backup", str(tmp_path / "saved.sqlite3"))):
        ended = start("--home", str(home), *command, home=home, module="store")
        assert ended.returncode == 0, ended.stderr
        assert isinstance(json.loads(ended.stdout), dict)
    assert (tmp_path / "saved.sqlite3").is_file()
