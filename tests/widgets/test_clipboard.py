"""Rules of the clipboard: a text goes there as it is, and a private one asks to be kept nowhere."""

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from widgets import clipboard

TEXT = "tabs\t, two  blanks, \u00a0, \u202e, 👩🏽‍🍳\n"


@pytest.mark.parametrize("private", [False, True])
def test_a_text_goes_there_character_for_character(qtbot: QtBot, private: bool) -> None:
    clipboard.copy(TEXT, private)
    assert QGuiApplication.clipboard().text() == TEXT


def test_only_a_private_text_asks_to_be_kept_nowhere(qtbot: QtBot) -> None:
    clipboard.copy(TEXT, private=True)
    assert QGuiApplication.clipboard().mimeData().data("x-kde-passwordManagerHint").data() == b"secret"
    clipboard.forget_private()
    assert QGuiApplication.clipboard().text() == ""
    clipboard.copy(TEXT)
    clipboard.forget_private()
    assert QGuiApplication.clipboard().text() == TEXT
    assert not QGuiApplication.clipboard().mimeData().hasFormat("x-kde-passwordManagerHint")
