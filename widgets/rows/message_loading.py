"""Loads what cards need before the first one is shown, a piece at a time, so that no piece holds up the interface."""

from collections.abc import Iterator
from importlib import import_module

LANGUAGES = ("python", "json", "bash", "javascript", "sql")  # what people ask about most; others load when met


def loading() -> Iterator[str]:
    """Each step loads one piece, in about 40 ms at most, and names it. To be walked in idle moments after the start."""
    for module in ("widgets.markdown.formats", "widgets.rows.text_cache", "mdurl", "linkify_it", "markdown_it"):
        yield import_module(module).__name__
    yield _parser()
    yield from map(_lexer, LANGUAGES)


def _parser() -> str:
    from widgets.markdown.parser import tokens

    tokens("http://a.example")  # the search for addresses has its patterns made at the first one
    return "parser"


def _lexer(language: str) -> str:
    from widgets.markdown.highlight import colouring

    code = colouring("x\n", language)
    assert code is not None, language
    list(code.between(0, 2))  # a lexer makes its rules with the first token
    return language
