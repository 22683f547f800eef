"""Rules of talking with Morgan in the window: what is said is answered, recorded, and on today's page."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.helpers.model_server import Call, Cut, Drop, Model, Pause, Say, Status
from tests.integration.chat_program import OpenChat
from widgets.rows.message_rows import MessageRow

Key, Modifier = Qt.Key, Qt.KeyboardModifier
DOG = "Diego has a dog called Rudiger"


def test_a_turn_is_answered_in_the_pane_and_stands_on_todays_page(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Say("Good evening, **Diego**.", size=5))
    assert chat.ask("Hello") == "Good evening, **Diego**."
    assert chat.requests() == ["Hello"]
    chat.until(lambda: chat.live.titles() == ["Hello"])
    assert chat.recorded() == [("user", "Hello", "complete"), ("assistant", "Good evening, **Diego**.", "complete")]


def test_the_answer_grows_while_it_comes_and_the_pane_follows(open_chat: OpenChat) -> None:
    chat, pause = open_chat(), Pause()
    chat.server.answers(Say("word " * 900, size=500), pause, Say("and the **end**."))
    chat.say("Tell me a lot")
    chat.until(lambda: bool(chat.answers()) and len(chat.answers()[-1]) == 4500)
    assert chat.prompt.is_answering
    assert chat.pane.list.at_end()
    assert chat.pane.height() <= chat.live.window.height() / 2
    pause.release()
    assert chat.answer().endswith("and the **end**.")
    assert not chat.prompt.is_answering


def test_the_diary_does_not_move_while_an_answer_comes(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Say("Yes."))
    chat.ask("Hello")
    chat.until(lambda: chat.live.titles() == ["Hello"])
    eye = chat.live.eye()
    chat.server.answers(Say("many words\n\n" * 80, size=300))
    chat.ask("Tell me a lot")
    assert chat.live.eye() == eye


def test_what_is_remembered_stands_on_todays_page(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Call("remember", content=DOG, category="fact"))
    chat.server.answers(Say("Saved: Diego has a dog called Rudiger."))
    chat.ask("Remember that my dog is called Rudiger.")
    assert "Saved a memory" in chat.remarks()
    assert [memory.content for memory in chat.memories()] == [DOG]
    chat.until(lambda: chat.live.memories() == [DOG])


def test_an_addition_can_be_taken_back(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Call("remember", content=DOG, category="fact"))
    chat.server.answers(Say("Saved."))
    chat.ask("Remember it")
    assert [row.words for row in chat.notices()] == [f"Remembered: {DOG}"]
    chat.act("undo")
    chat.until(lambda: f"Taken back: {DOG}" in chat.remarks())
    assert (chat.memories(), chat.notices()) == ([], [])
    chat.until(lambda: chat.live.memories() == [])


def test_what_needs_a_name_asks_for_it_once_and_keeps_it(open_chat: OpenChat) -> None:
    chat = open_chat(user_name="")
    question = chat.area.name_question
    chat.server.answers(Say("Hello."))
    chat.ask("Hello")
    chat.until(question.isVisible)
    question.field.setText("Die:go")
    question._save.click()
    assert "colon" in question._refused.text
    question.field.setText("  Diego ")
    question._save.click()
    assert not question.isVisible()
    chat.live.settle()
    assert '"user_name": "Diego"' in chat.home.config_file.read_text(encoding="utf-8")
    chat.until(lambda: chat.pane.list.page.rows[0].scene.names["user"] == "Diego")  # type: ignore[attr-defined]


def test_a_failed_turn_says_what_to_do_and_is_asked_again_without_doubling(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Status(500))
    chat.ask("Hello")
    (failed,) = chat.notices()
    assert failed.tone == "trouble"
    assert "(500)" in failed.words
    chat.server.answers(Say("Here I am."))
    chat.act("retry")
    assert chat.answer() == "Here I am."
    assert (chat.requests(), chat.notices()) == (["Hello"], [])
    assert chat.recorded() == [("user", "Hello", "complete"), ("assistant", "Here I am.", "complete")]


def test_what_came_before_the_connection_broke_is_kept(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Say("It began"), Drop())
    assert chat.ask("Hello") == "It began"
    assert chat.recorded()[1] == ("assistant", "It began", "error")
    assert "broke off" in chat.notices()[0].words


def test_an_answer_cut_by_its_length_says_so(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Say("Very long"), Cut())
    assert "cut off" in chat.ask("Hello")


def test_a_model_that_is_not_there_can_be_replaced_by_one_that_is(open_chat: OpenChat) -> None:
    chat = open_chat(model="large:latest")
    chat.server.models = [Model("small:latest")]
    chat.ask("Hello")
    failed, offered = chat.notices()
    assert "large:latest" in failed.words
    assert offered.words == "small:latest"
    chat.server.answers(Say("Now it works."))
    chat.act("use-model")
    chat.until(lambda: chat.answers() == ["Now it works."])
    assert chat.requests() == ["Hello"]
    assert chat.server.requests[-1]["model"] == "small:latest"


def test_a_server_elsewhere_is_named_and_asked_about_before_anything_is_sent(open_chat: OpenChat) -> None:
    chat = open_chat(base_url="https://models.example")
    assert "https://models.example" in chat.prompt.remark()
    chat.ask("Hello")
    (asked,) = chat.notices()
    assert "https://models.example" in asked.words
    assert asked.action
    assert asked.action.name == "confirm-server"
    assert chat.server.paths == []


def test_stop_while_it_streams_keeps_what_came_and_offers_to_go_again(open_chat: OpenChat) -> None:
    chat, pause = open_chat(), Pause()
    chat.server.answers(Say("It began"), pause, Say(" and went on"))
    chat.say("Hello")
    chat.until(lambda: chat.answers() == ["It began"])
    chat.key(Key.Key_Period, Modifier.ControlModifier)
    assert chat.answer() == "It began"
    pause.release()
    assert chat.recorded()[1] == ("assistant", "It began", "interrupted")
    chat.server.answers(Say("All of it."))
    chat.act("retry")
    assert chat.answer() == "All of it."


def test_earlier_requests_are_walked_from_the_prompt(open_chat: OpenChat) -> None:
    chat = open_chat()
    for request in ("First", "Second"):
        chat.server.answers(Say("Yes."))
        chat.ask(request)
    chat.prompt.set_text("draft")
    walked = []
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down):
        chat.key(key, Modifier.AltModifier)
        walked.append(chat.prompt.text)
    assert walked == ["Second", "First", "First", "Second", "draft"]


def test_the_requests_of_an_earlier_run_can_be_walked(open_chat: OpenChat) -> None:
    first = open_chat()
    first.server.answers(Say("Yes."))
    first.ask("From before")
    first.live.stop()
    chat = open_chat()
    chat.live.settle()
    chat.prompt.edit.setFocus()
    chat.key(Key.Key_Up, Modifier.AltModifier)
    assert chat.prompt.text == "From before"


def test_keys_lead_to_the_prompt_and_back(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.live.list.setFocus()
    chat.key(Key.Key_L, Modifier.ControlModifier)
    assert chat.prompt.edit.hasFocus()
    chat.key(Key.Key_Escape)
    assert chat.live.list.hasFocus()


def test_an_answer_is_copied_exactly(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Say("*a*\tb  c\n\n    four"))
    chat.ask("Hello")
    row = next(row for row in chat.pane.list.page.rows if isinstance(row, MessageRow) and row.message.role != "user")
    chat.pane.list.setFocus()
    chat.pane.list.current.put_on(row.key)
    chat.key(Key.Key_C)
    assert QGuiApplication.clipboard().text() == row.message.content == "*a*\tb  c\n\n    four"


def test_quitting_while_it_answers_ends_the_session_and_keeps_the_answer_as_interrupted(open_chat: OpenChat) -> None:
    chat, pause = open_chat(), Pause()
    chat.server.answers(Say("It began"), pause)
    chat.say("Hello")
    chat.until(lambda: chat.answers() == ["It began"])
    chat.until(lambda: bool(chat.live.conversations()))
    session = chat.live.conversations()[0].conversation.session
    chat.live.stop()
    pause.release()
    assert [(m.role, m.status) for m in chat.stored(session)] == [("user", "complete"), ("assistant", "interrupted")]
    assert chat.service.get_session(session).ended is not None
