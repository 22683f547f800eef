"""Shows a short text of somebody else's as it is: plain, apart from every other text, with nothing in it unseen."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from widgets.markdown.visible import visible_code
from widgets.rows.paragraph import Paragraph
from widgets.style import BODY, Look


class PlainText(QWidget):
    """As high as the text is at its width. The text finds its own direction; control and direction signs are marks.

    quiet: in the colour of side remarks.
    """

    def __init__(
        self,
        text: str,
        look: Look,
        parent: QWidget | None = None,
        *,
        size: float = BODY,
        weight: QFont.Weight = QFont.Weight.Normal,
        quiet: bool = False,
    ) -> None:
        super().__init__(parent)
        self._shown, self._look, self._quiet = visible_code(text), look, quiet
        self._size, self._weight = size, weight
        self._laid: Paragraph | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self._shown)

    @property
    def text(self) -> str:
        """What is shown."""
        return self._shown

    def set_text(self, text: str) -> None:
        self._shown = visible_code(text)
        self.setAccessibleName(self._shown)
        self._forget()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._forget()

    def heightForWidth(self, width: int) -> int:
        return self._at(width).height

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(320), self._at(max(self.width(), 1)).height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        self._at(self.width()).draw(QPainter(self), QPoint(0, 0), theme.quiet if self._quiet else theme.text, theme)

    def _at(self, width: int) -> Paragraph:
        if self._laid is None or self._laid.width != max(width, 1):
            self._laid = Paragraph(self._shown, self._look.font(self._size, self._weight), width)
        return self._laid

    def _forget(self) -> None:
        self._laid = None
        self.updateGeometry()
        self.update()
