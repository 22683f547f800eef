"""Rules of private mode in the window: it is seen, it leaves nothing, and what was said in it goes with it."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.helpers.model_server import Pause, Say
from tests.integration.chat_program import ChatProgram, OpenChat
from widgets.private_frame import PrivateFrame

Key, Modifier = Qt.Key, Qt.KeyboardModifier
BOTH = Modifier.ControlModifier | Modifier.ShiftModifier
ASKED, ANSWERED = "Zanahoria-sentinel asked", "Pimiento-sentinel answered"


def turn_on(chat: ChatProgram) -> None:
    chat.prompt.edit.setFocus()
    chat.key(Key.Key_P, BOTH)


def whisper(chat: ChatProgram) -> None:
    chat.server.answers(Say(ANSWERED))
    assert chat.ask(ASKED) == ANSWERED


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


def test_the_key_turns_it_on_for_all_to_see(open_chat: OpenChat) -> None:
    chat = open_chat()
    frame = chat.live.window.findChild(PrivateFrame)
    assert frame
    assert not frame.isVisible()
    turn_on(chat)
    assert (frame.isVisible(), chat.prompt.is_private) == (True, True)
    assert "not saved" in chat.prompt.remark()
    turn_on(chat)
    assert (frame.isVisible(), chat.prompt.is_private) == (False, False)


def test_what_is_said_in_it_is_kept_nowhere_and_named_nowhere(open_chat: OpenChat) -> None:
    chat = open_chat()
    turn_on(chat)
    whisper(chat)
    assert all(row.scene.private for row in chat.pane.list.page.rows if hasattr(row, "scene"))
    assert "sentinel" not in chat.live.window.windowTitle()
    assert chat.live.titles() == []
    chat.live.stop()
    assert b"sentinel" not in bytes_of(chat.home.path)


def test_when_it_ends_its_turns_leave_pane_prompt_history_and_wire(open_chat: OpenChat) -> None:
    chat = open_chat()
    chat.server.answers(Say("Yes."))
    chat.ask("Before")
    turn_on(chat)
    whisper(chat)
    chat.prompt.set_text("Zanahoria-sentinel draft")
    turn_on(chat)
    assert (chat.requests(), chat.prompt.text) == (["Before"], "")
    chat.key(Key.Key_Up, Modifier.AltModifier)
    assert chat.prompt.text == "Before"
    chat.server.answers(Say("Yes."))
    chat.ask("After")
    assert "sentinel" not in str(chat.server.requests[-1])
    assert [text for _, text, _ in chat.recorded()] == ["Before", "Yes.", "After", "Yes."]


def test_ending_it_while_it_answers_stops_the_answer(open_chat: OpenChat) -> None:
    chat, pause = open_chat(), Pause()
    turn_on(chat)
    chat.server.answers(Say("It began"), pause)
    chat.say(ASKED)
    chat.until(pause.reached.is_set)
    turn_on(chat)
    assert chat.pane.isHidden()
    chat.until(lambda: not chat.chat.is_answering)
    pause.release()
    chat.server.answers(Say("Yes."))
    chat.ask("After")
    assert chat.requests() == ["After"]


def test_a_copy_of_a_private_answer_asks_to_be_kept_nowhere(open_chat: OpenChat) -> None:
    chat = open_chat()
    turn_on(chat)
    whisper(chat)
    chat.pane.list.setFocus()
    chat.pane.list.select_all()
    chat.pane.list.copy_selection()
    copied = QGuiApplication.clipboard().mimeData()
    assert ANSWERED in copied.text()
    assert copied.hasFormat("x-kde-passwordManagerHint")


def test_a_restart_begins_with_it_off(open_chat: OpenChat) -> None:
    first = open_chat()
    turn_on(first)
    first.live.stop()
    assert not open_chat().prompt.is_private
