"""What the program has to say above every day, for as long as it is so."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject

from widgets.diary import DiaryPage
from widgets.rows.notice import Action, NoticeRow


class Notices(QObject):
    """One sentence for each matter; written anew when the language changes."""

    def __init__(self, page: DiaryPage) -> None:
        super().__init__(page)
        self._page = page
        self._words: dict[str, tuple[Callable[[], str], Callable[[], Action] | None]] = {}
        page.installEventFilter(self)

    def say(self, matter: str, words: Callable[[], str], offer: Callable[[], Action] | None = None) -> None:
        """Say something, in the place of what was said about that matter: a trouble, or news with what it offers."""
        self._words[matter] = words, offer
        self._show()

    def clear(self, matter: str) -> None:
        """That matter is settled."""
        if self._words.pop(matter, None):
            self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange and self._words:
            self._show()
        return super().eventFilter(watched, event)

    def _show(self) -> None:
        self._page.set_notices([_row(matter, *said) for matter, said in self._words.items()])


def _row(matter: str, words: Callable[[], str], offer: Callable[[], Action] | None) -> NoticeRow:
    return NoticeRow(("program", matter), words(), "news" if offer else "trouble", action=offer() if offer else None)
