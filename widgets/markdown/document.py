"""The only kind of document that shows a message: it loads nothing."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QFont, QImage, QTextDocument, QTextOption

_NOTHING = QColor(0, 0, 0, 0)


class SafeDocument(QTextDocument):
    """A document without undo, margins and resources; lines break anywhere rather than run out of the column."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(0)
        self.setDefaultFont(font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setDefaultTextOption(option)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: ARG002
        """One clear pixel whatever is asked for: Qt would open the name itself if it were given nothing."""
        pixel = QImage(1, 1, QImage.Format.Format_ARGB32)
        pixel.fill(_NOTHING)
        return pixel
