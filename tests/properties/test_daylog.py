"""Laws of the log: what was written is read back, and no text is taken for anything but text."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from store.daylog.archive import PLAIN, Archive, restored
from store.daylog.fences import close_last, code_of, fences, outside
from store.daylog.format import escape, unescape
from store.daylog.languages import language_of
from store.daylog.normal_form import normal_form
from store.daylog.reader import read_log
from store.daylog.scan import scan
from store.daylog.writer import LogWriter
from store.home import Home
from tests.helpers.set_clock import SetClock

# Pieces that the grammar gives a meaning to, mixed with whatever people write.
PIECES = st.sampled_from(
    [
        "\n", "\n\n", "\r\n", "\r", "[09:12:03 +0200]", "[09:12:03 +0200] \n", "[9:1]", "\\", "\\\\", "Diego: ",
        "Morgan:", "```", "````", "~~~", "~~~~", "`", "```python\n", "\n```\n", "\n~~~\n", "  ", "    ", "\t", "> ",
        "[code: python, 1 lines](code/2026-10-02/091203-1.py)", "[code: text, 2 lines](code/2026-10-02/091203-2.txt)\n",
        "\x1b[31m", "\x1b]0;x\x07", "\x1b", "\0", "\ufeff", "\u2028", "\x85", "\x0c", "é", "😀",
        "Morgan Log — 2026-10-02",
    ]
)  # fmt: skip
TEXTS = st.lists(PIECES | st.text(max_size=6), max_size=14).map("".join)
NAMES = st.sampled_from(["Diego", "Morgan", "System", "María José"])


def seen(content: str) -> list[tuple[str, str, str]]:
    """What a text says: its pieces between fences, and language and code of each block."""
    return [
        (text, language_of(fence.info) or PLAIN if fence else "", code_of(content, fence) if fence else "")
        for text, fence in outside(content)
    ]


@contextmanager
def new_home() -> Iterator[Home]:
    with tempfile.TemporaryDirectory() as folder:
        yield Home(Path(folder))


@given(st.lists(st.tuples(NAMES, TEXTS), max_size=6))
@settings(max_examples=100)
def test_what_was_written_is_read_back(said: list[tuple[str, str]]) -> None:
    with new_home() as home:
        clock = SetClock()
        writer = LogWriter(home, "Morgan", clock)
        written = [(name, logged) for name, text in said if (logged := writer.write(name, text))]
        path = home.log_folder / "2026-10-02.md"
        if not written:
            assert not path.exists()
            return
        log = read_log(path, home)
        assert not log.problems
        assert [(entry.speaker, entry.source, entry.at) for entry in log.entries] == [
            (name, logged.source, logged.at) for name, logged in written
        ]
        archive = Archive(home.log_folder)
        assert [seen(restored(entry.content, archive)) for entry in log.entries] == [
            seen(logged.content) for _, logged in written
        ]


@given(TEXTS)
def test_the_normal_form_of_a_normal_form_is_itself(text: str) -> None:
    assert normal_form(normal_form(text)) == normal_form(text)


@given(TEXTS)
def test_an_escape_is_undone(text: str) -> None:
    without_fences = "".join(piece for piece, _ in outside(close_last(text)))
    if not any(fences(without_fences)):
        assert unescape(escape(without_fences)) == without_fences


@given(TEXTS)
def test_a_closed_text_has_no_open_fence(text: str) -> None:
    assert all(fence.closed for fence in fences(close_last(text)))


@given(TEXTS)
def test_records_neither_overlap_nor_leave_the_text(text: str) -> None:
    whole = "Morgan Log — 2026-10-02\n" + text
    records = scan(whole).records
    ends = [0, *(record.end for record in records)]
    for record, previous in zip(records, ends, strict=False):
        assert previous < record.start < record.end <= len(whole)
        assert whole[record.start] == "["
