"""The short way from a message to what a person sees of it."""

from widgets.markdown.parts import parts
from widgets.markdown.render import Block, displayed, render
from widgets.style import LIGHT, Look

LOOK = Look(LIGHT, 100, "DejaVu Sans", "DejaVu Sans Mono")


def blocks(content: str, look: Look = LOOK) -> list[Block]:
    """All blocks of all parts of a message."""
    return [block for part in parts(content) for block in render(part, look)]


def shown(content: str) -> str:
    """The whole message as displayed."""
    return "\n".join(displayed(block.document) for block in blocks(content))


def addresses(block: Block) -> list[str]:
    """The addresses that a click in a block could open."""
    return [href for href, _ in _links(block)]


def reachable(content: str) -> str:
    """All that a person can get to see: the text, the labels of code, addresses and their tooltips."""
    made = blocks(content)
    labels = [block.language or "" for block in made]
    return "\n".join(
        [*(displayed(b.document) for b in made), *labels, *(f"{h} {t}" for b in made for h, t in _links(b))]
    )


def _links(block: Block) -> list[tuple[str, str]]:
    found = []
    line = block.document.begin()
    while line.isValid():
        runs = line.textFormats()  # the formats live no longer than this list
        found += [(run.format.anchorHref(), run.format.toolTip()) for run in runs]
        line = line.next()
    return [(href, tip) for href, tip in found if href]
