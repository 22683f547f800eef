"""Rules of the look in force: the chosen theme, else the desktop's, else light; at the chosen zoom."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.appearance import Appearance, theme_of
from widgets.style import DARK, HIGH_DARK, LIGHT, Look

Scheme = Qt.ColorScheme
Contrast = Qt.ContrastPreference


@pytest.fixture
def appearance(qapp: QApplication) -> Iterator[Appearance]:
    palette, font = qapp.palette(), qapp.font()
    made = Appearance(qapp)
    yield made
    made.deleteLater()
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.mark.parametrize(
    ("choice", "desktop", "wanted"),
    [
        ("system", Scheme.Unknown, "light"),
        ("system", Scheme.Light, "light"),
        ("system", Scheme.Dark, "dark"),
        ("light", Scheme.Dark, "light"),
        ("dark", Scheme.Light, "dark"),
    ],
)
def test_theme_is_the_chosen_one_else_the_desktop_s(choice: str, desktop: Qt.ColorScheme, wanted: str) -> None:
    assert theme_of(choice, desktop) == wanted


@pytest.mark.parametrize(
    ("choice", "preference", "wanted"),
    [
        ("system", Contrast.NoPreference, "light"),
        ("system", Contrast.HighContrast, "high-light"),
        ("normal", Contrast.HighContrast, "light"),
        ("high", Contrast.NoPreference, "high-light"),
    ],
)
def test_contrast_is_the_chosen_one_else_the_desktop_s(
    choice: str, preference: Qt.ContrastPreference, wanted: str
) -> None:
    assert theme_of("light", Scheme.Dark, choice, preference) == wanted
    assert theme_of("dark", Scheme.Light, choice, preference) == wanted.replace("light", "dark")


def test_what_the_desktop_told_counts_where_qt_knows_nothing(appearance: Appearance) -> None:
    appearance.use("system", 100)
    appearance.hear(Scheme.Dark, Contrast.HighContrast)
    assert appearance.look.theme == HIGH_DARK
    appearance.use("light", 100, "normal")
    assert appearance.look.theme == LIGHT


def test_application_wears_the_theme(appearance: Appearance, qapp: QApplication) -> None:
    appearance.use("dark", 100)
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.page
    appearance.use("light", 100)
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == LIGHT.page


def test_zoom_scales_the_application_s_font(appearance: Appearance, qapp: QApplication) -> None:
    before = qapp.font().pixelSize()
    appearance.use("light", 200)
    assert qapp.font().pixelSize() == 2 * before


def test_new_look_is_told_once(appearance: Appearance, qtbot: QtBot) -> None:
    looks: list[Look] = []
    appearance.changed.connect(looks.append)
    appearance.use("dark", 150)
    appearance.use("dark", 150)
    assert [(look.theme, look.zoom) for look in looks] == [(DARK, 150)]
