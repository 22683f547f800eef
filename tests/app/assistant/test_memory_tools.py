"""Memories from the prompt: kept, changed, forgotten, and only with the person's word where something would be lost."""

import json

import pytest

from app.assistant.events import Added, ConfirmationAsked, ConfirmationClosed, ToolFinished, TurnStopped, Undone
from app.settings import CONFIRM_CHANGES
from store.records import MemoryId
from tests.app.assistant.holding import holding, holding_writes
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Pause, Say

DOG = "Diego has a dog called Rudiger"


def kept(scene: Scene, content: str = DOG, key: str | None = None) -> MemoryId:
    return scene.service.remember(content, "fact", key).value.id


def result(scene: Scene, place: int = -1) -> dict[str, object]:
    """What the last tool result of a request says."""
    content = [m["content"] for m in scene.sent(place) if m["role"] == "tool"][-1]
    form: dict[str, object] = json.loads(str(content))
    return form


def test_what_is_remembered_names_its_source_and_can_be_undone(scene: Scene) -> None:
    scene.server.answers(Call("remember", content=DOG, category="fact"))
    scene.server.answers(Say("Saved."))
    end = scene.say("Remember that my dog is called Rudiger")
    (memory,) = scene.memories()
    assert (memory.content, end.text) == (DOG, "Saved.")
    assert scene.service.recall("Rudiger", session_id=scene.stored()[0].session).found
    (added,) = scene.told(Added)
    assert (added.kind, added.id, added.text) == ("memory", memory.id, DOG)
    scene.chat.undo(added.undo)
    assert scene.wait(Undone) == Undone(added.undo)
    assert scene.memories() == []
    scene.say("Next")
    assert f"Taken back by the user meanwhile: {memory.id}" in str(scene.sent()[-1]["content"])


def test_what_has_changed_since_is_not_undone(scene: Scene) -> None:
    scene.server.answers(Call("remember", content=DOG, category="fact"))
    scene.say("Remember it")
    (added,) = scene.told(Added)
    scene.clock.tick()
    scene.service.update_memory(MemoryId(added.id), "Diego has a cat")
    scene.chat.undo(added.undo)
    assert scene.wait(Undone) == Undone(added.undo, "changed")
    assert [memory.content for memory in scene.memories()] == ["Diego has a cat"]


def test_the_same_again_is_found_not_doubled(scene: Scene) -> None:
    identity = kept(scene)
    scene.server.answers(Call("remember", content=DOG.upper(), category="fact"))
    scene.server.answers(Say("I knew."))
    scene.say("Remember it")
    assert [memory.id for memory in scene.memories()] == [identity]
    assert result(scene)["status"] == "already_known"
    assert not scene.told(Added)
    assert not scene.server.claims


@pytest.mark.parametrize("how", ["id", "key", "supersedes"])
def test_a_change_waits_for_the_persons_word(scene: Scene, how: str) -> None:
    identity = kept(scene, "Diego prefers Spanish", "response_language")
    named = {"key": "Response Language"} if how == "key" else {how: identity}
    scene.server.answers(Call("remember", content="Diego prefers English", category="preference", **named))
    scene.server.answers(Say("Changed."))
    turn = scene.chat.send("English from now on")
    asked = scene.wait(ConfirmationAsked)
    (card,) = asked.cards
    assert card.action == ("update" if how == "id" else "replace")
    assert (card.id, card.text, card.replacement) == (identity, "Diego prefers Spanish", "Diego prefers English")
    assert [memory.content for memory in scene.memories()] == ["Diego prefers Spanish"]
    scene.chat.answer(asked.confirmation, frozenset({card.choice}))
    assert scene.end(turn).text == "Changed."
    (memory,) = scene.memories()
    assert memory.content == "Diego prefers English"
    assert (memory.id == identity) == (how == "id")
    assert not scene.told(Added)


def test_without_confirmations_a_change_happens_at_once(scene: Scene) -> None:
    scene.choose(CONFIRM_CHANGES, False)
    identity = kept(scene)
    scene.server.answers(Call("forget", id=identity))
    scene.server.answers(Say("Gone."))
    assert scene.say("Forget it").text == "Gone."
    assert scene.memories() == []


def test_forgetting_waits_for_the_word_and_leaves_no_byte(scene: Scene) -> None:
    identity = kept(scene, "Diego likes SENTINELWORD")
    scene.server.answers(Call("forget", id=identity))
    scene.server.answers(Say("Forgotten."))
    turn = scene.chat.send("Forget that")
    asked = scene.wait(ConfirmationAsked)
    (card,) = asked.cards
    assert (card.action, card.id, card.text) == ("forget", identity, "Diego likes SENTINELWORD")
    scene.chat.answer(asked.confirmation, frozenset({card.choice}))
    assert scene.end(turn).text == "Forgotten."
    assert scene.memories() == []
    assert result(scene)["bytes"] == "done"
    assert not holding(scene.database.parent, "SENTINELWORD")


def test_keep_is_told_to_the_model(scene: Scene) -> None:
    identity = kept(scene)
    scene.server.answers(Call("forget", id=identity))
    scene.server.answers(Say("It stays."))
    turn = scene.chat.send("Forget that")
    scene.chat.answer(scene.wait(ConfirmationAsked).confirmation, frozenset())
    assert scene.end(turn).text == "It stays."
    assert len(scene.memories()) == 1
    assert "keeps it" in str(scene.sent()[-1]["content"])
    assert [event.outcome for event in scene.told(ToolFinished)] == ["kept"]


