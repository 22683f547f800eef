"""The window: the diary's page, the keys that work everywhere in it, and its size and place."""

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.controllers.diary import DiaryController
from app.options import SMALLEST
from app.preferences import Preferences
from app.window_state import WindowState
from widgets.dates import day_title
from widgets.day_bar import KEYS
from widgets.diary import DiaryPage

if TYPE_CHECKING:
    from app.menu import WindowMenu

USUAL = (1000, 800)  # logical pixels


class MainWindow(QWidget):
    """Shows the page and nothing else.

    closed: it is about to close, and still knows its size and place.
    """

    closed = Signal()

    def __init__(self, page: DiaryPage, diary: DiaryController, preferences: Preferences) -> None:
        super().__init__()
        self._page, self._diary, self._preferences = page, diary, preferences
        self._menu: WindowMenu | None = None
        self.setMinimumSize(SMALLEST, SMALLEST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page)
        self.setFocusProxy(page)
        self._connect_keys()
        page.bar.menu_requested.connect(self.open_menu)
        diary.titled.connect(lambda _day: self._entitle())

    def _connect_keys(self) -> None:
        deeds = {
            "previous_entry": self._diary.open_previous,
            "next_entry": self._diary.open_next,
            "today": self._diary.open_today,
            "pick": self._page.open_picker,
            "menu": self.open_menu,
        }
        for name, deed in deeds.items():
            QShortcut(QKeySequence(KEYS[name]), self, deed)

    def menu(self) -> "WindowMenu":
        """Made when the window has been painted, so that the first picture need not wait for it."""
        if self._menu is None:
            from app.menu import Deeds, WindowMenu

            self._menu = WindowMenu(self, self._preferences, Deeds(self._diary.reload, self.close))
        return self._menu

    def open_menu(self) -> None:
        self.menu().open_below(self._page.bar.menu_button())

    # Title

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._entitle()

    def _entitle(self) -> None:
        day: date = self._diary.day
        self.setWindowTitle(self.tr("Nova – {day}").format(day=day_title(day, self._diary.today())))

    # Size and place

    def state(self) -> WindowState:
        """Of the window when it is not maximized, for that is what it returns to."""
        if self.isMaximized():
            normal = self.normalGeometry()
            return WindowState(normal.x(), normal.y(), normal.width(), normal.height(), maximized=True)
        return WindowState(self.x(), self.y(), self.width(), self.height())

    def restore(self, state: WindowState | None, size: tuple[int, int] | None = None) -> None:
        """Take the place it had, if that is on a screen still; `size` in logical pixels counts more than the state."""
        self.resize(*(size or USUAL))
        if state is None:
            return
        if size is None:
            self.resize(state.width, state.height)
        if self._is_reachable(state):
            self.move(state.x, state.y)
        if state.maximized and size is None:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def _is_reachable(self, state: WindowState) -> bool:
        """Whether enough of its upper edge lies on a screen to be taken hold of."""
        edge = QRect(state.x, state.y, state.width, 40)
        parts = [screen.availableGeometry().intersected(edge) for screen in self.screen().virtualSiblings()]
        return any(part.width() >= 80 and part.height() >= 20 for part in parts)

    def show_unseen(self) -> None:
        """Lay everything out as if it were shown, for a picture."""
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
