"""The way onto the clipboard: exactly the text that it is given."""

from PySide6.QtGui import QClipboard, QGuiApplication


def copy(text: str) -> None:
    """Put a text on the clipboard, character for character."""
    QGuiApplication.clipboard().setText(text)


def has_primary() -> bool:
    """Whether this desktop pastes the last selection with the middle button."""
    return QGuiApplication.clipboard().supportsSelection()


def select(text: str) -> None:
    """Make a text the primary selection, where the desktop has one."""
    if text and has_primary():
        QGuiApplication.clipboard().setText(text, QClipboard.Mode.Selection)
