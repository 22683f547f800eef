"""What the person prefers to see: from the command line, the window or the settings."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from app.options import Options
from app.settings import CONTRAST, LANGUAGE, THEME, ZOOM
from app.settings_watch import SettingsWatch
from store.settings import Setting
from widgets.style import ZOOM_STEPS


class Preferences(QObject):
    """The command line counts for this run, until the window chooses otherwise; that is kept in the settings.

    changed: at least one of them may have another value.
    """

    changed = Signal()

    def __init__(self, options: Options, settings: SettingsWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._kept = not options.passing
        given: dict[Setting[object], object | None] = {
            LANGUAGE: options.lang,
            THEME: options.theme,
            CONTRAST: options.contrast,
            ZOOM: options.zoom,
        }
        self._given = {setting: value for setting, value in given.items() if value is not None}
        self._chosen: dict[Setting[object], object] = {}
        settings.changed.connect(self.changed)
        settings.kept.connect(self._hear_kept)

    @property
    def language(self) -> str:
        """One of "system", "en" and "es"."""
        return str(self._value(LANGUAGE))

    @property
    def theme(self) -> str:
        """One of "system", "light" and "dark"."""
        return str(self._value(THEME))

    @property
    def contrast(self) -> str:
        """One of "system", "normal" and "high"."""
        return str(self._value(CONTRAST))

    @property
    def zoom(self) -> int:
        """Per cent, 50 to 200."""
        value = self._value(ZOOM)
        assert isinstance(value, int)
        return value

    def value(self, setting: Setting[object]) -> object:
        """What counts of a setting that is one of these, else what the file has."""
        return self._value(setting)

    def choose(self, setting: Setting[object], value: object) -> None:
        """Prefer another valid value from now on."""
        self._choose(setting, value)

    def choose_language(self, language: str) -> None:
        self._choose(LANGUAGE, language)

    def choose_theme(self, theme: str) -> None:
        self._choose(THEME, theme)

    def choose_contrast(self, contrast: str) -> None:
        self._choose(CONTRAST, contrast)

    def zoom_in(self) -> None:
        self._choose(ZOOM, next((step for step in ZOOM_STEPS if step > self.zoom), ZOOM_STEPS[-1]))

    def zoom_out(self) -> None:
        self._choose(ZOOM, next((step for step in reversed(ZOOM_STEPS) if step < self.zoom), ZOOM_STEPS[0]))

    def zoom_default(self) -> None:
        self._choose(ZOOM, ZOOM.default)

    def _value(self, setting: Setting[object]) -> object:
        own = {**self._given, **self._chosen}
        return own.get(setting, self._settings.current[setting])

    def _choose(self, setting: Setting[object], value: object) -> None:
        if value == self._value(setting):
            return
        self._given.pop(setting, None)
        self._chosen[setting] = value
        if self._kept:
            self._settings.write({setting: value})
        self.changed.emit()

    def _hear_kept(self, values: Mapping[Setting[object], object]) -> None:
        """What the file has taken over is the file's from now on, so that a later edit of it counts."""
        self._chosen = {s: value for s, value in self._chosen.items() if (s, value) not in values.items()}
