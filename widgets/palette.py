"""The command palette: a field to type a few letters into, over the commands that they may mean."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from widgets.frame import draw_popup
from widgets.palette_hit import Hit
from widgets.palette_hits import HitPainter, HitsModel
from widgets.style import BODY, SMALL, Look, palette

WIDTH, TOP, PAD, SHOWN = 560, 64, 8, 9  # logical pixels at 100 %; SHOWN in rows
STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: SHOWN,
    Qt.Key.Key_PageUp: -SHOWN,
}

Find = Callable[[str], Sequence[Hit]]


class Palette(QWidget):
    """Closes on a choice, on Esc and on a click elsewhere; the keyboard then is where it was before."""

    chosen = Signal(str)
    """Carries the ID of a hit."""

    def __init__(self, find: Find, look: Look, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._find, self._look, self._window = find, look, parent.window()
        self._field = QLineEdit(self, frame=False, maxLength=100)
        self._hits = HitsModel(self)
        self._painter = HitPainter(look, self)
        self._list = QListView(self, uniformItemSizes=True)
        self._nothing = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._connect()
        self._retranslate()

    def _lay_out(self) -> None:
        self._list.setModel(self._hits)
        self._list.setItemDelegate(self._painter)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field keeps the keyboard
        self._list.setMouseTracking(True)
        self._list.setFrameShape(QListView.Shape.NoFrame)
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for part in (self._field, self._list, self._nothing):
            self._column.addWidget(part)

    def _connect(self) -> None:
        self._field.textChanged.connect(self._search)
        self._field.installEventFilter(self)
        self._list.clicked.connect(lambda index: self._choose(index.row()))
        self._list.entered.connect(self._list.setCurrentIndex)
        self._list.selectionModel().currentChanged.connect(lambda _new, _old: self._announce())

    def field(self) -> QLineEdit:
        return self._field

    def list(self) -> QListView:
        return self._list

    def hits(self) -> Sequence[Hit]:
        """What is listed."""
        return self._hits.hits

    def current(self) -> Hit | None:
        """The hit that Enter chooses."""
        row = self._list.currentIndex().row()
        return self._hits.hits[row] if 0 <= row < len(self._hits.hits) else None

    def open(self, look: Look) -> None:
        """Open over the upper middle of the parent's window, with all commands."""
        self._dress(look)
        self._field.clear()
        self._search("")
        window = self._window
        room = window.width() - 2 * look.px(PAD)
        self.setFixedWidth(min(look.px(WIDTH), room))
        self._fit(window.height() - look.px(PAD))
        top = min(look.px(TOP), max(0, window.height() - self.height()))
        self.move(window.mapToGlobal(QPoint((window.width() - self.width()) // 2, top)))
        self.show()
        self._field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _fit(self, room: int) -> None:
        """The list keeps its height while one types, so that nothing jumps."""
        row, field = self._painter.height(), self._field.sizeHint().height()
        rest = field + 3 * self._look.px(PAD)
        rows = max(1, min(SHOWN, len(self._hits.hits), (room - rest) // row))
        self._list.setFixedHeight(rows * row)
        self._nothing.setFixedHeight(rows * row)
        self.setFixedHeight(rest + rows * row)

    def _dress(self, look: Look) -> None:
        self._look = look
        self.setPalette(palette(look.theme))
        pad = look.px(PAD)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(pad)
        self._field.setFont(look.font(BODY))
        self._field.setTextMargins(pad, pad, pad, pad)
        self._list.setFont(look.font(BODY))
        self._nothing.setFont(look.font(SMALL))
        self._painter.set_look(look)

    def _search(self, query: str) -> None:
        self._hits.show(self._find(query))
        found = bool(self._hits.hits)
        self._list.setVisible(found)
        self._nothing.setVisible(not found)
        self._nothing.setText("" if found else self.tr("No command is called like that."))
        if found:
            self._list.setCurrentIndex(self._hits.index(0))
        elif self.isVisible():
            self._say(self._nothing.text())

    def _announce(self) -> None:
        hit = self.current()
        if hit and self.isVisible():
            self._field.setAccessibleDescription(hit.title)
            self._say(hit.title)

    def _say(self, words: str) -> None:
        """To a screen reader, since the keyboard stays in the field."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._field, words))

    def _choose(self, row: int) -> None:
        hit = self._hits.hits[row]
        self.close()
        self.chosen.emit(hit.id)

    def _step(self, rows: int) -> None:
        last = len(self._hits.hits) - 1
        here = self._list.currentIndex().row()
        around = abs(rows) == 1 and not 0 <= here + rows <= last
        to = (here + rows) % (last + 1) if around and last >= 0 else min(max(here + rows, 0), last)
        self._list.setCurrentIndex(self._hits.index(to))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._key(Qt.Key(event.key())):
            return True
        return super().eventFilter(watched, event)

    def _key(self, key: Qt.Key) -> bool:
        """Keys of the list while the field has the keyboard; all others are the field's."""
        if key in STEPS:
            self._step(STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.current():
                self._choose(self._list.currentIndex().row())
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            return False
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Commands"))
        self._field.setAccessibleName(self.tr("Find a command"))
        self._field.setPlaceholderText(self.tr("What do you want to do?"))
        self._list.setAccessibleName(self.tr("Commands found"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        draw_popup(painter, self.rect(), theme.card, theme.line)
        under = self._list.y() - self._look.px(PAD) // 2
        painter.fillRect(1, under, self.width() - 2, 1, theme.line)
