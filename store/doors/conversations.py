"""The door to sessions and their messages."""

from typing import get_args

from store import ids
from store.changes import Written
from store.conversations import deletion, messages, sessions
from store.database.connection import reading
from store.doors.door import Deleted, Door, check_limit
from store.records import Change, Message, MessageId, MessagePage, Moment, Role, Session, SessionId, Status
from store.search.choices import one_of
from store.text import storable

ROLES: tuple[Role, ...] = get_args(Role)
STATUSES: tuple[Status, ...] = get_args(Status)


class Conversations(Door):
    """What was said, as it was said."""

    def start_session(self) -> Written[Session]:
        """Begin a run of conversation."""
        session = Session(ids.new_session_id(), self._now(), None, boundaries_known=True)
        with self._writing() as connection:
            sessions.add(connection, session)
        return Written(session, Change(sessions=frozenset({session.id})))

    def end_session(self, session_id: SessionId) -> Written[Session]:
        """Close a run of conversation properly. Errors: NotFound, Refused (it is closed)."""
        with self._writing() as connection:
            ended = sessions.end(connection, session_id, self._now())
        return Written(ended, Change(sessions=frozenset({session_id})))

    def get_session(self, session_id: SessionId) -> Session:
        """Errors: NotFound."""
        with reading(self.path) as connection:
            return sessions.get(connection, session_id)

    def record_message(
        self,
        session_id: SessionId,
        role: Role,
        content: str,
        *,
        status: Status = "complete",
        at: Moment | None = None,
        source: str | None = None,
    ) -> Written[Message]:
        """Store a message at the end of its session; a message of the same source is not stored twice.

        at: when it was said, now where not given; source: its record in the log. Errors: NotFound (the session),
        BadArgument (an unknown role or status).
        """
        source = storable(source) if source else None
        message = Message(
            ids.new_message_id(),
            session_id,
            1,
            one_of(role, ROLES, "role"),
            one_of(status, STATUSES, "status"),
            at or self._now(),
            content,
            source,
        )
        with self._writing() as connection:
            held = messages.of_source(connection, source) if source else None
            if held:
                return Written(held, Change())
            stored = messages.add(connection, message)
        return Written(stored, messages.change_of(stored))

    def messages(self, session_id: SessionId, after: int = 0, limit: int = 1000) -> MessagePage:
        """Messages of a session in order, those with a `seq` above `after`. Errors: NotFound."""
        check_limit(limit)
        with reading(self.path) as connection:
            return messages.of_session(connection, session_id, after, limit)

    def last_requests(self, limit: int = 100) -> tuple[str, ...]:
        """What the person wrote last, in all sessions, the oldest of it first."""
        check_limit(limit)
        with reading(self.path) as connection:
            return messages.last_requests(connection, limit)

    def delete_message(self, message_id: MessageId) -> Written[Deleted[MessageId]]:
        """Delete a message for good; no import brings it back. Memories and logs stay. Errors: NotFound."""
        with self._deleting("no message has this ID", message_id) as connection:
            change = deletion.delete(connection, message_id, self._now())
        return Written(Deleted(message_id, self.scrub_pending()), change)
