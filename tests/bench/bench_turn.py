"""Benchmarks of a turn: how late a heartbeat of the calling thread is while libraries load and an answer streams.

The peer is the same heartbeat with nothing beside it, in the same process and run.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from threading import Event
from typing import cast

from app.agent_log import AgentLog
from app.assistant.chat import Chat
from app.assistant.events import Event as Told
from app.assistant.events import TurnFinished
from app.assistant.services import Phrases, Services
from app.settings import BASE_URL, USER_NAME
from store.clock import SystemClock
from store.home import Home
from store.settings import Settings
from tests.bench.measure import Measure
from tests.helpers.model_server import Call, ModelServer, Say, model_server

ROOT = Path(__file__).parents[2]
BEAT_S = 0.05
RUNS = 15
ANSWER = "It was a long day in the garden, and the tulips stood in rows. " * 30


def lateness(until: Event, least: int = 20) -> list[float]:
    """Milliseconds by which each beat comes late, until the event and for `least` beats at least."""
    late: list[float] = []
    while len(late) < least or not until.is_set():
        due = time.perf_counter() + BEAT_S
        time.sleep(BEAT_S)
        late.append((time.perf_counter() - due) * 1000)
    return late


def percentile(late: list[float]) -> float:
    """The value that nineteen in twenty stay below."""
    return statistics.quantiles(late, n=20)[-1]


def turn(server: ModelServer, folder: Path) -> tuple[float, float]:
    """The lateness during the first turn of a process, and of the same heartbeat with nothing beside it."""
    done, clock, home = Event(), SystemClock(), Home(folder)
    settings = Settings({BASE_URL.path: server.url, USER_NAME.path: "Diego"})
    log = AgentLog(home, clock)

    def hear(event: Told) -> None:
        if isinstance(event, TurnFinished):
            done.set()

    chat = Chat(Services(home, clock, lambda: settings, lambda: Phrases("", "", ""), log), hear)
    server.answers(Call("remember", content="Diego has a garden", category="fact"))
    server.answers(Say(ANSWER, 8))
    idle = Event()
    idle.set()
    control = lateness(idle, 40)
    chat.send("Remember my garden")
    busy = lateness(done)
    chat.close()
    return percentile(busy), percentile(control)


def in_a_process() -> tuple[float, float]:
    """The same in a fresh process, which has to load the libraries."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.bench.bench_turn"], cwd=ROOT, env=os.environ, capture_output=True, check=True
    )
    return cast(tuple[float, float], tuple(json.loads(ended.stdout)))


def heartbeat() -> Measure:
    """Medians over fresh processes."""
    taken = [in_a_process() for _ in range(RUNS)]
    busy, control = statistics.median(a for a, _ in taken), statistics.median(b for _, b in taken)
    return Measure(busy, "ms late", control, busy / control)


BENCHMARKS = {"turn_heartbeat": heartbeat}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place, model_server() as scripted:
        print(json.dumps(turn(scripted, Path(place) / "home")))
