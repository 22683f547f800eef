"""Gives the window the language and the look that are preferred."""

from PySide6.QtCore import QObject

from app.appearance import Appearance
from app.language import Language
from app.preferences import Preferences


class Dressing(QObject):
    """Follows the preferences; what did not change is left as it is, for a new language costs a new page."""

    def __init__(
        self, preferences: Preferences, language: Language, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences, self._language, self._appearance = preferences, language, appearance
        self._spoken = ""
        preferences.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        preferences = self._preferences
        if preferences.language != self._spoken:
            self._spoken = preferences.language
            self._language.use(self._spoken)
        self._appearance.use(preferences.theme, preferences.zoom, preferences.contrast)
