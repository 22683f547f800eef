"""Benchmarks of a turn: one picture of an answer that grows, and how late the window's heartbeat comes meanwhile."""

import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from app.build import program
from app.chat.turn_rows import turns_rows
from app.chat.turns import Turn
from app.options import Options
from app.program import Program
from store.clock import SystemClock
from store.home import Home
from store.records import Moment
from tests.bench.list_stage import application
from tests.bench.measure import PAIRS, Measure, cpu
from tests.helpers.model_server import ModelServer, Say, model_server
from widgets.rows.message_words import Scene
from widgets.session.chat_area import ChatArea
from widgets.style import system_look

PICTURE_MS = 8.0
BEAT_MS, BEATS = 50, 40
SENTENCE = "Some words of an answer, with **bold**, `code` and a [link](https://example.org), that goes on. "
PARAGRAPH = SENTENCE * 4 + "\n\n"
CODE = "```python\n" + "def total(rows):\n    return sum(rows)\n\n" * 12 + "```\n\n"


def growing_answer() -> Measure:
    """CPU of one picture while an answer of 12,000 characters comes; 40 characters more each time, the slowest 5 %."""
    held = application()
    area = ChatArea(system_look())
    area.resize(900, 900)
    area.show()
    scene = Scene({"user": "Diego", "assistant": "Morgan", "system": "System"}, UTC)
    turn = Turn(1, "Tell me", False, Moment(0))
    turn.answered = Moment(0)
    text = (PARAGRAPH * 2 + CODE) * 7
    taken = []
    for start in range(0, min(len(text), 12_000), 40):
        turn.answer.add(text[start : start + 40])
        taken.append(cpu(lambda: _picture(area, turn, scene, held)))
    area.close()
    area.deleteLater()
    p95 = statistics.quantiles(taken, n=20)[-1] * 1000
    return Measure(p95, "ms", PICTURE_MS, p95 / PICTURE_MS)


def _picture(area: ChatArea, turn: Turn, scene: Scene, held: QApplication) -> None:
    area.pane.show_rows(turns_rows([turn], scene), busy=True)
    held.processEvents()


class Beat:
    """How late each beat of the window's thread comes, in milliseconds."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=BEAT_MS)
        self._timer.timeout.connect(self._hear)
        self._loop = QEventLoop()
        self._last = 0.0

    def run(self, until: Callable[[], bool]) -> float:
        """The slowest 5 % of at least some beats, and until something has happened."""
        self.late, self._until, self._last = [], until, time.perf_counter()
        self._timer.start()
        self._loop.exec()
        self._timer.stop()
        return statistics.quantiles(self.late, n=20)[-1]

    def _hear(self) -> None:
        now = time.perf_counter()
        self.late.append(max((now - self._last) * 1000 - BEAT_MS, 0))
        self._last = now
        if len(self.late) >= BEATS and self._until():
            self._loop.quit()


def heartbeat() -> Measure:
    """Wall time: the lateness of a beat of 50 ms during turns, against the same window at rest."""
    with _window() as (opened, server):
        chat, beat = opened.parts.chat.open(), Beat()
        server.answers(Say("Warm."))
        chat.send("Warm up")
        beat.run(lambda: not chat.is_answering)
        pairs = []
        for _ in range(PAIRS // 3):
            rest = beat.run(lambda: True)
            server.answers(Say((PARAGRAPH + CODE) * 8, size=20))
            chat.send("Tell me a lot")
            pairs.append((beat.run(lambda: not chat.is_answering), rest))
    turn, rest = (statistics.median(side) for side in zip(*pairs, strict=True))
    return Measure(turn, "ms", rest, turn / max(rest, 0.1))


@contextmanager
def _window() -> Iterator[tuple[Program, ModelServer]]:
    with tempfile.TemporaryDirectory() as folder, model_server() as server:
        home = Home(Path(folder) / "home")
        home.make()
        home.config_file.parent.mkdir(parents=True)
        home.config_file.write_text(json.dumps({"assistant": {"base_url": server.url, "user_name": "Diego"}}))
        opened = program(application(), Options(size=(900, 900)), home, SystemClock(), lambda _code: None)
        opened.open()
        try:
            yield opened, server
        finally:
            opened.parts.window.close()
            opened.stop()


BENCHMARKS: dict[str, Callable[[], Measure]] = {"growing_answer": growing_answer, "window_heartbeat": heartbeat}
