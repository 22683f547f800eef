"""The look in force: the theme that was chosen or that the desktop has, at the zoom that was chosen."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from widgets.style import BODY, Look, ThemeName, palette, system_look

SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark, "system": Qt.ColorScheme.Unknown}
High = Qt.ContrastPreference.HighContrast


def theme_of(
    choice: str,
    scheme: Qt.ColorScheme,
    contrast: str = "system",
    preference: Qt.ContrastPreference = Qt.ContrastPreference.NoPreference,
) -> ThemeName:
    """The theme for a choice ("light", "dark", "system") and what the desktop reports; it may report nothing.

    contrast: "normal", "high", or "system" for what the desktop prefers.
    """
    dark = choice == "dark" or (choice == "system" and scheme is Qt.ColorScheme.Dark)
    if contrast == "high" or (contrast == "system" and preference is High):
        return "high-dark" if dark else "high-light"
    return "dark" if dark else "light"


class Appearance(QObject):
    """Gives the application its palette and font, and tells who paints by itself.

    changed(Look): everything is to be drawn anew with this look.
    """

    changed = Signal(object)

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._choice, self._zoom, self._contrast = "system", 100, "system"
        self._told_scheme, self._told_contrast = Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        hints.accessibility().contrastPreferenceChanged.connect(self._refresh)
        self.look = self._made()
        self._dress()

    def use(self, choice: str, zoom: int, contrast: str = "system") -> None:
        """Take a theme ("light", "dark", "system"), a zoom in per cent, a contrast ("normal", "high", "system")."""
        self._choice, self._zoom, self._contrast = choice, zoom, contrast
        self._application.styleHints().setColorScheme(SCHEMES[choice])  # for what the desktop draws itself
        self._refresh()

    def hear(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        """What the desktop told in another way than through Qt, which counts where Qt knows nothing."""
        self._told_scheme, self._told_contrast = scheme, contrast
        self._refresh()

    def _refresh(self) -> None:
        look = self._made()
        if look == self.look:
            return
        self.look = look
        self._dress()
        self.changed.emit(look)

    def _made(self) -> Look:
        hints = self._application.styleHints()
        scheme, preference = hints.colorScheme(), hints.accessibility().contrastPreference()
        if scheme is Qt.ColorScheme.Unknown:
            scheme = self._told_scheme
        if preference is Qt.ContrastPreference.NoPreference:
            preference = self._told_contrast
        return system_look(theme_of(self._choice, scheme, self._contrast, preference), self._zoom)

    def _dress(self) -> None:
        self._application.setPalette(palette(self.look.theme))
        self._application.setFont(self.look.font(BODY))
