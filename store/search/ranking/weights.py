"""The weights of the ranking, in one place: what `python -m tests.eval` judges."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """saturation, length: of BM25; rarity: the power of a word's rarity; breadth: bonus for holding all words.

    hands_on: shares by distance from the message that has the words; asked: factor for what follows a question;
    session: share of the mean of its best three; asking: factor for a message of at most `asking_words` that only
    asks; telling_time: factor for one of at most `telling_words` with a word of time, where the question asks when
    (longer ones always have one); named_day: what is added to the factor 1 on a day that the question names;
    named_speaker: factor for what was said by whom the question names.
    """

    saturation: float = 1.2
    length: float = 0.75
    rarity: float = 1.3
    breadth: float = 0.3
    hands_on: tuple[tuple[int, float], ...] = ((-2, 0.2), (-1, 0.3), (1, 0.5), (2, 0.4))
    asked: float = 1.5
    session: float = 0.5
    asking: float = 0.7
    asking_words: int = 40
    telling_time: float = 1.8
    telling_words: int = 120
    named_day: float = 2.0
    named_speaker: float = 1.5


WEIGHTS = Weights()
