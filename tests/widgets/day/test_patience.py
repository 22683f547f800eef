"""A wait is mentioned only when it is long, and only once."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from widgets.day.patience import PATIENCE_MS, Patience


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_long_wait_loses_patience(qtbot: QtBot, owner: QObject) -> None:
    patience = Patience(owner)
    with qtbot.waitSignal(patience.lost, timeout=PATIENCE_MS * 20):
        patience.begin()
    assert patience.is_lost


def test_wait_that_ended_is_never_mentioned(qtbot: QtBot, owner: QObject) -> None:
    patience = Patience(owner)
    patience.begin()
    patience.end()
    with qtbot.assertNotEmitted(patience.lost, wait=PATIENCE_MS * 2):
        pass
    assert not patience.is_lost


def test_lost_patience_is_said_once(qtbot: QtBot, owner: QObject) -> None:
    patience = Patience(owner)
    with qtbot.waitSignal(patience.lost, timeout=PATIENCE_MS * 20):
        patience.begin()
    with qtbot.assertNotEmitted(patience.lost, wait=PATIENCE_MS * 2):
        patience.begin()


def test_next_wait_begins_with_new_patience(qtbot: QtBot, owner: QObject) -> None:
    patience = Patience(owner)
    with qtbot.waitSignal(patience.lost, timeout=PATIENCE_MS * 20):
        patience.begin()
    patience.end()
    assert not patience.is_lost
    with qtbot.waitSignal(patience.lost, timeout=PATIENCE_MS * 20):
        patience.begin()
