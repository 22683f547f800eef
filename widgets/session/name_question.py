"""Asks for the person's name, once, in a line above the prompt."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from widgets.button import Button
from widgets.day_list.column import Column
from widgets.frame import draw_box, draw_focus
from widgets.plain_text import PlainText
from widgets.style import BODY, SMALL, UNIT, Look, palette

LONGEST = 200  # letters that the field takes; a name that is too long is refused with words, not cut


class NameQuestion(QWidget):
    """Hidden until `ask`; whether a name will do is the program's affair, which says `refuse` or `finish`."""

    given = Signal(str)
    """The person wants to be called so."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._edge = look, 0
        self._words = PlainText("", look, self)
        self._refused = PlainText("", look, self, size=SMALL, quiet=True)
        self.field = QLineEdit(self)
        self.field.setMaxLength(LONGEST)
        self.field.setFrame(False)
        self.field.installEventFilter(self)
        self.field.returnPressed.connect(self._give)
        self._save, self._later = Button("check", look, self), Button("clock", look, self, outlined=False, quiet=True)
        self._save.clicked.connect(self._give)
        self._later.clicked.connect(self.finish)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self._words, 0, 0, 1, 3)
        self._grid.addWidget(self.field, 1, 0)
        self._grid.addWidget(self._save, 1, 1)
        self._grid.addWidget(self._later, 1, 2)
        self._grid.addWidget(self._refused, 2, 0, 1, 3)
        self._refused.hide()
        self.hide()
        self._retranslate()
        self.set_look(look)

    def ask(self) -> None:
        """Show it, and leave the keyboard where it is: the person may be writing."""
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._words.text))

    def refuse(self, problem: str) -> None:
        """Say why a name will not do; the field keeps it."""
        self._refused.set_text(problem)
        self._refused.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """Ask no longer."""
        self.hide()
        self.field.clear()

    def _give(self) -> None:
        self.given.emit(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.finish()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The ring around the field is painted here."""
        if watched is self.field and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def set_edge(self, edge: int) -> None:
        """How many pixels at the right belong to the scroll bar of the list above, so that the columns agree."""
        self._edge = edge
        self._lay_out()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setPalette(palette(look.theme))
        self.field.setFont(look.font(BODY))
        self.field.setMinimumHeight(look.px(32))
        self.field.setTextMargins(look.px(UNIT), 0, look.px(UNIT), 0)
        self.field.setPalette(_bare(look))
        for part in (self._words, self._refused, self._save, self._later):
            part.set_look(look)
        self._lay_out()

    def _lay_out(self) -> None:
        look, column = self._look, Column.within(self.width() - self._edge, self._look)
        right = self.width() - column.left - column.width
        self._grid.setContentsMargins(column.left, look.px(UNIT), right, look.px(UNIT))
        self._grid.setSpacing(look.px(UNIT))

    def _retranslate(self) -> None:
        self._words.set_text(self.tr("What may I call you? It stands on your messages and in what I remember."))
        self.field.setAccessibleName(self.tr("Your name"))
        self.field.setPlaceholderText(self.tr("Your name"))
        self._save.set_words(self.tr("Save"), self.tr("Keep this name in the settings"))
        self._later.set_words(self.tr("Not now"), self.tr("Ask again another time"), "Esc")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.page))
        painter.fillRect(0, 0, self.width(), 1, QColor(self._look.theme.line))
        box, theme = QRectF(self.field.geometry()), self._look.theme
        draw_box(painter, box, self._look, theme.card, theme.line)
        if self.field.hasFocus():
            draw_focus(painter, box, self._look)


def _bare(look: Look) -> QPalette:
    """Without a ground of its own, so that the box around it is seen."""
    colours = palette(look.theme)
    colours.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
    return colours
