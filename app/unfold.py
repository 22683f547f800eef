"""Unfolds at the start what the command line asked for."""

from PySide6.QtCore import QObject, Signal

from app.controllers.diary import DiaryController
from store.records import SessionId
from widgets.diary import DiaryPage
from widgets.rows.of_page import DayView


class Unfold(QObject):
    """Acts on the first day that opens, once.

    which: "first", "all", or the ID of a session;
    missing(problem): there is none of that ID on that day, in a sentence.
    """

    missing = Signal(str)

    def __init__(self, which: str, page: DiaryPage, diary: DiaryController) -> None:
        super().__init__(page)
        self._which, self._page = which, page
        self._opened = diary.opened
        self._opened.connect(self._unfold)

    def _unfold(self, view: DayView) -> None:
        self._opened.disconnect(self._unfold)
        sessions = [conversation.session for conversation in view.page.conversations]
        wanted = self._wanted(sessions)
        if set(wanted) <= set(sessions):
            self._page.unfold(wanted)
        else:
            self.missing.emit(f"there is no conversation '{self._which}' on {view.day}")

    def _wanted(self, sessions: list[SessionId]) -> list[SessionId]:
        match self._which:
            case "all":
                return sessions
            case "first":
                return sessions[:1]
            case session:
                return [SessionId(session)]
