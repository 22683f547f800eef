"""A list of messages whose long code is folded, answered as the page answers it."""

from collections.abc import Sequence

from pytestqt.qtbot import QtBot

from store.records import Message
from tests.widgets.day_list.stage import SCENE, messages, settle
from widgets.day.row_cache import RowCache
from widgets.day_list.day_list import DayList
from widgets.rows.code_controls import CodeControls
from widgets.rows.message import MessageKind
from widgets.rows.message_card import MessageCard
from widgets.rows.message_rows import MessageRow
from widgets.style import system_look


class CodePage:
    """A shown list with the rows of some messages; "Show all" and the wrap switch work."""

    def __init__(self, qtbot: QtBot, contents: Sequence[str], width: int = 700) -> None:
        self.messages: list[Message] = messages(contents)
        self.cache, self.kind = RowCache(), MessageKind()
        self.list = DayList({MessageRow: self.kind}, system_look())
        qtbot.addWidget(self.list)
        vars(qtbot).setdefault("kept", []).append(self)  # or it is garbage while its last events are delivered
        self.kind.code_shown.connect(self._show)
        self.kind.code_wrapped.connect(self._wrap)
        self.list.resize(width, 500)
        self.list.show()
        self.list.set_rows(self.rows())
        settle(qtbot, self.list)

    def rows(self) -> list[MessageRow]:
        return list(self.cache.rows(self.messages[0].session, self.messages, SCENE))

    def card(self, message: int, part: int = 0) -> MessageCard:
        card = self.list.pool.widget((f"m{message}", part))
        assert isinstance(card, MessageCard)
        return card

    def controls(self, message: int, part: int = 0) -> CodeControls:
        return self.card(message, part).codes

    def _show(self, row: MessageRow, number: int) -> None:
        assert row.code is not None
        self.cache.show_code(row.message, row.code.with_whole(number))
        self.list.apply(self.rows())

    def _wrap(self, row: MessageRow, number: int) -> None:
        assert row.code is not None
        self.cache.show_code(row.message, row.code.with_other_wrap(number))
        self.list.apply(self.rows())
