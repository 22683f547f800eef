"""Looks at how everything stands, in the worker, and tells the health page."""

from PySide6.QtCore import QEvent, QObject

from app import words
from app.finding import Finding
from app.health_words import check
from app.work.runner import Runner
from store.clock import Clock
from store.home import Home
from widgets.health_page import Check, HealthPage


class HealthController(QObject):
    """Each time the page is opened, and when the person asks, everything is looked at anew."""

    def __init__(self, page: HealthPage, home: Home, clock: Clock, runner: Runner) -> None:
        super().__init__(page)
        self._page, self._home, self._clock, self._runner = page, home, clock, runner
        self._found: tuple[Finding, ...] = ()
        page.look_wanted.connect(self.look)
        page.retranslated.connect(self._say)
        page.installEventFilter(self)

    def look(self) -> None:
        """Begin to look; the page says so meanwhile."""

        def found() -> tuple[Finding, ...]:
            from app.health import health

            return health(self._home, self._clock)

        self._found = ()
        self._page.show_checks(None)
        self._runner.start("look at the health", found, self._hear, self._fail, "health")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.Show:
            self.look()
        return super().eventFilter(watched, event)

    def _hear(self, found: tuple[Finding, ...]) -> None:
        self._found = found
        self._say()

    def _say(self) -> None:
        if self._found:
            self._page.show_checks([check(finding) for finding in self._found])

    def _fail(self, error: Exception) -> None:
        self._page.show_checks([Check("bad", self.tr("Health"), self.tr("not known"), words.sentence(error))])
