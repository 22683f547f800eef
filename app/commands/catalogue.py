"""The list of commands, and the keys of the day's list."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.commands.command import Command, Commands, Group, ListKey, Words
from app.commands.of_chat import chat_commands
from app.commands.of_diary import diary_commands
from app.commands.of_look import colour_commands, language_commands, size_commands
from app.commands.of_place import place_commands
from app.commands.of_window import program_commands, window_commands
from widgets.day_bar import KEYS

if TYPE_CHECKING:
    from app.controllers.diary import DiaryController
    from app.controllers.history import History
    from app.main_window import MainWindow
    from app.preferences import Preferences
    from widgets.diary import DiaryPage

translate = QCoreApplication.translate


def all_commands(
    window: "MainWindow", page: "DiaryPage", diary: "DiaryController", history: "History", preferences: "Preferences"
) -> Commands:
    """Every command, in the order in which menus and help name them."""
    return (
        *diary_commands(page, diary),
        *place_commands(page, history),
        *window_commands(window),
        *(chat_commands(window.chat) if window.chat else ()),
        *size_commands(preferences),
        *colour_commands(preferences),
        *language_commands(preferences),
        *program_commands(window),
    )


def list_keys() -> tuple[ListKey, ...]:
    """The keys of the day's list, for the help."""
    return (
        ListKey(
            (KEYS["day_before"], KEYS["day_after"]), lambda: translate("Commands", "The day before, the day after")
        ),
        ListKey(("Up", "Down"), lambda: translate("Commands", "The row above, the row below")),
        ListKey(("Return", "Space"), lambda: translate("Commands", "Unfold or fold a conversation, or act on a row")),
        ListKey(("Tab",), lambda: translate("Commands", "Into the row: its links and buttons")),
        ListKey(("C",), lambda: translate("Commands", "Copy the row's stored text")),
        ListKey(("Ctrl+C",), lambda: translate("Commands", "Copy what is selected")),
        ListKey(("Ctrl+A",), lambda: translate("Commands", "Select everything")),
        ListKey(("Home", "End"), lambda: translate("Commands", "The beginning or the end of the day")),
        ListKey(("PgUp", "PgDown"), lambda: translate("Commands", "A screen up or down")),
        ListKey(("Esc",), lambda: translate("Commands", "Close what is open, else back to the list")),
    )


def group_words(group: Group) -> str:
    """What a group is called in menus and in the help."""
    return _GROUPS[group]()


def full_title(command: Command) -> str:
    """The title by itself, or with the name of its group where it is one of several choices."""
    return f"{group_words(command.group)}: {command.title()}" if command.chosen else command.title()


_GROUPS: Mapping[Group, Words] = {
    "go": lambda: translate("Commands", "Go"),
    "day": lambda: translate("Commands", "Day"),
    "window": lambda: translate("Commands", "Window"),
    "chat": lambda: translate("Commands", "Conversation"),
    "size": lambda: translate("Commands", "Size"),
    "colours": lambda: translate("Commands", "Colours"),
    "contrast": lambda: translate("Commands", "Contrast"),
    "language": lambda: translate("Commands", "Language"),
    "program": lambda: translate("Commands", "Morgan"),
    "list": lambda: translate("Commands", "In the day's list"),
}
