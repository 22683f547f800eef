"""What the sample conversations ask to remember, kept in the order in which it was asked."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from app.demo.script import Note
from app.demo.stage import StageClock
from store.records import MessageId, Moment
from store.service import MemoryService


@dataclass(frozen=True, slots=True)
class Asked:
    """A memory to be kept at a moment; `source` is the message in which the person asked for it."""

    note: Note
    at: datetime
    source: MessageId | None


def remember_all(service: MemoryService, clock: StageClock, asked: Iterable[Asked]) -> None:
    """Keep the memories. `clock` is the one that the service goes by."""
    for one in sorted(asked, key=lambda one: one.at):
        clock.set(one.at)
        expires = Moment.of(clock.now() + one.note.lasts) if one.note.lasts else None
        sources = (one.source,) if one.source else ()
        service.remember(one.note.text, one.note.category, one.note.key, expires=expires, sources=sources)
