"""Menus look like the page in every theme and size: a quiet line around them, air around their words."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from widgets.menu import Menu
from widgets.style import BODY, DARK, LIGHT, Look, Theme, palette


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    """The application, whose palette and font are put back."""
    before = qapp.palette(), qapp.font()
    yield qapp
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


@pytest.fixture
def menu(application: QApplication, qtbot: QtBot) -> Iterator[Menu]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = Menu(parent)
    made.addAction("Copy")
    made.addAction("Select all")
    yield made
    made.close()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_line_and_ground_follow_the_theme(application: QApplication, menu: Menu, theme: Theme) -> None:
    application.setPalette(palette(theme))
    menu.popup(QPoint())
    image = menu.grab().toImage()
    assert image.pixelColor(0, image.height() // 2) == QColor(theme.line)
    assert image.pixelColor(4, image.height() // 2) == QColor(theme.card)


@pytest.mark.parametrize("zoom", [50, 100, 200])
def test_a_row_is_most_of_a_line_higher_than_its_words(
    application: QApplication, menu: Menu, look: Look, zoom: int
) -> None:
    application.setFont(replace(look, zoom=zoom).font(BODY))
    menu.popup(QPoint())
    row, line = menu.actionGeometry(menu.actions()[0]).height(), menu.fontMetrics().height()
    assert 1.5 * line <= row <= 2.2 * line
