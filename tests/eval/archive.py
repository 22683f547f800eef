"""A database of given messages, made for one evaluation and thrown away after it."""

import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from store import ids
from store.conversations import messages, sessions
from store.database.connection import open_reader, snapshot, writing
from store.records import Message, MessageId, Moment, Role, Session, SessionId
from store.search.filters import EVERYTHING
from store.search.finds import finds
from store.search.limits import Limits
from store.search.recall import RecallRequest, recall
from store.search.results import Exchange

BEGINNING = Moment(0)


@dataclass(frozen=True, slots=True)
class Line:
    """One message to be stored: the name it has in the evaluation, its sitting, role, text and time."""

    name: str
    session: int
    role: Role
    text: str
    at: datetime


@dataclass(slots=True)
class Archive:
    """The stored messages; `names` leads from their IDs back to the evaluation's names."""

    folder: tempfile.TemporaryDirectory[str] = field(default_factory=tempfile.TemporaryDirectory)
    names: dict[MessageId, str] = field(default_factory=dict)
    rids: dict[int, str] = field(default_factory=dict)
    latest: Moment = BEGINNING

    @property
    def path(self) -> Path:
        return Path(self.folder.name) / "evaluation.sqlite3"

    def store(self, lines: Iterable[Line]) -> "Archive":
        known: dict[int, SessionId] = {}
        with writing(self.path) as connection:
            for line in lines:
                at = Moment.of(line.at.replace(tzinfo=line.at.tzinfo or UTC))
                if line.session not in known:
                    known[line.session] = ids.new_session_id()
                    sessions.add(connection, Session(known[line.session], at, None, True))
                message = Message(ids.new_message_id(), known[line.session], 0, line.role, "complete", at, line.text)
                self.names[messages.add(connection, message).id] = line.name
                self.latest = max(self.latest, at)
            rows = connection.execute("SELECT rid, id FROM messages")
            self.rids = {rid: self.names[MessageId(identity)] for rid, identity in rows}
        return self

    def recalled(self, question: str, count: int) -> list[str]:
        """The names of the hits of a recall, best first."""
        connection = open_reader(self.path)
        try:
            with snapshot(connection):
                page = recall(connection, RecallRequest(question), Limits(count, 64_000), self.latest)
        finally:
            connection.close()
        found = [entry for entry in page.found if isinstance(entry, Exchange)]
        hits = [(m.hit.rank, self.names[m.id]) for entry in found for m in entry.messages if m.hit]
        return [name for _, name in sorted(hits)]

    def ranked(self, question: str, count: int) -> list[str]:
        """The same before answers without a request are left out."""
        connection = open_reader(self.path)
        try:
            with snapshot(connection):
                found = finds(connection, question, "any", EVERYTHING, self.latest)
                return [self.rids[rid] for rid, _ in zip(found.messages, range(count), strict=False)]
        finally:
            connection.close()

    def __enter__(self) -> "Archive":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.folder.cleanup()
