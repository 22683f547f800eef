"""The switch over a block of code that has long lines: broken, or running out of sight to be scrolled to."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from widgets.rows.quiet_button import QuietButton
from widgets.style import Look


class WrapButton(QuietButton):
    """On while lines are broken; it says what a click would do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)

    def bind(self, wraps: bool, look: Look) -> None:
        self.setChecked(wraps)
        self.dress(QCoreApplication.translate("WrapButton", "Break long lines"), look)

    def icon_name(self) -> str:
        return "wrap"

    def words(self) -> str:
        return self.all_words()[int(self.isChecked())]

    def all_words(self) -> Sequence[str]:
        return (
            QCoreApplication.translate("WrapButton", "Break lines"),
            QCoreApplication.translate("WrapButton", "One line each"),
        )
