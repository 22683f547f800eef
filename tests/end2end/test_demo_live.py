"""The demo that lives: a conversation grows while the window is open, and both end together."""

import signal
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.end2end.program import complaints, running
from tests.end2end.screen import until


def messages(temporary: Path) -> int:
    """How many messages the sample home holds; none before it is made."""
    found = list(temporary.glob("morgan-demo-*/home/memory/memory.sqlite3"))
    if not found:
        return 0
    with closing(sqlite3.connect(f"{found[0].as_uri()}?mode=ro", uri=True)) as connection:
        count: int = connection.execute("SELECT count(*) FROM messages").fetchone()[0]
        return count


def tellers(temporary: Path) -> list[str]:
    """The processes that tell a conversation to the home in this folder."""
    found = list[str]()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            found.append(path.read_text(encoding="utf-8"))
    return [line for line in found if "app.demo.growing" in line and str(temporary) in line]


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="lists processes in the way of Linux")
def test_conversation_grows_while_the_window_is_open_and_ends_with_it(tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with running("--demo-live", home=tmp_path / "own", TMPDIR=str(temporary)) as program:
        until(lambda: bool(tellers(temporary)), "somebody who tells")
        before = messages(temporary)
        until(lambda: messages(temporary) >= before + 1, "another message")
        program.send_signal(signal.SIGINT)
        assert program.wait(15) == 0
        assert program.stderr is not None
        assert complaints(program.stderr.read()) == []
    assert (tellers(temporary), list(temporary.iterdir()), (tmp_path / "own").exists()) == ([], [], False)
