"""Rules of the person's word: nothing is lost without it, however it is asked for, and however a turn ends."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from store.records import MemoryId
from tests.helpers.model_server import Call, Pause, Say
from tests.integration.chat_program import ChatProgram, OpenChat

Key, Modifier = Qt.Key, Qt.KeyboardModifier
DOG, CAT = "Diego has a dog called Rudiger", "Diego has a cat"


def kept(chat: ChatProgram, content: str = DOG) -> MemoryId:
    return chat.service.remember(content, "fact").value.id


def asks_to_forget(chat: ChatProgram, *identities: MemoryId) -> None:
    chat.server.answers(*(Call("forget", id=identity) for identity in identities))
    chat.server.answers(Say("Done."))


def test_forget_that_shows_the_text_and_forgets_on_a_word(open_chat: OpenChat) -> None:
    chat = open_chat()
    asks_to_forget(chat, kept(chat))
    chat.say("Forget that")
    chat.wait_for_card()
    assert chat.card.cards[0].spoken().endswith(DOG)
    assert chat.card.keep.hasFocus()
    chat.card.act.click()
    chat.answer()
    assert (chat.memories(), chat.card.number) == ([], 0)
    assert "Forgot a memory" in chat.remarks()
    chat.until(lambda: chat.live.memories() == [])


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape], ids=["enter", "esc"])
def test_keep_is_the_default_and_is_told(open_chat: OpenChat, key: Qt.Key) -> None:
    chat = open_chat()
    asks_to_forget(chat, kept(chat))
    chat.say("Forget that")
    chat.wait_for_card()
    chat.key(key)
    chat.answer()
    assert [memory.content for memory in chat.memories()] == [DOG]
    assert "Kept, as you wished" in chat.remarks()
    assert chat.prompt.edit.hasFocus()


def test_several_are_one_card_with_a_choice_each(open_chat: OpenChat) -> None:
    chat = open_chat()
    asks_to_forget(chat, kept(chat), kept(chat, CAT))
    chat.say("Forget both")
    chat.wait_for_card()
    assert len(chat.card.cards) == 2
    next(card for card in chat.card.cards if card.spoken().endswith(CAT)).choose(True)
    chat.card.act.click()
    chat.answer()
    assert [memory.content for memory in chat.memories()] == [DOG]


def test_a_request_that_fits_several_ends_in_a_question_and_changes_nothing(open_chat: OpenChat) -> None:
    chat = open_chat()
    texts = ["Diego has a dog called Rudiger", "Diego has a dog called Luna"]
    for text in texts:
        chat.service.remember(text, "fact")
    chat.server.answers(Call("recall", query="dog"))
    chat.server.answers(Say("Which one: Rudiger or Luna?"))
    assert chat.ask("Forget my dog.") == "Which one: Rudiger or Luna?"
    assert not chat.card.number
    assert sorted(memory.content for memory in chat.memories()) == sorted(texts)


def test_an_update_shows_both_texts(open_chat: OpenChat) -> None:
    chat = open_chat()
    identity = kept(chat)
    chat.server.answers(Call("remember", id=identity, content=CAT, category="fact"))
    chat.server.answers(Say("Updated."))
    chat.say("It is a cat")
    chat.wait_for_card()
    assert DOG in chat.card.cards[0].spoken()
    assert CAT in chat.card.cards[0].spoken()
    chat.card.act.click()
    chat.answer()
    assert [(memory.id, memory.content) for memory in chat.memories()] == [(identity, CAT)]


def test_an_unknown_id_asks_nothing(open_chat: OpenChat) -> None:
    chat = open_chat()
    kept(chat)
    asks_to_forget(chat, MemoryId("m_nowhere"))
    chat.ask("Forget that")
    assert chat.card.number == 0
    assert any("it is not there" in said for said in chat.remarks())
    assert len(chat.memories()) == 1


def stop_with_the_key(chat: ChatProgram) -> None:
    chat.key(Key.Key_Period, Modifier.ControlModifier)


def stop_with_the_button(chat: ChatProgram) -> None:
    chat.prompt._stop.click()


@pytest.mark.parametrize("stop", [stop_with_the_key, stop_with_the_button])
def test_stop_closes_the_card_and_keeps(open_chat: OpenChat, stop: Callable[[ChatProgram], None]) -> None:
    chat = open_chat()
    asks_to_forget(chat, kept(chat))
    chat.say("Forget that")
    chat.wait_for_card()
    stop(chat)
    chat.until(lambda: not chat.chat.is_answering)
    assert (chat.card.number, len(chat.memories())) == (0, 1)


def test_quitting_with_a_card_open_keeps(open_chat: OpenChat) -> None:
    chat = open_chat()
    asks_to_forget(chat, kept(chat))
    chat.say("Forget that")
    chat.wait_for_card()
    chat.live.stop()
    assert len(chat.memories()) == 1


def test_stop_after_a_tool_keeps_what_it_wrote_and_nothing_more_runs(open_chat: OpenChat) -> None:
    chat, pause = open_chat(), Pause()
    chat.server.answers(Call("remember", content=DOG, category="fact"))
    chat.server.answers(pause, Call("remember", content=CAT, category="fact"))
    chat.say("Remember both")
    chat.until(pause.reached.is_set)
    chat.prompt._stop.click()
    chat.until(lambda: not chat.chat.is_answering)
    pause.release()
    assert [memory.content for memory in chat.memories()] == [DOG]
    assert next(row.words for row in chat.notices()) == f"Remembered: {DOG}"


def test_a_memorys_menu_writes_the_request_with_its_exact_id(open_chat: OpenChat) -> None:
    chat = open_chat()
    identity = kept(chat)
    chat.until(lambda: chat.live.memories() == [DOG])
    chat.live.page.forget_wanted.emit(chat.memories()[0])
    assert chat.prompt.text == f"Forget: {DOG} ({identity})"
    assert chat.server.paths == []
