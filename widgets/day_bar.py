"""The bar above a day: which day it is, how much it holds, and the ways to other days.

It knows no store. It is told what to show and says by signals where the person wants to go.
"""

from dataclasses import dataclass
from datetime import date
from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from widgets.button import Button, tip_with_keys
from widgets.dates import joined, shifted
from widgets.day_label import DayLabel
from widgets.style import Look

Arrangement = Literal["wide", "icons", "stacked"]

# The keys that the tooltips name; the first two are the day list's own, the others the window's.
KEYS = {
    "day_before": "Left",
    "day_after": "Right",
    "previous_entry": "Alt+PgUp",
    "next_entry": "Alt+PgDown",
    "today": "Alt+Home",
    "pick": "Ctrl+G",
    "menu": "F10",
    "diary": "Ctrl+1",
    "settings": "Ctrl+,",
}
TEXTS_FROM = 720  # narrower than this, buttons show icons only; in logical pixels at 100 %
LABEL_ROOM = 300  # what the label wants beside texts
EDGE, GROUP, GAP = 20, 12, 6


@dataclass(frozen=True, slots=True)
class DayHead:
    """What the bar shows. previous_entry, next_entry: whether there is one to go to.

    known: False while the day is on its way, so that nothing is said of how much it holds.
    """

    day: date
    today: date
    conversations: int = 0
    memories: int = 0
    previous_entry: bool = False
    next_entry: bool = False
    known: bool = True
    agenda: int = 0
    journal: int = 0


