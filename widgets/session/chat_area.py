"""All that stands under the diary: the session's pane, what Morgan asks, the prompt; it shares the height out."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from widgets.prompt import Prompt
from widgets.session.confirmation import Confirmation
from widgets.session.name_question import NameQuestion
from widgets.session.pane import SessionPane
from widgets.style import Look

SHARE = 0.5  # of the window's height, for all but the prompt


class ChatArea(QWidget):
    """Its parts speak for themselves; here they only find their places."""

    left = Signal()
    """Esc in the prompt or the pane: the keyboard is wanted in the page above."""
    retranslated = Signal()
    """The language has changed: whoever wrote words here is to write them anew."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pane = SessionPane(look, self)
        self.confirmation = Confirmation(look, self)
        self.name_question = NameQuestion(look, self)
        self.prompt = Prompt(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.pane, self.confirmation, self.name_question, self.prompt):
            column.addWidget(part)
        self.setFocusProxy(self.prompt)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.prompt.left.connect(self.left)
        self.pane.left.connect(self.left)
        self.confirmation.closed.connect(self.prompt.edit.setFocus)
        self._window: QWidget | None = None
        edge = self.pane.list.verticalScrollBar().sizeHint().width()
        for part in (self.pane, self.confirmation, self.name_question, self.prompt):
            part.set_edge(edge)

    def focus_prompt(self) -> None:
        """Give the keyboard to the prompt, or to a question that waits."""
        if self.confirmation.number:
            self.confirmation.keep.setFocus()
        else:
            self.prompt.edit.setFocus()

    def share_out(self) -> None:
        """Give the question what it needs, and the pane the rest of the area's share of the window."""
        room = int(self.window().height() * SHARE)
        if self.confirmation.number:
            self.confirmation.fit(room)
            room -= self.confirmation.height()
        self.pane.fit(room)

    def set_look(self, look: Look) -> None:
        for part in (self.pane, self.confirmation, self.name_question, self.prompt):
            part.set_look(look)
        self.share_out()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.ParentChange) and self.window() is not self._window:
            self._follow(self.window())
        return super().event(event)

    def _follow(self, window: QWidget) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        window.installEventFilter(self)
        self.share_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.share_out()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslated.emit()

    def panes(self) -> Sequence[QWidget]:
        """The parts that the keyboard is led through, from the top."""
        return (self.pane, self.confirmation, self.name_question, self.prompt)
