"""Benchmark of the command palette: from a key in its field to the painted answers."""

import sys
from datetime import UTC, datetime
from itertools import cycle

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.commands.command import Command, Words
from app.controllers.palette import PaletteController
from tests.bench.measure import Measure, median_ms
from widgets.style import system_look

COUNT = 60  # about twice as many as there are
DAYS = [f"{datetime(2026, 1, 1, tzinfo=UTC).replace(month=month):%B}" for month in range(1, 13)]


def words(text: str) -> Words:
    return lambda: text


def commands() -> tuple[Command, ...]:
    return tuple(
        Command(
            f"command-{number}",
            "go",
            words(f"Go to the entries of {DAYS[number % 12]}, number {number}"),
            words(f"What was said and kept in {DAYS[number % 12]}, day by day"),
            lambda: None,
            ("Ctrl+G",),
        )
        for number in range(COUNT)
    )


def palette_key() -> Measure:
    """One letter typed or taken back, found, and painted; the limit is the budget."""
    application = QApplication.instance() or QApplication(sys.argv)
    window = QWidget()
    window.resize(1000, 800)
    window.show()
    palette = PaletteController(commands(), window).open(system_look())
    keys = cycle([Qt.Key.Key_E, Qt.Key.Key_N, Qt.Key.Key_T, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace] * 2)

    def press() -> None:
        QTest.keyClick(palette.field(), next(keys))
        application.processEvents()

    for _ in range(10):
        press()
    spent = median_ms(press, 60)
    window.close()
    return Measure(spent, "ms", 8.0, spent / 8)


BENCHMARKS = {"palette_key": palette_key}
