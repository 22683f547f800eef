"""Rules of the question before a change: Keep is the default, each of several has a choice, texts stand as they are."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from widgets.plain_text import PlainText
from widgets.session.confirmation import Confirmation
from widgets.session.question_card import Question
from widgets.style import Look, system_look

Key = Qt.Key


def question(choice: str, text: str = "Diego has a dog") -> Question:
    return Question(choice, "Forget this memory for good?", (("", text),), "Forget", "Forget this one")


class Asked:
    def __init__(self, panel: Confirmation, questions: Sequence[Question]) -> None:
        self.panel, self.heard = panel, list[tuple[int, frozenset[str]]]()
        panel.decided.connect(lambda number, chosen: self.heard.append((number, chosen)))
        panel.ask(7, questions)

    def press(self, key: Qt.Key) -> None:
        focused = QApplication.focusWidget()
        assert focused
        QTest.keyClick(focused, key)


@pytest.fixture
def panel(qtbot: QtBot, look: Look) -> Confirmation:
    made = Confirmation(look)
    qtbot.addWidget(made)
    made.resize(700, 300)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    return made


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_Escape], ids=["enter", "space", "esc"])
@pytest.mark.parametrize("count", [1, 3])
def test_the_first_key_keeps_everything(panel: Confirmation, key: Qt.Key, count: int) -> None:
    asked = Asked(panel, [question(str(number)) for number in range(count)])
    assert panel.keep.hasFocus()
    asked.press(key)
    assert asked.heard == [(7, frozenset())]


def test_one_change_is_done_with_its_own_word(panel: Confirmation) -> None:
    asked = Asked(panel, [question("a")])
    assert panel.act.text() == "Forget"
    panel.act.click()
    assert asked.heard == [(7, frozenset({"a"}))]


def test_each_of_several_has_a_choice(panel: Confirmation) -> None:
    asked = Asked(panel, [question("a"), question("b"), question("c")])
    assert not panel.act.isEnabled()
    for card in (panel.cards[0], panel.cards[2]):
        assert card.box
        card.box.click()
    panel.act.click()
    assert asked.heard == [(7, frozenset({"a", "c"}))]


def test_said_again_it_keeps_what_was_ticked(panel: Confirmation) -> None:
    asked = Asked(panel, [question("a"), question("b")])
    panel.cards[1].choose(True)
    panel.ask(7, [question("a"), question("b")])
    panel.act.click()
    assert asked.heard == [(7, frozenset({"b"}))]


def test_another_question_starts_with_nothing_ticked(panel: Confirmation) -> None:
    Asked(panel, [question("a"), question("b")])
    panel.cards[1].choose(True)
    panel.ask(8, [question("a"), question("b")])
    assert not any(card.chosen for card in panel.cards)


def test_only_its_own_end_closes_it(panel: Confirmation) -> None:
    Asked(panel, [question("a")])
    panel.close_question(6)
    assert panel.number == 7
    panel.close_question(7)
    assert (panel.number, panel.isHidden()) == (0, True)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>bold</b> &amp; *stars*", "<b>bold</b> &amp; *stars*"),
        ("Keep\u202eteG", "Keep⟨U+202E⟩teG"),
        ("a\u2066b\x1b[0m", "a⟨U+2066⟩b␛[0m"),
        ("שלום café\nline", "שלום café\nline"),
    ],
)
def test_a_text_stands_as_it_is_with_nothing_unseen(panel: Confirmation, text: str, shown: str) -> None:
    Asked(panel, [question("a", text)])
    assert shown in [part.text for part in panel.cards[0].findChildren(PlainText)]


@pytest.mark.parametrize("zoom", [100, 200])
def test_a_long_text_scrolls_and_the_buttons_stay(panel: Confirmation, zoom: int) -> None:
    panel.set_look(system_look("dark", zoom))
    Asked(panel, [question("a", "long words " * 180)])
    panel.fit(240)
    QApplication.processEvents()
    assert panel.height() == 240
    for button in (panel.keep, panel.act):
        assert panel.rect().contains(button.geometry())
