"""From Markdown to tokens: CommonMark with tables, strikethrough and bare addresses, and nothing lost on the way."""

import re
from functools import cache
from typing import TYPE_CHECKING

from widgets.markdown.tables import cells

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

NESTING = 24  # markdown-it drops what lies deeper, so that nothing that reaches this depth is taken from it
BRACKETS = 600  # the parser's time grows with the square of the opening brackets of one stretch
ADDRESSES = 200  # with the square of what could begin a bare address too: with more of it, none is looked for
CELLS = 1_000  # a table that could have more of them is shown as it is written

_ALLOWED = re.compile(r"(?:https?://|mailto:)\S", re.IGNORECASE)


def allowed(address: str) -> bool:
    """Whether an address may be a link at all: http, https and mailto."""
    return _ALLOWED.match(address) is not None


def tokens(source: str) -> "list[Token] | None":
    """The block tokens of a stretch, or None where it must be shown as it is written, lest a word be lost."""
    if source.count("[") > BRACKETS or _cells(source) > CELLS:
        return None
    found = _parser().parse(source)
    return None if any(token.level >= NESTING - 1 for token in found) else found


def inline_tokens(source: str) -> "list[Token] | None":
    """As `tokens`, for text in which no block can begin: one token that holds the others."""
    return None if source.count("[") > BRACKETS else _parser().parseInline(source)


def row_tokens(head: str, rows: str) -> "list[Token] | None":
    """As `tokens`, for later rows of a table whose header and delimiter (`head`) stand in another stretch.

    Where the rows do not go on with that table, they are read alone: its header would be shown once more.
    """
    found = tokens(head + rows)
    if found is None:
        return None
    at = next((n for n, token in enumerate(found) if token.type == "table_open" and token.map and not token.map[0]), -1)
    if at < 0:
        return tokens(rows)
    end = next(n for n, token in enumerate(found) if token.type == "thead_close")
    if found[end + 1].type == "table_close":
        return found[:at] + found[end + 2 :]
    return found[: at + 1] + found[end + 1 :]


def _cells(source: str) -> int:
    """The most cells that a table in a stretch could have: the parser fills up every row."""
    pipes = [line.count("|") for line in source.split("\n")] if "|" in source else [0]
    return len(pipes) * max(pipes)


@cache
def _parser() -> "MarkdownIt":
    """The one parser, made when the first message is rendered: its modules take 50 ms to import."""
    from linkify_it import LinkifyIt
    from markdown_it import MarkdownIt

    class Parser(MarkdownIt):
        def validateLink(self, url: str) -> bool:  # noqa: N802
            return allowed(url)

        def normalizeLinkText(self, link: str) -> str:  # noqa: N802
            return link

    parser = Parser("js-default", {"html": False, "linkify": True, "maxNesting": NESTING})
    parser.disable(["html_block", "html_inline"])
    parser.linkify = LinkifyIt(options={"fuzzy_link": False, "fuzzy_email": False, "fuzzy_ip": False})
    parser.linkify.add("ftp:", None).add("//", None)
    parser.linkify.pretest = _may_hold_an_address  # its own takes as long as all the rest of the parsing
    parser.inline.ruler.at("linkify", _bare_address)
    parser.block.ruler.at("reference", _kept_definition, {"alt": []})
    parser.block.ruler.at("table", _whole_table, {"alt": ["paragraph", "reference"]})
    return parser


def _may_hold_an_address(text: str) -> bool:
    return 0 < text.count("://") + text.lower().count("mailto:") <= ADDRESSES


def _bare_address(state: "StateInline", silent: bool) -> bool:
    """A bare address, told from emphasis by what it holds."""
    from markdown_it.rules_inline.linkify import linkify

    return state.src.startswith("://", state.pos) and state.src.count("://") <= ADDRESSES and linkify(state, silent)


def _kept_definition(state: "StateBlock", first: int, last: int, silent: bool) -> bool:
    """A link definition that still defines, and leaves a token behind with what is written there."""
    from markdown_it.rules_block import reference

    taken = reference(state, first, last, silent)
    if taken and not silent:
        token = state.push("definition", "", 0)
        token.content = state.getLines(first, state.line, state.blkIndent, False).strip()
    return taken


def _whole_table(state: "StateBlock", first: int, last: int, silent: bool) -> bool:
    """A table, unless a row has more cells than the header: those would be dropped, so that it stays a paragraph."""
    from markdown_it.rules_block import table

    before = len(state.tokens)
    if not table(state, first, last, silent):
        return False
    if silent:
        return True
    columns = sum(token.type == "th_open" for token in state.tokens[before:])
    if all(len(cells(row)) <= columns for row in state.getLines(first, state.line, 0, False).split("\n")):
        return True
    del state.tokens[before:]
    state.line = first
    return False
