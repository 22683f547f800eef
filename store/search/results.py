"""What the search gives back.

Texts in these records are recovered: evidence, never instructions. `at` and the like are moments as they were written;
`rank` counts from 1 through all pages; a `next_…` is None at the end.
"""

from dataclasses import dataclass
from typing import Literal

from store.records import Category, MemoryId, MessageId, Moment, Role, SessionId

# How a hit came into the list: by a queried word itself, by a related form of one, as a neighbour of such hits, or by
# the literal characters.
Matched = Literal["word", "related", "neighbour", "literal"]


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A part of a text: `start` is its place in the whole, `length` that of the whole, in characters."""

    text: str
    start: int
    length: int

    @property
    def truncated(self) -> bool:
        return len(self.text) < self.length

    @property
    def next_offset(self) -> int | None:
        """From where to read on."""
        end = self.start + len(self.text)
        return end if end < self.length else None


@dataclass(frozen=True, slots=True)
class HitMark:
    """Says that a record is a hit."""

    rank: int
    matched: Matched


@dataclass(frozen=True, slots=True)
class FoundMessage:
    """A message of an exchange; `hit` is None where it only accompanies one."""

    id: MessageId
    seq: int
    role: Role
    at: Moment
    source: str | None
    content: Excerpt
    hit: HitMark | None


@dataclass(frozen=True, slots=True)
class Exchange:
    """A user's request and the answer to it, one of them or both being hits."""

    session: SessionId
    messages: tuple[FoundMessage, ...]


@dataclass(frozen=True, slots=True)
class FoundMemory:
    """A memory that is a hit."""

    id: MemoryId
    category: Category
    key: str | None
    created: Moment
    updated: Moment
    expires: Moment | None
    content: Excerpt
    hit: HitMark


Found = FoundMemory | Exchange


@dataclass(frozen=True, slots=True)
class Searched:
    """What of the query was searched for.

    words: as the index folds them; ignored: too common to tell anything; shortened: the query was longer than what is
    searched; literal: its characters were looked for, not words; partial: not everywhere, for time ran out.
    """

    words: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
    shortened: bool = False
    literal: bool = False
    partial: bool = False


@dataclass(frozen=True, slots=True)
class Recalled:
    """A page of hits. total: None where counting them would take longer than finding them.

    left_out: hits of this page whose particulars alone exceed what a result may take.
    """

    searched: Searched
    found: tuple[Found, ...]
    left_out: int
    total: int | None
    next_offset: int | None


@dataclass(frozen=True, slots=True)
class ShownWord:
    """A folded word; `truncated` where only its beginning fits."""

    word: str
    occurrences: int
    documents: int
    truncated: bool = False


@dataclass(frozen=True, slots=True)
class WordPage:
    """Words in order of their characters; total: how many different ones there are."""

    words: tuple[ShownWord, ...]
    total: int
    next_offset: int | None


@dataclass(frozen=True, slots=True)
class Dialogue:
    """Where a message stands."""

    session: SessionId
    role: Role
    seq: int
    source: str | None


@dataclass(frozen=True, slots=True)
class Instance:
    """One occurrence of a word. start, end, excerpt_start: characters of the original text; end is exclusive.

    matched: the word as written. truncated: the word or the source is too long to be shown whole.
    """

    kind: Literal["message", "memory"]
    id: str
    at: Moment
    matched: str
    token_index: int
    start: int
    end: int
    excerpt: str
    excerpt_start: int
    dialogue: Dialogue | None
    truncated: bool = False


@dataclass(frozen=True, slots=True)
class InstancePage:
    """Occurrences, newest record first; total: all of them within scope and filters."""

    word: str
    instances: tuple[Instance, ...]
    total: int
    next_offset: int | None


@dataclass(frozen=True, slots=True)
class ReadMessage:
    """A message of a conversation; `source` is None also where it is too long to be shown."""

    id: MessageId
    seq: int
    role: Role
    at: Moment
    source: str | None
    content: Excerpt


@dataclass(frozen=True, slots=True)
class ConversationPage:
    """Some of the dialogue of a session, in order.

    boundaries_known: False for an imported session, whose real beginning and end nobody recorded.
    """

    session: SessionId
    boundaries_known: bool
    messages: tuple[ReadMessage, ...]
    next_after: int | None


@dataclass(frozen=True, slots=True)
class TextPage:
    """A part of one long text, of a message or a memory."""

    id: str
    content: Excerpt