class Group(QWidget):
    """Buttons in a row that move together, in the order that Tab visits them."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            self._row.addWidget(button)

    def set_gap(self, pixels: int) -> None:
        self._row.setSpacing(pixels)


class DayBar(QWidget):
    """Arrows, the day's label, Previous entry, Next entry, Today, and the button of the window's menu."""

    day_requested = Signal(object)
    """One day back or forward; carries the date."""
    previous_entry_requested = Signal()
    next_entry_requested = Signal()
    today_requested = Signal()
    picker_requested = Signal()
    menu_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._head: DayHead | None = None
        self._before = Button("chevron-left", look)
        self._after = Button("chevron-right", look)
        self._label = DayLabel(look)
        self._previous = Button("previous-entry", look)
        self._next = Button("next-entry", look, trailing=True)
        self._today = Button("today", look, trailing=True)
        self._menu = Button("more", look, outlined=False)
        self._menu.set_icon_alone(True)
        self._arrangement: Arrangement = "wide"
        self._arrows = Group(self._before, self._after)
        self._entries = Group(self._previous, self._next, self._today)
        self._grid = QGridLayout(self)
        self._connect()
        self._retranslate()
        self.set_look(look)

    def _connect(self) -> None:
        self._before.clicked.connect(lambda: self._step(-1))
        self._after.clicked.connect(lambda: self._step(1))
        self._label.clicked.connect(self.picker_requested)
        self._previous.clicked.connect(self.previous_entry_requested)
        self._next.clicked.connect(self.next_entry_requested)
        self._today.clicked.connect(self.today_requested)
        self._menu.clicked.connect(self.menu_requested)

    def show_day(self, head: DayHead) -> None:
        self._head = head
        self._label.set_day(head.day, head.today, self._counts(head))
        tip = tip_with_keys(self.tr("Go to a date"), KEYS["pick"])
        self._label.setToolTip("\n".join(filter(None, (self._label.text(), self._counts(head), tip))))
        self._before.setEnabled(shifted(head.day, -1) is not None)
        self._after.setEnabled(shifted(head.day, 1) is not None)
        self._previous.setEnabled(head.previous_entry)
        self._next.setEnabled(head.next_entry)
        self._today.setEnabled(head.day != head.today)

    @property
    def leads_to_previous(self) -> bool:
        """Whether there is an earlier day with a conversation."""
        return self._previous.isEnabled()

    @property
    def leads_to_next(self) -> bool:
        """Whether there is a later one."""
        return self._next.isEnabled()

    def label(self) -> DayLabel:
        """Where a date picker belongs."""
        return self._label

    def menu_button(self) -> Button:
        """Where the window's menu belongs."""
        return self._menu

    def arrangement(self) -> Arrangement:
        """wide: with texts; icons: one row of icons; stacked: the label over the icons."""
        return self._arrangement

    def set_look(self, look: Look) -> None:
        self._look = look
        for button in (*self._buttons(), self._menu):
            button.set_look(look)
        self._label.set_look(look)
        for group in (self._arrows, self._entries):
            group.set_gap(look.px(GAP))
        self._arrange()
        self.update()

    def _buttons(self) -> tuple[Button, ...]:
        """Those that share a line at every width."""
        return (self._before, self._after, self._previous, self._next, self._today)

    def _counts(self, head: DayHead) -> str:
        if not head.known:
            return ""
        conversations = self.tr("%Ln conversation(s)", "", head.conversations) if head.conversations else ""
        memories = self.tr("%Ln memory(s)", "", head.memories) if head.memories else ""
        agenda = self.tr("%Ln on the agenda", "", head.agenda) if head.agenda else ""
        journal = self.tr("%Ln in the journal", "", head.journal) if head.journal else ""
        return joined(conversations, memories, agenda, journal) or self.tr("No entries")

    def _step(self, days: int) -> None:
        to = shifted(self._head.day, days) if self._head else None
        if to is not None:
            self.day_requested.emit(to)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._arrange()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Day"))
        self._before.set_words(self.tr("Day before"), self.tr("The day before"), KEYS["day_before"])
        self._after.set_words(self.tr("Day after"), self.tr("The day after"), KEYS["day_after"])
        tip = self.tr("The closest earlier day with a conversation")
        self._previous.set_words(self.tr("Previous entry"), tip, KEYS["previous_entry"])
        tip = self.tr("The closest later day with a conversation")
        self._next.set_words(self.tr("Next entry"), tip, KEYS["next_entry"])
        self._today.set_words(self.tr("Today"), self.tr("Back to today"), KEYS["today"])
        self._menu.set_words(self.tr("Menu"), self.tr("Menu"), KEYS["menu"])
        if self._head:
            self.show_day(self._head)

    # How it fits its width

    def minimumSizeHint(self) -> QSize:
        icons = sum(button.least() for button in self._buttons())
        gaps = self._look.px(GAP) * 3 + self._look.px(GROUP) * 3
        return QSize(icons + gaps, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitting() != self._arrangement:
            self._arrange()

    def _fitting(self) -> Arrangement:
        look = self._look
        icon, gaps = self._before.height_hint(), look.px(GAP) * 3
        texts = sum(button.width_with_text() for button in (self._previous, self._next, self._today))
        wide = look.px(EDGE) * 2 + look.px(GROUP) * 3 + gaps + icon * 3 + texts + look.px(LABEL_ROOM)
        if self.width() >= max(look.px(TEXTS_FROM), wide):
            return "wide"
        icons = look.px(GROUP) * 2 + look.px(GAP) * 3 + gaps + icon * 6 + self._label.least()
        return "icons" if self.width() >= icons else "stacked"

    def _arrange(self) -> None:
        self._arrangement = self._fitting()
        stacked, wide = self._arrangement == "stacked", self._arrangement == "wide"
        edge, gap = self._look.px(EDGE if wide else GROUP), self._look.px(GROUP if wide else GAP)
        self._grid.setContentsMargins(edge, gap if stacked else self._look.px(8), edge, self._look.px(8))
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(self._look.px(4))
        self._before.set_icon_alone(True)
        self._after.set_icon_alone(True)
        for button in (self._previous, self._next, self._today):
            button.set_icon_alone(not wide)
        self._grid.addWidget(self._arrows, 1 if stacked else 0, 0)
        self._grid.addWidget(self._label, 0, 0 if stacked else 1, 1, 3 if stacked else 1)
        trailing, columns = Qt.AlignmentFlag.AlignTrailing, 2 if stacked else 1
        self._grid.addWidget(self._entries, 1 if stacked else 0, 2, 1, columns, trailing)
        self._grid.addWidget(self._menu, 0, 3, trailing)
        self._grid.setColumnStretch(1, 1)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        painter.fillRect(self.rect(), QColor(theme.page))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.line))
