"""The row that heads one conversation: a line to fold and unfold it by."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from store.records import Conversation, SessionId
from widgets.dates import joined
from widgets.frame import draw_box
from widgets.icon import draw_icon
from widgets.rows.painted_row import PaintedRow
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import RowKind
from widgets.rows.time_chips import ABOVE as STRIP_ABOVE
from widgets.rows.time_chips import GAP as STRIP_GAP
from widgets.rows.time_chips import HEIGHT as STRIP
from widgets.rows.time_chips import PAD as STRIP_PAD
from widgets.rows.time_chips import Stop, TimeChip, fitting
from widgets.style import BODY, SMALL, UNIT, Look

NARROW = 560  # below this the span stands under the title; logical pixels at 100 %
EDGE, CHEVRON, GAP = 14, 12, 10  # border to chevron, chevron, chevron to title
ABOVE, TITLE_LINE = 10, 20
WEIGHT = QFont.Weight.Medium


@dataclass(frozen=True, slots=True)
class ConversationRow:
    """All words are in the interface's language; the title may be longer than its line.

    span: "09:12 – 10:03 · 8 messages"; note: that it goes on from or into another day, or nothing;
    state: how a screen reader calls the fold; stops: times to jump by, where it is long and unfolded.
    """

    conversation: Conversation
    title: str
    span: str
    note: str
    unfolded: bool
    state: str
    stops: tuple[Stop, ...] = ()

    @property
    def key(self) -> tuple[str, SessionId]:
        return ("conversation", self.conversation.session)


class HeaderLayout(NamedTuple):
    """box: the card; title: its line; span: the line beside the title, or None; below: what stands under it.

    strip: where the times to jump by stand, if there are any.
    """

    box: QRect
    title: QRect
    span: QRect | None
    below: Paragraph | None
    corner: QPoint
    strip: QRect | None


def header_layout(row: ConversationRow, width: int, look: Look) -> HeaderLayout:
    """Title and chevron share the first line at every width."""
    left = look.px(EDGE + CHEVRON + GAP)
    room = width - left - look.px(EDGE)
    narrow = width < look.px(NARROW)
    span = 0 if narrow else QFontMetrics(look.font(SMALL)).horizontalAdvance(row.span) + look.px(2 * UNIT)
    title = QRect(left, look.px(ABOVE), room - span, look.px(TITLE_LINE))
    lines = "\n".join(line for line in (row.span if narrow else "", row.note) if line)
    below = Paragraph(lines, look.font(SMALL), room) if lines else None
    bottom = title.bottom() + 1 + (below.height if below else 0)
    strip = QRect(left - look.px(STRIP_PAD), bottom + look.px(STRIP_ABOVE), room, look.px(STRIP)) if row.stops else None
    height = (strip.bottom() + 1 if strip else bottom) + look.px(ABOVE)
    beside = None if narrow else QRect(title.right() + 1, title.top(), span, title.height())
    return HeaderLayout(QRect(0, 0, width, height), title, beside, below, QPoint(left, title.bottom() + 1), strip)


class ConversationKind(RowKind[ConversationRow]):
    """Conversation headers; `activated` asks to fold or unfold."""

    heads = True

    def estimate(self, row: ConversationRow, width: int, look: Look) -> int:
        lines = (width < look.px(NARROW)) + bool(row.note)
        strip = STRIP + STRIP_ABOVE if row.stops else 0
        return look.px(2 * ABOVE + TITLE_LINE + UNIT + lines * 18 + strip)

    def measure(self, row: ConversationRow, width: int, look: Look) -> int:
        return header_layout(row, width, look).box.height() + look.px(UNIT)

    def make(self, parent: QWidget) -> "ConversationHeader":
        return ConversationHeader(self, parent)

    def text(self, row: ConversationRow, look: Look, start: int = 0, end: int | None = None) -> str:  # noqa: ARG002
        return f"{row.title} ({row.span})"[start:end]


class ConversationHeader(PaintedRow[ConversationRow]):
    """The whole header answers the mouse."""

    def __init__(self, kind: ConversationKind, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._pressed = False
        self._chips: list[TimeChip] = []
        self._laid_out: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def lay_out(self, width: int) -> None:
        self._pressed = False
        self._layout = header_layout(self.row, width, self.look)
        metrics = QFontMetrics(self.look.font(BODY, WEIGHT))
        self._title = metrics.elidedText(self.row.title, Qt.TextElideMode.ElideRight, self._layout.title.width())
        self._lay_out_chips()

    def _lay_out_chips(self) -> None:
        strip, look = self._layout.strip, self.look
        wanted = (self.row.stops, self.row.state, strip, look)  # the state tells the language
        if wanted == self._laid_out:
            return
        self._laid_out = wanted
        shown = fitting(self.row.stops, strip.width(), look) if strip else ()
        while len(self._chips) < len(shown):
            self._chips.append(TimeChip(self))
            self._chips[-1].chosen.connect(self._kind.row_wanted)
        corner = strip.topLeft() if strip else QPoint()
        for stop, chip in zip(shown, self._chips, strict=False):
            chip.bind(stop, look)
            chip.move(corner)
            corner += QPoint(chip.width() + look.px(STRIP_GAP), 0)
        for place, chip in enumerate(self._chips):
            chip.setVisible(place < len(shown))

    def controls(self) -> Sequence[TimeChip]:
        return [chip for chip in self._chips if not chip.isHidden()]

    def spoken_name(self) -> str:
        return joined(self.row.title, self.row.span, self.row.note, self.row.state)

    def unfolded(self) -> bool:
        return self.row.unfolded

    def box(self) -> QRect:
        return self._layout.box

    def tip_at(self, point: QPoint) -> str:
        """The whole title, where it is cut."""
        cut = self._title != self.row.title and self._layout.title.contains(point)
        return self.row.title if cut else ""

    def activate(self) -> None:
        self._kind.activated.emit(self.row)

    def paint(self, painter: QPainter) -> None:
        look, laid, theme = self.look, self._layout, self.look.theme
        draw_box(painter, QRectF(laid.box), look, theme.hover if self.underMouse() else theme.card, theme.line)
        chevron = "chevron-down" if self.row.unfolded else "chevron-right"
        middle = laid.title.top() + laid.title.height() / 2
        draw_icon(painter, chevron, theme.quiet, look.px(EDGE), middle, look.px(CHEVRON))
        painter.setFont(look.font(BODY, WEIGHT))
        painter.setPen(QColor(theme.text))
        painter.drawText(laid.title, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._title)
        if laid.span:
            painter.setFont(look.font(SMALL))
            painter.setPen(QColor(theme.quiet))
            painter.drawText(laid.span, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.row.span)
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(theme.link))
        for chip in self.controls():
            chip.draw(painter, chip.pos())
        if laid.below:
            laid.below.draw(painter, laid.corner, theme.quiet, theme)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The list hears of it too, so that the keyboard follows the mouse."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton and self._is_on(event)
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()
        clicked, self._pressed = self._pressed and self._is_on(event), False
        if clicked:
            self.activate()

    def _is_on(self, event: QMouseEvent) -> bool:
        return self.box().contains(event.position().toPoint())
