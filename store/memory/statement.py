"""What is to be remembered, as it was said, and whether it is fit to keep."""

from dataclasses import dataclass, replace
from typing import get_args

from store.errors import BadArgument
from store.memory.keys import normal_key
from store.memory.secret_guard import refuse_secrets
from store.records import Category, Memory, MessageId, Moment
from store.search.choices import one_of
from store.text import storable

# A memory is a fact, not a document; a key is a name.
CONTENT_CHARS = 10_000
KEY_CHARS = 100

CATEGORIES: tuple[Category, ...] = get_args(Category)


@dataclass(frozen=True, slots=True)
class Statement:
    """Fields of a memory; None leaves a stored one's field as it is. sources: the messages it comes from."""

    content: str | None
    category: Category | None
    key: str | None = None
    expires: Moment | None = None
    sources: tuple[MessageId, ...] = ()

    def checked(self, now: Moment) -> "Statement":
        """The statement in the form in which it is kept.

        Errors: BadArgument (nothing said, or too much; an unknown category; an expiry gone by), LooksSecret.
        """
        refuse_secrets(self.content or "", self.key or "")
        if self.expires is not None and self.expires.us <= now.us:
            raise BadArgument("the expiry is not in the future", argument="expires")
        return replace(
            self,
            content=None if self.content is None else _content(self.content),
            category=None if self.category is None else one_of(self.category, CATEGORIES, "category"),
            key=_key(self.key),
        )

    def said_of(self, held: Memory) -> Memory:
        """The memory with the fields that this statement gives."""
        return replace(
            held,
            content=self.content or held.content,
            category=self.category or held.category,
            key=self.key or held.key,
            expires=self.expires or held.expires,
        )


def _content(text: str) -> str:
    content = storable(text).strip()
    if not content:
        raise BadArgument("a memory needs content", argument="content")
    if len(content) > CONTENT_CHARS:
        raise BadArgument(f"a memory holds at most {CONTENT_CHARS} characters", argument="content", limit=CONTENT_CHARS)
    return content


def _key(text: str | None) -> str | None:
    key = normal_key(storable(text or ""))
    if key and len(key) > KEY_CHARS:
        raise BadArgument(f"a key has at most {KEY_CHARS} characters", argument="key", limit=KEY_CHARS)
    return key
