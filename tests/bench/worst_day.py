"""The worst day: everything that is too long, too many or too deep at once, and the longest slice it costs."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from store.records import Message, MessageId, Moment
from tests.bench.corpus import START_US, conversation
from tests.bench.list_stage import HEIGHT, Stage
from widgets.rows.message_loading import loading
from widgets.rows.message_rows import MessageRow

HEADERS = 200
LOADS = 12  # steps, with one to spare


class Step(NamedTuple):
    """One thing that is done to the list."""

    name: str
    change: Callable[[], object]


def worst_messages() -> list[Message]:
    """Two thousand messages, with the monsters spread among them."""
    messages = conversation(2_000)
    for place, content in zip(range(100, 2_000, 300), monsters(), strict=False):
        messages[place] = replace(messages[place], content=content)
    return messages


def monsters() -> Iterator[str]:
    """An endless line, an endless fence, a wide table, a deep quote, brackets and addresses without end."""
    yield "word" * 75_000
    yield "```json\n" + json.dumps([{"name": f"row {n}", "value": n} for n in range(6_500)], indent=1) + "\n```"
    cells = "| " + " | ".join(f"cell {n} of a wide table" for n in range(6)) + " |\n"
    yield cells + "|---" * 6 + "|\n" + cells * 80
    yield ">" * 3_000 + " deep"
    yield "[" * 10_000
    yield "://" * 10_000


def longest_slice() -> float:
    """Milliseconds of the longest uninterrupted stretch of the interface thread, painting included."""
    stage = Stage()
    slices = [(step.name, taken) for step in _steps(stage) for taken in _slices(stage, step)]
    return max(taken for _, taken in slices)


def _slices(stage: Stage, step: Step) -> Iterator[float]:
    """What the change itself takes with its picture, then each turn of the event loop until all is quiet."""
    yield stage.frame(step.change)
    end = time.monotonic() + 0.012
    while time.monotonic() < end or not stage.list.is_settled:
        start = time.thread_time()
        stage.application.processEvents()
        yield 1000 * (time.thread_time() - start)


def _steps(stage: Stage) -> Iterator[Step]:
    view, messages = stage.list, worst_messages()
    short = stage.rows([_header(number) for number in range(HEADERS)])
    ahead = loading()
    yield from (Step("load", partial(next, ahead, "")) for _ in range(LOADS))
    yield Step("open", lambda: view.set_rows(short))
    pages: list[MessageRow] = []
    for start in range(0, len(messages), 250):  # as the messages arrive, a page at a time
        yield Step("cut", partial(_extend, pages, stage, messages[start : start + 250]))
        yield Step("unfold", partial(view.apply, [*short, *pages]))
    whole = [*short, *pages]
    for row in _monster_rows(pages):
        yield Step("jump", partial(view.scroll_to, row.key))
        for _ in range(12):
            yield Step("scroll", partial(view.scroll_by, HEIGHT - 60))
    yield from (Step("back", partial(view.scroll_to, row.key)) for row in _monster_rows(pages))
    yield from (Step("refresh", lambda: view.apply(list(whole))) for _ in range(10))
    yield Step("resize", lambda: view.resize(600, HEIGHT))
    yield Step("end", view.scroll_to_end)
    yield Step("start", view.scroll_to_start)
    yield Step("fold", lambda: view.apply(short))


def _extend(pages: list[MessageRow], stage: Stage, messages: list[Message]) -> None:
    pages.extend(stage.rows(messages))


def _monster_rows(rows: list[MessageRow]) -> Iterator[MessageRow]:
    return (row for row in rows if row.is_first and len(row.message.content) > 2_900)


def _header(number: int) -> Message:
    plain = conversation(1)[0]
    return replace(
        plain, id=MessageId(f"header{number}"), at=Moment(START_US + number), content=f"Conversation {number}"
    )
