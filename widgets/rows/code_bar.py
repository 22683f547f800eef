"""The bar that scrolls code sideways whose long lines are not broken."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from widgets.style import Look

HEIGHT, SLIM, LEAST = 10, 5, 24  # of the bar, its slider, the slider's length; logical pixels at 100 %
STEP = 60  # pixels of one notch of the wheel


class CodeBar(QScrollBar):
    """Painted by itself, slim and quiet. The keyboard breaks the lines instead, so that it needs no bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look: Look | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSingleStep(STEP)

    def bind(self, width: int, overflow: int, shift: int, look: Look) -> None:
        """Stand for lines that are `overflow` pixels wider than the `width` that shows them."""
        self._look = look
        self.blockSignals(True)
        self.setPageStep(width)
        self.setRange(0, overflow)
        self.setValue(shift)
        self.blockSignals(False)
        self.resize(width, look.px(HEIGHT))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self._look
        if look is None or self.maximum() <= 0:
            return
        share = self.pageStep() / (self.maximum() + self.pageStep())
        length = max(self.width() * share, look.px(LEAST))
        left = (self.width() - length) * self.value() / self.maximum()
        colour = QColor(look.theme.quiet)
        colour.setAlpha(230 if self.underMouse() or self.isSliderDown() else 140)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        slim = look.px(SLIM)
        painter.drawRoundedRect(QRectF(left, (self.height() - slim) / 2, length, slim), slim / 2, slim / 2)
        painter.end()
