"""Code leaves the log for files of its own, exactly, and comes back only from inside the log folder."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from store.daylog.archive import Archive, Archiver, restored
from store.errors import BadPath

AT = datetime(2026, 10, 2, 9, 12, 3, tzinfo=timezone(timedelta(hours=2)))


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    (tmp_path / ".log").mkdir()
    return Archive(tmp_path / ".log")


def linked(archive: Archive, content: str) -> str:
    return Archiver(archive, AT).linked(content)


def test_a_block_becomes_a_link_to_a_file_that_holds_it_exactly(archive: Archive) -> None:
    content = "Look:\n```python title=x\na = 1  \n\n\tb\n```\nand\n~~~\n~~~"
    assert linked(archive, content) == (
        "Look:\n[code: python, 3 lines](code/2026-10-02/091203-1.py)\n"
        "and\n[code: text, 0 lines](code/2026-10-02/091203-2.txt)"
    )
    assert (archive.log_folder / "code/2026-10-02/091203-1.py").read_bytes() == b"a = 1  \n\n\tb\n"
    assert (archive.log_folder / "code/2026-10-02/091203-2.txt").read_bytes() == b""


def test_a_taken_name_is_never_written_over(archive: Archive) -> None:
    assert [linked(archive, "```\nx\n```").rpartition("/")[2] for _ in range(3)] == [
        "091203-1.txt)",
        "091203-2.txt)",
        "091203-3.txt)",
    ]


@pytest.mark.parametrize(
    ("info", "language", "extension"),
    [
        ("python", "python", "py"),
        ("C#", "C#", "cs"),
        ("c++", "c++", "cpp"),
        ("yaml=", "yaml=", "txt"),
        ("python,linenos", "python", "py"),
        ("{.haskell}", "text", "txt"),
        ("a]b", "text", "txt"),
        ("brainfuck", "brainfuck", "txt"),
        ("x" * 41, "text", "txt"),
    ],
)
def test_the_language_is_the_first_word_that_a_link_can_carry(
    archive: Archive, info: str, language: str, extension: str
) -> None:
    assert linked(archive, f"```{info}\nx\n```") == (
        f"[code: {language}, 1 lines](code/2026-10-02/091203-1.{extension})"
    )


@pytest.mark.parametrize(
    "content",
    [
        "```python\nx\n```",
        "a\n```\nx\n```\nb\n\n```js\ny\n\n```",
        "````\n```\ninner\n```\n````",
        "```\n\ufeff\u2028\n```",
        "```\n```",
        "  ```c\n  x\n\n    y\n  ```",
        "\\[code: python, 1 lines](code/2026-10-02/091203-1.py)",
        "[code: python, 1 lines](code/2026-10-02/091203-1.py)",
        "```py\n[code: python, 1 lines](code/2026-10-02/091203-1.py)\n```",
        "[code: python, 1 lines](code/../../secret.py)",
        "no code",
    ],
)
def test_what_went_in_comes_out(archive: Archive, content: str) -> None:
    assert restored(linked(archive, content), archive) == content


def test_links_within_a_fence_of_an_old_log_are_code(archive: Archive) -> None:
    linked(archive, "```\nx\n```")
    content = "```\n[code: text, 1 lines](code/2026-10-02/091203-1.txt)\n```"
    assert restored(content, archive) == content


LINK = "[code: python, 1 lines](code/2026-10-02/091203-1.py)"


def test_a_link_to_a_lost_file_stays_a_link(archive: Archive) -> None:
    assert restored(LINK, archive) == LINK


def test_an_edited_file_still_makes_a_closed_block(archive: Archive) -> None:
    linked(archive, "```python\nx\n```")
    (archive.log_folder / "code/2026-10-02/091203-1.py").write_bytes(b"a\r\nb ```` c")
    assert restored(LINK, archive) == "`````python\na\nb ```` c\n`````"


@pytest.mark.parametrize("content", [b"\xff\xfe", b"x" * (16 * 1024 * 1024 + 1)], ids=["not UTF-8", "too large"])
def test_a_file_that_cannot_be_shown_stays_a_link(archive: Archive, content: bytes) -> None:
    linked(archive, "```python\nx\n```")
    (archive.log_folder / "code/2026-10-02/091203-1.py").write_bytes(content)
    assert restored(LINK, archive) == LINK


@pytest.mark.parametrize(
    "link",
    [
        "[code: python, 1 lines](../secret.py)",
        "[code: python, 1 lines](code/2026-10-02/../../../secret.py)",
        "[code: python, 1 lines](/etc/passwd)",
        "[code: python, 1 lines](file:code/2026-10-02/091203-1.py)",
        "[code: python, one lines](code/2026-10-02/091203-1.py)",
        "![code: python, 1 lines](code/2026-10-02/091203-1.py)",
        "see [code: python, 1 lines](code/2026-10-02/091203-1.py)",
        "[code: python, 1 lines](code/2026-10-02/091203-1.py) there",
        "    [code: python, 1 lines](code/2026-10-02/091203-1.py)",
        "[code: python, 1 lines](code/2026-10-02/091203-1.PY)",
    ],
)
def test_only_the_exact_form_is_read(archive: Archive, tmp_path: Path, link: str) -> None:
    (tmp_path / "secret.py").write_text("secret")
    linked(archive, "```python\nx\n```")
    assert restored(link, archive) == link


@pytest.mark.parametrize("place", ["code", "code/2026-10-02", "code/2026-10-02/091203-1.py"])
def test_nothing_is_read_or_written_through_a_symbolic_link(archive: Archive, tmp_path: Path, place: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    linked(archive, "```python\nx\n```")
    (archive.log_folder / "code").rename(outside / "code")
    (archive.log_folder / place).parent.mkdir(parents=True, exist_ok=True)
    (archive.log_folder / place).symlink_to(outside / place)
    assert restored(LINK, archive) == LINK
    before = sorted(outside.rglob("*"))
    if place.endswith(".py"):
        assert linked(archive, "```python\ny\n```").endswith("091203-2.py)")
    else:
        with pytest.raises(BadPath):
            linked(archive, "```python\ny\n```")
    assert sorted(outside.rglob("*")) == before
