"""The sidebar: the pages of Nova, and a month whose marked days lead into the diary."""

from collections.abc import Mapping
from datetime import date
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from store.records import Mark
from widgets.day_bar import KEYS
from widgets.icon import draw_icon
from widgets.nav_button import NavButton
from widgets.style import BODY, Look, palette

if TYPE_CHECKING:
    from widgets.picker.calendar import Calendar

PageName = Literal["diary", "settings"]

WIDE, NARROW = 212, 52  # logical pixels at 100 %
FOLDED_BELOW = 720  # of the window, in logical pixels at 100 %
EDGE, BRAND, ABOVE_MONTH, CELL = 12, 56, 20, 26
STAR = 15


class Sidebar(QWidget):
    """Texts or, in a narrow window, icons alone; the month shows where it fits.

    Everything in it can be reached with Tab; the month is one stop, in which arrows move.
    """

    page_requested = Signal(str)
    """Carries the name of a page."""
    day_chosen = Signal(object)
    """A day of the month was chosen; carries the date."""
    month_shown = Signal(int, int)
    """The marks of this year and month are wanted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._folded = False
        self._month: Calendar | None = None
        self._days: tuple[date, date] | None = None
        self._buttons: dict[PageName, NavButton] = {
            "diary": NavButton("diary", look),
            "settings": NavButton("settings", look),
        }
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._buttons["diary"])
        self._column.addStretch(1)
        self._column.addWidget(self._buttons["settings"])
        for name, button in self._buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.page_requested.emit(name))
        self._retranslate()
        self.set_look(look)

    @property
    def folded(self) -> bool:
        """Whether only icons are shown."""
        return self._folded

    def button(self, page: PageName) -> NavButton:
        return self._buttons[page]

    def month(self) -> "Calendar | None":
        """The month, once it was opened."""
        return self._month

    # What it shows

    def show_page(self, page: str) -> None:
        """Mark the page that is open; one that has no button leaves none marked."""
        for name, button in self._buttons.items():
            button.setChecked(name == page)

    def open_month(self) -> None:
        """Make the month, which the window's first picture need not wait for."""
        from widgets.picker.calendar import Calendar

        self._month = month = Calendar(self._look, self, side=CELL)
        month.day_chosen.connect(self.day_chosen)
        month.month_shown.connect(self.month_shown)
        self._column.insertWidget(1, month)
        stops = (self._buttons["diary"], *month.stops(), self._buttons["settings"])
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)
        self._fit()
        if self._days:
            month.follow(*self._days)
        self.ask_for_marks()

    def show_day(self, day: date, today: date) -> None:
        """The day that is open; the month follows it."""
        if (day, today) == self._days:
            return
        self._days = day, today
        if self._month:
            self._month.follow(day, today)

    def ask_for_marks(self) -> None:
        """Days may have changed: ask for the marks of the month in view once more."""
        if self._month:
            shown = self._month.current()
            self.month_shown.emit(shown.year, shown.month)

    def set_marks(self, year: int, month: int, marks: Mapping[date, Mark]) -> None:
        """The answer to `month_shown`."""
        if self._month:
            self._month.set_month(year, month, marks)

    # How it fits

    def fold_for(self, width: int) -> None:
        """Show texts or icons, as a window of that width in logical pixels has room for."""
        folded = width < self._look.px(FOLDED_BELOW)
        if folded != self._folded:
            self._folded = folded
            self._fit()

    def _fit(self) -> None:
        look = self._look
        edge = look.px(8 if self._folded else EDGE)
        self.setFixedWidth(look.px(NARROW if self._folded else WIDE))
        self._column.setContentsMargins(edge, look.px(BRAND), edge, look.px(EDGE))
        self._column.setSpacing(look.px(2))
        for button in self._buttons.values():
            button.set_icon_alone(self._folded)
        self._show_month_where_it_fits()
        self.update()

    def _show_month_where_it_fits(self) -> None:
        if self._month is None:
            return
        self._month.setContentsMargins(0, self._look.px(ABOVE_MONTH), 0, 0)
        rest = self._look.px(BRAND + EDGE) + sum(button.sizeHint().height() for button in self._buttons.values())
        room = self.height() - rest - 3 * self._column.spacing()
        self._month.setVisible(not self._folded and self._month.sizeHint().height() <= room)

    def minimumSizeHint(self) -> QSize:
        """The month never makes the window taller: it gives way."""
        heights = sum(button.minimumSizeHint().height() for button in self._buttons.values())
        return QSize(self.width(), self._look.px(BRAND + EDGE) + heights)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_month_where_it_fits()

    def set_look(self, look: Look) -> None:
        self._look = look
        ground = palette(look.theme)
        ground.setColor(ground.ColorRole.Window, QColor(look.theme.sidebar))
        self.setPalette(ground)
        for button in self._buttons.values():
            button.set_look(look)
        if self._month:
            self._month.set_look(look)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Pages"))
        self._buttons["diary"].set_words(self.tr("Diary"), KEYS["diary"])
        self._buttons["settings"].set_words(self.tr("Settings"), KEYS["settings"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, look = QPainter(self), self._look.theme, self._look
        painter.fillRect(self.rect(), QColor(theme.sidebar))
        mirrored = self.isRightToLeft()
        painter.fillRect(0 if mirrored else self.width() - 1, 0, 1, self.height(), QColor(theme.line))
        self._paint_brand(painter, look, mirrored)

    def _paint_brand(self, painter: QPainter, look: Look, mirrored: bool) -> None:
        size, middle = look.px(STAR), look.px(BRAND) / 2
        pad = (self.width() - size) / 2 if self._folded else look.px(EDGE + 10)
        left = self.width() - pad - size if mirrored else pad
        draw_icon(painter, "star", look.theme.user, left, middle, size)
        if self._folded:
            return
        start = pad + size + look.px(8)
        line = QRectF(look.px(EDGE) if mirrored else start, 0, self.width() - start - look.px(EDGE), look.px(BRAND))
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.setFont(look.font(BODY, QFont.Weight.Bold))
        painter.setPen(QColor(look.theme.text))
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute, "Nova")
