"""The card of one change that waits for the person's word: what would happen, to which text."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from widgets.frame import draw_box
from widgets.plain_text import PlainText
from widgets.style import BODY, SMALL, UNIT, Look
from widgets.tick_box import TickBox

PAD = 12  # from the border to the text, in logical pixels at 100 %


@dataclass(frozen=True, slots=True)
class Question:
    """Words in the interface's language, texts as they are stored.

    choice: names the change in the answer; title: what would happen; passages: the record's text, each with what it
    is, which may be empty; yes: the word that does it; several: the same for one of several.
    """

    choice: str
    title: str
    passages: tuple[tuple[str, str], ...]
    yes: str
    several: str


class QuestionCard(QWidget):
    """chosen: whether the person wants it done; only where several are asked together is there a box for it."""

    toggled = Signal()

    def __init__(self, question: Question, look: Look, parent: QWidget | None = None, *, several: bool = False) -> None:
        super().__init__(parent)
        self.question = question
        self._look = look
        self._title = PlainText(question.title, look, self, size=SMALL, quiet=True)
        self._texts = list(self._passages())
        self._column = QVBoxLayout(self)
        for widget in (self._title, *self._texts):
            self._column.addWidget(widget)
        self._box = TickBox(question.several, look, self) if several else None
        if self._box:
            self._box.setAccessibleDescription(self.spoken())
            self._box.toggled.connect(self.toggled)
            self._column.addWidget(self._box, 0, Qt.AlignmentFlag.AlignLeft)
        self.set_look(look)

    def _passages(self) -> list[PlainText]:
        made = []
        for label, text in self.question.passages:
            if label:
                made.append(PlainText(label, self._look, self, size=SMALL, quiet=True))
            made.append(PlainText(text, self._look, self, size=BODY))
        return made

    @property
    def chosen(self) -> bool:
        return self._box is not None and self._box.isChecked()

    def choose(self, chosen: bool) -> None:
        if self._box:
            self._box.setChecked(chosen)

    @property
    def box(self) -> TickBox | None:
        return self._box

    def spoken(self) -> str:
        """All of the card, for a screen reader."""
        return " ".join(text.text for text in (self._title, *self._texts))

    def set_look(self, look: Look) -> None:
        self._look = look
        pad = look.px(PAD)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(look.px(UNIT / 2))
        for text in (self._title, *self._texts):
            text.set_look(look)
        if self._box:
            self._box.set_look(look)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        draw_box(QPainter(self), QRectF(self.rect()), self._look, theme.code, theme.line)
