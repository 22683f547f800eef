"""Keeps the page as the files and the clock are, for as long as the window can be seen."""

from datetime import date

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from app.controllers.diary import DiaryController
from app.controllers.today import Today
from app.notices import Notices
from app.work.watch import Watch
from widgets.dates import long_date
from widgets.diary import DiaryPage
from widgets.rows.notice import Action, NoticeRow

NEW_DAY, OPEN_TODAY = "new-day", "open-today"
SEEN_ANEW = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange)


class Live(QObject):
    """Brings watch, clock, diary and window together.

    When another day becomes today, the page stays on its day; it offers the new one if its own was today until then.
    """

    def __init__(
        self, window: QWidget, page: DiaryPage, diary: DiaryController, watch: Watch, today: Today, notices: Notices
    ) -> None:
        super().__init__(window)
        self._window, self._diary, self._notices = window, diary, notices
        self.watch, self.today = watch, today
        self._begun = False
        self._left: date | None = None
        watch.changed.connect(diary.refresh)
        today.rezoned.connect(diary.rezone)
        today.turned.connect(self._turn)
        diary.titled.connect(self._go)
        page.notice_acted.connect(self._act)
        window.installEventFilter(self)

    def begin(self) -> None:
        """The first day is on the page: follow it from now on."""
        self._begun = True
        self._mind_the_window()

    def stop(self) -> None:
        """Nothing runs after this."""
        self._begun = False
        self.today.pause()
        self.watch.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() in SEEN_ANEW:
            self._mind_the_window()
        return super().eventFilter(watched, event)

    def _mind_the_window(self) -> None:
        if not self._begun:
            return
        if self._window.isVisible() and not self._window.isMinimized():
            self.today.begin()
            self.watch.begin()
        else:
            self.today.pause()
            self.watch.pause()

    def _turn(self, before: date, today: date) -> None:
        shown = self._diary.day
        self._diary.tell_today()
        if shown == today:
            self._withdraw()
        elif shown in (before, self._left):
            self._left = shown
            self._notices.say(NEW_DAY, lambda: self._words(today), self._offer)

    def _words(self, today: date) -> str:
        return self.tr("Today is {day}.").format(day=long_date(today))

    def _offer(self) -> Action:
        return Action(OPEN_TODAY, self.tr("Go to today"), "today")

    def _go(self, day: date) -> None:
        if day != self._left:
            self._withdraw()

    def _withdraw(self) -> None:
        self._left = None
        self._notices.clear(NEW_DAY)

    def _act(self, row: NoticeRow) -> None:
        if row.action and row.action.name == OPEN_TODAY:
            self._diary.open_today()
