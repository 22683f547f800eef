"""An answer that claims a change which no tool has made says so itself."""

import json
from dataclasses import replace

import pytest

from app.assistant import claim_check
from app.assistant.events import Checking, TurnFinished
from tests.app.assistant.scene import ENGLISH, Scene
from tests.helpers.model_server import CLAIM, Call, Pause, Say, Status, Step, Think

LIE = "Saved! I will remember that."


@pytest.mark.parametrize("notice", [ENGLISH.unsaved, "No se ha guardado nada en este turno."])
def test_a_false_claim_gets_the_notice_once_everywhere(scene: Scene, notice: str) -> None:
    scene.phrases = replace(ENGLISH, unsaved=notice)
    scene.server.claim = CLAIM
    scene.server.answers(Say(LIE))
    end = scene.say("Remember my dog")
    assert end == TurnFinished(end.turn, f"{LIE}\n\n> {notice}", "complete", ("unsaved",))
    assert scene.texts() == [("user", "Remember my dog", "complete"), ("assistant", end.text, "complete")]
    assert scene.logged()[-1] == end.text
    scene.say("Really?")
    assert end.text in [m.get("content") for m in scene.sent()]


def test_the_question_goes_on_from_the_same_messages_and_tools(scene: Scene) -> None:
    scene.server.answers(Call("list_memories"))
    scene.server.answers(Say("You told me nothing."))
    scene.say("What do you know?")
    (question,), last = scene.server.claims, scene.server.requests[-1]
    assert question["tools"] == last["tools"]
    assert question["messages"][: len(last["messages"])] == last["messages"]
    assert [m["role"] for m in question["messages"][len(last["messages"]) :]] == ["assistant", "user"]
    assert question["max_tokens"] >= 32
    assert question["response_format"]["type"] == "json_schema"


def test_a_turn_that_saved_is_not_asked(scene: Scene) -> None:
    scene.server.claim = CLAIM
    scene.server.answers(Call("remember", content="Diego has a dog", category="fact"))
    scene.server.answers(Say("Saved."))
    assert scene.say("Remember my dog").text == "Saved."
    assert not scene.server.claims


def test_reading_is_no_change_and_is_asked(scene: Scene) -> None:
    scene.server.claim = CLAIM
    scene.server.answers(Call("recall", query="dog"))
    scene.server.answers(Say(LIE))
    assert ENGLISH.unsaved in scene.say("Remember my dog").text


def test_a_refused_change_is_asked(scene: Scene) -> None:
    scene.server.claim = CLAIM
    scene.server.answers(Call("remember", content="Diego's password: hunter2hunter2", category="fact"))
    scene.server.answers(Say(LIE))
    assert ENGLISH.unsaved in scene.say("Remember my password").text


@pytest.mark.parametrize(
    "trouble",
    [(Status(500),), (Say("Perhaps."),), (Say('{"claims": "may'),), (Call("remember"),), (Think("hm"),), ()],
)
def test_a_failing_question_changes_nothing_and_is_logged(scene: Scene, trouble: tuple[Step, ...]) -> None:
    scene.server.claim = trouble
    scene.server.answers(Say(LIE))
    end = scene.say("Remember my dog")
    assert end == TurnFinished(end.turn, LIE, "complete")
    lines = [json.loads(line) for line in scene.log.path.read_text(encoding="utf-8").splitlines()]
    assert [line["event"] for line in lines] == ["claim_check"]


def test_a_slow_question_is_given_up(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claim_check, "LONGEST_S", 0.2)
    scene.server.claim = (Pause(), *CLAIM)
    scene.server.answers(Say(LIE))
    end = scene.say("Remember my dog")
    assert end == TurnFinished(end.turn, LIE, "complete")


@pytest.mark.parametrize("how", ["stop", "close"])
def test_a_stop_during_the_question_records_the_answer_without_it(scene: Scene, how: str) -> None:
    scene.server.claim = (Pause(), *CLAIM)
    scene.server.answers(Say(LIE))
    turn = scene.chat.send("Remember my dog")
    scene.wait(Checking)
    getattr(scene.chat, how)()
    assert scene.end(turn) == TurnFinished(turn, LIE, "complete")
    assert scene.texts() == [("user", "Remember my dog", "complete"), ("assistant", LIE, "complete")]


def test_a_private_turn_is_asked_and_only_shown(scene: Scene) -> None:
    scene.server.claim = CLAIM
    scene.server.answers(Say(LIE))
    assert ENGLISH.unsaved in scene.say("Remember my dog", private=True).text
    assert scene.texts() == []


def test_stopped_and_failed_turns_are_not_asked(scene: Scene) -> None:
    scene.server.claim = CLAIM
    scene.server.answers(Status(500))
    scene.say("Remember my dog")
    assert not scene.server.claims
