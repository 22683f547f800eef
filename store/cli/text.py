"""Results as text for a person at a terminal."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

WIDTH = 100
MARGIN = "    "

# Signs that a terminal would obey instead of showing them.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def shown(text: object) -> str:
    """A text without what could move the cursor, colour the screen or ring the bell."""
    return _CONTROL.sub("\ufffd", str(text))


def paragraphs(text: str, margin: str = MARGIN) -> Iterator[str]:
    """The lines of a text, wrapped and indented."""
    for line in shown(text).splitlines() or [""]:
        yield from textwrap.wrap(
            line, WIDTH, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False, break_long_words=False
        ) or [""]


def joined(*parts: object) -> str:
    """The parts of a heading that there are."""
    return " · ".join(shown(part) for part in parts if part not in (None, ""))


def time(iso: str) -> str:
    """An ISO time in the form in which people read it, to the minute."""
    return iso[:16].replace("T", " ")


def cut(excerpt: Mapping[str, Any], identity: str) -> Iterator[str]:
    """How to read on where a text was clipped."""
    if excerpt.get("next_offset") is not None:
        yield f"{MARGIN}[clipped; read on: morgan-memory message {identity} --offset {excerpt['next_offset']}]"
    elif excerpt.get("truncated"):
        yield f"{MARGIN}[clipped; read it whole: morgan-memory message {identity}]"


def more(data: Mapping[str, Any], option: str = "offset") -> Iterator[str]:
    """How to get the next page where there is one."""
    following = data[f"next_{option}"]
    if following is not None:
        yield f"There is more: add --{option} {following}"


def plain(data: Mapping[str, Any]) -> Iterator[str]:
    """Any result, a name and a value on each line."""
    for name, value in data.items():
        yield from _entry(name.replace("_", " "), value)


def _entry(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield f"{name}:"
        yield from _indented(plain(value))
    elif isinstance(value, (list, tuple)):
        yield f"{name}: {'none' if not value else ''}".rstrip()
        for item in value:
            yield from _item(item)
    else:
        yield f"{name}: {_word(value)}"


def _item(item: Any) -> Iterator[str]:
    lines = list(plain(item)) if isinstance(item, Mapping) else [_word(item)]
    yield f"  - {lines[0]}"
    yield from _indented(lines[1:])


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"{MARGIN}{line}" for line in lines)


def _word(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return shown(value)
