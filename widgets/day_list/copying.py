"""Puts a selection together as text: at once when it is short, in slices of time when it is not."""

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from widgets.day_list.page import Page
from widgets.day_list.selection import Span

SLICE_MS = 8  # rendering thousands of rows for their text takes seconds; the interface gets its turn in between


class Copier(QObject):
    """Collects the displayed text of spans and announces it. A new start replaces one that is under way."""

    finished = Signal(str, bool)
    """Carries the text, and whether something of it is private."""

    def __init__(self, page: Page, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._pieces: Iterator[str] = iter(())
        self._collected: list[str] = []
        self._private = False
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def start(self, spans: Iterator[Span]) -> None:
        """Begin. The rows are those of this moment, whatever happens to the page before the end."""
        self._pieces = self._text(spans)
        self._collected, self._private = [], False
        self._go_on()

    def stop(self) -> None:
        """Give up what is under way."""
        self._timer.stop()

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        for piece in self._pieces:
            self._collected.append(piece)
            if clock.elapsed() >= SLICE_MS:
                self._timer.start()
                return
        self._timer.stop()
        self.finished.emit("".join(self._collected), self._private)

    def _text(self, spans: Iterator[Span]) -> Iterator[str]:
        """The pieces of the whole: texts of rows and what joins them. Rows without text leave no trace."""
        page, rows, before = self._page, list(self._page.rows), None
        for span in spans:
            row = rows[span.row]
            text = page.kind(row).text(row, page.look, span.start, span.end)
            if text and before is not None:
                yield page.kind(row).joint(before, row) if type(before) is type(row) else "\n\n"
            if text:
                before = row
                self._private = self._private or page.kind(row).is_private(row)
            yield text
