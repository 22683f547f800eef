"""The look in force: the theme that was chosen or that the desktop has, at the zoom that was chosen."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from widgets.style import BODY, Look, ThemeName, palette, system_look

SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark, "system": Qt.ColorScheme.Unknown}


def theme_of(choice: str, scheme: Qt.ColorScheme) -> ThemeName:
    """The theme for a choice ("light", "dark", "system") and what the desktop reports; it may report nothing."""
    dark = choice == "dark" or (choice == "system" and scheme is Qt.ColorScheme.Dark)
    return "dark" if dark else "light"


class Appearance(QObject):
    """Gives the application its palette and font, and tells who paints by itself.

    changed(Look): everything is to be drawn anew with this look.
    """

    changed = Signal(object)

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._choice = "system"
        self._zoom = 100
        application.styleHints().colorSchemeChanged.connect(self._refresh)
        self.look = self._made()
        self._dress()

    def use(self, choice: str, zoom: int) -> None:
        """Take a theme ("light", "dark", "system") and a zoom in per cent."""
        self._choice, self._zoom = choice, zoom
        self._application.styleHints().setColorScheme(SCHEMES[choice])  # for what the desktop draws itself
        self._refresh()

    def _refresh(self) -> None:
        look = self._made()
        if look == self.look:
            return
        self.look = look
        self._dress()
        self.changed.emit(look)

    def _made(self) -> Look:
        return system_look(theme_of(self._choice, self._application.styleHints().colorScheme()), self._zoom)

    def _dress(self) -> None:
        self._application.setPalette(palette(self.look.theme))
        self._application.setFont(self.look.font(BODY))
