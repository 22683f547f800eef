"""The language of the interface: which one it is, and the translators that speak it."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from i18n import catalogues


def spoken(choice: str, system: QLocale) -> QLocale:
    """The locale of the interface: the desktop's own where its language is the chosen one, for its dates and numbers.

    choice: "en", "es" or "system"; a desktop in a language without a catalogue is spoken to in English.
    """
    own = QLocale.languageToCode(system.language())
    if choice in ("system", own) and own in catalogues.LANGUAGES:
        return QLocale(system.language(), system.territory())
    return QLocale("en" if choice == "system" else choice)


class Language(QObject):
    """Keeps the translators of the language in use. `use` may be called at any time: every widget hears of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []

    def use(self, choice: str) -> None:
        """Speak "en", "es", or what the desktop speaks ("system")."""
        locale = spoken(choice, QLocale.system())
        QLocale.setDefault(locale)
        self.stop()
        self._install(locale, catalogues.NAME, catalogues.folder())
        self._install(locale, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def stop(self) -> None:
        """Take the translators away again."""
        while self._translators:
            QCoreApplication.removeTranslator(self._translators.pop())

    def _install(self, locale: QLocale, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(locale, name, "_", folder):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)
