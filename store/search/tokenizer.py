"""The words of a text, as the index folds them: SQLite's own tokenizer says, nothing else does."""

import re
from collections.abc import Collection

from store.search.scratch import scratch
from store.text import storable

# Within ASCII the tokenizer's words are the runs of letters and digits, in lower case; no table has to be made for it.
_ASCII_WORD = re.compile("[a-z0-9]+")


def words_of(text: str) -> list[str]:
    """The folded words in order, with repetitions."""
    text = storable(text)
    if text.isascii():
        return _ASCII_WORD.findall(text.lower())
    with scratch() as index, index.holding([(1, text)]) as held:
        return [term for (term,) in held.execute("SELECT term FROM places WHERE term > '' ORDER BY offset")]


def folded(surfaces: Collection[str]) -> dict[str, str]:
    """The folded form of written words, each of which is one word."""
    numbered = [surface for surface in surfaces if not surface.isascii()]
    forms = {surface: surface.lower() for surface in surfaces if surface.isascii()}
    if numbered:
        with scratch() as index, index.holding(enumerate(numbered)) as held:
            forms |= {numbered[doc]: term for doc, term in held.execute("SELECT doc, term FROM places WHERE term > ''")}
    return forms


def quoted(term: str) -> str:
    """A folded word as an expression of the index: always a word, never syntax."""
    return '"' + term.replace('"', '""') + '"'


def any_of(terms: Collection[str]) -> str:
    return " OR ".join(map(quoted, terms))


def all_of(terms: Collection[str]) -> str:
    return " AND ".join(map(quoted, terms))


def phrase_of(terms: Collection[str]) -> str:
    """The words one after another."""
    return quoted(" ".join(terms))
