"""The colours of code: which lexer an info string names, and the runs that it finds."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pygments.lexer import Lexer
    from pygments.token import _TokenType

Ink = Literal["keyword", "string", "function", "number", "comment"]
Run = tuple[int, int, Ink]

LONGEST_LINE = 2_000  # some lexers take long over longer lines

_NAME = re.compile(r"[\s{.]*(?:lang(?:uage)?-)?([\w+#./*-]+)")
_LONG_LINE = re.compile(rf"^[^\n]{{{LONGEST_LINE + 1}}}", re.MULTILINE)
_OTHER_NAMES = {
    "yml": "yaml",
    "sh-session": "console",
    "shellscript": "bash",
    "jsonc": "json",
    "json5": "json",
    "ndjson": "json",
    "tsx": "typescript",
    "jsx": "javascript",
    "mjs": "javascript",
    "cjs": "javascript",
    "vue": "html",
    "svelte": "html",
    "postgres": "postgresql",
    "objectivec": "objective-c",
    "assembly": "nasm",
    "env": "bash",
    "proto3": "protobuf",
}
_INKS: dict[str, Ink] = {
    "Keyword": "keyword",
    "Operator.Word": "keyword",
    "Name.Tag": "keyword",
    "Name.Builtin.Pseudo": "keyword",
    "Generic.Deleted": "keyword",
    "Literal.String": "string",
    "Generic.Inserted": "string",
    "Name.Function": "function",
    "Name.Class": "function",
    "Name.Decorator": "function",
    "Name.Builtin": "function",
    "Name.Exception": "function",
    "Name.Attribute": "function",
    "Generic.Heading": "function",
    "Generic.Subheading": "function",
    "Literal.Number": "number",
    "Name.Constant": "number",
    "Comment": "comment",
    "Generic.Output": "comment",
}


class Colouring:
    """The coloured runs of one fence, lexed only as far as somebody has looked."""

    def __init__(self, code: str, lexer: "Lexer") -> None:
        self._tokens = lexer.get_tokens_unprocessed(code)
        self._runs: list[Run] = []
        self._done = 0

    def between(self, start: int, end: int) -> Iterator[Run]:
        """The runs (first, last, ink) that touch [start, end), cut to it."""
        while self._done < end and self._advance():
            pass
        for first, last, ink in self._runs:
            if first < end and last > start:
                yield max(first, start), min(last, end), ink

    def _advance(self) -> bool:
        found = next(self._tokens, None)
        if found is None:
            return False
        start, kind, text = found
        self._done = start + len(text)
        ink = _ink(kind)
        if ink is None or text.isspace():
            return True
        if self._runs and self._runs[-1][1:] == (start, ink):
            start = self._runs.pop()[0]
        self._runs.append((start, self._done, ink))
        return True


@lru_cache(maxsize=16)
def colouring(code: str, info: str) -> Colouring | None:
    """The runs of a fence, or None where its language is unknown or its lines are too long to be coloured."""
    lexer = _lexer(info)
    return None if lexer is None or _LONG_LINE.search(code) else Colouring(code, lexer)


@lru_cache(maxsize=256)
def _lexer(info: str) -> "Lexer | None":
    named = _NAME.match(info)
    if named is None:
        return None
    name = named[1].lower().strip(".")
    name = _OTHER_NAMES.get(name, name)
    if name not in _known_names():
        return None
    from pygments.lexers import get_lexer_by_name

    return get_lexer_by_name(name)


@cache
def _known_names() -> frozenset[str]:
    """All names that Pygments itself knows; asking it for another one would search the disk for plugins."""
    from pygments.lexers import get_all_lexers

    return frozenset(alias for _, aliases, _, _ in get_all_lexers(plugins=False) for alias in aliases)


@cache
def _ink(kind: "_TokenType") -> Ink | None:
    names = tuple(kind)
    for length in range(len(names), 0, -1):
        if ink := _INKS.get(".".join(names[:length])):
            return ink
    return None
