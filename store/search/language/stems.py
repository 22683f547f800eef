"""What the forms of a word have in common, for English and Spanish: for grouping, not for reading.

The rules work on folded words and know no dictionary. Two words of one stem may well be strangers; the rarity of the
whole group then speaks less for it, which is the right way round.
"""

_VOWELS = frozenset("aeiouy")

_ENDING_WORDS = """
ization isation fulness iveness ments ment ations ation ators ator ingly edly ings ing ied ed ers er ors or
ness ly ful amiento imiento amientos imientos aciones acion iciones icion ciones cion adores adora ador
edores edora edor ando iendo yendo ados adas ado ada idos idas ido ida aron ieron asteis aste iste amos emos
imos aban abas aba ian ias ia aran aras ara eran eras iran iras ira arian aria erian eria ar er ir an en io
itos itas ito ita
"""
_ENDINGS = frozenset(_ENDING_WORDS.split())
# The longest is tried first.
_LENGTHS = sorted({len(ending) for ending in _ENDINGS}, reverse=True)
# So many letters must be left before an ending, with a vowel among them.
_LEAST = 3


def stem(word: str) -> str:
    """The common part of a word's forms, itself no word."""
    if len(word) <= 3 or not word.isalpha():
        return _evened(word) if word.isalpha() else word
    word = word.removesuffix("mente")
    bare = _without_ending(word)
    if bare == word:
        bare = _without_ending(_singular(word))
    return _evened(_without_final_vowel(_without_double(bare)))


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes", "ces", "res", "les", "nes", "des")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _without_ending(word: str) -> str:
    for length in _LENGTHS:
        rest, ending = word[:-length], word[-length:]
        if ending in _ENDINGS and len(rest) >= _LEAST and _VOWELS.intersection(rest):
            return rest + "y" if ending == "ied" else rest
    return word


def _without_double(word: str) -> str:
    doubled = len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls"
    return word[:-1] if doubled else word


def _without_final_vowel(word: str) -> str:
    return word[:-1] if len(word) > 3 and word[-1] in "eoa" else word


def _evened(word: str) -> str:
    """One spelling for what Spanish writes in two ways (buscar, busqué; pagar, pagué; vez, veces), and i for y."""
    for written, even in (("qu", "c"), ("gu", "g"), ("z", "c"), ("y", "i")):
        if len(word) > len(written) + 1 and word.endswith(written):
            return word[: -len(written)] + even
    return word


def heads(stem_of_word: str) -> tuple[str, ...]:
    """Beginnings such that every word of the stem has one of them."""
    if len(stem_of_word) > 3:
        return (stem_of_word[:-1],)
    if stem_of_word.endswith("c"):
        return (stem_of_word, stem_of_word[:-1] + "z", stem_of_word[:-1] + "qu")
    if stem_of_word.endswith("i"):
        return (stem_of_word, stem_of_word[:-1] + "y")
    return (stem_of_word,)
