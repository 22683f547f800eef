"""The row that shows one memory: its text, what kind it is and when it was written, and a menu."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetrics, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from store.records import Memory, MemoryId
from widgets import clipboard
from widgets.button import Button
from widgets.dates import joined
from widgets.menu import Menu
from widgets.rows.badge import badge_width, draw_badge
from widgets.rows.painted_row import PaintedRow
from widgets.rows.paragraph import Paragraph
from widgets.rows.row import RowKind
from widgets.style import BODY, SMALL, UNIT, Look, palette

NARROW = 560  # below this the details stand under the text; logical pixels at 100 %
MORE = 24  # side of the menu's button
PAD = 4  # above and below the text


@dataclass(frozen=True, slots=True)
class MemoryRow:
    """All words are in the interface's language.

    details: category and time; times: the same time in full, for the tooltip; badge: "Replaced", "Expired" or nothing.
    """

    memory: Memory
    details: str
    badge: str = ""
    times: str = ""

    @property
    def key(self) -> tuple[str, MemoryId]:
        return ("memory", self.memory.id)


class MemoryLayout(NamedTuple):
    """Where everything stands in a slot: the text's corner, the line of details, the height of it all."""

    text: Paragraph
    corner: QPoint
    details: QRect
    height: int


def memory_layout(row: MemoryRow, width: int, look: Look) -> MemoryLayout:
    """Lay a memory out: details right of the text, or under it where the slot is narrow."""
    pad, edge, more = look.px(PAD), look.px(UNIT), look.px(MORE)
    room = width - 2 * edge - more
    words = QFontMetrics(look.font(SMALL)).horizontalAdvance(row.details)
    badge = badge_width(row.badge, look)
    details = words + (badge + edge if badge else 0)
    narrow = width < look.px(NARROW)
    text = Paragraph(row.memory.content, look.font(BODY), room if narrow else room - details - 2 * edge)
    corner = QPoint(edge, pad)
    if narrow:
        under = QRect(edge, pad + text.height, room, text.pitch)
        return MemoryLayout(text, corner, under, under.bottom() + 1 + pad)
    beside = QRect(edge + room - details, pad, details, text.pitch)
    return MemoryLayout(text, corner, beside, text.height + 2 * pad)


class MemoryKind(RowKind[MemoryRow]):
    """Memories. C copies a memory's stored text."""

    forget_wanted = Signal(object)
    """The person wants a memory forgotten; carries it. Nothing has been done yet."""

    def estimate(self, row: MemoryRow, width: int, look: Look) -> int:
        return self.measure(row, width, look)

    def measure(self, row: MemoryRow, width: int, look: Look) -> int:
        return memory_layout(row, width, look).height

    def make(self, parent: QWidget) -> "MemoryLine":
        return MemoryLine(self, parent)

    def text(self, row: MemoryRow, look: Look, start: int = 0, end: int | None = None) -> str:
        return Paragraph(row.memory.content, look.font(BODY), 1000).between(start, end)

    def stored(self, row: MemoryRow) -> str:
        return row.memory.content

    def copy_words(self) -> str:
        return self.tr("Copy memory")

    def joint(self, before: MemoryRow, after: MemoryRow) -> str:  # noqa: ARG002
        return "\n"


class MemoryLine(PaintedRow[MemoryRow]):
    """The text may be selected; the menu opens from its button, the menu key or a right click."""

    def __init__(self, kind: MemoryKind, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._more: Button | None = None

    def lay_out(self, width: int) -> None:
        self._layout = memory_layout(self.row, width, self.look)
        more = self._menu_button()
        side = self.look.px(MORE)
        more.setGeometry(width - side - self.look.px(PAD), self._layout.details.center().y() - side // 2, side, side)

    def _menu_button(self) -> Button:
        if self._more is None:
            self._more = Button("more", self.look, self, outlined=False, quiet=True)
            self._more.set_icon_alone(True)
            self._more.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._more.clicked.connect(self.activate)
            self._more.show()
        self._more.set_look(self.look)
        self._more.set_words(self.tr("More"), self.tr("What can be done with this memory"))
        return self._more

    def controls(self) -> tuple[QWidget, ...]:
        return (self._more,) if self._more else ()

    def tip_at(self, point: QPoint) -> str:
        """The full time, over the short one."""
        return self.row.times if self._layout.details.contains(point) else ""

    def spoken_name(self) -> str:
        return joined(self.tr("Memory"), self.row.badge, self.row.details)

    def paragraph(self) -> tuple[Paragraph, QPoint]:
        return self._layout.text, self._layout.corner

    def paint(self, painter: QPainter) -> None:
        look, laid = self.look, self._layout
        ink = look.theme.quiet if self.row.badge else look.theme.text
        laid.text.draw(painter, laid.corner, ink, look.theme, self.selected)
        details = QRect(laid.details)
        if self.row.badge:
            draw_badge(painter, self.row.badge, details.left(), details.center().y() + 0.5, look)
            details.setLeft(details.left() + badge_width(self.row.badge, look) + look.px(UNIT))
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(look.theme.quiet))
        painter.drawText(details, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.row.details)

    # The menu

    def activate(self) -> None:
        """Open the menu at its button."""
        button = self._menu_button()
        self._open_menu(button.mapToGlobal(button.rect().bottomLeft()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Where text is selected the list's own menu is the one that is wanted."""
        start, end = self.selected
        if start < end:
            event.ignore()
        else:
            self._open_menu(event.globalPos())

    def menu(self) -> QMenu:
        """What can be done with the memory; the caller owns the menu."""
        menu = Menu(self)
        menu.setPalette(palette(self.look.theme))
        menu.setFont(self.look.font(SMALL))
        content = self.row.memory.content
        copy = menu.addAction(self._kind.copy_words(), lambda: clipboard.copy(content))
        copy.setShortcut("C")  # says which key of the list does it; gone with the menu
        memory = self.row.memory
        menu.addAction(self.tr("Forget…"), lambda: self._kind.forget_wanted.emit(memory))
        return menu

    def _open_menu(self, corner: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner)
