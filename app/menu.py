"""The window's menu: a view of the list of commands."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QMenuBar, QWidget

from app.actions import Actions
from app.commands.catalogue import group_words
from app.commands.command import Command, Commands, Group
from widgets.menu import Menu

# What the button's menu holds, line by line; groups of choices are menus of their own.
POPUP: tuple[tuple[Group, ...], ...] = (
    ("day",),
    ("chat",),
    ("size",),
    ("colours", "contrast", "language"),
    ("program",),
)
BAR: tuple[Group, ...] = ("go", "day", "chat", "window", "size", "colours", "contrast", "language", "program")


def of_group(commands: Commands, group: Group) -> tuple[Command, ...]:
    return tuple(command for command in commands if command.group == group)


class GroupMenu(Menu):
    """The commands of one group, under the group's name."""

    def __init__(self, group: Group, commands: Commands, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = group
        for command in of_group(commands, group):
            self.addAction(actions.action(command))
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setTitle(group_words(self._group))


class WindowMenu(Menu):
    """Opened below a button; what has nothing to do is greyed while it is open."""

    def __init__(self, window: QWidget, commands: Commands, actions: Actions) -> None:
        super().__init__(window)
        for groups in POPUP:
            self.addSeparator()
            for group in groups:
                self._add(group, commands, actions)
        self.aboutToShow.connect(lambda: actions.show_what_is_enabled(True))
        self.aboutToHide.connect(lambda: actions.show_what_is_enabled(False))

    def _add(self, group: Group, commands: Commands, actions: Actions) -> None:
        held = of_group(commands, group)
        if held[0].chosen:
            self.addMenu(GroupMenu(group, commands, actions, self))
        for command in () if held[0].chosen else held:
            self.addAction(actions.action(command))

    def open_below(self, button: QWidget) -> None:
        """Open with its right edge at the button's."""
        corner = button.mapToGlobal(QPoint(button.width() - self.sizeHint().width(), button.height()))
        self.popup(corner)

    def open_in_corner(self, window: QWidget) -> None:
        """Open in the upper right corner of a window."""
        self.popup(window.mapToGlobal(QPoint(window.width() - self.sizeHint().width(), 0)))


def menu_bar(commands: Commands, actions: Actions, window: QWidget) -> QMenuBar:
    """The bar of a desktop that has one at the top of the screen, such as macOS: all groups, a menu each."""
    bar = QMenuBar(window)
    for group in BAR:
        bar.addMenu(GroupMenu(group, commands, actions, bar))
    return bar
