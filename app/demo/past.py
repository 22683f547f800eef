"""How sample conversations of the past come into the database: in one transaction, since they are thousands of rows."""

from collections.abc import Iterable
from datetime import tzinfo
from pathlib import Path

from app.demo.remembering import Asked
from app.demo.script import Note, Scene
from store import ids
from store.conversations import messages, sessions
from store.database.connection import writing
from store.records import Message, MessageId, Moment, Session


def store_past(database: Path, scenes: Iterable[Scene], zone: tzinfo) -> list[Asked]:
    """Store the conversations; what they ask to remember is returned, for that is no part of them."""
    asked: list[Asked] = []
    with writing(database) as connection:
        for scene in scenes:
            session = _session(scene, zone)
            sessions.add(connection, session)
            source: MessageId | None = None
            for step, at in zip(scene.talk.steps, scene.moments, strict=True):
                if isinstance(step, Note):
                    asked.append(Asked(step, at, source))
                    continue
                moment = Moment.of(at.astimezone(zone))
                message = Message(ids.new_message_id(), session.id, 0, step.role, step.status, moment, step.text)
                source = messages.add(connection, message).id
    return asked


def _session(scene: Scene, zone: tzinfo) -> Session:
    first, last = (Moment.of(at.astimezone(zone)) for at in (scene.moments[0], scene.moments[-1]))
    return Session(ids.new_session_id(), first, last, boundaries_known=True)
