"""A request stays within what the model can read, and begins as the one before did."""

import json
from itertools import pairwise

from app.assistant.budget import SHORTENED
from app.assistant.events import TurnFailed
from app.assistant.needs import HEAD, answer_tokens
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Json, Model, Say

# What Morgan's estimate has to stay below in truth: few tokenizers make more of JSON and prose.
BYTES_PER_TOKEN = 3.2


def weight(request: Json) -> float:
    """Tokens of a request, estimated by the test."""
    content = json.dumps(request["messages"], ensure_ascii=False) + json.dumps(request["tools"], ensure_ascii=False)
    return len(content.encode()) / BYTES_PER_TOKEN


def fill(scene: Scene) -> None:
    for number in range(60):
        scene.service.remember(f"Diego keeps fact number {number} about his garden and the tulips in it", "fact")


def test_everything_fits_into_a_small_context(scene: Scene) -> None:
    scene.server.models = [Model(context=4096)]
    fill(scene)
    for number in range(8):
        scene.server.answers(Call("list_memories"))
        scene.server.answers(Say(f"Answer {number}. " + "It was a long day in the garden. " * 20))
        scene.say(f"Question {number}")
    first = scene.server.requests[0]
    for request in scene.server.requests:
        assert weight(request) + request["max_tokens"] <= 4096
        assert request["tools"] == first["tools"]
        assert request["messages"][0] == first["messages"][0]


def test_what_is_shortened_first(scene: Scene) -> None:
    scene.server.models = [Model(context=8000)]
    fill(scene)
    orders: list[tuple[bool, bool]] = []
    for number in range(10):
        scene.server.answers(Call("list_memories"))
        scene.server.answers(Say(f"Answer {number}. " + "It was a long day. " * 40))
        scene.say(f"Question {number}")
        text = json.dumps(scene.server.requests[-2])
        orders.append((SHORTENED in text, "Question 0" not in text))
    assert orders[0] == (False, False)
    assert (True, False) in orders
    assert orders[-1][1]
    assert orders == sorted(orders, key=lambda order: (order[1], order[0]))
    assert "<memories>" in str(scene.server.requests[-1]["messages"][-3]["content"])


def test_turns_share_their_beginning(scene: Scene) -> None:
    scene.service.remember("Diego has a dog", "fact")
    for number in range(3):
        scene.server.answers(Say(f"Answer {number}"))
        scene.say(f"Question {number}")
        scene.clock.tick(3600)
    texts = [json.dumps(request["messages"]) for request in scene.server.requests]
    for before, after in pairwise(texts):
        assert after.startswith(before[: before.index("\\n\\n<memories>")])


def test_within_a_turn_every_request_begins_with_the_one_before(scene: Scene) -> None:
    scene.server.answers(Call("list_memories"))
    scene.server.answers(Call("list_memories"))
    scene.say("Look twice")
    for before, after in pairwise(scene.server.requests):
        assert after["messages"][: len(before["messages"])] == before["messages"]
        assert after["tools"] == before["tools"]


def test_what_cannot_fit_is_said(scene: Scene) -> None:
    scene.server.models = [Model(context=4096)]
    end = scene.say("word " * 5000)
    assert isinstance(end, TurnFailed)
    assert end.code == "context_full"
    assert int(end.data["needed"]) > int(end.data["context"]) == 4096
    assert not scene.server.requests


def test_the_context_is_the_one_that_is_reported(scene: Scene) -> None:
    for model, context in [
        (Model(context=16384), 16384),
        (Model(context=None, parameters="num_ctx                        6144"), 6144),
        (Model(context=None), 4096),
    ]:
        scene.server.models = [model]
        scene.say("Hi")
        assert scene.server.requests[-1]["max_tokens"] == answer_tokens(context)


def test_the_head_of_a_request_is_no_larger_than_health_believes(scene: Scene) -> None:
    scene.say("Hi")
    request = scene.server.requests[0]
    head = json.dumps(request["tools"], ensure_ascii=False) + request["messages"][0]["content"]
    assert 0.8 * HEAD < len(head.encode()) / 3 <= HEAD


def test_a_block_of_memories_that_is_cut_is_closed_all_the_same(scene: Scene) -> None:
    fill(scene)
    scene.say("Hi")
    scene.server.models = [Model(context=4500)]
    scene.say("Hi")
    whole, cut = (str(request["messages"][-1]["content"]) for request in scene.server.requests)
    assert 1 < cut.count("\n- [") < whole.count("\n- [")
    assert cut.count("<memories>") == cut.count("</memories>") == 1
