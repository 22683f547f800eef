"""Loads what cards need before the first one is shown, a piece at a time, so that no piece holds up the interface."""

from collections.abc import Iterator
from importlib import import_module


def loading() -> Iterator[str]:
    """Each step loads one piece, in about 40 ms at most, and names it. To be walked in idle moments after the start."""
    for module in ("widgets.markdown.formats", "widgets.rows.text_cache", "mdurl", "linkify_it", "markdown_it"):
        yield import_module(module).__name__
    yield _parser()
    yield _lexer()


def _parser() -> str:
    from widgets.markdown.parser import tokens

    tokens("word")
    return "parser"


def _lexer() -> str:
    from widgets.markdown.highlight import colouring

    colouring("x = 1", "python")
    return "lexer"
