"""The commands of the window itself: its pages, its panes, its end."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.commands.command import Command, Commands
from widgets.day_bar import KEYS

if TYPE_CHECKING:
    from app.main_window import MainWindow

translate = QCoreApplication.translate


def window_commands(window: "MainWindow") -> Commands:
    """What moves about in the window, without another day being shown."""
    return (
        Command(
            "palette",
            "window",
            lambda: translate("Commands", "Find a command…"),
            lambda: translate("Commands", "All commands, found by a few letters"),
            window.open_palette,
            ("Ctrl+K",),
            listed=False,
        ),
        Command(
            "diary",
            "window",
            lambda: translate("Commands", "Diary"),
            lambda: translate("Commands", "Show the day"),
            window.show_diary,
            (KEYS["diary"],),
        ),
        Command(
            "next-pane",
            "window",
            lambda: translate("Commands", "Next pane"),
            lambda: translate("Commands", "Give the keyboard to the next part of the window"),
            window.panes.next,
            ("F6",),
            listed=False,
        ),
        Command(
            "previous-pane",
            "window",
            lambda: translate("Commands", "Previous pane"),
            lambda: translate("Commands", "Give the keyboard to the part of the window before"),
            window.panes.previous,
            ("Shift+F6",),
            listed=False,
        ),
        Command(
            "menu",
            "window",
            lambda: translate("Commands", "Menu"),
            lambda: translate("Commands", "Open the menu of the window"),
            window.open_menu,
            (KEYS["menu"],),
            listed=False,
        ),
    )


def program_commands(window: "MainWindow") -> Commands:
    """What concerns the program as a whole."""
    return (
        Command(
            "settings",
            "program",
            lambda: translate("Commands", "Settings"),
            lambda: translate("Commands", "Names, colours, size, language, and where the database is"),
            window.show_settings,
            (KEYS["settings"],),
            role="settings",
        ),
        Command(
            "keys",
            "program",
            lambda: translate("Commands", "Keys"),
            lambda: translate("Commands", "The list of all keys"),
            window.show_keys,
            ("F1",),
        ),
        Command(
            "health",
            "program",
            lambda: translate("Commands", "Health"),
            lambda: translate("Commands", "How database, log, model server and model stand, and what to do"),
            window.show_health,
        ),
        Command(
            "quit",
            "program",
            lambda: translate("Commands", "Quit"),
            lambda: translate("Commands", "Close the window and end Morgan"),
            window.close,
            ("Ctrl+Q",),
            role="quit",
        ),
    )
