"""The lines of a document, one after another."""

from collections.abc import Iterator

from PySide6.QtGui import QTextBlock, QTextDocument


def text_blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """Every paragraph, from top to bottom."""
    text_block = document.begin()
    while text_block.isValid():
        yield text_block
        text_block = text_block.next()
