"""The pages beside the diary, each loaded when it is first opened."""

from PySide6.QtWidgets import QWidget

from app.main_window import MainWindow
from app.preferences import Preferences
from app.settings_watch import SettingsWatch
from app.work.runner import Runner
from store.clock import Clock
from store.home import Home
from widgets.style import Look


def offer_pages(
    window: MainWindow, home: Home, preferences: Preferences, settings: SettingsWatch, clock: Clock, runner: Runner
) -> None:
    """Let the window open them."""

    def settings_page(look: Look) -> QWidget:
        from app.controllers.settings import SettingsController
        from widgets.settings_page import SettingsPage

        page = SettingsPage(look)
        SettingsController(page, home, preferences, settings)
        return page

    def keys_page(look: Look) -> QWidget:
        from app.commands.key_list import key_sections
        from widgets.keys_page import KeysPage

        return KeysPage(lambda: key_sections(window.controls().commands), look)

    window.pages.offer("settings", settings_page)

    def health_page(look: Look) -> QWidget:
        from app.controllers.health import HealthController
        from widgets.health_page import HealthPage

        page = HealthPage(look)
        HealthController(page, home, clock, runner)
        return page

    window.pages.offer("keys", keys_page)
    window.pages.offer("health", health_page)
