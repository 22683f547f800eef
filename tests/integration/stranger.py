"""The program in the hands of somebody who may only read the home: run as a process of its own, told what to wait for.

Each line of its input is a number of messages; the answer, as JSON, is what the page shows once it shows so many.
"""

import json
import os
import sys
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.build import program
from app.options import Options
from app.program import Program
from store.home import Home
from tests.helpers.set_clock import SetClock
from tests.integration.live_program import moment
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeRow

NOBODY = 65534


def opened(application: QApplication, home: Path) -> Program:
    options = Options(lang="en", theme="light", size=(900, 700))
    started = program(application, options, Home(home), SetClock(moment("02 20:00")), lambda _code: None)
    started.open()
    return started


def shown(running: Program, wanted: int) -> tuple[list[str], list[str]]:
    """Messages and notices, once there are so many messages."""

    def now() -> tuple[list[str], list[str]]:
        rows = running.parts.page.day_list.page.rows
        texts = [row.message.content for row in rows if isinstance(row, MessageRow)]
        return texts, [row.words for row in rows if isinstance(row, NoticeRow)]

    for _ in range(500):
        if len(now()[0]) >= wanted and running.parts.runner.is_idle:
            break
        QTest.qWait(10)
    return now()


def main(home: str, known: str) -> None:
    """known: a home that can be read by whoever starts this; with it all is loaded that a stranger may not load."""
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    first = opened(application, Path(known))
    shown(first, 1)
    QTest.qWait(500)
    first.stop()
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    running = opened(application, Path(home))
    for line in sys.stdin:
        print(json.dumps(shown(running, int(line))), flush=True)
    running.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
