"""Requests that the window writes for the person, who sends them or not."""

from PySide6.QtCore import QCoreApplication

from store.records import Memory

translate = QCoreApplication.translate


def forget_request(memory: Memory) -> str:
    """Names the memory by its exact ID, so that no other can be meant."""
    return translate("Chat", "Forget: {text} ({id})").format(text=memory.content, id=memory.id)
