"""The stage that the benchmarks of the day list play on: a list in a window, painted on demand."""

import gc
import os
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from store.records import Message
from tests.bench.corpus import SCENE
from tests.bench.measure import cpu
from widgets.day_list.day_list import DayList
from widgets.rows.message import MessageKind
from widgets.rows.message_rows import MessageRow, message_rows
from widgets.style import BODY, Look, line_pitch, system_look

WIDTH, HEIGHT = 740, 900


def application() -> QApplication:
    """The one application of this process, on no screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([])


class Stage:
    """A shown list with its kind and look. A frame is painted when it is asked for, so that it can be measured.

    Garbage is collected between frames, as the program does it.
    """

    def __init__(self) -> None:
        gc.disable()
        self.application = application()
        self.look: Look = system_look()
        self.kind = MessageKind()
        self.list = DayList({MessageRow: self.kind}, self.look)
        self.list.resize(WIDTH, HEIGHT)
        self.list.show()
        self.rest()

    def rows(self, messages: Sequence[Message]) -> list[MessageRow]:
        return message_rows(messages, SCENE)

    def paint(self) -> None:
        """Paint all that is dirty, now."""
        QCoreApplication.sendPostedEvents()
        self.list.viewport().repaint(QRect(0, 0, 1, 1))

    def frame(self, change: Callable[[], object]) -> float:
        """CPU milliseconds from a change to its picture."""

        def work() -> None:
            change()
            self.paint()

        return 1000 * cpu(work)

    def wait(self, milliseconds: int) -> None:
        """Let the program have its idle time, as between two frames of a screen."""
        end = time.monotonic() + milliseconds / 1000
        while time.monotonic() < end:
            self.application.processEvents()

    def rest(self) -> None:
        """Wait until the list has nothing left to do."""
        gc.collect()
        self.wait(12)
        while not self.list.is_settled:
            self.application.processEvents()

    def close(self) -> None:
        gc.enable()
        self.list.close()
        self.list.deleteLater()
        QCoreApplication.sendPostedEvents()


def plain_screen(messages: Sequence[Message], look: Look) -> float:
    """CPU milliseconds of the limit: the first screen of the same text, shaped, broken and painted without more."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    font = look.font(BODY)
    return 1000 * cpu(lambda: _paint_plainly(image, messages, font))


def _paint_plainly(image: QImage, messages: Sequence[Message], font: QFont) -> None:
    image.fill(QColor("white"))
    painter = QPainter(image)
    y = 0.0
    for message in messages:
        for line in message.content.split("\n"):
            y = _paint_line(painter, line, font, y)
            if y > HEIGHT:
                painter.end()
                return
    painter.end()


def _paint_line(painter: QPainter, text: str, font: QFont, y: float) -> float:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    pitch = line_pitch(font.pixelSize())
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(WIDTH - 60)
        line.setPosition(QPointF(20, y))
        y += pitch
    layout.endLayout()
    layout.draw(painter, QPointF(0, 0))
    return y
