"""Asks the person for their word before something is replaced or removed: Keep is the default, and waits."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from widgets.button import Button
from widgets.day_list.column import Column
from widgets.day_list.scroll_bar import ScrollBar
from widgets.frame import draw_box
from widgets.session.question_card import Question, QuestionCard
from widgets.style import UNIT, Look, palette

PAD = 12
LEAST = 120  # of the whole, where the window has no room; logical pixels at 100 %


class Confirmation(QWidget):
    """One question about one change or several. Hidden while nothing is asked; it never goes away by itself."""

    decided = Signal(int, object)
    """Carries the question's number and the choices that are to be done, as a frozenset."""
    closed = Signal()
    """Nothing is asked any more, and the keyboard was in here."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = self._edge = self._room = 0
        self._cards: list[QuestionCard] = []
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setVerticalScrollBar(ScrollBar(self._scroll))
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.keep = Button("check", look, self)
        self.act = Button("warning", look, self)
        self.keep.clicked.connect(lambda: self._decide(frozenset()))
        self.act.clicked.connect(self._act)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.keep)
        self._buttons.addWidget(self.act)
        self._buttons.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll)
        self._column.addLayout(self._buttons)
        self.hide()
        self.set_look(look)

    @property
    def number(self) -> int:
        """Of the question that is asked; 0 for none."""
        return self._number

    @property
    def cards(self) -> Sequence[QuestionCard]:
        return self._cards

    def ask(self, number: int, questions: Sequence[Question]) -> None:
        """Show a question; the same number again says it in other words and keeps what was ticked."""
        again = number == self._number
        ticked = {card.question.choice for card in self._cards if card.chosen} if again else set()
        self._number = number
        self._fill(questions, ticked)
        self._retranslate()
        self.show()
        self.updateGeometry()
        if not again:
            self._scroll.verticalScrollBar().setValue(0)
            self.keep.setFocus(Qt.FocusReason.OtherFocusReason)
            self._announce()

    def close_question(self, number: int) -> None:
        """The question was answered, or its turn has ended."""
        if number != self._number:
            return
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        self._number = 0
        self.hide()
        self._fill((), ())
        if had_focus:
            self.closed.emit()

    def _fill(self, questions: Sequence[Question], ticked: Collection[str]) -> None:
        several = len(questions) > 1
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(UNIT))
        self._cards = [QuestionCard(question, self._look, inside, several=several) for question in questions]
        for card in self._cards:
            card.choose(card.question.choice in ticked)
            card.toggled.connect(self._retranslate)
            column.addWidget(card)
        column.addStretch(1)
        inside.setPalette(palette(self._look.theme))
        self._scroll.setWidget(inside)

    def _act(self) -> None:
        several = len(self._cards) > 1
        self._decide(frozenset(card.question.choice for card in self._cards if card.chosen or not several))

    def _decide(self, chosen: frozenset[str]) -> None:
        if self._number:
            self.decided.emit(self._number, chosen)

    def _announce(self) -> None:
        """A screen reader says at once what is asked."""
        words = " ".join([self.accessibleName(), *(card.spoken() for card in self._cards)])
        event = QAccessibleAnnouncementEvent(self, words)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    # How it is shown

    def wanted_height(self, width: int) -> int:
        """In pixels, where nothing needs to scroll."""
        inside = self._scroll.widget()
        layout = inside.layout() if inside else None
        column = Column.within(width - self._edge, self._look).width - 2 * self._look.px(PAD)
        content = layout.heightForWidth(column) if layout else 0
        return content + self.keep.height_hint() + self._look.px(PAD) * 3 + self._look.px(UNIT)

    def fit(self, room: int) -> None:
        """Take no more height than `room` pixels, as far as that can be used."""
        self._room = room
        self.setFixedHeight(max(min(self.wanted_height(self.width()), room), self._look.px(LEAST)))

    def set_edge(self, edge: int) -> None:
        """How many pixels at the right belong to the scroll bar of the list above, so that the columns agree."""
        self._edge = edge
        self._lay_out()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setPalette(palette(look.theme))
        self._scroll.setPalette(palette(look.theme))
        for button in (self.keep, self.act):
            button.set_look(look)
        for card in self._cards:
            card.set_look(look)
        self._lay_out()

    def _lay_out(self) -> None:
        look, column = self._look, Column.within(self.width() - self._edge, self._look)
        pad, right = look.px(PAD), self.width() - column.left - column.width
        self._column.setContentsMargins(column.left + pad, pad + look.px(UNIT), right + pad, pad)
        self._column.setSpacing(pad)
        self._buttons.setSpacing(look.px(UNIT))

    def _retranslate(self) -> None:
        several, chosen = len(self._cards) > 1, sum(card.chosen for card in self._cards)
        self.setAccessibleName(self.tr("Morgan asks for your word"))
        keep = self.tr("Keep all") if several else self.tr("Keep")
        self.keep.set_words(keep, self.tr("Leave everything as it is"), "Esc")
        if several:
            self.act.set_words(
                self.tr("Do what is ticked (%Ln)", "", chosen), self.tr("Do what is ticked, keep the rest")
            )
        elif self._cards:
            question = self._cards[0].question
            self.act.set_words(question.yes, question.title)
        self.act.setEnabled(not several or chosen > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._decide(frozenset())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        if self._number and event.size().width() != event.oldSize().width():
            self.fit(self._room)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter, column = QPainter(self), Column.within(self.width() - self._edge, self._look)
        painter.fillRect(self.rect(), QColor(theme.page))
        top = look.px(UNIT)
        box = QRectF(column.left, top, column.width, self.height() - top)
        draw_box(painter, box, look, theme.card, theme.badge)
