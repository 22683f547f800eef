"""What the window is worked with besides its pages: commands, their keys, the menus, the palette."""

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.actions import Actions
from app.commands.catalogue import all_commands
from app.controllers.history import History
from app.controllers.palette import PaletteController
from app.menu import WindowMenu, menu_bar

if TYPE_CHECKING:
    from app.controllers.diary import DiaryController
    from app.main_window import MainWindow
    from app.preferences import Preferences
    from widgets.diary import DiaryPage


class Controls(QObject):
    """Made when the window has been painted, so that the first picture need not wait for it."""

    def __init__(
        self, window: "MainWindow", page: "DiaryPage", diary: "DiaryController", preferences: "Preferences"
    ) -> None:
        super().__init__(window)
        self._window = window
        self.commands = all_commands(window, page, diary, History(page), preferences)
        self.actions = Actions(window, self.commands)
        self.menu = WindowMenu(window, self.commands, self.actions)
        self.palette = PaletteController(self.commands, window)
        preferences.changed.connect(self.actions.refresh)
        if sys.platform == "darwin":
            menu_bar(self.commands, self.actions, window)
