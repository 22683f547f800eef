"""Finds what a person means by a few letters: each word of the query somewhere in a title, accents and case apart."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

Span = tuple[int, int]

WORD_START, INSIDE, SCATTERED, ASIDE = 100, 60, 30, 10  # what a way of being found is worth
LEAST_ASIDE = 3  # letters; fewer are found in every help
LATE = 0.5  # taken off for each character that stands before it


@dataclass(frozen=True, slots=True)
class Match:
    """score: the higher the better; spans: [start, end) of what was found in the title, in order."""

    score: float
    spans: tuple[Span, ...] = ()


def match(query: str, title: str, aside: str = "") -> Match | None:
    """How a title answers a query, or None. A word that is only begun in `aside` counts little and marks nothing.

    Every query without words matches everything alike.
    """
    folded, beside = fold(title), fold(aside)
    score, spans = 0.0, set[Span]()
    for word in fold(query).split():
        found = _located(word, folded)
        if found:
            score += found.score
            spans.update(found.spans)
        elif len(word) >= LEAST_ASIDE and _starts_a_word(word, beside):
            score += ASIDE
        else:
            return None
    return Match(score - len(title) / 1000, _joined(spans))  # of two that match alike the shorter one is meant


@lru_cache(maxsize=1024)
def fold(text: str) -> str:
    """Small letters without accents, as many characters as before, so that places stay true."""
    return "".join(_folded_letter(letter) for letter in text)


def _folded_letter(letter: str) -> str:
    small = unicodedata.normalize("NFD", letter.casefold())
    return small[0] if small else letter


def _located(word: str, text: str) -> Match | None:
    """At the start of a word, else anywhere, else with its letters scattered from the start of a word on."""
    start = f" {text}".find(f" {word}")
    if start >= 0:
        return Match(WORD_START - LATE * start, ((start, start + len(word)),))
    start = text.find(word)
    if start >= 0:
        return Match(INSIDE - LATE * start, ((start, start + len(word)),))
    places = next(filter(None, (_scattered(word, text, start) for start in _word_starts(text))), None)
    if places is None:
        return None
    return Match(SCATTERED - LATE * (places[-1] - places[0]), tuple((place, place + 1) for place in places))


def _word_starts(text: str) -> tuple[int, ...]:
    return tuple(found.start() for found in re.finditer(r"\b\w", text))


def _scattered(word: str, text: str, start: int) -> tuple[int, ...] | None:
    """The places of a word's letters, in their order, if the first stands at `start`."""
    if text[start] != word[0]:
        return None
    places = [start]
    for letter in word[1:]:
        place = text.find(letter, places[-1] + 1)
        if place < 0:
            return None
        places.append(place)
    return tuple(places)


def _starts_a_word(word: str, text: str) -> bool:
    return f" {word}" in f" {text}"


def _joined(spans: set[Span]) -> tuple[Span, ...]:
    """In order, with what touches or overlaps made one."""
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return tuple(joined)
