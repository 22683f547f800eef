"""A month of days to choose from, with marks on the days that hold something.

It asks for the marks of a month by `month_shown` and paints those that `set_marks` brings.
"""

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from store.records import Mark
from widgets.button import Button
from widgets.dates import capitalised, shifted
from widgets.picker.day_cell import SIDE, CellDay, DayCell
from widgets.picker.month import WEEKS, month_end, month_page, month_shifted
from widgets.style import BODY, LABEL, SMALL, Look

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -7, Qt.Key.Key_Down: 7}
MONTHS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class Calendar(QWidget):
    """Arrows move by days and weeks, PageUp and PageDown by months (with Shift by years), Home and End within one."""

    day_chosen = Signal(object)
    """A day was clicked, or Enter pressed on it; carries the date."""
    month_shown = Signal(int, int)
    """The marks of this year and month are wanted."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, side: int = SIDE) -> None:
        super().__init__(parent)
        self._look, self._compact = look, side < SIDE
        self._chosen = self._today = self._current = date(2000, 1, 1)
        self._marks: dict[date, Mark] = {}
        self._title = QLabel()
        self._back, self._on = (
            Button("chevron-left", look, outlined=False),
            Button("chevron-right", look, outlined=False),
        )
        self._names = [QLabel(alignment=Qt.AlignmentFlag.AlignCenter) for _ in range(7)]
        self._cells = [DayCell(look, self, side=side) for _ in range(WEEKS * 7)]
        self._grid = QGridLayout()
        self._lay_out()
        self._connect()
        self.set_look(look)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        for button in (self._back, self._on):
            button.set_icon_alone(True)
            head.addWidget(button)
        for column, name in enumerate(self._names):
            self._grid.addWidget(name, 0, column)
        for index, cell in enumerate(self._cells):
            self._grid.addWidget(cell, 1 + index // 7, index % 7)
        self._grid.setSpacing(0)
        column_of_all = QVBoxLayout(self)
        column_of_all.setContentsMargins(0, 0, 0, 0)
        column_of_all.addLayout(head)
        column_of_all.addLayout(self._grid)

    def _connect(self) -> None:
        self._back.clicked.connect(lambda: self._move(month_shifted(self._current, -1)))
        self._on.clicked.connect(lambda: self._move(month_shifted(self._current, 1)))
        for cell in self._cells:
            cell.clicked.connect(lambda _=False, cell=cell: self._choose(cell))
            cell.installEventFilter(self)

    # What it shows

    def show_day(self, chosen: date, today: date) -> None:
        """Open at a day, and ask for its month's marks."""
        self.follow(chosen, today)
        self.month_shown.emit(chosen.year, chosen.month)

    def follow(self, chosen: date, today: date) -> None:
        """The same, with the marks that are known."""
        self._chosen, self._today, self._current = chosen, today, chosen
        self._fill()

    def stops(self) -> tuple[QWidget, ...]:
        """All that may take the keyboard, in the order of Tab."""
        return (self._back, self._on, *self._cells)

    def set_marks(self, marks: Mapping[date, Mark]) -> None:
        """Marks of the month shown; those of other days are kept out of sight until their month is shown."""
        self._marks.update(marks)
        self._fill()

    def set_month(self, year: int, month: int, marks: Mapping[date, Mark]) -> None:
        """All the marks of one month, in the place of those it had; nothing is drawn where nothing changed."""
        others = {day: mark for day, mark in self._marks.items() if (day.year, day.month) != (year, month)}
        known = {**others, **marks}
        if known != self._marks:
            self._marks = known
            self._fill()

    def forget_marks(self) -> None:
        """Drop the marks, because days may have changed since."""
        self._marks.clear()
        self._fill()

    def current(self) -> date:
        """The day that the keyboard is on."""
        return self._current

    def cell(self, day: date) -> DayCell | None:
        """The cell of a day on the page shown."""
        return next((cell for cell in self._cells if cell.day() == day), None)

    def focus_day(self) -> None:
        """Give the keyboard to the current day."""
        cell = self.cell(self._current)
        if cell:
            cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        locale, shown = QLocale(), self._current
        self._title.setText(capitalised(f"{locale.standaloneMonthName(shown.month)} {shown.year}"))
        days = month_page(shown.year, shown.month, locale.firstDayOfWeek().value)
        for cell, day in zip(self._cells, days, strict=True):
            cell.show_day(self._cell_day(day) if day else None)
            cell.describe()
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus if day == shown else Qt.FocusPolicy.ClickFocus)
        self._back.setEnabled((shown.year, shown.month) > (date.min.year, date.min.month))
        self._on.setEnabled((shown.year, shown.month) < (date.max.year, date.max.month))

    def _cell_day(self, day: date) -> CellDay:
        outside = (day.year, day.month) != (self._current.year, self._current.month)
        mark = None if outside else self._marks.get(day)  # those of other months have not been asked for
        return CellDay(day, mark, day == self._today, day == self._chosen, outside)

    # Moving about

    def _move(self, day: date) -> None:
        turned = (day.year, day.month) != (self._current.year, self._current.month)
        had_focus = any(cell.hasFocus() for cell in self._cells)
        self._current = day
        self._fill()
        if had_focus:
            self.focus_day()
        if turned:
            self.month_shown.emit(day.year, day.month)

    def _choose(self, cell: DayCell) -> None:
        day = cell.day()
        if day:
            self.day_chosen.emit(day)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._key(event):
            return True
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.day_chosen.emit(self._current)
            return True
        to = self._target(key, years=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        if to is None:
            return False
        self._move(to)
        return True

    def _target(self, key: Qt.Key, *, years: bool) -> date | None:
        """Where a key leads from the current day; None for keys that mean nothing here."""
        if key in STEPS:
            mirrored = self.isRightToLeft() and abs(STEPS[key]) == 1
            return shifted(self._current, -STEPS[key] if mirrored else STEPS[key]) or self._current
        if key in MONTHS:
            return month_shifted(self._current, MONTHS[key] * (12 if years else 1))
        if key == Qt.Key.Key_Home:
            return self._current.replace(day=1)
        return month_end(self._current) if key == Qt.Key.Key_End else None

    # Look and language

    def set_look(self, look: Look) -> None:
        self._look = look
        self._title.setFont(look.font(SMALL if self._compact else BODY, QFont.Weight.DemiBold))
        quiet = QPalette(self.palette())
        quiet.setColor(QPalette.ColorRole.WindowText, QColor(look.theme.quiet))
        for name in self._names:
            name.setFont(look.font(LABEL))
            name.setPalette(quiet)
        for button in (self._back, self._on):
            button.set_look(look)
        for cell in self._cells:
            cell.set_look(look)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        locale = QLocale()
        self._back.set_words(self.tr("Month before"), self.tr("The month before"), "PgUp")
        self._on.set_words(self.tr("Month after"), self.tr("The month after"), "PgDown")
        for index, name in enumerate(self._names):
            weekday = (locale.firstDayOfWeek().value - 1 + index) % 7 + 1
            name.setText(narrow_weekday(locale, weekday))
            name.setAccessibleName(locale.standaloneDayName(weekday))
        self._fill()


def narrow_weekday(locale: QLocale, weekday: int) -> str:
    """One letter for a weekday; the locale "C" has figures there, which would look like days."""
    name = locale.standaloneDayName(weekday, QLocale.FormatType.NarrowFormat)
    return name if not name.isdigit() else locale.standaloneDayName(weekday, QLocale.FormatType.ShortFormat)[:1]
