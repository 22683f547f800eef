"""Every occurrence of a word by itself, with its exact place: a page at a time."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from store.conversations import messages
from store.memory import memories
from store.records import MemoryId, MessageId, Moment
from store.search.budget import WIDE, Room, clipped, size, text_size
from store.search.choices import one_of
from store.search.filters import EVERYTHING, Filters
from store.search.json_form import instance_form, instances_form
from store.search.lexicon.documents import content, count_in, documents_in
from store.search.lexicon.positions import Place, places
from store.search.lexicon.scope import SCOPES, Document
from store.search.limits import Limits, Window
from store.search.query import one_word
from store.search.results import Dialogue, Instance, InstancePage
from store.search.scratch import Scratch, scratch

# Characters of an excerpt before and after the word.
AROUND = 80
# Characters of the asked-for word that the result repeats.
REPEATED = 64


@dataclass(frozen=True, slots=True)
class InstancesRequest:
    """word: exactly one whole word; limit: None for as many as the limits allow."""

    word: str
    scope: str = "history"
    filters: Filters = EVERYTHING
    limit: int | None = None
    offset: int = 0


def word_instances(
    connection: sqlite3.Connection, request: InstancesRequest, limits: Limits, now: Moment
) -> InstancePage:
    """Occurrences, newest record first, then by kind, ID and place. Errors: BadArgument, NotFound (no such session)."""
    window = Window.of(limits, request.limit, request.offset)
    term = one_word(request.word, "word")
    scope = one_of(request.scope, SCOPES, "scope")
    with scratch() as index:
        held = documents_in(connection, index, term, scope, request.filters, now, window)
        found = _occurrences(connection, index, held.documents, term, window)
        return _page(term, islice(found, window.size), held.total, window, limits)


@dataclass(frozen=True, slots=True)
class _Record:
    """A document with what every occurrence in it says of it."""

    document: Document
    text: str
    at: Moment
    dialogue: Dialogue | None


def _occurrences(
    connection: sqlite3.Connection, index: Scratch, documents: Iterator[Document], term: str, window: Window
) -> Iterator[tuple[_Record, Place]]:
    """The occurrences from the window's start on. A document before it is only counted."""
    before = window.offset
    for document in documents:
        if before:
            here = count_in(connection, index, document, term)
            if here <= before:
                before -= here
                continue
        text = content(connection, document)
        record = _Record(document, text, *_origin(connection, document))
        for place in places(index, text, term, before, window.size):
            yield record, place
        before = 0


def _origin(connection: sqlite3.Connection, document: Document) -> tuple[Moment, Dialogue | None]:
    if document.kind == "memory":
        return memories.get(connection, MemoryId(document.id)).created, None
    message = messages.get(connection, MessageId(document.id))
    return message.at, Dialogue(message.session, message.role, message.seq, message.source)


def _page(
    term: str, found: Iterator[tuple[_Record, Place]], total: int, window: Window, limits: Limits
) -> InstancePage:
    empty = InstancePage(clipped(term, REPEATED), (), total, WIDE)
    room = Room(limits.recall_chars, instances_form(empty))
    shown = list[Instance]()
    for record, place in found:
        instance = _instance(record, place)
        if not shown:
            instance = _fitting(instance, room.left - len(", "))
        if not room.takes(instance_form(instance)):
            break
        shown.append(instance)
    end = window.offset + len(shown)
    return replace(empty, instances=tuple(shown), next_offset=end if end < total else None)


def _instance(record: _Record, place: Place) -> Instance:
    first = max(0, place.start - AROUND)
    return Instance(
        kind=record.document.kind,
        id=record.document.id,
        at=record.at,
        matched=record.text[place.start : place.end],
        token_index=place.token_index,
        start=place.start,
        end=place.end,
        excerpt=record.text[first : place.end + AROUND],
        excerpt_start=first,
        dialogue=record.dialogue,
    )


def _fitting(instance: Instance, room: int) -> Instance:
    """An occurrence that fits: with less around it, then with less of a long word, last without its source."""
    if size(instance_form(instance)) <= room:
        return instance
    bare = replace(instance, excerpt="", excerpt_start=instance.start)
    excerpt = clipped(instance.matched + _after(instance), room - size(instance_form(bare)))
    if len(excerpt) >= len(instance.matched):
        return replace(bare, excerpt=excerpt)
    return _cut_down(bare, room)


def _after(instance: Instance) -> str:
    return instance.excerpt[instance.end - instance.excerpt_start :]


def _cut_down(instance: Instance, room: int) -> Instance:
    dialogue = instance.dialogue and replace(instance.dialogue, source=None)
    bare = replace(instance, matched="", dialogue=dialogue, truncated=True)
    left = room - size(instance_form(bare))
    if text_size(instance.matched) * 2 <= left:
        return replace(bare, matched=instance.matched, excerpt=instance.matched)
    return replace(bare, matched=clipped(instance.matched, left))
