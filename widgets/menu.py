"""Menus in the look of the page: quiet lines, air around the words."""

from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QWidget

# On each menu alone, for a sheet on the application doubles the cost of every card.
SHEET = """
QMenu {{ background: {ground}; border: 1px solid {line}; padding: {air}px 0; }}
QMenu::item {{ background: transparent; padding: {air}px {side}px {air}px {lead}px; }}
QMenu::item:selected {{ background: {line}; color: {text}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::indicator {{ left: {air}px; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {air}px 0; }}
"""


class Menu(QMenu):
    """A menu like any other, in the application's colours and type at the moment it opens."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.aboutToShow.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.setStyleSheet(sheet(QApplication.palette(), QFontMetrics(QApplication.font()).height()))


def sheet(palette: QPalette, line: int) -> str:
    """line: the height of one of text, in pixels, by which all distances go."""
    return SHEET.format(
        ground=palette.base().color().name(),
        line=palette.mid().color().name(),
        text=palette.text().color().name(),
        quiet=palette.placeholderText().color().name(),
        air=round(line * 0.35),
        side=round(line * 1.2),
        lead=round(line * 1.7),
    )
