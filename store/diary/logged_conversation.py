"""What the records of a log are as a conversation and its messages."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from store.daylog.archive import Archive, restored
from store.daylog.source import session_of
from store.diary.title import title
from store.records import Conversation, Message, MessagePage, Moment, Role, record_edition

if TYPE_CHECKING:
    from store.daylog.reader import Entry


def conversation(entries: "Sequence[Entry]", speakers: Mapping[str, Role]) -> Conversation:
    """All records of a day as the one conversation that an import would make of them; at least one record."""
    asked = next((entry.content for entry in entries if speakers.get(entry.speaker) == "user"), "")
    first, last = min(entries, key=_instant), max(entries, key=_instant)
    return Conversation(
        session_of(entries[0].source.file),
        title(asked),
        Moment.of(first.at),
        Moment.of(last.at),
        len(entries),
        source="log",
        edition=sum(record_edition(str(entry.source)) for entry in entries),
    )


def messages(
    entries: "Sequence[Entry]", speakers: Mapping[str, Role], archive: Archive, after: int, limit: int
) -> MessagePage:
    """The messages whose place in the log lies above `after`, at most `limit`, with their archived code."""
    following = [entry for entry in entries if entry.place > after]
    found = tuple(_message(entry, speakers, archive) for entry in following[:limit])
    return MessagePage(found, found[-1].seq if len(following) > limit else None)


def _message(entry: "Entry", speakers: Mapping[str, Role], archive: Archive) -> Message:
    """A name without a role is shown as it stands; nobody knows that it was a user or an assistant."""
    role = speakers.get(entry.speaker)
    return Message(
        entry.source.message,
        session_of(entry.source.file),
        entry.place,
        role or "system",
        "complete",
        Moment.of(entry.at),
        restored(entry.content, archive),
        str(entry.source),
        speaker=None if role else entry.speaker,
    )


def _instant(entry: "Entry") -> datetime:
    return entry.at
