"""The commands of the conversation at hand."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.commands.command import Command, Commands
from widgets.prompt import KEYS

if TYPE_CHECKING:
    from app.controllers.chat import ChatController

translate = QCoreApplication.translate


def chat_commands(chat: "ChatController") -> Commands:
    """To the prompt, stop, try again, private mode."""
    return (
        Command(
            "prompt",
            "chat",
            lambda: translate("Commands", "Write to Morgan"),
            lambda: translate("Commands", "Give the keyboard to the prompt"),
            chat.focus,
            (KEYS["prompt"],),
        ),
        Command(
            "stop",
            "chat",
            lambda: translate("Commands", "Stop the answer"),
            lambda: translate("Commands", "Stop it at once; what came of it is kept"),
            chat.stop,
            (KEYS["stop"],),
            lambda: chat.is_answering,
        ),
        Command(
            "private",
            "chat",
            lambda: translate("Commands", "Toggle private mode"),
            lambda: translate("Commands", "While it is on nothing is saved, and nothing is looked up"),
            chat.toggle_private,
            (KEYS["private"],),
        ),
        Command(
            "fold-session",
            "chat",
            lambda: translate("Commands", "Fold or unfold this session"),
            lambda: translate("Commands", "Hide or show what was said above the prompt"),
            chat.fold_session,
            enabled=lambda: chat.has_turns,
        ),
    )
