"""The window's menu and its keys: everything that can be done from anywhere in the window."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from app.preferences import Preferences

THEMES = ("system", "light", "dark")
LANGUAGES = ("system", "en", "es")


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the menu can set off besides changing preferences."""

    reload: Callable[[], None]
    quit: Callable[[], object]


class WindowMenu(QMenu):
    """Opened below a button; its keys work while it is closed, because its actions belong to the window too."""

    def __init__(self, window: QWidget, preferences: Preferences, deeds: Deeds) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._reload = self._command(self, deeds.reload, "F5")
        self.addSeparator()
        self._larger = self._command(self, preferences.zoom_in, "Ctrl++", "Ctrl+=")
        self._smaller = self._command(self, preferences.zoom_out, "Ctrl+-")
        self._normal = self._command(self, preferences.zoom_default, "Ctrl+0")
        self.addSeparator()
        self._themes, self._languages = QMenu(self), QMenu(self)
        self._theme_choices = self._choices(self._themes, THEMES, preferences.choose_theme)
        self._language_choices = self._choices(self._languages, LANGUAGES, preferences.choose_language)
        self.addMenu(self._themes)
        self.addMenu(self._languages)
        self.addSeparator()
        self._quit = self._command(self, deeds.quit, "Ctrl+Q")
        preferences.changed.connect(self._refresh)
        self._retranslate()
        self._refresh()

    def open_below(self, button: QWidget) -> None:
        """Open with its right edge at the button's."""
        corner = button.mapToGlobal(QPoint(button.width() - self.sizeHint().width(), button.height()))
        self.popup(corner)

    def _command(self, menu: QMenu, deed: Callable[[], object], *keys: str) -> QAction:
        action = QAction(menu)
        action.triggered.connect(lambda _checked: deed())
        action.setShortcuts([QKeySequence(key) for key in keys])
        menu.addAction(action)
        self._window.addAction(action)
        return action

    def _choices(self, menu: QMenu, values: tuple[str, ...], choose: Callable[[str], None]) -> dict[str, QAction]:
        group = QActionGroup(menu)
        made = {}
        for value in values:
            action = made[value] = QAction(menu, checkable=True)
            action.triggered.connect(lambda _checked, value=value: choose(value))
            group.addAction(action)
            menu.addAction(action)
        return made

    def _refresh(self) -> None:
        """Tick what is chosen; zoom ends at its bounds."""
        self._theme_choices[self._preferences.theme].setChecked(True)
        self._language_choices[self._preferences.language].setChecked(True)
        self._larger.setEnabled(self._preferences.zoom < 200)
        self._smaller.setEnabled(self._preferences.zoom > 50)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._reload.setText(self.tr("Read the day again"))
        self._larger.setText(self.tr("Larger"))
        self._smaller.setText(self.tr("Smaller"))
        self._normal.setText(self.tr("Normal size"))
        self._themes.setTitle(self.tr("Colours"))
        self._languages.setTitle(self.tr("Language"))
        self._quit.setText(self.tr("Quit"))
        for value, text in (
            ("system", self.tr("As the desktop", "colours")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
        ):
            self._theme_choices[value].setText(text)
        # A language is named in itself, so that whoever speaks it finds it.
        for value, text in (("system", self.tr("As the desktop", "language")), ("en", "English"), ("es", "Español")):
            self._language_choices[value].setText(text)
