"""The life of the program: opened as a window or for a picture, and ended with nothing left running."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app import window_state
from app.appearance import Appearance
from app.chat_room import ChatRoom
from app.controllers.diary import DiaryController
from app.controllers.live import Live
from app.controllers.reminders import Reminders
from app.first_paint import FirstPaint
from app.language import Language
from app.logs import ProgramLog
from app.main_window import MainWindow
from app.old_logs import OldLogs
from app.options import Options
from app.settings_watch import SettingsWatch
from app.single_instance import SingleInstance
from app.work.runner import Runner
from store.home import Home
from widgets import clipboard
from widgets.diary import DiaryPage

if TYPE_CHECKING:
    from app.interrupt import Interrupt
    from app.load_ahead import LoadAhead
    from app.screenshot import Screenshot

PAINTED_MS = 40  # two turns of a slow screen


@dataclass(frozen=True)
class Parts:
    """What was built and has to be opened and ended. end: ends the event loop with an exit code."""

    end: Callable[[int], None]
    home: Home
    log: ProgramLog
    runner: Runner
    settings: SettingsWatch
    language: Language
    page: DiaryPage
    diary: DiaryController
    window: MainWindow
    live: Live
    old_logs: OldLogs
    reminders: Reminders
    instance: SingleInstance | None
    appearance: Appearance
    chat: ChatRoom


class Program(QObject):
    """Opens and ends its parts in the right order."""

    def __init__(self, parts: Parts, options: Options) -> None:
        super().__init__()
        self.parts, self._options = parts, options
        self._interrupt: Interrupt | None = None
        self._screenshot: Screenshot | None = None
        self._ahead: LoadAhead | None = None
        self._ended = False
        self._painted = QTimer(self, singleShot=True, interval=PAINTED_MS)
        self._painted.timeout.connect(self._follow)
        if not options.passing:
            parts.window.closed.connect(self._remember_window)
        if options.unfold:
            from app.unfold import Unfold

            Unfold(options.unfold, parts.page, parts.diary).missing.connect(self._refuse)

    def run(self, loop: Callable[[], int]) -> int:
        """Open, stay for as long as the event loop runs, stop; the exit code."""
        try:
            self.open()
            return loop()
        finally:
            self.stop()

    def open(self) -> None:
        """Show the window, or make it ready for its picture."""
        if self._options.screenshot:
            self._open_for_a_picture()
        else:
            self._open_window()

    def stop(self) -> None:
        """Nothing runs after this."""
        self._ended = True
        self._painted.stop()
        if self._screenshot:
            self._screenshot.stop()
        if self._interrupt:
            self._interrupt.stop()
        if self._ahead:
            self._ahead.stop()
        self.parts.live.stop()
        self.parts.chat.close()
        clipboard.forget_private()
        self.parts.reminders.stop()
        self.parts.settings.stop()
        self.parts.runner.stop()
        self.parts.diary.close()
        self.parts.window.hide()
        self.parts.language.stop()
        self.parts.log.close()
        if self.parts.instance:
            self.parts.instance.stop()

    def _open_window(self) -> None:
        parts = self.parts
        state = None if self._options.passing else window_state.load(parts.home)
        parts.window.restore(state, self._options.size)
        parts.diary.announce(self._first_day())
        FirstPaint(parts.page.day_list.viewport()).done.connect(self.begin)
        parts.window.show()

    def begin(self) -> None:
        """After the first picture of the window: its content."""
        if self._ended:
            return
        self.parts.diary.answered.connect(self._follow_soon)
        self.parts.diary.open(self._first_day())

    def _follow_soon(self) -> None:
        """The content is to be painted first; on a desktop that takes a turn or two of the screen."""
        self.parts.diary.answered.disconnect(self._follow_soon)
        self._painted.start()

    def _follow(self) -> None:
        """After the content: what nobody misses before."""
        self._mind_interrupts()
        self.parts.chat.open()
        self.parts.window.controls()
        self.parts.window.sidebar.open_month()
        self.parts.window.pages.open(self._options.page)
        self.parts.settings.begin()
        self.parts.live.begin()
        self.parts.chat.begin(self.parts.runner)
        self.parts.reminders.begin()
        self._mind_other_starts()
        self._mind_the_desktop()
        if not self._options.passing:
            self.parts.old_logs.remove()
        self._load_cards()

    def _mind_other_starts(self) -> None:
        if self.parts.instance:
            self.parts.instance.called.connect(self.parts.window.come_to_front)
            self.parts.instance.listen()

    def _mind_the_desktop(self) -> None:
        """What it tells of light and contrast in another way than through Qt."""
        if sys.platform == "linux":
            from app.desktop_portal import DesktopPortal

            portal = DesktopPortal(self)
            portal.told.connect(self.parts.appearance.hear)
            portal.begin()

    def _load_cards(self) -> None:
        from app.load_ahead import LoadAhead
        from widgets.rows.message_loading import loading

        self._ahead = LoadAhead(loading(), self)
        self._ahead.begin()

    def _open_for_a_picture(self) -> None:
        parts, file = self.parts, self._options.screenshot
        assert file is not None
        parts.window.restore(None, self._options.size)
        parts.chat.open()
        parts.window.show_unseen()
        parts.window.sidebar.open_month()
        parts.window.pages.open(self._options.page)
        parts.diary.open(self._first_day())
        self._mind_interrupts()
        from app.screenshot import Screenshot

        self._screenshot = Screenshot(parts.window, parts.page, parts.runner, file)
        self._screenshot.ended.connect(self._end_picture)
        self._screenshot.begin()

    def _mind_interrupts(self) -> None:
        from app.interrupt import Interrupt

        self._interrupt = Interrupt(lambda: self.parts.end(0), self)

    def _end_picture(self, problem: str) -> None:
        if problem:
            self._refuse(problem, code=1)
        else:
            self.parts.end(0)

    def _refuse(self, problem: str, code: int = 2) -> None:
        """What was asked for on the command line cannot be done."""
        if sys.stderr is not None:
            print(f"morgan: error: {problem}", file=sys.stderr)  # noqa: T201 - that is where it was asked
        self.parts.end(code)

    def _first_day(self) -> date:
        return self._options.day or self.parts.diary.today()

    def _remember_window(self) -> None:
        parts = self.parts
        state = parts.window.state()
        parts.runner.start(
            "remember the window",
            lambda: window_state.save(parts.home, state),
            lambda _: None,
            lambda error: parts.log.note("the window's place was not kept", error),
            must_run=True,
        )
