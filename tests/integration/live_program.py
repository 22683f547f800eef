"""The whole program over a home, with a clock that a test sets, as its person sees it."""

from collections.abc import Callable
from datetime import date, datetime
from typing import Protocol
from zoneinfo import ZoneInfo

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.build import program
from app.options import Options
from store.home import Home
from store.records import Message, MessageId, SessionId
from tests.helpers.other_process import OtherProcess
from tests.helpers.set_clock import SetClock
from widgets.rows.conversation import ConversationRow
from widgets.rows.memory import MemoryRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeKind, NoticeRow
from widgets.rows.row import Position

MADRID = ZoneInfo("Europe/Madrid")
FRIDAY = date(2026, 10, 2)
NINE, TEN = "2026-10-02T09:00:00+02:00", "2026-10-02T10:00:00+02:00"


def moment(text: str) -> datetime:
    """A time of October 2026 on the clocks of Madrid: "02 09:12"."""
    return datetime.fromisoformat(f"2026-10-{text}").replace(tzinfo=MADRID)


class Conversation:
    """What the other process writes into one session, a minute apart."""

    def __init__(self, other: OtherProcess, at: str) -> None:
        self._other, self._at = other, at
        self.session = SessionId(other.do("start", at))
        self.ids: list[MessageId] = []

    def say(self, *texts: str) -> None:
        for text in texts:
            number = len(self.ids)
            at = f"{self._at[:14]}{number // 60:02}:{number % 60:02}{self._at[19:]}"
            role = "assistant" if number % 2 else "user"
            self.ids.append(MessageId(self._other.do("say", self.session, role, text, at)))


class LiveProgram:
    """Opened on today, or on a day of the past, and settled."""

    def __init__(self, application: QApplication, home: Home, clock: SetClock, qtbot: QtBot, day: date | None) -> None:
        self.clock, self._qtbot, self._stopped = clock, qtbot, False
        options = Options(lang="en", theme="light", size=(900, 700), day=day)
        self.program = program(application, options, home, clock, lambda _code: None)
        self.parts = self.program.parts
        self.window, self.page, self.list = self.parts.window, self.parts.page, self.parts.page.day_list
        answers = list[None]()
        self.parts.diary.answered.connect(lambda: answers.append(None))
        self.program.open()
        self.until(lambda: len(answers) > 1)  # the first reading, and that of the first look
        self.settle()
        application.processEvents()

    def stop(self) -> None:
        """A second time it does nothing: a test may have ended what the fixture ends."""
        if self._stopped:
            return
        self._stopped = True
        self.window.close()
        self.program.stop()
        self.window.deleteLater()

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for a change to be seen: a look, a reading, a picture."""
        self._qtbot.waitUntil(true)

    def set_clock(self, when: datetime) -> None:
        """The clock shows this, whatever it did in between, and the program's own second comes."""
        self.clock.when = when
        self.parts.live.today.look()

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


class Open(Protocol):
    """Opens a program on today, or on a day of the past."""

    def __call__(self, day: date | None = None, now: str = "02 20:00") -> LiveProgram: ...


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
