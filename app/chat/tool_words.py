"""What is said of a tool while it runs and when it has run, in plain words."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app.assistant.events import ToolFinished, ToolRunning
from widgets.rows.remark import State

translate = QCoreApplication.translate
Words = tuple[str, str]


def tool_remark(event: ToolRunning | ToolFinished) -> tuple[State, str]:
    """How its line looks, and what it says."""
    running, done = TOOLS.get(event.tool, _unknown)()
    if isinstance(event, ToolRunning):
        return "running", running
    match event.outcome:
        case "done":
            return "done", done
        case "kept":
            return "note", translate("Chat", "Kept, as you wished")
        case "stopped":
            return "note", translate("Chat", "Stopped: {what}").format(what=running)
        case _:
            return "refused", _refused(running, event.code or "")


def _refused(running: str, code: str) -> str:
    why = REASONS.get(code)
    if why is None:
        return translate("Chat", "Not done: {what}").format(what=running)
    return translate("Chat", "Not done: {what} ({why})").format(what=running, why=why())


def _unknown() -> Words:
    return translate("Chat", "Working…"), translate("Chat", "Done")


TOOLS: Mapping[str, Callable[[], Words]] = {
    "remember": lambda: (translate("Chat", "Saving a memory…"), translate("Chat", "Saved a memory")),
    "forget": lambda: (translate("Chat", "Forgetting a memory…"), translate("Chat", "Forgot a memory")),
    "recall": lambda: (translate("Chat", "Looking for what was said…"), translate("Chat", "Looked for what was said")),
    "list_memories": lambda: (translate("Chat", "Reading the memories…"), translate("Chat", "Read the memories")),
    "search_words": lambda: (translate("Chat", "Looking for words…"), translate("Chat", "Looked for words")),
    "word_instances": lambda: (
        translate("Chat", "Looking for each place of a word…"),
        translate("Chat", "Looked for each place of a word"),
    ),
    "read_conversation": lambda: (
        translate("Chat", "Reading an earlier conversation…"),
        translate("Chat", "Read an earlier conversation"),
    ),
    "read_memory_message": lambda: (
        translate("Chat", "Reading an earlier message…"),
        translate("Chat", "Read an earlier message"),
    ),
    "add_to_agenda": lambda: (translate("Chat", "Writing into the agenda…"), translate("Chat", "Added to the agenda")),
    "list_agenda": lambda: (translate("Chat", "Reading the agenda…"), translate("Chat", "Read the agenda")),
    "search_agenda": lambda: (translate("Chat", "Looking in the agenda…"), translate("Chat", "Looked in the agenda")),
    "update_agenda": lambda: (translate("Chat", "Changing the agenda…"), translate("Chat", "Changed the agenda")),
    "delete_from_agenda": lambda: (
        translate("Chat", "Removing from the agenda…"),
        translate("Chat", "Removed from the agenda"),
    ),
    "complete_reminder": lambda: (
        translate("Chat", "Ticking off a reminder…"),
        translate("Chat", "Ticked off a reminder"),
    ),
    "add_to_journal": lambda: (
        translate("Chat", "Writing into the journal…"),
        translate("Chat", "Added to the journal"),
    ),
}
REASONS: Mapping[str, Callable[[], str]] = {
    "private_mode": lambda: translate("Chat", "private mode is on"),
    "memory_off": lambda: translate("Chat", "memory is switched off in the settings"),
    "not_found": lambda: translate("Chat", "it is not there"),
    "changed": lambda: translate("Chat", "it has changed meanwhile"),
    "looks_secret": lambda: translate("Chat", "it looks like a password or a key"),
    "locked": lambda: translate("Chat", "another program holds the database"),
    "disk_full": lambda: translate("Chat", "the disk is full"),
    "damaged": lambda: translate("Chat", "the database is damaged"),
    "too_many_calls": lambda: translate("Chat", "there were too many steps"),
}
