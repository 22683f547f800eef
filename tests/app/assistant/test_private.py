"""Private turns leave nothing behind, and later turns do not hold them."""

import json
import os
from pathlib import Path

import pytest

from app.assistant.events import PrivateEnded, ToolFinished, TurnStopped
from app.settings import LOG_ENABLED
from store.settings import ENABLED, STORE_HISTORY
from tests.app.assistant.holding import holding
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Pause, Say

SECRET = "SENTINELSECRET"
ALL_WRITING = (
    Call("remember", content=f"Diego likes {SECRET}", category="fact"),
    Call("recall", query=SECRET),
    Call("list_memories"),
    Call("add_to_agenda", kind="event", title=SECRET, start="2026-10-03"),
    Call("add_to_journal", content=SECRET),
)


def test_no_word_of_a_private_turn_reaches_the_disk(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    scene.say("A public word")
    scene.server.answers(*ALL_WRITING)
    scene.server.answers(Say(f"I like {SECRET} too."))
    assert SECRET in scene.say(f"I like {SECRET}", private=True).text
    scene.server.answers(Say(f"Half {SECRET}"), Pause())
    scene.chat.send(f"More {SECRET}", private=True)
    scene.wait(ToolFinished)
    scene.chat.close()
    assert not holding(tmp_path, SECRET)
    assert holding(tmp_path, "public word")


def test_tools_stay_listed_and_refuse(scene: Scene) -> None:
    scene.say("Hi")
    scene.server.answers(*ALL_WRITING)
    scene.say("Do all that", private=True)
    assert [event.code for event in scene.told(ToolFinished)] == ["private_mode"] * len(ALL_WRITING)
    assert scene.server.requests[0]["tools"] == scene.server.requests[1]["tools"]


def test_a_private_turn_sees_the_history_but_no_memories(scene: Scene) -> None:
    scene.service.remember("Diego has a dog", "fact")
    scene.server.answers(Say("Hello."))
    scene.say("Hi")
    assert "Diego has a dog" in str(scene.sent()[-1])
    scene.say("Quietly", private=True)
    assert "Hello." in json.dumps(scene.sent())
    assert "Diego has a dog" not in json.dumps(scene.sent())


def test_when_it_ends_its_turns_leave_the_history(scene: Scene) -> None:
    scene.say(f"Tell me of {SECRET}", private=True)
    scene.chat.end_private()
    assert scene.wait(PrivateEnded) == PrivateEnded((1,))
    scene.say("Hi")
    assert SECRET not in json.dumps(scene.sent())


def test_a_public_turn_never_holds_private_ones(scene: Scene) -> None:
    scene.say(f"Tell me of {SECRET}", private=True)
    scene.say("Hi")
    scene.say("And again privately", private=True)
    assert SECRET not in json.dumps(scene.server.requests[1:])


def test_when_it_ends_a_private_turn_is_stopped(scene: Scene) -> None:
    pause = Pause()
    scene.server.answers(pause)
    turn = scene.chat.send(SECRET, private=True)
    assert pause.reached.wait(20)
    scene.chat.end_private()
    assert scene.end(turn) == TurnStopped(turn, "")
    scene.wait(PrivateEnded)
    scene.chat.retry()
    scene.say("Hi")
    assert SECRET not in json.dumps(scene.server.requests[1:])


def test_private_calls_are_logged_without_arguments(scene: Scene) -> None:
    scene.server.answers(*ALL_WRITING)
    scene.say("Do all that", private=True)
    lines = [json.loads(line) for line in scene.log.path.read_text(encoding="utf-8").splitlines()]
    assert [line["code"] for line in lines] == ["private_mode"] * len(ALL_WRITING)
    assert all("arguments" not in line for line in lines)


def test_memory_switched_off_while_running(scene: Scene) -> None:
    scene.service.remember("Diego has a dog", "fact")
    scene.say("Hi")
    assert "remember" in [tool["function"]["name"] for tool in scene.server.requests[-1]["tools"]]
    scene.choose(ENABLED, False)
    scene.say("And now?")
    names = [tool["function"]["name"] for tool in scene.server.requests[-1]["tools"]]
    assert "remember" not in names
    assert "recall" not in names
    assert "add_to_agenda" in names
    assert "Diego has a dog" not in str(scene.sent()[-1])
    assert len(scene.texts()) == 2
    assert len(scene.logged()) == 4
    assert len(scene.memories()) == 1


def test_memory_switched_off_within_a_turn_refuses(scene: Scene) -> None:
    pause = Pause()
    scene.server.answers(pause, Call("remember", content="Diego has a dog", category="fact"))
    turn = scene.chat.send("Remember my dog")
    assert pause.reached.wait(20)
    scene.choose(ENABLED, False)
    pause.release()
    scene.end(turn)
    assert [event.code for event in scene.told(ToolFinished)] == ["memory_off"]
    assert scene.memories() == []


def test_history_switched_off_leaves_memories_working(scene: Scene) -> None:
    scene.choose(STORE_HISTORY, False)
    scene.server.answers(Call("remember", content="Diego has a dog", category="fact"))
    scene.say("Remember my dog")
    assert [memory.content for memory in scene.memories()] == ["Diego has a dog"]
    assert scene.texts() == []
    assert scene.logged() == ["Remember my dog", "Nothing more is scripted."]


def test_with_everything_off_nothing_is_written(scene: Scene) -> None:
    scene.choose(ENABLED, False)
    scene.choose(LOG_ENABLED, False)
    scene.say("Hi")
    assert not os.path.lexists(scene.home.path)
