"""Times to jump by through a long conversation: which there are, and the buttons that lead to them."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QStaticText
from PySide6.QtWidgets import QWidget

from store.records import Message
from widgets.button import PressButton
from widgets.frame import draw_box, draw_focus
from widgets.rows.message_words import Scene, time_label
from widgets.style import SMALL, Look

LONG = 60  # messages that a conversation may have without any
MOST = 8
HEIGHT, PAD, GAP, ABOVE = 22, 6, 4, 2  # logical pixels at 100 %


class Stop(NamedTuple):
    """A time as a person reads it, and the key of the row where it was."""

    time: str
    key: Hashable


def stops(messages: Sequence[Message], whole: int, scene: Scene) -> tuple[Stop, ...]:
    """Some times of a conversation, as far as its messages are known; none for a short one.

    whole: how many messages it has. A message that is added moves no stop, or it would be a moving target.
    """
    if whole <= LONG:
        return ()
    found: list[Stop] = []
    for message in messages[:: _step(whole)]:
        time = time_label(message, scene)
        if not found or found[-1].time != time:
            found.append(Stop(time, (message.id, 0)))
    return tuple(found)


def _step(whole: int) -> int:
    """The smallest round number of messages that makes few enough stops."""
    return next(step for step in _round_numbers() if whole <= step * MOST)


def _round_numbers() -> Iterator[int]:
    for power in count(1):
        yield from (10**power, 2 * 10**power, 5 * 10**power)


def fitting(found: Sequence[Stop], room: int, look: Look) -> Sequence[Stop]:
    """As many as stand side by side, the first among them, at even distances."""
    if not found:
        return ()
    most = max(room // (max(chip_width(stop, look) for stop in found) + look.px(GAP)), 1)
    return found[:: -(-len(found) // most)]


def chip_width(stop: Stop, look: Look) -> int:
    """In pixels."""
    return QFontMetrics(look.font(SMALL)).horizontalAdvance(stop.time) + 2 * look.px(PAD)


class TimeChip(PressButton):
    """Leads to one stop; the list hands out the focus.

    At rest its header paints the time, all of them at once: eight widgets that paint slow every frame that scrolls.
    """

    chosen = Signal(object)
    """Carries the key of the row to go to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stop: Stop | None = None
        self._look: Look | None = None
        self._text = QStaticText()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._choose)

    def bind(self, stop: Stop, look: Look) -> None:
        self._stop, self._look = stop, look
        said = QCoreApplication.translate("TimeChip", "Go to {time}").format(time=stop.time)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.resize(chip_width(stop, look), look.px(HEIGHT))
        self._text.setText(stop.time)
        self._text.prepare(font=look.font(SMALL))
        self.update()

    def draw(self, painter: QPainter, corner: QPoint) -> None:
        """Paint the time in the painter's font and colour; corner: where the chip's top left is."""
        size = self._text.size()
        inset = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
        painter.drawStaticText(QPointF(corner) + inset, self._text)

    def _choose(self) -> None:
        if self._stop:
            self.chosen.emit(self._stop.key)

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self._look
        if look is None or not (self.underMouse() or self.hasFocus()):
            return
        painter = QPainter(self)
        draw_box(painter, QRectF(self.rect()), look, look.theme.hover, look.theme.line)
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(look.theme.text))
        self.draw(painter, QPoint())
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), look)
        painter.end()
