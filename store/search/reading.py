"""Reading on: the dialogue of a session in order, and one long text to its end."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace

from store.conversations import messages, sessions
from store.errors import NotFound
from store.records import Message, Moment, SessionId
from store.search.budget import WIDE, Room, clipped, size, text_size
from store.search.json_form import conversation_form, read_message_form, text_form
from store.search.limits import Limits, checked_offset
from store.search.results import ConversationPage, Excerpt, ReadMessage, TextPage
from store.text import storable


def read_conversation(
    connection: sqlite3.Connection, session: SessionId, after: int, limits: Limits
) -> ConversationPage:
    """The completed messages of user and assistant with a `seq` above `after`. Errors: NotFound, BadArgument.

    A message that exceeds what a result may take is shown by its beginning, alone on its page.
    """
    checked_offset(after, "after")
    session = SessionId(storable(session))
    held = sessions.get(connection, session)
    page = ConversationPage(session, held.boundaries_known, (), WIDE)
    room = Room(limits.recall_chars, conversation_form(page))
    shown = list[ReadMessage]()
    for message in _dialogue(connection, session, after):
        entry = _whole(message)
        if not shown:
            entry = _fitting(entry, room.left - len(", "))
        if len(shown) == limits.max_results or not room.takes(read_message_form(entry)):
            return replace(page, messages=tuple(shown), next_after=shown[-1].seq)
        shown.append(entry)
    return replace(page, messages=tuple(shown), next_after=None)


def _dialogue(connection: sqlite3.Connection, session: SessionId, after: int) -> Iterator[Message]:
    rows = connection.execute(
        f"{messages.SELECT} WHERE m.session_rid = ? AND m.seq > ?"
        " AND m.status = 'complete' AND m.role IN ('user', 'assistant') ORDER BY m.seq",
        (sessions.rid(connection, session), after),
    )
    return map(messages.from_row, rows)


def _whole(message: Message) -> ReadMessage:
    content = Excerpt(message.content, 0, len(message.content))
    return ReadMessage(message.id, message.seq, message.role, message.at, message.source, content)


def _fitting(message: ReadMessage, room: int) -> ReadMessage:
    """The message, with less of its text where it exceeds the room; last, without its source."""
    if size(read_message_form(message)) <= room:
        return message
    for bare in (_without_text(message), replace(_without_text(message), source=None)):
        left = room - size(read_message_form(bare)) - len(str(message.content.length))
        if left > 0:
            break
    return replace(
        message, source=bare.source, content=replace(message.content, text=clipped(message.content.text, left))
    )


def _without_text(message: ReadMessage) -> ReadMessage:
    return replace(message, content=replace(message.content, text=""))


def read_memory_message(
    connection: sqlite3.Connection, identity: str, offset: int, limits: Limits, now: Moment
) -> TextPage:
    """The text of a completed message, or of a memory that may be found now, from character `offset` on.

    Past the end it is empty. Errors: NotFound, BadArgument.
    """
    text = _text(connection, identity, now)
    start = min(checked_offset(offset), len(text))
    empty = TextPage(identity, Excerpt("", start, WIDE))
    room = limits.recall_chars - size(text_form(empty))
    rest = text[start : start + room]
    part = rest if text_size(rest) <= room else clipped(rest, room)
    return replace(empty, content=Excerpt(part, start, len(text)))


def _text(connection: sqlite3.Connection, identity: str, now: Moment) -> str:
    row = connection.execute(
        "SELECT content FROM messages WHERE id = :id AND status = 'complete' AND role IN ('user', 'assistant')"
        " UNION ALL SELECT content FROM memories"
        " WHERE id = :id AND state = 'active' AND (expires_us IS NULL OR expires_us > :now)",
        {"id": storable(identity), "now": now.us},
    ).fetchone()
    if row is None:
        raise NotFound("no message or memory that can be read has this ID", id=identity)
    text: str = row[0]
    return text
