"""The button over the rows that says how much came below while somebody reads above, and leads there."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from widgets.button import Button
from widgets.day_list.address_line import address_height
from widgets.style import UNIT, Look


class EndButton(Button):
    """Hidden until something comes; the list hides it when the end of the page is seen."""

    def __init__(self, look: Look, viewport: QWidget) -> None:
        super().__init__("to-end", look, viewport)
        self._count = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the list hands out the focus
        self.hide()

    def add(self, count: int) -> None:
        """So many messages more."""
        self._count += count
        self._say()
        self.setVisible(self._count > 0)

    def clear(self) -> None:
        """All of it has been seen."""
        self._count = 0
        self.hide()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._say()

    def place(self, viewport: QWidget) -> None:
        """At the bottom, in the middle, above the line that shows addresses."""
        room = viewport.width() - 2 * self._look.px(UNIT)
        self.resize(min(self.width_with_text(), room), self.height_hint())
        bottom = viewport.height() - self.height() - address_height(self._look) - self._look.px(UNIT)
        self.move((viewport.width() - self.width()) // 2, bottom)

    def _say(self) -> None:
        self.set_words(self.tr("To the end · %Ln new", "", self._count), "")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
