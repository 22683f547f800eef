"""Measurements of the day list that need a process of their own: `python -m tests.bench.list_alone WHAT COUNT`.

Prints one JSON object of figures on the last line.
"""

import gc
import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import mean

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QTextBrowser, QToolButton, QVBoxLayout, QWidget

from store.records import Message
from tests.bench.corpus import SCENE, conversation
from tests.bench.list_stage import HEIGHT, WIDTH, Stage, application
from tests.bench.measure import PAIRS, cpu, interleaved
from tests.bench.worst_day import longest_slice
from widgets.rows.message_words import speaker, time_label

Figures = dict[str, float]
DRAG = (WIDTH - 6, WIDTH - 12, WIDTH - 6, WIDTH)
WARM = replace(conversation(1)[0], content="**Some** `text`.\n\n```python\nreturn 1\n```\n\n| a |\n|---|\n| 😀 |")


def resident() -> float:
    """Megabytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Browsers:
    """The plain rival: one text browser for each message in a scroll area."""

    def __init__(self) -> None:
        self._application = application()
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.resize(WIDTH, HEIGHT)
        self.area.show()

    def unfold(self, messages: list[Message]) -> None:
        page = QWidget()
        layout = QVBoxLayout(page)
        for message in messages:
            layout.addWidget(_card(message, WIDTH - 60))
        self.area.setWidget(page)
        self.paint()

    def resize(self, width: int) -> None:
        self.area.resize(width, HEIGHT)
        for browser in self.area.findChildren(QTextBrowser):
            _fit(browser, width - 60)
        self.paint()

    def paint(self) -> None:
        QCoreApplication.sendPostedEvents()
        self.area.repaint()


def _card(message: Message, width: int) -> QFrame:
    """The same card as ours: who and when, a button to copy, the text."""
    card, browser, header, copy = QFrame(), QTextBrowser(), QHBoxLayout(), QToolButton()
    copy.setText("Copy")
    header.addWidget(QLabel(f"{speaker(message, SCENE)} {time_label(message, SCENE)}"), 1)
    header.addWidget(copy)
    layout = QVBoxLayout(card)
    layout.addLayout(header)
    layout.addWidget(browser)
    browser.setMarkdown(message.content)
    _fit(browser, width)
    return card


def _fit(browser: QTextBrowser, width: int) -> None:
    """As high as its text, so that only the page scrolls."""
    browser.document().setTextWidth(width)
    browser.setFixedHeight(round(browser.document().size().height()) + 4)


def opened(count: int) -> Figures:
    """Memory after the first screen of a conversation."""
    stage, messages = Stage(), conversation(count, large=0)
    _warm(stage)
    before = resident()
    stage.list.apply(stage.rows(messages))
    stage.paint()
    return {"grown": resident() - before}


def browsers(count: int) -> Figures:
    """The rival's memory after its first screen."""
    rival, messages = Browsers(), conversation(count, large=0)
    rival.unfold([WARM])
    gc.collect()
    before = resident()
    rival.unfold(messages)
    return {"grown": resident() - before}


def scrolled(count: int) -> Figures:
    """Memory after a conversation was read from its first to its last row, a screen at a time."""
    stage, messages = Stage(), conversation(count)
    _warm(stage)
    before = resident()
    stage.list.apply(stage.rows(messages))
    while not stage.list.at_end():
        stage.list.scroll_by(HEIGHT - 40)
        stage.paint()
    stage.rest()
    return {"grown": resident() - before}


def _warm(stage: Stage) -> None:
    """Fonts, parser and lexer belong to the program, not to a conversation: one message loads them."""
    stage.list.apply(stage.rows([WARM]))
    stage.rest()
    stage.paint()
    stage.list.apply([])
    gc.collect()


def unfold(count: int) -> Figures:
    """Both sides unfold the same messages, in turns; each time with another first screen, so that no cache helps."""
    stage, rival, messages = Stage(), Browsers(), conversation(count, large=0)
    tops = [conversation(40, seed=seed) for seed in range(PAIRS + 1)]
    ours_next, theirs_next = iter(tops), iter(tops)

    def ours() -> float:
        stage.list.apply([])
        stage.rest()
        whole = [*next(ours_next), *messages[40:]]
        return stage.frame(lambda: stage.list.apply(stage.rows(whole)))

    def theirs() -> float:
        whole = [*next(theirs_next), *messages[40:]]
        return 1000 * cpu(lambda: rival.unfold(whole))

    return _compared(ours, theirs)


def resize(count: int) -> Figures:
    """Both sides are drawn by their edge in turns: some steps of six pixels, of which the mean is taken."""
    stage, rival, messages = Stage(), Browsers(), conversation(count, large=0)
    stage.list.apply(stage.rows(messages))
    rival.unfold(messages)

    def ours(width: int) -> float:
        taken = stage.frame(lambda: stage.list.resize(width, HEIGHT))
        stage.wait(10)
        return taken

    def theirs(width: int) -> float:
        return 1000 * cpu(lambda: rival.resize(width))

    return _compared(lambda: mean(map(ours, DRAG)), lambda: mean(map(theirs, DRAG)))


def _compared(ours: Callable[[], float], theirs: Callable[[], float]) -> Figures:
    ours(), theirs()
    mine, others = interleaved(ours, theirs)
    return {"ours": mine, "theirs": others}


def worst_day(_count: int) -> Figures:
    """The longest slice of the interface thread on the worst day, in milliseconds."""
    return {"slice": longest_slice()}


TASKS: dict[str, Callable[[int], Figures]] = {
    task.__name__: task for task in (opened, browsers, scrolled, unfold, resize, worst_day)
}

if __name__ == "__main__":
    print(json.dumps(TASKS[sys.argv[1]](int(sys.argv[2]))), flush=True)
    os._exit(0)  # a thousand browsers take seconds to be taken down, and nothing is left to do