def test_an_unknown_id_asks_nothing(scene: Scene) -> None:
    scene.server.answers(Call("forget", id="m-nobody"))
    scene.server.answers(Say("There is no such memory."))
    scene.say("Forget that")
    assert not scene.told(ConfirmationAsked)
    assert "not_found" in json.dumps(scene.sent()[-1])


def test_several_forgets_are_one_card_with_a_choice_each(scene: Scene) -> None:
    first, second = kept(scene), kept(scene, "Diego has a cat")
    scene.server.answers(Call("forget", id=first), Call("forget", id=second))
    scene.server.answers(Say("One is gone."))
    turn = scene.chat.send("Forget my pets")
    asked = scene.wait(ConfirmationAsked)
    assert [card.id for card in asked.cards] == [first, second]
    scene.chat.answer(asked.confirmation, frozenset({asked.cards[1].choice}))
    scene.end(turn)
    assert [memory.id for memory in scene.memories()] == [first]
    assert len(scene.told(ConfirmationAsked)) == 1


def test_a_response_that_forgets_writes_nothing_else(scene: Scene) -> None:
    identity = kept(scene)
    scene.server.answers(
        Call("forget", id=identity),
        Call("remember", content="Diego has a cat", category="fact"),
        Call("add_to_journal", content="I am sad"),
    )
    turn = scene.chat.send("Forget that, remember this")
    asked = scene.wait(ConfirmationAsked)
    assert len(asked.cards) == 1
    scene.chat.answer(asked.confirmation, frozenset({asked.cards[0].choice}))
    scene.end(turn)
    assert scene.memories() == []
    assert scene.journal.of_day(scene.clock.now().date()) == ()
    assert json.dumps(scene.sent()).count("not_with_forget") == 2


def test_a_stop_closes_the_card_and_nothing_happens(scene: Scene) -> None:
    identity = kept(scene)
    scene.server.answers(Call("forget", id=identity))
    turn = scene.chat.send("Forget that")
    asked = scene.wait(ConfirmationAsked)
    scene.chat.stop()
    assert scene.end(turn) == TurnStopped(turn, "")
    assert scene.wait(ConfirmationClosed) == ConfirmationClosed(turn, asked.confirmation)
    scene.chat.answer(asked.confirmation, frozenset({asked.cards[0].choice}))
    scene.server.answers(Say("Fine."))
    assert scene.say("Hello").text == "Fine."
    assert len(scene.memories()) == 1
    assert [m["content"] for m in scene.sent() if m["role"] == "tool"] == ["Not carried out: the turn was stopped."]


def test_what_changed_while_the_card_was_open_is_not_touched(scene: Scene) -> None:
    identity = kept(scene)
    scene.server.answers(Call("forget", id=identity))
    turn = scene.chat.send("Forget that")
    asked = scene.wait(ConfirmationAsked)
    scene.clock.tick()
    scene.service.update_memory(identity, "Diego has a cat")
    scene.chat.answer(asked.confirmation, frozenset({asked.cards[0].choice}))
    scene.end(turn)
    assert [memory.content for memory in scene.memories()] == ["Diego has a cat"]
    assert "changed" in json.dumps(scene.sent()[-1])


def test_waiting_for_a_person_is_no_time_out(scene: Scene) -> None:
    """The server may be silent for one second; the card stays open for longer than that."""
    from app.settings import REQUEST_TIMEOUT

    scene.choose(REQUEST_TIMEOUT, 1)
    identity = kept(scene)
    scene.server.answers(Call("forget", id=identity))
    turn = scene.chat.send("Forget that")
    asked = scene.wait(ConfirmationAsked)
    assert not scene.server.ended.wait(1.5)
    scene.chat.answer(asked.confirmation, frozenset())
    assert scene.end(turn).text == "Nothing more is scripted."


def test_a_secret_is_refused_and_stands_nowhere(scene: Scene) -> None:
    secret = "sk-" + "a1B2c3D4e5F6g7H8i9J0"
    scene.server.answers(Call("remember", content=f"Diego's key is {secret}", category="fact"))
    scene.server.answers(Say("I do not keep that."))
    scene.say("Remember my key")
    assert scene.memories() == []
    assert result(scene)["error"] == "looks_secret"
    assert secret not in str(result(scene)) + scene.log.path.read_text(encoding="utf-8")


def test_recall_reads_on_by_pages(scene: Scene) -> None:
    session = scene.service.start_session().value.id
    scene.service.record_message(session, "user", "What about the garden?")
    long = scene.service.record_message(session, "assistant", "The garden: " + "tulips " * 3000).value
    scene.server.answers(Call("recall", query="garden"))
    scene.server.answers(Call("read_memory_message", message_id=long.id, offset=4000))
    scene.server.answers(Call("read_conversation", session_id=session))
    scene.server.answers(Say("Tulips."))
    scene.say("What did we say about the garden?")
    assert result(scene, 1)["results"]
    assert result(scene, 2)["next_offset"]
    assert result(scene, 3)["next_after"] == 1
    assert all(str(m["content"]).startswith('{"evidence"') for m in scene.sent() if m["role"] == "tool")


def test_a_stop_while_a_tool_runs_waits_for_its_write_and_runs_no_later_call(scene: Scene) -> None:
    gate = Pause()
    original = scene.service.remember
    scene.server.answers(
        Call("remember", content=DOG, category="fact"), Call("remember", content="Diego has a cat", category="fact")
    )
    with holding_writes(gate):
        turn = scene.chat.send("Remember both")
        assert gate.reached.wait(20)
        scene.chat.stop()
        gate.release()
        end = scene.end(turn)
    assert isinstance(end, TurnStopped)
    assert [memory.content for memory in scene.memories()] == [DOG]
    assert original("Diego likes tea", "fact")
