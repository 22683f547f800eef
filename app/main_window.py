"""The window: sidebar and pages, what its keys lead to, and its size and place."""

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from app.controllers.diary import DiaryController
from app.options import SMALLEST
from app.pages import Pages
from app.panes import Panes
from app.preferences import Preferences
from app.window_state import WindowState
from widgets.dates import day_title
from widgets.diary import DiaryPage
from widgets.sidebar import Sidebar
from widgets.style import Look

if TYPE_CHECKING:
    from app.controllers.chat import ChatController
    from app.controls import Controls
    from app.menu import WindowMenu
    from widgets.banner import Banner
    from widgets.session.chat_area import ChatArea

USUAL = (1000, 800)  # logical pixels
PROMPT = 72  # the height of the empty prompt at 100 %


class MainWindow(QWidget):
    """The sidebar beside one page at a time; all else belongs to the pages.

    closed: it is about to close, and still knows its size and place.
    """

    closed = Signal()

    def __init__(self, page: DiaryPage, diary: DiaryController, preferences: Preferences, look: Look) -> None:
        super().__init__()
        self._page, self._diary, self._preferences, self._look = page, diary, preferences, look
        self._controls: Controls | None = None
        self.chat: ChatController | None = None
        self._area: ChatArea | None = None
        self._banner: Banner | None = None
        self.setMinimumSize(SMALLEST, SMALLEST)
        self.sidebar, self.pages = Sidebar(look, self), Pages(look, self)
        self.panes = Panes(self, self._shown_panes)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.sidebar)
        self._right = QVBoxLayout()
        self._right.setSpacing(0)
        self._right.addWidget(self.pages, 1)
        row.addLayout(self._right, 1)
        self.pages.turned.connect(lambda _name: self._entitle())
        self.pages.offer("diary", lambda _look: page)
        self.show_diary()
        self.setFocusProxy(page)
        self.sidebar.page_requested.connect(self.show_page)
        page.bar.menu_requested.connect(self.open_menu)
        diary.titled.connect(lambda _day: self._entitle())

    def keep_room_below(self) -> None:
        """Leave the prompt's place free, so that nothing moves when it comes."""
        self._room = QWidget(self)
        self._room.setFixedHeight(self._look.px(PROMPT))
        self._right.addWidget(self._room)

    def stand_below(self, area: "ChatArea", chat: "ChatController") -> None:
        """Put the prompt and all that belongs to it under the pages."""
        from widgets.private_frame import PrivateFrame

        self.chat, self._area = chat, area
        self._right.replaceWidget(self._room, area)
        self._room.hide()
        self._room.deleteLater()
        self._private = PrivateFrame(self, self._look)
        chat.private_changed.connect(self._private.set_shown)
        area.left.connect(self.show_diary)

    def controls(self) -> "Controls":
        """Made when the window has been painted, so that the first picture need not wait for it."""
        if self._controls is None:
            from app.controls import Controls

            self._controls = Controls(self, self._page, self._diary, self._preferences)
        return self._controls

    def menu(self) -> "WindowMenu":
        return self.controls().menu

    def open_menu(self) -> None:
        """Below its button, or from a page without one in the window's corner."""
        button = self._page.bar.menu_button()
        if button.isVisible():
            self.menu().open_below(button)
        else:
            self.menu().open_in_corner(self)

    def open_palette(self) -> None:
        self.controls().palette.open(self._look)

    def banner(self) -> "Banner":
        """Over whatever page is open; made when there is something to say."""
        if self._banner is None:
            from widgets.banner import Banner

            self._banner = Banner(self._look, self.pages)
            self.pages.turned.connect(self._banner.raise_)
        return self._banner

    def set_look(self, look: Look) -> None:
        self._look = look
        self.sidebar.set_look(look)
        if self._banner:
            self._banner.set_look(look)
        self.pages.set_look(look)
        if self._area:
            self._area.set_look(look)
            self._private.set_look(look)
        self.sidebar.fold_for(self.width())

    # Pages

    def show_diary(self) -> None:
        """The day, with the keyboard in its list."""
        self.pages.open("diary")
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_settings(self) -> None:
        self.show_page("settings")

    def show_health(self) -> None:
        """How everything stands that Morgan needs."""
        self.show_page("health")

    def show_keys(self) -> None:
        """The list of all keys."""
        self.show_page("keys")

    def show_page(self, name: str) -> None:
        """Open a page and give it the keyboard."""
        if name == "diary":
            self.show_diary()
        else:
            self.pages.open(name).setFocus(Qt.FocusReason.OtherFocusReason)

    def _shown_panes(self) -> Sequence[QWidget]:
        shown = (self._page.bar, self._page.day_list) if self.pages.name == "diary" else (self.pages.currentWidget(),)
        below = self._area.panes() if self._area else ()
        return (self.sidebar, *shown, *below, *filter(None, [self._banner]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that nothing else took leads back to the day's list."""
        if event.key() == Qt.Key.Key_Escape:
            self.show_diary()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sidebar.fold_for(self.width())

    # Title

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._entitle()

    def _entitle(self) -> None:
        day: date = self._diary.day
        self.setWindowTitle(self.tr("Nova – {day}").format(day=day_title(day, self._diary.today())))

    def come_to_front(self) -> None:
        """Somebody wants to see it: out of the taskbar, before other windows, as far as the desktop allows."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

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
