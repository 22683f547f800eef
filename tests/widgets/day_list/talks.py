"""Pages of several conversations, folded or not, for tests of their headers."""

from collections.abc import Sequence
from dataclasses import replace

from pytestqt.qtbot import QtBot

from store.records import Conversation, Message, MessageId, Moment, SessionId
from tests.widgets.day_list.stage import SCENE, START_US, message, settle
from widgets.day_list.day_list import DayList
from widgets.rows.conversation import ConversationKind, ConversationRow
from widgets.rows.message import MessageKind
from widgets.rows.message_rows import MessageRow, message_rows
from widgets.rows.of_page import Unfolded, conversation_rows
from widgets.rows.row import Row
from widgets.style import system_look


def talk(name: str, contents: Sequence[str], unfolded: bool = True) -> list[Row]:
    """The rows of one conversation; its header's key is ("conversation", name)."""
    last = Moment(START_US + len(contents) * 60_000_000, 7200)
    conversation = Conversation(SessionId(name), f"Title of {name}", Moment(START_US, 7200), last, len(contents))
    said = [_said(name, number, content) for number, content in enumerate(contents)]
    return conversation_rows(conversation, SCENE, Unfolded(message_rows(said, SCENE)) if unfolded else None)


def _said(name: str, number: int, content: str) -> Message:
    return replace(message(number, content), id=MessageId(f"{name}{number}"), session=SessionId(name))


def head(name: str) -> tuple[str, str]:
    return ("conversation", name)


def shown_talks(qtbot: QtBot, *talks: list[Row], width: int = 700, height: int = 500) -> DayList:
    """A list on the screen with these conversations."""
    view = DayList({MessageRow: MessageKind(), ConversationRow: ConversationKind()}, system_look())
    qtbot.addWidget(view)
    vars(qtbot).setdefault("kept", []).append(view)  # or it is garbage while its last events are delivered
    view.resize(width, height)
    view.show()
    view.set_rows([row for rows in talks for row in rows])
    settle(qtbot, view)
    return view
