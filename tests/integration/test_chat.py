"""Rules of talking with Morgan in the window: what is said is answered, recorded, and on today's page."""

from tests.helpers.model_server import Call, Say
from tests.integration.chat_program import OpenChat

DOG = "Diego has a dog called Rudiger"


def test_a_turn_is_answered_in_the_pane_and_stands_on_todays_page(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Say("Good evening, **Diego**.", size=5))
    assert chat.ask("Hello") == "Good evening, **Diego**."
    assert chat.requests() == ["Hello"]
    chat.until(lambda: chat.live.titles() == ["Hello"])
    assert chat.recorded() == [("user", "Hello", "complete"), ("assistant", "Good evening, **Diego**.", "complete")]


def test_what_is_remembered_stands_on_todays_page_with_its_source(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Call("remember", content=DOG, category="fact"))
    chat.server.answers(Say("Saved: Diego has a dog called Rudiger."))
    chat.ask("Remember that my dog is called Rudiger.")
    assert "Saved a memory" in chat.remarks()
    assert [memory.content for memory in chat.memories()] == [DOG]
    chat.until(lambda: chat.live.memories() == [DOG])
