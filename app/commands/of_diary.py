"""The commands that lead from day to day."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.commands.command import Command, Commands
from widgets.dates import shifted
from widgets.day_bar import KEYS

if TYPE_CHECKING:
    from app.controllers.diary import DiaryController
    from widgets.diary import DiaryPage

translate = QCoreApplication.translate


def diary_commands(page: "DiaryPage", diary: "DiaryController") -> Commands:
    """Page by page, entry by entry, or by a date."""

    def step(days: int) -> None:
        to = shifted(diary.day, days)
        if to:
            diary.open(to)

    return (
        Command(
            "previous-entry",
            "go",
            lambda: translate("Commands", "Previous entry"),
            lambda: translate("Commands", "The closest earlier day with a conversation"),
            diary.open_previous,
            (KEYS["previous_entry"],),
            lambda: page.bar.leads_to_previous,
        ),
        Command(
            "next-entry",
            "go",
            lambda: translate("Commands", "Next entry"),
            lambda: translate("Commands", "The closest later day with a conversation"),
            diary.open_next,
            (KEYS["next_entry"],),
            lambda: page.bar.leads_to_next,
        ),
        Command(
            "today",
            "go",
            lambda: translate("Commands", "Today"),
            lambda: translate("Commands", "Back to today"),
            diary.open_today,
            (KEYS["today"],),
            lambda: diary.day != diary.today(),
        ),
        Command(
            "pick",
            "go",
            lambda: translate("Commands", "Go to a date…"),
            lambda: translate("Commands", "Type a date, or choose it in a month"),
            page.open_picker,
            (KEYS["pick"],),
        ),
        Command(
            "day-before",
            "go",
            lambda: translate("Commands", "Day before"),
            lambda: translate("Commands", "The day before this one, whatever it holds"),
            lambda: step(-1),
            enabled=lambda: shifted(diary.day, -1) is not None,
        ),
        Command(
            "day-after",
            "go",
            lambda: translate("Commands", "Day after"),
            lambda: translate("Commands", "The day after this one, whatever it holds"),
            lambda: step(1),
            enabled=lambda: shifted(diary.day, 1) is not None,
        ),
        Command(
            "reload",
            "day",
            lambda: translate("Commands", "Read the day again"),
            lambda: translate("Commands", "Look once more at what the day holds"),
            diary.reload,
            ("F5",),
        ),
    )
