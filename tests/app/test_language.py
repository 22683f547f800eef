"""Rules of the interface's language: the desktop's where there is a catalogue for it, else English."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.language import Language, spoken


@pytest.fixture
def language(qapp: QCoreApplication) -> Iterator[Language]:
    before = QLocale()
    made = Language()
    yield made
    made.stop()
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("choice", "system", "wanted"),
    [
        ("system", "es_MX", "es_MX"),
        ("system", "en_GB", "en_GB"),
        ("system", "de_DE", "en_US"),
        ("system", "C", "en_US"),
        ("es", "en_GB", "es_ES"),
        ("es", "es_AR", "es_AR"),
        ("en", "es_ES", "en_US"),
        ("en", "en_GB", "en_GB"),
    ],
)
def test_locale_is_the_desktop_s_where_it_speaks_the_language(choice: str, system: str, wanted: str) -> None:
    assert spoken(choice, QLocale(system)).name() == wanted


def test_standard_texts_and_dates_follow_the_choice(language: Language) -> None:
    language.use("es")
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Guardar"
    assert QLocale().dayName(5) == "viernes"
    language.use("en")
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Save"
    assert QLocale().dayName(5) == "Friday"


def test_every_widget_hears_of_a_switch(language: Language, qtbot: QtBot) -> None:
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:
            self.heard += event.type() == QEvent.Type.LanguageChange

    parent = Listener()
    qtbot.addWidget(parent)
    child = Listener(parent)
    language.use("es")
    qtbot.waitUntil(lambda: parent.heard > 0 and child.heard > 0)
