"""A virtual screen with keys, a mouse and a clipboard, as a person's desktop has them."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.end2end.program import ROOT
from tests.end2end.view import View

TOOLS = ("Xvfb", "xdotool", "xclip")


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


@dataclass(frozen=True)
class Screen:
    """One virtual screen; `display` is its name, such as `:7`, and `frame` the file that holds its pixels."""

    display: str
    frame: Path

    def environment(self) -> dict[str, str]:
        return {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11"}

    def do(self, *words: str) -> str:
        """One command of xdotool; what it prints."""
        return self._call("xdotool", *words).strip()

    def keys(self, *names: str) -> None:
        self.do("key", "--clearmodifiers", "--delay", "40", *names)

    def window(self) -> str:
        """The program's window, once it is there, with the keyboard."""
        found = self.do("search", "--sync", "--onlyvisible", "--class", "morgan").split()[0]
        self.do("windowfocus", "--sync", found)
        return found

    def title(self, window: str) -> str:
        return self.do("getwindowname", window)

    def point(self, x: int, y: int) -> None:
        self.do("mousemove", "--sync", str(x), str(y))

    def click(self, x: int, y: int) -> None:
        self.point(x, y)
        self.do("click", "1")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, move in two steps as a hand does, let go."""
        self.point(*start)
        self.do("mousedown", "1")
        self.point((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.point(*end)
        self.do("mouseup", "1")

    def clipboard(self) -> str:
        """What another program pastes; empty where nothing was copied yet."""
        words = ("xclip", "-selection", "clipboard", "-out", "-target", "UTF8_STRING")
        ended = subprocess.run(words, env=os.environ | self.environment(), capture_output=True, timeout=20)
        return ended.stdout.decode()

    def copy(self, text: str) -> None:
        """What another program copies."""
        words = ("xclip", "-selection", "clipboard", "-in", "-target", "UTF8_STRING")
        subprocess.run(words, env=os.environ | self.environment(), input=text.encode(), timeout=20, check=True)

    def view(self) -> View:
        """What is on the screen now."""
        return View.of_frame(self.frame.read_bytes())

    def _call(self, *words: str) -> str:
        ended = subprocess.run(
            words,
            cwd=ROOT,
            env=os.environ | self.environment(),
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            timeout=20,
            check=True,
        )
        return ended.stdout


@contextmanager
def screen(size: str = "1280x960") -> Iterator[Screen]:
    """A screen of its own; the server chooses a free name, so that two runs never meet."""
    read, write = os.pipe()
    with (
        tempfile.TemporaryDirectory(prefix="morgan-screen-") as frames,
        subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-fbdir", frames, "-nolisten", "tcp"],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        ) as server,
    ):
        os.close(write)
        try:
            with os.fdopen(read) as answer:
                yield Screen(f":{answer.readline().strip()}", Path(frames) / "Xvfb_screen0")
        finally:
            server.terminate()


def until(said: Callable[[], bool], what: str, patience: float = 15) -> None:
    """Look again until it is so; nothing on a screen can be waited for in another way."""
    end = time.monotonic() + patience
    while not said():
        if time.monotonic() > end:
            raise AssertionError(f"not seen in {patience} s: {what}")
        time.sleep(0.1)
