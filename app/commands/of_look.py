"""The commands that change how the window looks and speaks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.commands.command import Command, Commands, Group, Words

if TYPE_CHECKING:
    from app.preferences import Preferences

translate = QCoreApplication.translate


def size_commands(preferences: "Preferences") -> Commands:
    """Zoom."""
    return (
        Command(
            "larger",
            "size",
            lambda: translate("Commands", "Larger"),
            lambda: translate("Commands", "Everything a step larger"),
            preferences.zoom_in,
            ("Ctrl++", "Ctrl+="),
            lambda: preferences.zoom < 200,
        ),
        Command(
            "smaller",
            "size",
            lambda: translate("Commands", "Smaller"),
            lambda: translate("Commands", "Everything a step smaller"),
            preferences.zoom_out,
            ("Ctrl+-",),
            lambda: preferences.zoom > 50,
        ),
        Command(
            "normal-size",
            "size",
            lambda: translate("Commands", "Normal size"),
            lambda: translate("Commands", "Everything in its usual size"),
            preferences.zoom_default,
            ("Ctrl+0",),
        ),
    )


def colour_commands(preferences: "Preferences") -> Commands:
    """Light and dark, and how strong the lines are."""
    themes = _Choice("colours", lambda: preferences.theme, preferences.choose_theme)
    contrasts = _Choice("contrast", lambda: preferences.contrast, preferences.choose_contrast)
    return (
        themes.of("system", lambda: translate("Commands", "As the desktop", "colours")),
        themes.of("light", lambda: translate("Commands", "Light")),
        themes.of("dark", lambda: translate("Commands", "Dark")),
        contrasts.of("system", lambda: translate("Commands", "As the desktop", "contrast")),
        contrasts.of("normal", lambda: translate("Commands", "Normal", "contrast")),
        contrasts.of("high", lambda: translate("Commands", "High", "contrast")),
    )


def language_commands(preferences: "Preferences") -> Commands:
    """A language is named in itself, so that whoever speaks it finds it."""
    languages = _Choice("language", lambda: preferences.language, preferences.choose_language)
    return (
        languages.of("system", lambda: translate("Commands", "As the desktop", "language")),
        languages.of("en", lambda: "English"),
        languages.of("es", lambda: "Español"),
    )


@dataclass(frozen=True, slots=True)
class _Choice:
    """One preference with a few values: a command for each."""

    group: Group
    present: Callable[[], str]
    choose: Callable[[str], None]

    def of(self, value: str, title: Words) -> Command:
        return Command(
            f"{self.group}-{value}",
            self.group,
            title,
            lambda: "",
            lambda: self.choose(value),
            chosen=lambda: self.present() == value,
        )
