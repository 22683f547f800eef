"""The words that count as a queried word: itself and the forms of it that the vocabulary holds."""

from dataclasses import dataclass
from itertools import accumulate

from store.search.language.irregular_forms import irregular_forms
from store.search.language.stems import heads, stem
from store.search.lexicon.vocabulary import Vocabulary, Word
from store.search.query import Question

# A word in more than this share of the records tells little about any of them; in a small archive, none is that common.
COMMON_SHARE = 0.10
COMMON_LEAST = 5
# Ranking looks at every record that a word brings in; so many take it a tenth of a second.
MOST_RECORDS = 100_000


@dataclass(frozen=True, slots=True)
class WordClass:
    """A queried word and what counts as it. documents: summed over its forms; itself: of the word as such."""

    word: str
    forms: tuple[str, ...]
    documents: int
    itself: int


def word_classes(vocabulary: Vocabulary, question: Question) -> tuple[WordClass, ...]:
    """One for each queried word. A word that a query was too long to finish stands for all that begin so."""
    if question.unfinished:
        return tuple(_of(word, vocabulary.starting(word)) for word in question.words)
    return tuple(_of(word, _kin(vocabulary, word)) for word in question.words)


def _of(word: str, found: list[Word]) -> WordClass:
    forms = tuple(dict.fromkeys([word, *(form.word for form in found)]))
    return WordClass(
        word,
        forms,
        sum(form.documents for form in found),
        sum(form.documents for form in found if form.word == word),
    )


def _kin(vocabulary: Vocabulary, word: str) -> list[Word]:
    bases = irregular_forms(word) | {word}
    stems = {stem(base) for base in bases}
    found = {
        held.word: held
        for one in sorted(stems)
        for head in heads(one)
        for held in vocabulary.starting(head)
        if held.word in bases or stem(held.word) in stems
    }
    found |= {base: vocabulary.find(base) for base in bases - found.keys()}
    return [held for held in found.values() if held.documents]


def telling(classes: tuple[WordClass, ...], records: int) -> tuple[WordClass, ...]:
    """Those whose word is not too common; all where there is none that is there at all.

    Of very many records, only the rarest words that together stand in `MOST_RECORDS`, or the one rarest.
    """
    common = max(COMMON_SHARE * records, COMMON_LEAST)
    rare = tuple(one for one in classes if one.itself <= common)
    chosen = rare if any(one.documents for one in rare) else classes
    return _affordable(chosen)


def _affordable(classes: tuple[WordClass, ...]) -> tuple[WordClass, ...]:
    by_rarity = sorted(classes, key=lambda one: one.documents)
    sums = accumulate(one.documents for one in by_rarity)
    kept = {one.word for one, held in zip(by_rarity, sums, strict=True) if held <= MOST_RECORDS}
    rarest = next((one.word for one in by_rarity if one.documents), "")
    return tuple(one for one in classes if one.word in kept or one.word == rarest)
