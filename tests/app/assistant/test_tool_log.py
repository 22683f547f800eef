"""What the agent log holds of tool calls."""

import json

import pytest

from app.assistant.events import ConfirmationAsked
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Status


def lines(scene: Scene) -> list[dict[str, object]]:
    return [json.loads(line) for line in scene.log.path.read_text(encoding="utf-8").splitlines()]


def test_a_call_stands_there_with_arguments_ids_and_counts(scene: Scene) -> None:
    identity = scene.service.remember("Diego has a dog", "fact").value.id
    scene.server.answers(Call("remember", content="Diego has a cat", category="fact"), Call("list_memories"))
    scene.say("Remember my cat")
    kept, listed = lines(scene)
    assert kept["arguments"] == {"content": "Diego has a cat", "category": "fact"}
    assert (kept["outcome"], kept["status"], len(list(kept["ids"]))) == ("done", "remembered", 1)  # type: ignore[call-overload]  # a list
    assert listed["counts"] == {"memories": 2}
    assert identity in list(listed["ids"])  # type: ignore[call-overload]  # a list
    assert "Diego has a dog" not in json.dumps(listed)


@pytest.mark.expects_log
@pytest.mark.parametrize("yes", [True, False])
def test_what_was_forgotten_or_refused_leaves_no_words(scene: Scene, yes: bool) -> None:
    identity = scene.service.remember("Diego likes SENTINEL", "fact").value.id
    scene.server.answers(Call("forget", id=identity))
    scene.server.answers(Call("remember", content="Diego's password: SENTINEL99", category="fact"))
    scene.server.answers(Call("recall", query="SENTINEL", since="yesterday"))
    turn = scene.chat.send("Forget it")
    asked = scene.wait(ConfirmationAsked)
    scene.chat.answer(asked.confirmation, frozenset({asked.cards[0].choice} if yes else ()))
    scene.end(turn)
    assert [line["outcome"] for line in lines(scene)] == ["asked", *(["done"] if yes else []), "refused", "refused"]
    assert "SENTINEL" not in scene.log.path.read_text(encoding="utf-8")


def test_a_failure_is_logged_by_its_type_and_code(scene: Scene) -> None:
    scene.server.answers(Status(500, '{"error": {"message": "SENTINEL"}}'))
    scene.say("SENTINEL request")
    (line,) = lines(scene)
    assert (line["event"], line["code"]) == ("failure", "server_error")
    assert "SENTINEL" not in json.dumps(line)


@pytest.mark.expects_log
def test_a_log_that_cannot_be_written_stops_nothing(scene: Scene) -> None:
    scene.log.path.mkdir(parents=True)
    scene.server.answers(Call("remember", content="Diego has a cat", category="fact"))
    scene.say("Remember my cat")
    assert len(scene.memories()) == 1
