"""Rules of the prompt: which keys send, how it grows, what it never does while something else goes on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from widgets.prompt import Prompt
from widgets.style import DARK, Look, system_look

Key, Modifier, Hint = Qt.Key, Qt.KeyboardModifier, Qt.InputMethodHint


@pytest.fixture
def prompt(qtbot: QtBot, look: Look) -> Prompt:
    made = Prompt(look)
    qtbot.addWidget(made)
    made.resize(800, made.height())
    made.show()
    made.edit.setFocus()
    return made


@pytest.fixture
def sent(prompt: Prompt) -> list[str]:
    heard: list[str] = []
    prompt.sent.connect(heard.append)
    return heard


def test_enter_sends_and_empties_the_field(prompt: Prompt, sent: list[str]) -> None:
    QTest.keyClicks(prompt.edit, "Hello")
    QTest.keyClick(prompt.edit, Key.Key_Return)
    assert (sent, prompt.text) == (["Hello"], "")


def test_what_was_sent_cannot_be_brought_back_by_undo(prompt: Prompt, sent: list[str]) -> None:
    QTest.keyClicks(prompt.edit, "Hello")
    QTest.keyClick(prompt.edit, Key.Key_Return)
    QTest.keyClick(prompt.edit, Key.Key_Z, Modifier.ControlModifier)
    assert prompt.text == ""


def test_shift_and_enter_break_the_line(prompt: Prompt, sent: list[str]) -> None:
    QTest.keyClicks(prompt.edit, "one")
    QTest.keyClick(prompt.edit, Key.Key_Return, Modifier.ShiftModifier)
    QTest.keyClicks(prompt.edit, "two")
    assert (sent, prompt.text) == ([], "one\ntwo")


@pytest.mark.parametrize("text", ["", " \n\t "])
def test_nothing_is_not_sent(prompt: Prompt, sent: list[str], text: str) -> None:
    prompt.set_text(text)
    QTest.keyClick(prompt.edit, Key.Key_Return)
    assert sent == []


def test_it_never_sends_while_an_input_method_composes(prompt: Prompt, sent: list[str]) -> None:
    QApplication.sendEvent(prompt.edit, QInputMethodEvent("にほ", []))
    QTest.keyClick(prompt.edit, Key.Key_Return)
    assert sent == []
    commit = QInputMethodEvent("", [])
    commit.setCommitString("日本")
    QApplication.sendEvent(prompt.edit, commit)
    QTest.keyClick(prompt.edit, Key.Key_Return)
    assert sent == ["日本"]


def test_while_an_answer_comes_it_keeps_the_text_and_says_why(prompt: Prompt, sent: list[str]) -> None:
    prompt.set_answering(True)
    prompt.set_text("And then?")
    QTest.keyClick(prompt.edit, Key.Key_Return)
    assert (sent, prompt.text) == ([], "And then?")
    assert "still answering" in prompt.remark()
    prompt.set_answering(False)
    assert prompt.remark() == ""
    QTest.keyClick(prompt.edit, Key.Key_Return)
    assert sent == ["And then?"]


def test_it_grows_to_six_lines_and_shrinks_again(prompt: Prompt) -> None:
    heights = []
    for count in (1, 2, 6, 7, 40, 1):
        prompt.set_text("\n".join("x" * count))
        heights.append(prompt.height())
    one, two, six, seven, forty, again = heights
    assert one <= two < six == seven == forty
    assert again == one


def test_a_long_line_without_spaces_grows_too(prompt: Prompt) -> None:
    before = prompt.height()
    prompt.set_text("x" * 500)
    assert prompt.height() > before


@pytest.mark.parametrize(
    ("key", "modifier", "signal"),
    [
        (Key.Key_Escape, Modifier.NoModifier, lambda prompt: prompt.left),
        (Key.Key_Up, Modifier.AltModifier, lambda prompt: prompt.earlier_wanted),
        (Key.Key_Down, Modifier.AltModifier, lambda prompt: prompt.later_wanted),
    ],
    ids=["esc", "alt-up", "alt-down"],
)
def test_keys_that_do_not_write(
    prompt: Prompt, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, signal: Callable[[Prompt], object]
) -> None:
    prompt.set_text("draft")
    with qtbot.waitSignal(signal(prompt)):
        QTest.keyClick(prompt.edit, key, modifier)
    assert prompt.text == "draft"


def test_the_draft_travels_with_the_wish_for_an_earlier_request(prompt: Prompt) -> None:
    drafts: list[str] = []
    prompt.earlier_wanted.connect(drafts.append)
    prompt.set_text("draft")
    QTest.keyClick(prompt.edit, Key.Key_Up, Modifier.AltModifier)
    assert drafts == ["draft"]


def test_a_private_prompt_is_not_to_be_learnt_and_says_that_it_is_not_saved(prompt: Prompt) -> None:
    assert not prompt.edit.inputMethodHints() & Hint.ImhSensitiveData
    prompt.set_private(True)
    wanted = Hint.ImhSensitiveData | Hint.ImhNoPredictiveText
    assert prompt.edit.inputMethodHints() & wanted == wanted
    assert "not saved" in prompt.remark()
    prompt.set_private(False)
    assert not prompt.edit.inputMethodHints() & Hint.ImhSensitiveData
    assert prompt.remark() == ""


def test_a_server_elsewhere_is_named(prompt: Prompt) -> None:
    prompt.set_server("https://models.example")
    assert "https://models.example" in prompt.remark()
    assert prompt.accessibleDescription() == prompt.remark()


def test_stop_takes_the_place_of_send(prompt: Prompt, qtbot: QtBot) -> None:
    prompt.set_answering(True)
    assert (prompt._stop.isVisible(), prompt._send.isVisible()) == (True, False)
    with qtbot.waitSignal(prompt.stop_wanted):
        prompt._stop.click()


def test_pasted_text_is_plain(prompt: Prompt) -> None:
    QApplication.clipboard().setText("<b>bold</b>")
    prompt.edit.paste()
    assert prompt.text == "<b>bold</b>"


@pytest.mark.parametrize("width", [200, 480, 1200])
@pytest.mark.parametrize("zoom", [50, 100, 200])
def test_everything_stays_inside(prompt: Prompt, width: int, zoom: int) -> None:
    prompt.set_look(system_look(DARK.name, zoom))
    prompt.set_private(True)
    prompt.resize(width, prompt.height())
    prompt.set_text("many words " * 60)
    for child in (prompt.edit, prompt._send):
        assert prompt.rect().contains(child.geometry())
    assert not prompt.edit.geometry().intersects(prompt._send.geometry())
