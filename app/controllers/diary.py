"""Answers what the diary's page asks: days, messages, marks, the ways to other entries, each from the worker."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from app import words
from app.archive import Archive, Source
from app.work.runner import Runner
from app.work.task import Task
from store.clock import Clock
from store.records import Mark, MessagePage, Moment, SessionId
from widgets.diary import DiaryPage
from widgets.rows.of_page import DayView

FIRST_MESSAGES, MORE_MESSAGES = 200, 1000  # a screen at once, then pages that each fit a slice of the thread

Result = TypeVar("Result")


class DiaryController(QObject):
    """Keeps nothing of what it read but the day that is wanted.

    opened(DayView): a day, or a newer state of it, is on the page;
    answered: a day is on the page, or why it is not;
    titled(date): another day is wanted, before it is there;
    marked(year, month, marks): what `fetch_marks` found.
    """

    opened = Signal(object)
    answered = Signal()
    titled = Signal(object)
    marked = Signal(int, int, object)

    def __init__(self, page: DiaryPage, source: Source, runner: Runner, clock: Clock) -> None:
        super().__init__(page)
        self._page, self._runner, self._clock = page, runner, clock
        self._archive = Archive(source, clock)
        self._day = self.today()
        self._refresh: Task | None = None
        self._stale = False
        page.day_requested.connect(self.open)
        page.previous_entry_requested.connect(self.open_previous)
        page.next_entry_requested.connect(self.open_next)
        page.today_requested.connect(self.open_today)
        page.retry_requested.connect(self.reload)
        page.messages_wanted.connect(self._fetch_messages)
        page.marks_wanted.connect(self.fetch_marks)

    @property
    def day(self) -> date:
        """The day that is shown or on its way."""
        return self._day

    def today(self) -> date:
        return self._clock.now().date()

    def open(self, day: date) -> None:
        """Go to a day. A newer wish replaces one that is still on its way."""
        self._runner.cancel_group("entry")
        self._runner.cancel_group("refresh")
        self.announce(day)
        self._read("open a day", lambda archive: archive.view(day), self._show, self._fail, "day")

    def open_today(self) -> None:
        self.open(self.today())

    def open_previous(self) -> None:
        """The closest earlier day that has a conversation; nowhere to go is no error."""
        day = self._day
        self._read(
            "find the previous entry",
            lambda archive: archive.diary().previous_entry(day),
            self._go,
            self._fail,
            "entry",
        )

    def open_next(self) -> None:
        """The closest later one."""
        day = self._day
        self._read(
            "find the next entry", lambda archive: archive.diary().next_entry(day), self._go, self._fail, "entry"
        )

    def reload(self) -> None:
        """Read the day again; what did not change stays as it is on the page."""
        self.open(self._day)

    def refresh(self) -> None:
        """What is shown may read differently now. Of many calls at once, the last is the one that must read."""
        if self._refresh and not self._refresh.state.final:
            self._stale = True
            return
        self._stale, day = False, self._day
        self._refresh = self._read(
            "read the day again", lambda archive: archive.view(day), self._renew, self._fail_again, "refresh"
        )

    def rezone(self) -> None:
        """Days are cut by another zone now: read the day anew by it."""
        self._replace(self._archive.source)

    def tell_today(self) -> None:
        """Another day is today: the day that is shown stays, and is called by its new name."""
        self._page.set_now(Moment.of(self._clock.now()))
        self.announce(self._day)

    def shown(self) -> tuple[str, date]:
        """The database, as configured, and the day that is shown or on its way. May be asked in any thread."""
        return self._archive.source.database, self._day

    def announce(self, day: date) -> None:
        """Name the day that will be opened, before anything of it is read."""
        self._day = day
        self._page.expect(day, self.today())
        self.titled.emit(day)

    def use(self, source: Source) -> None:
        """Read from elsewhere, or show who speaks by other names; nothing happens where nothing changed."""
        if source != self._archive.source:
            self._replace(source)

    def _replace(self, source: Source) -> None:
        self._runner.start("close the archive", self._archive.close, _nothing, self._fail, must_run=True)
        self._archive = Archive(source, self._clock)
        self.reload()

    def close(self) -> None:
        """Let go of what is read, when the worker has ended."""
        self._archive.close()

    def _go(self, day: date | None) -> None:
        if day is not None:
            self.open(day)

    def _show(self, view: DayView) -> None:
        self._page.show_page(view)
        self.opened.emit(view)
        self.answered.emit()

    def _renew(self, view: DayView) -> None:
        if view.day == self._day:
            self._show(view)
        self._refresh_if_stale()

    def _fail_again(self, error: Exception) -> None:
        self._fail(error)
        self._refresh_if_stale()

    def _refresh_if_stale(self) -> None:
        if self._stale:
            self.refresh()

    def _fail(self, error: Exception) -> None:
        self._page.show_trouble(words.sentence(error))
        self.answered.emit()

    def _fetch_messages(self, day: date, session: SessionId, after: int) -> None:
        limit = MORE_MESSAGES if after else FIRST_MESSAGES
        self._read(
            "read messages",
            lambda archive: archive.diary().messages(day, session, after, limit),
            partial(self._add_messages, day, session),
            lambda error: self._page.messages_failed(day, session, words.sentence(error)),
        )

    def _add_messages(self, day: date, session: SessionId, found: MessagePage) -> None:
        self._page.add_messages(day, session, found.messages, found.next_after is not None)

    def fetch_marks(self, year: int, month: int) -> None:
        """Ask which days of a month hold something; whoever shows that month hears of it."""
        self._read(
            "mark a month",
            lambda archive: archive.diary().marks(year, month),
            partial(self._mark, year, month),
            self._fail_marks,
            f"marks of {year}-{month}",
        )

    def _mark(self, year: int, month: int, marks: Mapping[date, Mark]) -> None:
        self._page.set_marks(marks)
        self.marked.emit(year, month, marks)

    def _fail_marks(self, _error: Exception) -> None:
        """A calendar without marks can be used; the day that is gone to says what is wrong."""
        self._page.set_marks({})

    def _read(
        self,
        name: str,
        work: Callable[[Archive], Result],
        done: Callable[[Result], None],
        failed: Callable[[Exception], None],
        group: str | None = None,
    ) -> Task:
        archive = self._archive
        return self._runner.start(name, lambda: work(archive), done, failed, group)


def _nothing(_result: None) -> None:
    """Nobody waits for it."""
