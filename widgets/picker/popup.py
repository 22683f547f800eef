"""The popup that opens below the day's label: a field for a typed date over a month to choose from."""

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from store.records import Mark
from widgets.frame import draw_popup
from widgets.picker.calendar import Calendar
from widgets.picker.date_entry import DateEntry
from widgets.style import Look, palette

PAD = 12  # logical pixels at 100 %


class DatePicker(QWidget):
    """Closes by itself when a day is chosen, on Esc, and on a click elsewhere."""

    day_chosen = Signal(object)
    """Carries the date."""
    month_shown = Signal(int, int)
    """The marks of this year and month are wanted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._entry = DateEntry(look)
        self._calendar = Calendar(look)
        self._column = QVBoxLayout(self)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self._column.addWidget(self._entry)
        self._column.addWidget(self._calendar)
        self._entry.day_entered.connect(self._choose)
        self._calendar.day_chosen.connect(self._choose)
        self._calendar.month_shown.connect(self.month_shown)
        self.set_look(look)
        self._retranslate()

    def open(self, day: date, today: date, below: QWidget) -> None:
        """Open at `day` under the left edge of a widget, wholly on its screen."""
        self._entry.start(today)
        self._calendar.forget_marks()
        self._calendar.show_day(day, today)
        self.adjustSize()
        self.move(self._place(below))
        self.show()
        self._entry.setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self, below: QWidget) -> QPoint:
        corner = below.mapToGlobal(QPoint(0, below.height()))
        free: QRect = below.screen().availableGeometry()
        x = min(corner.x(), free.right() - self.width())
        y = min(corner.y(), free.bottom() - self.height())
        return QPoint(max(free.left(), x), max(free.top(), y))

    def set_marks(self, marks: Mapping[date, Mark]) -> None:
        self._calendar.set_marks(marks)

    def calendar(self) -> Calendar:
        return self._calendar

    def entry(self) -> DateEntry:
        return self._entry

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setPalette(palette(look.theme))
        pad = look.px(PAD)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(look.px(8))
        self._entry.set_look(look)
        self._calendar.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Go to a date"))

    def _choose(self, day: date) -> None:
        self.close()
        self.day_chosen.emit(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_Down:
            self._calendar.focus_day()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        draw_popup(QPainter(self), self.rect(), self._look.theme.page, self._look.theme.line)
