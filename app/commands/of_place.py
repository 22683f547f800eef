"""The commands that lead back to a place, and those that fold and unfold a whole day."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.commands.command import Command, Commands

if TYPE_CHECKING:
    from app.controllers.history import History
    from widgets.diary import DiaryPage

translate = QCoreApplication.translate


def place_commands(page: "DiaryPage", history: "History") -> Commands:
    """Back and forward as in a browser; all conversations of the day at once."""
    return (
        Command(
            "back",
            "go",
            lambda: translate("Commands", "Back"),
            lambda: translate("Commands", "Where you were before the last jump"),
            history.back,
            ("Alt+Left",),
            lambda: history.can_go_back,
        ),
        Command(
            "forward",
            "go",
            lambda: translate("Commands", "Forward"),
            lambda: translate("Commands", "Where you were before you went back"),
            history.forward,
            ("Alt+Right",),
            lambda: history.can_go_forward,
        ),
        Command(
            "unfold-all",
            "day",
            lambda: translate("Commands", "Unfold all"),
            lambda: translate("Commands", "Show the messages of every conversation of the day"),
            page.unfold_all,
        ),
        Command(
            "fold-all",
            "day",
            lambda: translate("Commands", "Fold all"),
            lambda: translate("Commands", "Show only the conversations' headers"),
            page.fold_all,
        ),
    )
