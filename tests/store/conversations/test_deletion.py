"""A deleted message is gone, and stays gone; what was made from it stays."""

from pathlib import Path

import pytest

from store.database.connection import reading
from store.errors import NotFound
from store.records import MessageId
from store.service import MemoryService


def test_a_deleted_message_is_gone_from_everywhere(service: MemoryService) -> None:
    session = service.start_session().value.id
    kept = service.record_message(session, "user", "one tulip").value
    gone = service.record_message(session, "user", "two tulips").value
    written = service.delete_message(gone.id)
    assert (written.value.id, written.value.scrub) == (gone.id, "done")
    assert written.change.sessions == {session}
    assert written.change.messages == {gone.id}
    assert written.change.moments == {gone.at}
    assert service.messages(session).messages == (kept,)
    assert service.search_words("tulips").total == 0
    with pytest.raises(NotFound):
        service.read_memory_message(gone.id)


def test_memories_made_from_it_stay_and_keep_the_sources_name(service: MemoryService, path: Path) -> None:
    session = service.start_session().value.id
    message = service.record_message(session, "user", "I have a dog", source="f#0+5:x").value
    memory = service.remember("Has a dog.", "fact", sources=[message.id]).value
    service.delete_message(message.id)
    assert service.get_memory(memory.id) == memory
    with reading(path) as connection:
        assert connection.execute("SELECT message_rid, source FROM memory_sources").fetchall() == [(None, "f#0+5:x")]
        assert connection.execute("SELECT source FROM deleted_sources").fetchall() == [("f#0+5:x",)]


def test_a_memory_is_deleted_with_its_links_and_nothing_else(service: MemoryService, path: Path) -> None:
    session = service.start_session().value.id
    message = service.record_message(session, "user", "I live in Lima").value
    old = service.remember("Lives in Madrid.", "fact", "home").value
    new = service.remember("Lives in Lima.", "fact", "home", sources=[message.id]).value
    written = service.delete_memory(new.id)
    assert (written.value.id, written.value.scrub) == (new.id, "done")
    assert written.change.memories == {new.id}
    with pytest.raises(NotFound):
        service.get_memory(new.id)
    held = service.get_memory(old.id)
    assert (held.state, held.superseded_by) == ("superseded", None)
    assert service.messages(session).messages == (message,)
    with reading(path) as connection:
        assert connection.execute("SELECT count(*) FROM memory_sources").fetchone() == (0,)


@pytest.mark.parametrize("there", [True, False])
def test_what_is_not_there_cannot_be_deleted(service: MemoryService, path: Path, there: bool) -> None:
    if there:
        service.start_session()
    for delete in (service.delete_message, service.delete_memory):
        with pytest.raises(NotFound):
            delete(MessageId("none"))  # type: ignore[arg-type]  # one text for both
    assert path.exists() == there
    assert service.health().scrub == "done"
