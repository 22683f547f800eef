"""Makes an action of the window from each command: with its keys, its text, and its tick where it is a choice."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from app.commands.command import Command, Commands

ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "none": QAction.MenuRole.NoRole,
}


class Actions(QObject):
    """Their keys work in the whole window, whether a menu shows them or not."""

    def __init__(self, window: QWidget, commands: Commands) -> None:
        super().__init__(window)
        self._window = window
        self._actions = {command.id: self._made(command) for command in commands}
        self._commands = {command.id: command for command in commands}
        self._make_exclusive()
        self._retranslate()
        self.refresh()
        window.installEventFilter(self)

    def action(self, command: Command) -> QAction:
        return self._actions[command.id]

    def refresh(self) -> None:
        """Tick what is chosen."""
        for name, action in self._actions.items():
            chosen = self._commands[name].chosen
            if chosen:
                action.setChecked(chosen())

    def show_what_is_enabled(self, shown: bool) -> None:
        """While a menu is open it greys what has nothing to do; when it is closed, every key asks for itself."""
        for name, action in self._actions.items():
            action.setEnabled(not shown or self._commands[name].enabled())

    def _made(self, command: Command) -> QAction:
        action = QAction(self._window, checkable=command.chosen is not None)
        action.setMenuRole(ROLES[command.role])
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.triggered.connect(lambda _checked: command.carry_out())
        self._window.addAction(action)
        return action

    def _make_exclusive(self) -> None:
        groups: dict[str, QActionGroup] = {}
        for name, command in self._commands.items():
            if command.chosen:
                groups.setdefault(command.group, QActionGroup(self)).addAction(self._actions[name])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().eventFilter(watched, event)

    def _retranslate(self) -> None:
        for name, action in self._actions.items():
            action.setText(self._commands[name].title())
            action.setToolTip(self._commands[name].help())
