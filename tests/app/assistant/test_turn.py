"""A turn from the prompt to the recorded answer."""

import json
import socket
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from app.assistant.events import NameWanted, TextDelta, ToolFinished, TurnFailed, TurnFinished, TurnStopped
from app.assistant.wire import MOST_REQUESTS
from app.assistant.wrappers import MOST_CALLS
from app.settings import BASE_URL, MODEL, REQUEST_TIMEOUT, USER_NAME
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Cut, Drop, Flood, Model, Pause, Say, Split, Status, Step, Think


def test_what_is_shown_is_what_is_stored_and_logged(scene: Scene) -> None:
    scene.server.answers(Say("Hello, Diego.", 3))
    turn = scene.chat.send("Hi")
    assert scene.end(turn) == TurnFinished(turn, "Hello, Diego.", "complete")
    assert scene.streamed(turn) == "Hello, Diego."
    assert scene.texts() == [("user", "Hi", "complete"), ("assistant", "Hello, Diego.", "complete")]
    assert scene.logged() == ["Hi", "Hello, Diego."]


def test_letters_cut_in_two_on_the_way_arrive_whole(scene: Scene) -> None:
    scene.server.answers(Split("ñandú 🐾 日本"))
    assert scene.say("Hi").text == "ñandú 🐾 日本"


def test_text_before_a_call_and_after_it_is_one_text(scene: Scene) -> None:
    scene.server.answers(Say("Let me look."), Call("list_memories"))
    scene.server.answers(Say("There is nothing."))
    turn = scene.chat.send("What do you know?")
    assert scene.end(turn).text == "Let me look.\n\nThere is nothing." == scene.streamed(turn)
    assert scene.texts()[-1] == ("assistant", "Let me look.\n\nThere is nothing.", "complete")
    scene.say("And now?")
    assert [m["content"] for m in scene.sent() if m["role"] == "assistant" and m.get("content")] == [
        "Let me look.\n\nThere is nothing."
    ]


def test_thoughts_are_neither_shown_nor_stored_nor_sent_back(scene: Scene) -> None:
    scene.server.answers(Think("SECRET THOUGHT"), Call("list_memories"))
    scene.server.answers(Think("SECRET THOUGHT"), Say("Done thinking."))
    assert scene.say("Hi").text == "Done thinking."
    scene.say("More")
    assert "SECRET THOUGHT" not in json.dumps(scene.server.requests) + json.dumps(scene.server.claims)
    assert scene.texts()[1][1] == "Done thinking."


def test_an_answer_cut_by_its_length_says_so(scene: Scene) -> None:
    scene.server.answers(Say("It goes on and"), Cut())
    end = scene.say("Tell me all")
    assert end == TurnFinished(end.turn, "It goes on and\n\n> Cut off here.", "interrupted", ("cut",))
    assert scene.texts()[-1] == ("assistant", end.text, "interrupted")


def test_a_stop_in_the_middle_keeps_what_there_was(scene: Scene) -> None:
    pause = Pause()
    scene.server.answers(Say("Half an"), pause, Say(" answer"))
    turn = scene.chat.send("Hi")
    scene.wait(TextDelta)
    scene.chat.stop()
    assert scene.end(turn) == TurnStopped(turn, "Half an")
    assert scene.server.wait_until_left()
    assert scene.texts() == [("user", "Hi", "complete"), ("assistant", "Half an", "interrupted")]
    scene.say("Go on")
    assert [m["content"] for m in scene.sent() if m["role"] == "assistant"] == ["Half an"]


def test_a_stop_before_the_first_word_leaves_no_answer(scene: Scene) -> None:
    pause = Pause()
    scene.server.answers(pause)
    turn = scene.chat.send("Hi")
    assert pause.reached.wait(20)
    scene.chat.stop()
    assert scene.end(turn) == TurnStopped(turn, "")
    assert scene.texts() == [("user", "Hi", "complete")]


def test_a_stop_right_after_the_request_still_records_it(scene: Scene) -> None:
    turn = scene.chat.send("Hi")
    scene.chat.stop()
    assert scene.end(turn) == TurnStopped(turn, "")
    assert scene.texts() == [("user", "Hi", "complete")]
    assert not scene.server.requests


def test_a_new_request_stops_the_one_before(scene: Scene) -> None:
    scene.server.answers(Say("First"), Pause())
    first = scene.chat.send("One")
    scene.wait(TextDelta)
    scene.server.answers(Say("Second"))
    assert scene.say("Two").text == "Second"
    assert scene.end(first) == TurnStopped(first, "First")


def test_quitting_while_it_answers_records_and_ends_the_session(scene: Scene) -> None:
    scene.server.answers(Say("Half"), Pause())
    scene.chat.send("Hi")
    scene.wait(TextDelta)
    scene.chat.close()
    assert scene.texts() == [("user", "Hi", "complete"), ("assistant", "Half", "interrupted")]
    assert scene.service.get_session(scene.stored()[0].session).ended is not None


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ((Status(500),), "server_error"),
        ((Status(404),), "model_missing"),
        ((Status(400, '{"error": {"message": "small does not support tools"}}'),), "model_without_tools"),
        ((Status(307, "", "http://192.0.2.1/v1/chat/completions"),), "redirected"),
        ((Drop(),), "dropped"),
        ((Say("Half"), Drop()), "dropped"),
        ((Flood(17 * 1024 * 1024),), "too_large"),
        ((), "bad_reply"),
    ],
)
def test_trouble_of_the_server_has_a_code(scene: Scene, steps: tuple[Step, ...], code: str) -> None:
    scene.server.answers(*steps)
    if not steps:
        scene.server.answers()
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert end.code == code
    assert end.data["server"] == scene.server.url
    shown = [("assistant", end.text, "error")] if end.text else []
    assert scene.texts() == [("user", "Hi", "complete"), *shown]


