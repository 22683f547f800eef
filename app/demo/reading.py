"""The grammar of the files in `talks/`: Markdown, cut by lines that begin with `%%`.

    %% talk NAME LANGUAGE [PART] [at=HH:MM] [ago=DAYS] [times=N] [kept=log] [open=yes]
    %% Diego [after=40m|20h]
    %% Morgan [interrupted|error]
    %% System
    %% remember CATEGORY [key=KEY] [expires=DAYS]

What follows such a line, up to the next, is the text: of the message, or of the memory.
"""

import re
from collections.abc import Iterator
from datetime import time, timedelta
from importlib.resources import files
from typing import cast, get_args

from app.demo.script import NO_WAIT, DayPart, Kept, Language, Line, Note, Step, Talk
from store.records import Category, Role, Status

CUT = re.compile(r"^%% (.+)\n", re.MULTILINE)
SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant", "System": "system"}
PARTS = get_args(DayPart)


def all_talks() -> list[Talk]:
    """Every conversation that is written down, in the order of the files' names."""
    folder = files("app.demo") / "talks"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".md")), key=lambda file: file.name)
    return [talk for file in found for talk in talks(file.read_text(encoding="utf-8"))]


def talks(text: str) -> Iterator[Talk]:
    """The conversations of one file. A line that the grammar does not know is a ValueError."""
    head: list[str] | None = None
    steps: list[Step] = []
    for words, body in pieces(text):
        if words[0] == "talk":
            if head is not None:
                yield _finished(head, steps)
            head, steps = words[1:], []
        else:
            steps.append(_step(words, body))
    if head is not None:
        yield _finished(head, steps)


def pieces(text: str) -> Iterator[tuple[list[str], str]]:
    """The words of each `%%` line, and the text that follows it."""
    parts = CUT.split(text)
    if parts[0].strip():
        raise ValueError(f"text before the first talk: {parts[0][:40]!r}")
    for head, body in zip(parts[1::2], parts[2::2], strict=True):
        yield head.split(), body.strip("\n")


def _step(words: list[str], body: str) -> Step:
    if words[0] == "remember":
        return _note(words[1:], body)
    plain, named = arguments(words[1:])
    wait = _duration(named["after"]) if "after" in named else NO_WAIT
    return Line(SPEAKERS[words[0]], body, cast(Status, plain[0]) if plain else "complete", wait)


def _note(words: list[str], body: str) -> Note:
    plain, named = arguments(words)
    lasts = timedelta(days=int(named["expires"])) if "expires" in named else None
    return Note(cast(Category, plain[0]), body, named.get("key"), lasts)


def _finished(head: list[str], steps: list[Step]) -> Talk:
    (name, language, *parts), named = arguments(head)
    return Talk(
        name=name,
        language=cast(Language, language),
        steps=tuple(steps),
        part=cast(DayPart, parts[0]) if parts else "morning",
        at=time.fromisoformat(named["at"]) if "at" in named else None,
        ago=int(named["ago"]) if "ago" in named else None,
        times=int(named.get("times", "1")),
        kept=cast(Kept, named.get("kept", "both")),
        open="open" in named,
        pace="late" if "night" in parts else "usual",
    )


def arguments(words: list[str]) -> tuple[list[str], dict[str, str]]:
    """Plain words, and those of the form NAME=VALUE by their names."""
    named = dict(word.split("=", 1) for word in words if "=" in word)
    return [word for word in words if "=" not in word], named


def _duration(text: str) -> timedelta:
    unit = {"m": timedelta(minutes=1), "h": timedelta(hours=1)}[text[-1]]
    return int(text[:-1]) * unit
