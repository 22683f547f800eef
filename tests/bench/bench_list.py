"""Benchmarks of the day list: unfolding, scrolling, jumping, resizing, appending, memory, and its plain rival."""

import json
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tests.bench.corpus import conversation
from tests.bench.list_stage import HEIGHT, WIDTH, Stage, plain_screen
from tests.bench.measure import PAIRS, Measure, interleaved

MANY = 10_000
FRAME_MS = 10  # of idle time between two frames


def unfold(count: int) -> Measure:
    """Unfolding in a warm program, from messages to the first painted screen; limit: the same text drawn plainly."""
    stage, messages = Stage(), conversation(count)
    tops = [conversation(40, seed=seed) for seed in range(PAIRS + 3)]  # another screen each time: no cache helps
    turns = iter(tops)
    shown = tops[0]

    def ours() -> float:
        nonlocal shown
        shown = next(turns)
        stage.list.apply([])
        stage.rest()
        whole = [*shown, *messages[len(shown) :]]
        return stage.frame(lambda: stage.list.apply(stage.rows(whole)))

    for _ in range(3):
        ours()
        plain_screen(shown, stage.look)
    value, limit = interleaved(ours, lambda: plain_screen(shown, stage.look))
    stage.close()
    return Measure(value, "ms", limit, value / limit)


def _on_long_page(frames: Callable[[Stage], Iterator[float]]) -> list[float]:
    """The times of some frames at 10,000 messages, in order of size."""
    stage = Stage()
    stage.list.apply(stage.rows(conversation(MANY)))
    stage.rest()
    times = sorted(frames(stage))
    stage.close()
    return times


def _scrolling(stage: Stage) -> Iterator[float]:
    bar = stage.list.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    for step in (120, -120):
        for _ in range(150):
            yield stage.frame(partial(bar.setValue, bar.value() + step))
            stage.wait(FRAME_MS)


def _jumping(stage: Stage) -> Iterator[float]:
    bar, dice = stage.list.verticalScrollBar(), random.Random(11)
    for _ in range(60):
        yield stage.frame(partial(bar.setValue, dice.randrange(bar.maximum())))
        stage.wait(FRAME_MS)


def _resizing(stage: Stage) -> Iterator[float]:
    bar = stage.list.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    stage.rest()
    for width in [*range(WIDTH, WIDTH - 180, -6), *range(WIDTH - 180, WIDTH, 6)]:
        yield stage.frame(partial(stage.list.resize, width, HEIGHT))
        stage.wait(FRAME_MS)


def scroll_p95() -> Measure:
    """The 95th percentile of scrolling by one notch, down over rows never seen and up again."""
    return Measure(_percentile(_on_long_page(_scrolling), 0.95), "ms")


def jump_max() -> Measure:
    """The slowest of sixty jumps to random places."""
    return Measure(_on_long_page(_jumping)[-1], "ms")


def resize_p95() -> Measure:
    """The 95th percentile of a step of six pixels while the window is drawn narrower and wider."""
    return Measure(_percentile(_on_long_page(_resizing), 0.95), "ms")


def append_p50() -> Measure:
    """The median cost of a new message at the end while somebody reads in the middle."""
    return Measure(statistics.median(_appended()[0]), "ms")


def append_moved() -> Measure:
    """By how many pixels all those new messages moved what is being read."""
    return Measure(_appended()[1], "px")


def _appended() -> tuple[list[float], int]:
    stage, messages = Stage(), conversation(MANY + 40)
    rows = stage.rows(messages)
    stage.list.apply(rows[:-40])
    stage.list.verticalScrollBar().setValue(stage.list.verticalScrollBar().maximum() // 2)
    stage.rest()
    before = _places(stage)
    times = [stage.frame(partial(stage.list.apply, rows[: len(rows) - left])) for left in range(39, -1, -1)]
    moved = max(abs(y - before[key]) for key, y in _places(stage).items())
    stage.close()
    return times, moved


def _places(stage: Stage) -> dict[object, int]:
    page = stage.list.page
    return {page.rows[slot.row].key: slot.y for slot in stage.list.visible}


def memory_10k() -> Measure:
    """How much the process grows when 10,000 messages are unfolded and scrolled through, in a process of its own."""
    return Measure(_alone("scrolled", MANY)["grown"], "MB")


def peer_memory() -> Measure:
    """Growth at 1,000 messages after the first screen, against one text browser for each message."""
    ours, theirs = _alone("opened", 1_000)["grown"], _alone("browsers", 1_000)["grown"]
    return Measure(ours, "MB", theirs, theirs / ours)


def peer_unfold() -> Measure:
    """Unfolding 1,000 messages in a warm program, against one text browser for each message; ratio: how much faster."""
    return _against_browsers("unfold")


def peer_resize() -> Measure:
    """A step of six pixels at 1,000 messages, against one text browser for each message; ratio: how much faster."""
    return _against_browsers("resize")


def _against_browsers(what: str) -> Measure:
    found = _alone(what, 1_000)
    return Measure(found["ours"], "ms", found["theirs"], found["theirs"] / found["ours"])


def slice_max() -> Measure:
    """The longest stretch of the interface thread on the worst day, whatever is done there; limit: what is allowed."""
    return Measure(_alone("worst_day", 0)["slice"], "ms", 100.0)


def _alone(what: str, count: int) -> dict[str, float]:
    """The figures of a measurement that needs a process of its own."""
    command = [sys.executable, "-m", "tests.bench.list_alone", what, str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _percentile(ordered: list[float], share: float) -> float:
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


BENCHMARKS: dict[str, Callable[[], Measure]] = {
    "unfold_1k": partial(unfold, 1_000),
    "unfold_10k": partial(unfold, MANY),
    "scroll_p95": scroll_p95,
    "jump_max": jump_max,
    "resize_p95": resize_p95,
    "append_p50": append_p50,
    "append_moved": append_moved,
    "memory_10k": memory_10k,
    "peer_unfold": peer_unfold,
    "peer_resize": peer_resize,
    "peer_memory": peer_memory,
    "slice_max": slice_max,
}
