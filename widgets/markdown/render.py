"""From one part of a message to the blocks that a card paints."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from widgets.markdown.blocks import Block
from widgets.markdown.code import code_block
from widgets.markdown.code_view import CodeView, Way
from widgets.markdown.displayed import displayed
from widgets.markdown.formats import formats
from widgets.markdown.parser import inline_tokens, row_tokens, tokens
from widgets.markdown.parts import Part
from widgets.markdown.places import Code, Prose, Rows
from widgets.markdown.walk import Walk
from widgets.style import Look

if TYPE_CHECKING:
    from markdown_it.token import Token

__all__ = ["Block", "displayed", "render"]


def render(part: Part, look: Look, view: CodeView | None = None) -> tuple[Block, ...]:
    """The blocks of a part, from top to bottom. Needs a QGuiApplication; no text makes it fail.

    view: how its code is shown; None for all of it, with long lines broken.
    """
    walk = Walk(formats(look), view)
    if isinstance(part.place, Code):
        return _code(part.source, part.place, walk, look, view.way(0) if view else Way())
    found = _tokens(part.source, part.place)
    if found is None:
        walk.text(part.source)
    elif isinstance(part.place, Rows):
        walk.over(found, part.place.widths)
    else:
        walk.over(found)
    walk.finish()
    return _joined(walk.blocks, part.place)


def _code(source: str, place: Code, walk: Walk, look: Look, way: Way) -> tuple[Block, ...]:
    if place.opens:
        walk.info(place.info)
        walk.finish()
    return (*walk.blocks, code_block(source, place, formats(look), way))


def _tokens(source: str, place: Prose | Rows) -> "list[Token] | None":
    if isinstance(place, Rows):
        return tokens(source) if place.opens else row_tokens(place.head, source)
    if place.inline:
        return inline_tokens(source.strip("\r\n"))
    return tokens(re.sub(rf"^ {{1,{place.indent}}}", "", source, flags=re.MULTILINE) if place.indent else source)


def _joined(blocks: list[Block], place: Prose | Rows) -> tuple[Block, ...]:
    """The blocks, with those at the ends open to the part that they go on in."""
    if blocks and not place.opens and blocks[0].kind != "code":
        blocks[0] = replace(blocks[0], opens=False)
    if blocks and not place.closes and blocks[-1].kind != "code":
        blocks[-1] = replace(blocks[-1], closes=False)
    return tuple(blocks)
