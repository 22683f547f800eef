"""The way onto the clipboard: exactly the text that it is given."""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard, QGuiApplication

# What asks the desktops' clipboard histories to pass a text over: KDE and those who follow it, Windows, macOS.
CONCEALING = {
    "x-kde-passwordManagerHint": b"secret",
    'application/x-qt-windows-mime;value="ExcludeClipboardContentFromMonitorProcessing"': b"1",
    'application/x-qt-windows-mime;value="CanIncludeInClipboardHistory"': bytes(4),
    "org.nspasteboard.ConcealedType": b"1",
}

OURS = "application/x-morgan-private"


def copy(text: str, private: bool = False) -> None:
    """Put a text on the clipboard, character for character; a private one is not to be kept in any history."""
    _put(text, QClipboard.Mode.Clipboard, private)


def has_primary() -> bool:
    """Whether this desktop pastes the last selection with the middle button."""
    return QGuiApplication.clipboard().supportsSelection()


def select(text: str, private: bool = False) -> None:
    """Make a text the primary selection, where the desktop has one."""
    if text and has_primary():
        _put(text, QClipboard.Mode.Selection, private)


def forget_private() -> None:
    """Take a private text of ours off the clipboard: the program ends, and nothing of it is to stay behind.

    Qt would also destroy the text's object after Python has gone, which ends in a crash.
    """
    board = QGuiApplication.clipboard()
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        held = board.mimeData(mode)
        if held is not None and held.hasFormat(OURS):
            board.clear(mode)


def _put(text: str, mode: QClipboard.Mode, private: bool) -> None:
    if not private:
        QGuiApplication.clipboard().setText(text, mode)
        return
    data = QMimeData()
    data.setText(text)
    data.setData(OURS, b"1")
    for name, value in CONCEALING.items():
        data.setData(name, value)
    QGuiApplication.clipboard().setMimeData(data, mode)
