"""What a query asks for: words, always literally, never the syntax of the index."""

from dataclasses import dataclass

from store.errors import BadArgument
from store.search.language.stop_words import STOP_WORDS
from store.search.tokenizer import words_of

CHARACTERS = 512
WORDS = 32


@dataclass(frozen=True, slots=True)
class Question:
    """The words that a loose query is searched by, distinct, in order.

    ignored: its stop words; shortened: it held more than is searched; unfinished: its only word was longer than a
    query may be, so that `words` holds the beginning of it.
    """

    words: tuple[str, ...]
    ignored: tuple[str, ...] = ()
    shortened: bool = False
    unfinished: bool = False


def question(text: str) -> Question:
    """The first characters of a query (cut at a word), without stop words (unless there is nothing else)."""
    head, unfinished = _head(text)
    distinct = tuple(dict.fromkeys(words_of(head)))
    telling = tuple(word for word in distinct if word not in STOP_WORDS) or distinct
    ignored = tuple(word for word in distinct if word not in telling)
    shortened = len(text) > len(head) or len(telling) > WORDS
    return Question(telling[:WORDS], ignored, shortened, unfinished and len(distinct) == 1)


def _head(text: str) -> tuple[str, bool]:
    """The part of a query that is searched, and whether it ends within its only word."""
    text = text.strip()
    if len(text) <= CHARACTERS:
        return text, False
    head = text[:CHARACTERS]
    if text[CHARACTERS].isspace():
        return head, False
    whole, *_ = head.rsplit(maxsplit=1)
    return whole, whole == head


def exact_words(text: str) -> tuple[str, ...]:
    """The words of a query that is searched as it stands, in order, with repetitions. Errors: BadArgument."""
    text = text.strip()
    if len(text) > CHARACTERS:
        raise BadArgument(f"a query holds at most {CHARACTERS} characters", argument="query", limit=CHARACTERS)
    words = tuple(words_of(text))
    if len(set(words)) > WORDS:
        raise BadArgument(f"a query holds at most {WORDS} different words", argument="query", limit=WORDS)
    return words


def one_word(text: str, argument: str) -> str:
    """The folded form of what must be one word. Errors: BadArgument."""
    words = exact_words(text)
    if len(words) != 1:
        raise BadArgument(f"{argument} is one word; here are {len(words)}", argument=argument, words=len(words))
    return words[0]
