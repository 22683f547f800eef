"""Only old logs of ours are ever removed."""

from datetime import date
from pathlib import Path

import pytest

from store.daylog.retention import remove_old_logs

TODAY = date(2026, 10, 2)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} - {".lock"}


def put(folder: Path, name: str, first_line: str | None = None) -> None:
    line = f"Morgan Log — {name[:10]}" if first_line is None else first_line
    (folder / name).write_text(f"{line}\n\n[09:12:03 +0200] \nDiego: x\n", encoding="utf-8")


def test_logs_older_than_the_days_go(tmp_path: Path) -> None:
    for day in ("2026-10-02", "2026-10-01", "2026-09-30", "2020-01-01"):
        put(tmp_path, f"{day}.md")
    removed = remove_old_logs(tmp_path, "Morgan", TODAY, 1)
    assert [path.name for path in removed] == ["2020-01-01.md", "2026-09-30.md"]
    assert names(tmp_path) == {"2026-10-02.md", "2026-10-01.md"}


@pytest.mark.parametrize(
    ("name", "first_line"),
    [
        ("2026-01-01.md", "### Morgan Log — 2026-01-01"),
        ("2026-01-01.md", "Morgan Log — 2026-01-02"),
        ("2026-01-01.md", "Nora Log — 2026-01-01"),
        ("2026-01-01.md", "Morgan Log — 2026-01-01 "),
        ("2026-01-01.md", "My notes"),
        ("2026-01-01.md", ""),
        ("2026-02-30.md", "Morgan Log — 2026-02-30"),
        ("2026-01-01.txt", "Morgan Log — 2026-01-01"),
        ("notes 2026-01-01.md", "Morgan Log — 2026-01-01"),
    ],
)
def test_whatever_is_not_exactly_a_log_of_ours_stays(tmp_path: Path, name: str, first_line: str) -> None:
    put(tmp_path, name, first_line)
    assert remove_old_logs(tmp_path, "Morgan", TODAY, 1) == ()
    assert names(tmp_path) == {name}


def test_a_symbolic_link_and_what_it_names_stay(tmp_path: Path) -> None:
    (tmp_path / "logs").mkdir()
    put(tmp_path, "2026-01-01.md")
    (tmp_path / "logs/2026-01-01.md").symlink_to(tmp_path / "2026-01-01.md")
    (tmp_path / "logs/2026-01-02.md").mkdir()
    assert remove_old_logs(tmp_path / "logs", "Morgan", TODAY, 1) == ()
    assert names(tmp_path / "logs") == {"2026-01-01.md", "2026-01-02.md"}


def test_no_folder_is_no_work(tmp_path: Path) -> None:
    assert remove_old_logs(tmp_path / "none", "Morgan", TODAY, 1) == ()
    assert not (tmp_path / "none").exists()
