"""From Markdown to tokens: CommonMark with tables, strikethrough and bare addresses, and nothing lost on the way."""

import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.token import Token

NESTING = 24  # markdown-it drops what lies deeper, so that nothing that reaches this depth is taken from it
BRACKETS = 600  # the parser's time grows with the square of the opening brackets of one stretch

_ALLOWED = re.compile(r"(?:https?://|mailto:)\S", re.IGNORECASE)


def allowed(address: str) -> bool:
    """Whether an address may be a link at all: http, https and mailto."""
    return _ALLOWED.match(address) is not None


def tokens(source: str) -> "list[Token] | None":
    """The block tokens of a stretch, or None where it must be shown as it is written, lest a word be lost."""
    if source.count("[") > BRACKETS:
        return None
    parsed = _parser().parse(source)
    return None if any(token.level >= NESTING - 1 for token in parsed) else parsed


def inline_tokens(source: str) -> "list[Token] | None":
    """As `tokens`, for text in which no block can begin: one token that holds the others."""
    return None if source.count("[") > BRACKETS else _parser().parseInline(source)


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
    parser.linkify = LinkifyIt(options={"fuzzy_link": False, "fuzzy_email": False, "fuzzy_ip": False})
    parser.linkify.add("ftp:", None).add("//", None)
    parser.block.ruler.at("reference", _kept_definition, {"alt": []})
    return parser


def _kept_definition(state: "StateBlock", first: int, last: int, silent: bool) -> bool:
    """A link definition that still defines, and leaves a token behind with what is written there."""
    from markdown_it.rules_block import reference

    taken = reference(state, first, last, silent)
    if taken and not silent:
        token = state.push("definition", "", 0)
        token.content = state.getLines(first, state.line, state.blkIndent, False).strip()
    return taken
