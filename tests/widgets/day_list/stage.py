"""Builders for the tests of the day list: plain rows of known height, messages, a shown list."""

from collections.abc import Sequence
from datetime import UTC
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from store.records import Message, MessageId, Moment, Role, SessionId, Status
from widgets.day_list.day_list import DayList
from widgets.rows.message import MessageKind
from widgets.rows.message_rows import MessageRow, message_rows
from widgets.rows.message_words import Scene
from widgets.rows.row import RowKind, RowWidget
from widgets.style import Look, system_look

SCENE = Scene({"user": "Diego", "assistant": "Morgan", "system": "System"}, UTC)
START_US = 1_790_000_000_000_000


class PlainRow(NamedTuple):
    """A row without text, as tall as it says; its kind guesses wrongly."""

    key: int
    height: int = 50
    version: int = 0


class PlainWidget(RowWidget[PlainRow]):
    row: PlainRow

    def bind(self, row: PlainRow, width: int, look: Look) -> None:
        self.row = row


class PlainKind(RowKind[PlainRow]):
    def __init__(self) -> None:
        super().__init__()
        self.measured: list[PlainRow] = []

    def estimate(self, row: PlainRow, width: int, look: Look) -> int:
        return 40

    def measure(self, row: PlainRow, width: int, look: Look) -> int:
        self.measured.append(row)
        return row.height

    def make(self, parent: QWidget) -> PlainWidget:
        return PlainWidget(parent)


def message(number: int, content: str, role: Role = "user", status: Status = "complete") -> Message:
    at = Moment(START_US + number * 60_000_000, 7200)
    return Message(MessageId(f"m{number}"), SessionId("s"), number, role, status, at, content)


def messages(contents: Sequence[str]) -> list[Message]:
    roles: tuple[Role, Role] = ("user", "assistant")
    return [message(number, content, roles[number % 2]) for number, content in enumerate(contents)]


def rows_of(contents: Sequence[str]) -> list[MessageRow]:
    return message_rows(messages(contents), SCENE)


def shown_list(qtbot: QtBot, rows: Sequence[MessageRow | PlainRow], width: int = 700, height: int = 500) -> DayList:
    """A list on the screen, its first rows painted and its neighbourhood laid out."""
    view = DayList({MessageRow: MessageKind(), PlainRow: PlainKind()}, system_look())
    qtbot.addWidget(view)
    vars(qtbot).setdefault("kept", []).append(view)  # or it is garbage while its last events are delivered
    view.resize(width, height)
    view.show()
    view.set_rows(rows)
    settle(qtbot, view)
    return view


def settle(qtbot: QtBot, view: DayList) -> None:
    qtbot.waitUntil(lambda: view.is_settled)


def copied(qtbot: QtBot, view: DayList) -> str:
    """What Ctrl+C puts on the clipboard."""
    QGuiApplication.clipboard().clear()
    view.copy_selection()
    qtbot.waitUntil(lambda: not view.is_copying)
    return QGuiApplication.clipboard().text()
