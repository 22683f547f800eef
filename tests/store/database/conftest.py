"""A database with enough rows to be spoilt."""

from pathlib import Path

import pytest

from store import ids
from store.conversations import messages
from store.database.connection import writing
from store.records import Message, Moment
from store.service import MemoryService


@pytest.fixture
def filled(service: MemoryService, path: Path) -> Path:
    session = service.start_session().value.id
    with writing(path) as connection:
        for number in range(300):
            content = f"word {number} and some more of them"
            messages.add(
                connection, Message(ids.new_message_id(), session, 1, "user", "complete", Moment(number), content)
            )
    service.remember("Likes words.", "preference")
    return path
