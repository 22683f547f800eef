"""Pictures of talking with Morgan: `python -m tests.chat_pictures` adds them to `pictures/`.

Each is the real program over the sample home, which talks over HTTP with a scripted model server.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.build import program
from app.demo.home import make_demo_home
from app.options import Language, Options, ThemeChoice
from app.program import Program
from app.settings import BASE_URL, DECLARED
from store.clock import SystemClock
from store.home import Home
from store.service import MemoryService
from store.settings import DATABASE, Settings
from store.settings_file import SettingsFile
from tests.helpers.model_server import Call, ModelServer, Say, model_server

FOLDER = Path(__file__).parents[1] / "pictures"
PATIENCE_S = 30
WIDE, NARROW = (1200, 900), (480, 900)
ANSWER = """Done: I keep that in mind. The big CSV is best read in pieces:

```python
import csv

def totals(path: str) -> dict[str, float]:
    with open(path, newline="") as file:
        return {row["month"]: float(row["amount"]) for row in csv.DictReader(file)}
```
"""


@dataclass(frozen=True)
class Look:
    """How a picture is drawn."""

    theme: ThemeChoice = "light"
    size: tuple[int, int] = WIDE
    lang: Language = "en"

    @property
    def name(self) -> str:
        return f"{self.lang}-{self.theme}-{self.size[0]}x{self.size[1]}"


class Sitter:
    """A window that is talked to until it looks as wanted."""

    def __init__(self, application: QApplication, opened: Program, server: ModelServer, home: Home) -> None:
        self._application, self.opened, self.server, self.home = application, opened, server, home
        self.chat = opened.parts.chat.open()

    def until(self, true: Callable[[], bool]) -> None:
        """Let the program work until this is so, and a moment longer, so that all of it is painted."""
        end = time.monotonic() + PATIENCE_S
        while not true():
            if time.monotonic() > end:
                raise TimeoutError
            self._application.processEvents()
        end = time.monotonic() + 0.5
        while time.monotonic() < end:
            self._application.processEvents()

    def ask(self, text: str) -> None:
        self.chat.send(text)
        self.until(lambda: not self.chat.is_answering)


def turn(sitter: Sitter) -> None:
    remembered = Call("remember", content="Diego reads big CSV files in pieces", category="preference")
    sitter.server.answers(remembered)
    sitter.server.answers(Say(ANSWER))
    sitter.ask("Remember that I read big CSV files in pieces. How do I do it?")


def confirmation(sitter: Sitter) -> None:
    service = MemoryService(sitter.home.path / Settings()[DATABASE], SystemClock())
    memory = service.list_memories().memories[0]
    sitter.server.answers(Call("forget", id=memory.id))
    sitter.server.answers(Say("Kept."))
    sitter.chat.send("Forget that, please.")
    sitter.until(lambda: sitter.opened.parts.chat.open().is_asking)


def private(sitter: Sitter) -> None:
    sitter.chat.toggle_private()
    sitter.server.answers(Say("Of course. Nothing of this is kept."))
    sitter.ask("This stays between us.")


def failed(sitter: Sitter) -> None:
    sitter.server.models = []
    sitter.ask("What is on today?")


CASES = {"turn": turn, "confirmation": confirmation, "private": private, "failed": failed}
LOOKS = (Look(), Look("dark"), Look(size=NARROW), Look("dark", NARROW, "es"))


@contextmanager
def opened(application: QApplication, home: Home, look: Look, server: ModelServer) -> Iterator[Program]:
    SettingsFile(home.config_file, DECLARED).write({BASE_URL: server.url})
    options = Options(lang=look.lang, theme=look.theme, size=look.size)
    made = program(application, options, home, SystemClock(), lambda _code: None)
    made.open()
    try:
        yield made
    finally:
        made.parts.window.close()
        made.stop()


def draw(application: QApplication, name: str, look: Look) -> None:
    with tempfile.TemporaryDirectory(prefix="morgan-pictures-") as folder, model_server() as server:
        home = make_demo_home(Path(folder) / "home", SystemClock())
        with opened(application, home, look, server) as made:
            sitter = Sitter(application, made, server, home)
            sitter.until(lambda: bool(made.parts.page.day_list.page.rows))
            CASES[name](sitter)
            made.parts.window.grab().save(str(FOLDER / f"chat-{name}-{look.name}.png"))
    print(f"chat-{name}-{look.name}", flush=True)


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([sys.argv[0], "-style", "fusion"])
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or CASES:
        for look in LOOKS:
            draw(application, name, look)
    return 0


if __name__ == "__main__":
    sys.exit(main())
