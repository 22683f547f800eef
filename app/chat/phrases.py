"""What Morgan adds to an answer by itself, in the language of the window."""

from PySide6.QtCore import QCoreApplication

from app.assistant.services import Phrases

translate = QCoreApplication.translate


def phrases() -> Phrases:
    """May be asked in any thread."""
    return Phrases(
        unsaved=translate("Chat", "Note: in this turn nothing was saved, changed or deleted."),
        cut=translate("Chat", "Note: the answer was cut off here, since it reached its greatest length."),
        too_many_steps=translate("Chat", "Note: the turn was ended here after many steps."),
    )
