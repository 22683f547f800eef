"""The whole program over a home, with a clock that a test sets, as its person sees it."""

from collections.abc import Callable
from datetime import date, datetime
from zoneinfo import ZoneInfo

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.build import program
from app.options import Options
from store.home import Home
from store.records import Message
from tests.helpers.set_clock import SetClock
from widgets.rows.conversation import ConversationRow
from widgets.rows.memory import MemoryRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeKind, NoticeRow
from widgets.rows.row import Position

MADRID = ZoneInfo("Europe/Madrid")
FRIDAY = date(2026, 10, 2)


def moment(text: str) -> datetime:
    """A time of October 2026 on the clocks of Madrid: "02 09:12"."""
    return datetime.fromisoformat(f"2026-10-{text}").replace(tzinfo=MADRID)


class LiveProgram:
    """Opened on today, or on a day of the past, and settled."""

    def __init__(self, application: QApplication, home: Home, clock: SetClock, qtbot: QtBot, day: date | None) -> None:
        self.clock, self._qtbot = clock, qtbot
        options = Options(lang="en", theme="light", size=(900, 700), day=day)
        self.program = program(application, options, home, clock, lambda _code: None)
        self.parts = self.program.parts
        self.window, self.page, self.list = self.parts.window, self.parts.page, self.parts.page.day_list
        self.program.open()
        self.until(lambda: bool(self.list.page.rows and self.window.actions()))
        self.settle()

    def stop(self) -> None:
        self.window.close()
        self.program.stop()
        self.window.deleteLater()

    def until(self, true: Callable[[], bool]) -> None:
        """Within the time that a change may take to be seen: a look, a reading, a picture."""
        self._qtbot.waitUntil(true, timeout=1000)

    def settle(self) -> None:
        """Nothing is being read or laid out."""
        self._qtbot.waitUntil(lambda: self.parts.runner.is_idle and self.list.is_settled)

    # What is on the page

    def messages(self) -> list[Message]:
        return [row.message for row in self.list.page.rows if isinstance(row, MessageRow) and row.is_first]

    def texts(self) -> list[str]:
        return [message.content for message in self.messages()]

    def conversations(self) -> list[ConversationRow]:
        return [row for row in self.list.page.rows if isinstance(row, ConversationRow)]

    def titles(self) -> list[str]:
        return [row.title for row in self.conversations()]

    def memories(self) -> list[str]:
        return [row.memory.content for row in self.list.page.rows if isinstance(row, MemoryRow)]

    def notices(self) -> list[NoticeRow]:
        return [row for row in self.list.page.rows if isinstance(row, NoticeRow)]

    def label(self) -> str:
        return self.page.bar.label().text()

    def seen(self) -> set[object]:
        """The keys of the rows on the screen."""
        return {self.list.page.rows[slot.row].key for slot in self.list.visible}

    def eye(self) -> tuple[Position | None, int]:
        """The character at the top of the screen, and where its line stands."""
        place = self.list.top_position()
        if place is None:
            return None, 0
        widget = self.list.pool.widget(place.key)
        assert widget
        return place, widget.y() + widget.rect_of(place.character).top()

    def act(self) -> None:
        """Press the button of the notice that offers something."""
        row = next(row for row in self.notices() if row.action)
        kind = self.list.page.kind(row)
        assert isinstance(kind, NoticeKind)
        kind.acted.emit(row)


class PaintCount(QObject):
    """Counts the paint events of a window and all that is in it."""

    def __init__(self, application: QApplication, window: QWidget) -> None:
        super().__init__()
        self._window = window
        self.painted = 0
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.window() is self._window:
            self.painted += 1
        return False
