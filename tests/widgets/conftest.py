"""Looks and languages that tests of widgets share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from widgets.style import Look, system_look


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    """The light look at 100 %."""
    return system_look()


@pytest.fixture
def language() -> Iterator[None]:
    """A test with it may set the default locale; the former one comes back."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)
