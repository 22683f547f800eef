"""The slots of a conversation's text: `⟨name=one|two⟩` is one of its words, and `⟨name⟩` the same word again."""

import re
from dataclasses import replace
from random import Random

from app.demo.script import Talk

SLOT = re.compile(r"⟨(\w+)(?:=([^⟩]*))?⟩")


def filled(talk: Talk, chance: Random) -> Talk:
    """The conversation with a word in each slot; a slot without words of its own must have been filled before."""
    chosen: dict[str, str] = {}

    def choose(slot: re.Match[str]) -> str:
        if slot[2] is not None:
            chosen[slot[1]] = chance.choice(slot[2].split("|"))
        return chosen[slot[1]]

    return replace(talk, steps=tuple(replace(step, text=SLOT.sub(choose, step.text)) for step in talk.steps))


def versions(talk: Talk, chance: Random) -> list[Talk]:
    """As many versions as the conversation comes again, of which the openings differ."""
    found: dict[str, Talk] = {}
    while len(found) < talk.times:
        version = filled(talk, chance)
        if version.steps[0].text in found and not SLOT.search(talk.steps[0].text):
            raise ValueError(f"{talk.name} comes again, but its opening has no slot")
        found[version.steps[0].text] = version
    return list(found.values())
