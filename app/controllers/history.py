"""Remembers where the reader was before each jump, so that it can be gone back to."""

from PySide6.QtCore import QObject

from widgets.day.places import Stay
from widgets.diary import DiaryPage

MOST = 100  # jumps; who goes back that far has long lost count


class History(QObject):
    """As in a browser: going somewhere new forgets what lay ahead. Kept for as long as the program runs."""

    def __init__(self, page: DiaryPage) -> None:
        super().__init__(page)
        self._page = page
        self._behind: list[Stay] = []
        self._ahead: list[Stay] = []
        self._returning = False
        page.jumping.connect(self._keep)
        page.back_requested.connect(self.back)
        page.forward_requested.connect(self.forward)

    @property
    def can_go_back(self) -> bool:
        return bool(self._behind)

    @property
    def can_go_forward(self) -> bool:
        return bool(self._ahead)

    def back(self) -> None:
        """To where the last jump began; with nowhere to go it does nothing."""
        self._go(self._behind, self._ahead)

    def forward(self) -> None:
        """To where going back began."""
        self._go(self._ahead, self._behind)

    def _go(self, source: list[Stay], other: list[Stay]) -> None:
        if not source:
            return
        here = self._page.place()
        if here:
            other.append(here)
        self._returning = True
        self._page.return_to(source.pop())
        self._returning = False

    def _keep(self) -> None:
        here = self._page.place()
        if self._returning or here is None or here in self._behind[-1:]:
            return
        self._behind = [*self._behind[1 - MOST :], here]
        self._ahead.clear()
