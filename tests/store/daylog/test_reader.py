"""A log is read as it stands; what cannot be read is named by its line or byte."""

import os
from pathlib import Path

import pytest

from store.daylog.reader import Log, read_log
from store.errors import BadPath, NotALog, NotUtf8, StoreError, SymbolicLink, TooLarge
from store.home import Home

FIRST = "Morgan Log — 2026-10-02\n"
ONE = "\n[09:12:03 +0200] \nDiego: Hola, qué tal.\n"
TWO = "\n[09:12:09 +0200] \nMorgan: Bien.\n"


def put(home: Home, content: bytes | str, name: str = "2026-10-02.md") -> Path:
    home.log_folder.mkdir(exist_ok=True)
    path = home.log_folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def said(log: Log) -> list[tuple[int, str, str]]:
    return [(entry.place, entry.speaker, entry.content) for entry in log.entries]


@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"], ids=["plain", "BOM"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"], ids=["LF", "CRLF"])
def test_bom_and_line_ends_change_nothing(home: Home, bom: bytes, end: bytes) -> None:
    plain = read_log(put(home, FIRST + ONE + TWO), home)
    other = read_log(put(home, bom + (FIRST + ONE + TWO).encode().replace(b"\n", end)), home)
    assert other == plain
    assert said(plain) == [(1, "Diego", "Hola, qué tal."), (2, "Morgan", "Bien.")]
    assert [entry.last for entry in plain.entries] == [False, True]


def test_sources_slice_the_normalised_bytes(home: Home) -> None:
    log = read_log(put(home, (FIRST + ONE + TWO).replace("\n", "\r\n")), home)
    raws = [log.data[e.source.offset : e.source.offset + e.source.length].decode() for e in log.entries]
    assert raws == [ONE.strip("\n"), TWO.strip("\n")]
    assert log.ends == {e.source.offset + e.source.length for e in log.entries}


@pytest.mark.parametrize(
    ("record", "line", "code"),
    [
        ("[99:99:99 +0200] \nDiego: x", 6, "bad_time"),
        ("[9:12:03 +0200] \nDiego: x", 6, "bad_header"),
        ("[09:12:03 +0200] \nnobody speaks", 6, "no_speaker"),
        ("[09:12:03 +0200] \nDiego:  ", 6, "empty_message"),
    ],
)
def test_a_record_that_cannot_be_read_is_named_and_keeps_its_place(
    home: Home, record: str, line: int, code: str
) -> None:
    log = read_log(put(home, f"{FIRST}{ONE}\n{record}\n{TWO}"), home)
    assert [(problem.line, problem.code) for problem in log.problems] == [(line, code)]
    assert said(log) == [(1, "Diego", "Hola, qué tal."), (3, "Morgan", "Bien.")]


@pytest.mark.parametrize(
    ("content", "name", "reason"),
    [
        ("# My day\n" + ONE, "2026-10-02.md", "header"),
        (FIRST.encode("utf-16"), "2026-10-02.md", None),
        (FIRST.replace("10-02", "02-30") + ONE, "2026-02-30.md", "no_such_day"),
        (FIRST.replace("10-02", "02-30") + ONE, "copy.md", "no_such_day"),
        (FIRST + ONE, "2026-02-30.md", "no_such_day"),
        (FIRST + ONE, "2026-10-03.md", "two_days"),
    ],
)
def test_a_file_that_is_no_log_is_refused(home: Home, content: bytes | str, name: str, reason: str | None) -> None:
    with pytest.raises(NotALog if reason else NotUtf8) as caught:
        read_log(put(home, content, name), home)
    assert caught.value.data.get("reason") == reason


def test_a_copy_under_another_name_is_of_the_day_of_its_first_line(home: Home) -> None:
    log = read_log(put(home, FIRST + ONE, "mended.md"), home)
    assert str(log.day) == "2026-10-02"


@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"])
def test_bytes_that_are_no_utf8_are_named_by_their_offset(home: Home, bom: bytes) -> None:
    before = bom + (FIRST + ONE).encode().replace(b"\n", b"\r\n")
    with pytest.raises(NotUtf8) as caught:
        read_log(put(home, before + b"\xe1 la carte"), home)
    assert caught.value.data["offset"] == len(before)


@pytest.mark.parametrize("content", [b"", b"\xef\xbb\xbf"])
def test_an_empty_file_holds_nothing(home: Home, content: bytes) -> None:
    log = read_log(put(home, content), home)
    assert (log.day, log.entries, log.problems) == (None, (), ())


def test_over_16_mib_is_refused(home: Home) -> None:
    path = put(home, FIRST + ONE)
    os.truncate(path, 16 * 1024 * 1024 + 1)
    with pytest.raises(TooLarge):
        read_log(path, home)


def test_a_symbolic_link_is_refused(home: Home) -> None:
    path = put(home, FIRST + ONE)
    link = home.log_folder / "2026-10-03.md"
    link.symlink_to(path)
    with pytest.raises(SymbolicLink):
        read_log(link, home)


def test_what_is_no_file_is_refused_at_once(home: Home) -> None:
    home.log_folder.mkdir()
    os.mkfifo(home.log_folder / "2026-10-02.md")
    (home.log_folder / "2026-10-03.md").mkdir()
    for name, error in (("2026-10-02.md", BadPath), ("2026-10-03.md", BadPath), ("2026-10-04.md", StoreError)):
        with pytest.raises(error):
            read_log(home.log_folder / name, home)


def test_a_file_of_the_home_keeps_its_identity_where_the_home_moves(home: Home, tmp_path: Path) -> None:
    before = read_log(put(home, FIRST + ONE), home)
    home.path.rename(tmp_path / "moved")
    moved = Home(tmp_path / "moved")
    after = read_log(moved.log_folder / "2026-10-02.md", moved)
    assert after.entries == before.entries
    assert before.file == f"{home.identity() or moved.identity()}:.log/2026-10-02.md"


def test_a_file_elsewhere_is_named_by_its_absolute_path(home: Home, tmp_path: Path) -> None:
    path = tmp_path / "2026-10-02.md"
    path.write_text(FIRST + ONE, encoding="utf-8")
    assert read_log(path, home).file == path.resolve().as_posix()
