"""The scroll bar of the page: it follows and never leads."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

STEP = 20  # pixels of one step; a notch of the wheel is three


class ScrollBar(QScrollBar):
    """Range and value are sums of guesses and corrected silently, the value not while a hand holds the slider.

    It paints itself, because every new row changes its range and the desktop's style needs a millisecond for it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._followed = 0

    def follow(self, top: int, height: int, viewport: int) -> None:
        """top: of the viewport in the page; height: of the whole page; all in pixels."""
        with QSignalBlocker(self):
            self.setPageStep(viewport)
            self.setRange(0, max(height - viewport, 0))
            if not self.isSliderDown():
                self.setValue(top)
        self._followed = self.value()

    def asked(self) -> tuple[int, int]:
        """Where a person moved the bar to, and by how much."""
        distance = self.value() - self._followed
        self._followed = self.value()
        return self._followed, distance

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self.palette()  # held, because Qt gives out references into it
        painter.fillRect(self.rect(), colours.window())
        if self.maximum() > 0:
            self._paint_controls(painter)

    def _paint_controls(self, painter: QPainter) -> None:
        # Styles take long to load, and a page that fits the window has no use for them.
        from PySide6.QtWidgets import QStyleOptionSlider

        from widgets.day_list import bar_ink

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        bar_ink.paint(self, option, painter)
