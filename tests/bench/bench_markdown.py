"""What messages cost on their way from Markdown to laid-out documents."""

import time
from collections.abc import Callable, Iterable

from PySide6.QtGui import QTextLayout

from tests.bench.corpus import conversation
from tests.bench.list_stage import application
from tests.bench.measure import Measure, cpu, interleaved, median_ms
from widgets.markdown.parts import Part, parts
from widgets.markdown.render import render
from widgets.style import BODY, system_look

WIDTH = 700


def _show(part: Part) -> None:
    for block in render(part, system_look()):
        block.document.setTextWidth(WIDTH)
        block.document.size()


def _show_all(contents: Iterable[str]) -> None:
    for content in contents:
        for part in parts(content):
            _show(part)


def _shape_all(contents: Iterable[str]) -> None:
    for content in contents:
        _shape(content)


def _shape(content: str) -> None:
    """The least that any program must do with a text: shape it and break its lines."""
    layout = QTextLayout(content.replace("\n", "\u2028"), system_look().font(BODY))
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(WIDTH)
    layout.endLayout()


def per_message() -> Measure:
    """Render and lay out one message of a mixed conversation, against the raw layout of its text."""
    application()
    contents = [message.content for message in conversation(200)]
    ours, limit = interleaved(
        lambda: cpu(lambda: _show_all(contents)) * 1000 / len(contents),
        lambda: cpu(lambda: _shape_all(contents)) * 1000 / len(contents),
    )
    return Measure(ours, "ms", limit, ours / limit)


def longest_part() -> Measure:
    """The slowest part of the messages of 100 kB: what one frame may have to wait for."""
    application()
    longest = max((message.content for message in conversation(1000)), key=len)
    _show_all([longest])  # so that no lexer is imported while the clock runs
    times = []
    for part in parts(longest):
        start = time.thread_time()
        _show(part)
        times.append((time.thread_time() - start) * 1000)
    return Measure(max(times), "ms")


def cut_a_megabyte() -> Measure:
    """Cut prose, code and tables of 1 MB into parts."""
    block = "Some *words* of prose in a line. " * 12 + "\n\n```python\n" + "value = total(1)\n" * 40 + "```\n\n"
    content = (block * 2_000)[:1_000_000]
    return Measure(median_ms(lambda: parts(content)), "ms")


BENCHMARKS: dict[str, Callable[[], Measure]] = {
    "markdown_message": per_message,
    "markdown_longest_part": longest_part,
    "markdown_cut_1mb": cut_a_megabyte,
}
