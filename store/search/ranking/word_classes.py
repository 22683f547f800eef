"""The words that count as a queried word: itself and the forms of it that the vocabulary holds."""

from dataclasses import dataclass

from store.search.language.irregular_forms import irregular_forms
from store.search.language.stems import heads, stem
from store.search.lexicon.vocabulary import Vocabulary, Word
from store.search.query import Question

# A word in more than this share of the records tells little about any of them; in a small archive, none is that common.
COMMON_SHARE = 0.10
COMMON_LEAST = 5


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
    """Those whose word is not too common; all where there is none that is there at all."""
    common = max(COMMON_SHARE * records, COMMON_LEAST)
    rare = tuple(one for one in classes if one.itself <= common)
    return rare if any(one.documents for one in rare) else classes
