"""Benchmarks of the start: the process's own CPU up to the painted window, against a bare window of QtWidgets."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from app.demo.home import make_demo_home
from store.clock import SystemClock
from tests.bench.measure import Measure, archive_folder, interleaved

ROOT = Path(__file__).parents[2]

BARE = """
import json, os, sys, time
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        print(json.dumps(time.process_time()), flush=True)
        os._exit(0)

application = QApplication(sys.argv)
window = Window()
window.resize(1000, 800)
window.show()
application.exec()
"""

# The program as `python -m app` starts it, until its day has been painted.
OURS = """
import json, os, sys, time
from app import __main__, program

def end():
    print(json.dumps(time.process_time()), flush=True)
    os._exit(0)

def open_and_await(self, opens=program.Program.open):
    from app.first_paint import FirstPaint
    viewport = self.parts.page.day_list.viewport()
    self.parts.diary.opened.connect(lambda: FirstPaint(viewport).done.connect(end))
    opens(self)

program.Program.open = open_and_await
__main__.main()
"""


def seconds(script: str, *arguments: str) -> float:
    """CPU seconds that one fresh process spends until it has painted."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # the first run compiles for all that follow
    ended = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    spent: float = json.loads(ended.stdout.splitlines()[-1])
    return spent


def compared(home: Path) -> Measure:
    ours: Callable[[], float] = partial(seconds, OURS, "--home", str(home))
    bare = partial(seconds, BARE)
    ours(), bare()
    spent, least = interleaved(ours, bare)
    return Measure(spent * 1000, "ms", least * 1000, spent / least)


def start() -> Measure:
    """The window of an empty home with its empty day on it."""
    home = archive_folder() / "start-empty"
    home.mkdir(exist_ok=True)
    return compared(home)


def start_day() -> Measure:
    """The window with the demo's present day on it; made anew, because its day is the one that opens."""
    folder = archive_folder() / "start-demo"
    shutil.rmtree(folder, ignore_errors=True)
    return compared(make_demo_home(folder, SystemClock()).path)


BENCHMARKS = {"start": start, "start_day": start_day}
