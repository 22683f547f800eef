"""Runs of styled text: what the inline tokens of one paragraph say."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from widgets.markdown.formats import Style

if TYPE_CHECKING:
    from markdown_it.token import Token

BREAK = "\u2028"  # a line break within a paragraph, as Qt knows it

_ON: dict[str, Callable[[Style], Style]] = {
    "strong_open": lambda style: style._replace(bold=True),
    "em_open": lambda style: style._replace(italic=True),
    "s_open": lambda style: style._replace(struck=True),
}
_OFF = frozenset({"strong_close", "em_close", "s_close", "link_close"})

_TICKS = {"[ ] ": False, "[x] ": True}

StyledRun = tuple[str, Style]


def runs(tokens: "list[Token]", style: Style) -> Iterator[StyledRun]:
    """Each stretch of text with its style, in order. A line break of the source is one on the screen."""
    outer: list[Style] = []
    for token in tokens:
        kind = token.type
        if kind == "text" or kind == "text_special":
            if token.content:
                yield token.content, style
        elif kind == "softbreak" or kind == "hardbreak":
            yield BREAK, style
        elif kind == "code_inline":
            yield token.content, style._replace(code=True)
        elif kind in _OFF:
            style = outer.pop()
        elif kind == "image":
            yield from _image(token, style)
        elif kind == "link_open":
            outer.append(style)
            style = _link(token, "href", style)
        else:
            outer.append(style)
            style = _ON[kind](style)


def _link(token: "Token", attribute: str, style: Style) -> Style:
    address, title = str(token.attrs[attribute]), str(token.attrs.get("title", ""))
    return style._replace(href=address, tip=f"{title}\n{address}" if title else address)


def _image(token: "Token", style: Style) -> Iterator[StyledRun]:
    """An image is never loaded: its text stands there, with its address behind it."""
    linked = style if style.href else _link(token, "src", style)
    yield from runs(token.children or [], linked)
    address = str(token.attrs["src"])
    yield (f" ({address})" if token.content else address), linked


def without_tick(text: Iterable[StyledRun]) -> tuple[bool | None, Iterator[StyledRun]]:
    """Whether a list item is a task done or to do (None for no task), and its text without the box."""
    left = iter(text)
    first, style = next(left, ("", Style()))
    ticked = _TICKS.get(first[:4].lower())
    return ticked, chain([(first if ticked is None else first[4:], style)], left)
