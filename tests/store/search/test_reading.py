"""Reading on, in a conversation and in a long text."""

import pytest

from store.errors import BadArgument, NotFound
from store.search.limits import Limits
from tests.helpers.shelf import NOW, Shelf


def test_the_dialogue_is_read_in_order_without_what_was_not_completed(shelf: Shelf) -> None:
    asked = shelf.say("user", "one")
    shelf.say("system", "notice")
    shelf.say("assistant", "stopped", status="interrupted")
    told = shelf.say("assistant", "two")
    page = shelf.conversation()
    assert [message["id"] for message in page["messages"]] == [asked, told]
    assert page["next_after"] is None
    assert page["boundaries"] == "known"


def test_an_imported_session_says_that_its_boundaries_are_unknown(shelf: Shelf) -> None:
    shelf.session("log", boundaries_known=False)
    assert str(shelf.conversation("log")["boundaries"]).startswith("unknown")


def test_an_unknown_session_or_message_is_said(shelf: Shelf) -> None:
    with pytest.raises(NotFound):
        shelf.conversation("nowhere")
    with pytest.raises(NotFound):
        shelf.text("nothing")


def test_a_message_that_is_no_hit_is_not_read_either(shelf: Shelf) -> None:
    for identity in (shelf.say("system", "x"), shelf.say("assistant", "x", status="error")):
        with pytest.raises(NotFound):
            shelf.text(identity)


def test_a_memory_is_read_on_like_a_message(shelf: Shelf) -> None:
    assert shelf.text(shelf.keep("Diego has a dog"), 6)["text"] == "has a dog"
    with pytest.raises(NotFound):
        shelf.text(shelf.keep("gone", expires=NOW))


def test_offsets_below_zero_are_refused_and_past_the_end_is_empty(shelf: Shelf) -> None:
    said = shelf.say("user", "short")
    with pytest.raises(BadArgument):
        shelf.text(said, -1)
    with pytest.raises(BadArgument):
        shelf.conversation(after=-1)
    page = shelf.text(said, 99)
    assert (page["text"], page["next_offset"]) == ("", None)


@pytest.mark.parametrize("text", ["\x01" * 3000, '"\\\n' * 2000, "😀é" * 3000, "x" * 9000])
def test_every_character_of_a_long_message_is_reached(text: str) -> None:
    shelf = Shelf(Limits(max_results=1, recall_chars=1024))
    said = shelf.say("user", text, source="s" * 4000)
    (message,) = shelf.conversation()["messages"]
    read, offset = message["content"], message["next_offset"]
    while offset is not None:
        page = shelf.text(said, offset)
        assert page["text"]
        read += page["text"]
        offset = page["next_offset"]
    assert read == text
    shelf.close()
