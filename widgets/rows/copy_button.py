"""The button that copies a text: quiet until its card is hovered or it has the focus, then it says what it did."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from widgets import clipboard
from widgets.rows.quiet_button import QuietButton
from widgets.style import Look

ANSWER_MS = 1000  # how long "Copied" stays


class CopyButton(QuietButton):
    """Copies what `source` returns at the moment of the click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._source: Callable[[], str] | None = None
        self._private = False
        self._answer = QTimer(self, singleShot=True, interval=ANSWER_MS)
        self._answer.timeout.connect(self.update)
        self.clicked.connect(self._copy)

    def bind(self, source: Callable[[], str], name: str, look: Look, private: bool = False) -> None:
        """Copy another text from now on. name: what a screen reader calls the button; private: see `clipboard.copy`."""
        self._source, self._private = source, private
        self._answer.stop()
        self.dress(name, look)

    @property
    def answers(self) -> bool:
        return self._answer.isActive()

    def icon_name(self) -> str:
        return "check" if self.answers else "copy"

    def words(self) -> str:
        return copied_word() if self.answers else copy_word()

    def all_words(self) -> Sequence[str]:
        return copy_word(), copied_word()

    def hideEvent(self, event: QHideEvent) -> None:
        self._answer.stop()
        super().hideEvent(event)

    def _copy(self) -> None:
        if self._source is None:
            return
        clipboard.copy(self._source(), self._private)
        self._answer.start()
        self.update()


def copy_word() -> str:
    return QCoreApplication.translate("CopyButton", "Copy")


def copied_word() -> str:
    return QCoreApplication.translate("CopyButton", "Copied")
