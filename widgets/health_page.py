"""The page that says how everything stands that Morgan needs, each with what to do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from widgets.button import Button
from widgets.column_page import ColumnPage
from widgets.icon import SIZE, draw_icon
from widgets.plain_text import PlainText
from widgets.style import SMALL, UNIT, Look

State = Literal["good", "warning", "bad", "unknown"]
ICONS: dict[State, str] = {"good": "check", "warning": "bell", "bad": "warning", "unknown": "clock"}


@dataclass(frozen=True, slots=True)
class Check:
    """Words in the interface's language. subject: what was looked at; standing: its state; words: what to do."""

    state: State
    subject: str
    standing: str
    words: str


class Sign(QWidget):
    """The icon of a state; the words beside it say the same."""

    def __init__(self, state: State, look: Look) -> None:
        super().__init__()
        self._state, self._look = state, look
        self.setFixedSize(look.px(SIZE + UNIT), look.px(SIZE + UNIT / 2))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, size = self._look.theme, self._look.px(SIZE)
        ink = {"good": theme.assistant, "unknown": theme.quiet}.get(self._state, theme.badge)
        draw_icon(QPainter(self), ICONS[self._state], ink, 0, self.height() / 2, size)


class HealthPage(ColumnPage):
    """Shows what it is given; `look_wanted` asks for a new look at everything."""

    look_wanted = Signal()
    retranslated = Signal()
    """The language has changed: the checks are to be said anew."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._checks: Sequence[Check] | None = None
        self.again = Button("retry", look)
        self.again.clicked.connect(self.look_wanted)
        self._grid = QWidget()
        self.column.addWidget(self._grid)
        self.column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # arrows scroll it
        self.set_look(look)

    def show_checks(self, checks: Sequence[Check] | None) -> None:
        """None: somebody is looking."""
        self._checks = checks
        self.again.setEnabled(checks is not None)
        self._fill()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.again.set_look(look)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Health"))
        self.setAccessibleName(self.tr("Health"))
        self.again.set_words(self.tr("Look again"), self.tr("Look at everything once more"))
        self._fill()
        self.retranslated.emit()

    def _fill(self) -> None:
        old, self._grid = self._grid, QWidget()
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, self.look.px(UNIT), 0, self.look.px(UNIT))
        grid.setHorizontalSpacing(self.look.px(UNIT))
        grid.setVerticalSpacing(self.look.px(2))
        grid.setColumnStretch(1, 1)
        if self._checks is None:
            grid.addWidget(PlainText(self.tr("Looking…"), self.look, quiet=True), 0, 1)
        for check in self._checks or ():
            self._add(grid, check)
        said = [f"{check.subject}: {check.standing}. {check.words}" for check in self._checks or ()]
        self.setAccessibleDescription("\n".join(said))
        self.column.replaceWidget(old, self._grid)
        old.deleteLater()

    def _add(self, grid: QGridLayout, check: Check) -> None:
        look, row = self.look, grid.rowCount()
        grid.addWidget(Sign(check.state, look), row, 0, Qt.AlignmentFlag.AlignTop)
        head = PlainText(f"{check.subject} · {check.standing}", look, weight=QFont.Weight.DemiBold)
        grid.addWidget(head, row, 1)
        grid.addWidget(PlainText(check.words, look, size=SMALL, quiet=True), row + 1, 1)
        grid.setRowMinimumHeight(row + 2, look.px(UNIT))
