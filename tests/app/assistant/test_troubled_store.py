"""A store that fails is told, and the conversation goes on."""

import pytest

from app.assistant.events import NotRecorded, ToolFinished, TurnFailed
from store.settings import DATABASE
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Say


@pytest.mark.expects_log
def test_a_damaged_database(scene: Scene) -> None:
    scene.database.parent.mkdir(parents=True)
    scene.database.write_bytes(b"this is no database " * 200)
    scene.server.answers(Call("remember", content="Diego has a dog", category="fact"))
    scene.server.answers(Say("It did not work."))
    end = scene.say("Remember my dog")
    assert end.text == "It did not work."
    assert [event.outcome for event in scene.told(ToolFinished)] == ["refused"]
    assert {event.where for event in scene.told(NotRecorded)} == {"database"}
    assert scene.logged() == ["Remember my dog", "It did not work."]


@pytest.mark.expects_log
def test_a_log_that_cannot_be_written(scene: Scene) -> None:
    scene.home.path.mkdir(parents=True)
    scene.home.log_folder.write_text("a file stands here", encoding="utf-8")
    scene.server.answers(Say("Hello."))
    assert scene.say("Hi").text == "Hello."
    assert {event.where for event in scene.told(NotRecorded)} == {"log"}
    assert len(scene.texts()) == 2


def test_another_database_counts_from_the_next_turn_in_a_new_session(scene: Scene) -> None:
    scene.say("First")
    (first,) = {message.session for message in scene.stored()}
    scene.choose(DATABASE, "memory/other.sqlite3")
    scene.server.answers(Say("Elsewhere."))
    scene.say("Second")
    assert scene.service.get_session(first).ended is not None
    assert [message.content for message in scene.service.messages(first).messages] == [
        "First",
        "Nothing more is scripted.",
    ]
    assert (scene.home.path / "memory" / "other.sqlite3").exists()


def test_a_path_that_is_not_used_is_told(scene: Scene) -> None:
    scene.choose(DATABASE, "../outside.sqlite3")
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert (end.code, end.data["store_code"]) == ("store", "bad_path")
