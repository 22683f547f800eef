"""Files come to be for their owner only, and whole or not at all."""

import stat
from pathlib import Path

import pytest

from store import private_files
from store.errors import BadPath, NoAccess, Trouble


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def test_a_replaced_file_is_private_and_alone(tmp_path: Path) -> None:
    private_files.replace_file(tmp_path / "a", b"one")
    private_files.replace_file(tmp_path / "a", b"two")
    assert (tmp_path / "a").read_bytes() == b"two"
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o600
    assert names(tmp_path) == ["a"]


def test_a_failed_write_leaves_nothing_beside_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    private_files.replace_file(tmp_path / "a", b"one")
    monkeypatch.setattr(private_files, "sync", lambda path: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        private_files.replace_file(tmp_path / "a", b"two")
    assert (tmp_path / "a").read_bytes() == b"one"
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("links", [True, False], ids=["hard links", "no hard links"])
def test_publishing_never_replaces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    if not links:
        monkeypatch.setattr("os.link", lambda *_, **__: (_ for _ in ()).throw(PermissionError("no links here")))
    for content in ("one", "two"):
        with private_files.temporary_beside(tmp_path / "a") as temporary:
            temporary.write_text(content)
            if content == "one":
                private_files.publish(temporary, tmp_path / "a")
                continue
            with pytest.raises(FileExistsError):
                private_files.publish(temporary, tmp_path / "a")
    assert (tmp_path / "a").read_text() == "one"
    assert names(tmp_path) == ["a"]


def test_publishing_does_not_follow_a_link_in_its_way(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "elsewhere")
    with private_files.temporary_beside(tmp_path / "a") as temporary, pytest.raises(FileExistsError):
        private_files.publish(temporary, tmp_path / "a")
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize(
    ("raised", "expected"),
    [(PermissionError(), NoAccess), (IsADirectoryError(), BadPath), (OSError(5, "input/output error"), Trouble)],
)
def test_the_systems_refusals_become_the_stores_errors(raised: OSError, expected: type[Exception]) -> None:
    with pytest.raises(expected) as caught, private_files.file_errors(Path("x")):
        raise raised
    assert caught.value.__cause__ is raised