def test_a_silent_server_is_a_time_out(scene: Scene) -> None:
    scene.choose(REQUEST_TIMEOUT, 1)
    scene.server.answers(Pause())
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert (end.code, end.data["seconds"]) == ("timeout", "1")


def test_no_server_at_all_is_told(scene: Scene) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        scene.choose(BASE_URL, f"http://127.0.0.1:{free.getsockname()[1]}")
        end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert end.code == "server_down"
    assert scene.texts() == [("user", "Hi", "complete")]


def test_a_missing_model_offers_those_that_are_there(scene: Scene) -> None:
    scene.choose(MODEL, "other")
    scene.server.models = [Model("a:latest"), Model("b:latest")]
    end = scene.say("Hi")
    assert isinstance(end, TurnFailed)
    assert (end.code, end.data["model"], end.data["available"]) == ("model_missing", "other", "a:latest\nb:latest")


def test_a_retry_records_nothing_twice(scene: Scene) -> None:
    scene.server.answers(Say("Half"), Drop())
    failed = scene.say("Hi")
    scene.server.answers(Say("Whole"))
    end = scene.end(scene.chat.retry())
    assert (failed.text, end.text) == ("Half", "Whole")
    assert scene.texts() == [
        ("user", "Hi", "complete"),
        ("assistant", "Half", "error"),
        ("assistant", "Whole", "complete"),
    ]
    assert [m["role"] for m in scene.sent()] == ["system", "user"]
    assert scene.logged() == ["Hi", "Half", "Whole"]


def test_after_a_good_answer_there_is_nothing_to_retry(scene: Scene) -> None:
    scene.server.answers(Say("Good"))
    scene.say("Hi")
    scene.chat.retry()
    scene.server.answers(Say("Next"))
    assert scene.say("Again").text == "Next"
    assert len(scene.server.requests) == 2


def test_many_calls_at_once_end_in_words(scene: Scene) -> None:
    scene.server.answers(*[Call("list_memories") for _ in range(30)])
    scene.server.answers(Say("That was a lot."))
    assert scene.say("Look thirty times").text == "That was a lot."
    results = [m["content"] for m in scene.sent() if m["role"] == "tool"]
    assert len(results) == 30
    assert sum("too_many_calls" in str(result) for result in results) == 30 - MOST_CALLS


def test_a_turn_that_only_calls_ends_in_words(scene: Scene) -> None:
    for _ in range(MOST_REQUESTS):
        scene.server.answers(Call("list_memories"))
    end = scene.say("Loop")
    assert end == TurnFinished(end.turn, "> Ended after many steps.", "complete", ("too_many_steps",))


def test_bad_arguments_are_told_to_the_model(scene: Scene) -> None:
    scene.server.answers(Call("recall", raw="{not json"), Call("recall"))
    scene.server.answers(Say("I was wrong."))
    end = scene.say("Hi")
    assert end.text == "I was wrong."
    assert {(e.outcome, e.code) for e in scene.told(ToolFinished)} == {("refused", "bad_arguments")}
    scene.say("Next")
    calls = [call for m in scene.sent() for call in m.get("tool_calls", [])]
    assert all(isinstance(json.loads(call["function"]["arguments"]), dict) for call in calls)


def test_an_unknown_tool_is_told_to_the_model(scene: Scene) -> None:
    scene.server.answers(Call("launch_rockets", target="moon"))
    scene.server.answers(Say("There is no such tool."))
    assert scene.say("Hi").text == "There is no such tool."


def test_the_first_turn_asks_for_the_name_once(scene: Scene) -> None:
    scene.choose(USER_NAME, "")
    scene.say("Hi")
    scene.say("Again")
    assert [event.turn for event in scene.told(NameWanted)] == [1]
    assert "You talk with the user" in str(scene.sent()[0]["content"])
    scene.choose(USER_NAME, "Diego")
    scene.say("Now")
    assert "You talk with Diego" in str(scene.sent()[0]["content"])


def test_the_date_is_that_of_the_persons_zone(scene: Scene) -> None:
    scene.clock.when = datetime(2026, 1, 1, 8, 0, tzinfo=ZoneInfo("Australia/Sydney"))
    scene.say("Hi")
    assert "Thursday 2026-01-01 08:00, zone AEDT +1100" in str(scene.sent()[-1]["content"])
    scene.clock.when = datetime(2026, 1, 2, 0, 1, tzinfo=ZoneInfo("Australia/Sydney"))
    scene.say("And now?")
    assert "Friday 2026-01-02 00:01" in str(scene.sent()[-1]["content"])
    assert "Thursday" not in json.dumps(scene.sent())
