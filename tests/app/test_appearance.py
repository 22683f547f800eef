"""Rules of the look in force: the chosen theme, else the desktop's, else light; at the chosen zoom."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.appearance import Appearance, theme_of
from widgets.style import DARK, LIGHT, Look

Scheme = Qt.ColorScheme


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
