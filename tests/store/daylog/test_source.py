"""The text of a source names exactly one record."""

import os
from pathlib import Path

import pytest

from store.daylog.source import RecordSource, file_identity, file_path
from store.home import Home


@pytest.mark.parametrize("file", ["0123:.log/2026-10-02.md", "/logs/2026-10-02.md", "/odd #1+2:3/x.md"])
def test_a_source_is_read_back_from_its_text(file: str) -> None:
    source = RecordSource.of(file, 12, b"raw")
    assert RecordSource.parse(str(source)) == source


@pytest.mark.parametrize("text", ["", "x", "x#1+2", "#1+2:ab", "x#a+2:ab", "x#1:2"])
def test_another_text_is_no_source(text: str) -> None:
    assert RecordSource.parse(text) is None


def test_the_file_of_a_source_is_found_again_in_its_home_only(home: Home, tmp_path: Path) -> None:
    other = Home(tmp_path / "other")
    other.make()
    identity = f"{home.identity()}:.log/2026-10-02.md"
    assert file_path(identity, home) == home.path / ".log/2026-10-02.md"
    assert file_path(identity, other) is None
    assert file_path("/logs/x.md", other) == Path("/logs/x.md")


def test_a_folder_whose_name_is_no_utf8_has_an_identity_that_can_be_stored(home: Home, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff") / "2026-10-02.md"
    assert file_identity(path, home) == f"{tmp_path.resolve().as_posix()}/\\xff/2026-10-02.md"
