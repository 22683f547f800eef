"""A home that another process writes into, and programs that are opened over it and ended with the test."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from store.home import Home
from tests.helpers.model_server import ModelServer, model_server
from tests.helpers.other_process import OtherProcess
from tests.helpers.set_clock import SetClock
from tests.integration.chat_program import ChatProgram, OpenChat, write_settings
from tests.integration.live_program import LiveProgram, Open, moment


@pytest.fixture
def live_home(own_home: Path) -> Home:
    made = Home(own_home)
    made.make()
    return made


@pytest.fixture
def other(live_home: Home) -> Iterator[OtherProcess]:
    process = OtherProcess(live_home)
    yield process
    process.stop()


@pytest.fixture
def open_program(qapp: QApplication, live_home: Home, qtbot: QtBot) -> Iterator[Open]:
    running: list[LiveProgram] = []
    qapp.setQuitOnLastWindowClosed(False)
    before = (QLocale(), qapp.palette(), qapp.font(), qapp.style().objectName())

    def begin(day: date | None = None, now: str = "02 20:00") -> LiveProgram:
        running.append(LiveProgram(qapp, live_home, SetClock(moment(now)), qtbot, day))
        return running[-1]

    yield begin
    for program in running:
        program.stop()
    QLocale.setDefault(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])
    qapp.setStyle(before[3])


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with model_server() as made:
        yield made


@pytest.fixture
def open_chat(server: ModelServer, open_program: Open, live_home: Home, qtbot: QtBot) -> OpenChat:
    def begin(**assistant: object) -> ChatProgram:
        write_settings(live_home, server, **assistant)
        return ChatProgram(open_program(), live_home, server, qtbot)

    return begin
