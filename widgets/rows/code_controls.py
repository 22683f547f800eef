"""The controls over the code of one card: copy, break lines, show all, scroll sideways."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from widgets.button import Button
from widgets.rows.code_bar import HEIGHT as BAR
from widgets.rows.code_bar import STEP, CodeBar
from widgets.rows.copy_button import CopyButton
from widgets.rows.fenced_code import fenced_code
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_text import MessageText
from widgets.rows.placed_block import MORE, PlacedBlock
from widgets.rows.wrap_button import WrapButton
from widgets.style import Look

if TYPE_CHECKING:
    from widgets.rows.message_card import MessageCard

W = TypeVar("W", bound=QWidget)
NOTCH = 120  # eighths of a degree


class Spare(Generic[W]):
    """Widgets of one type that are used from the first one on at each binding; the rest are hidden."""

    def __init__(self, make: Callable[[], W]) -> None:
        self._make = make
        self._made: list[W] = []
        self._used = 0

    def begin(self) -> None:
        self._used = 0

    def take(self) -> W:
        """The next one, made if there is none."""
        if self._used == len(self._made):
            self._made.append(self._make())
        self._used += 1
        return self._made[self._used - 1]

    def idle(self) -> Sequence[W]:
        return self._made[self._used :]


class CodeWords(QObject):
    """An object, because only an object's `tr` is collected with its plurals."""

    def show_all(self, lines: int) -> str:
        return self.tr("Show all %Ln line(s)", "", lines)


class CodeControls:
    """Made with its card; what it shows is bound anew with each row."""

    def __init__(self, card: "MessageCard") -> None:
        self._card = card
        self._copies = Spare(lambda: CopyButton(card))
        self._wraps, self._all, self._bars = Spare(self._made_wrap), Spare(self._made_show_all), Spare(self._made_bar)
        self._actions: dict[QWidget, Callable[[], object]] = {}
        self._shown: list[QWidget] = []

    def bind(self, row: MessageRow, text: MessageText, origin: QPoint, look: Look) -> None:
        """Show what the code of this row needs; where code may not be folded or unwrapped, only copying is offered."""
        pools = (self._copies, self._wraps, self._all, self._bars)
        for pool in pools:
            pool.begin()
        self._actions.clear()
        self._shown = []
        for index, placed in enumerate(text.blocks):
            if placed.block.kind == "code":
                self._shown += self._of_block(row, text, index, placed.frame.translated(origin), look)
        idle: list[QWidget] = [widget for pool in pools for widget in pool.idle()]
        self._rescue_focus(idle)
        for widget in idle:
            widget.hide()
        for widget in self._shown:
            widget.show()

    def focusable(self) -> Sequence[QWidget]:
        """What Tab visits, in order."""
        return [widget for widget in self._shown if not isinstance(widget, CodeBar)]

    def set_awake(self, awake: bool) -> None:
        """Whether the card is hovered or current."""
        for widget in self._shown:
            if isinstance(widget, CopyButton | WrapButton):
                widget.set_awake(awake)

    def wheel(self, event: QWheelEvent, text: MessageText, origin: QPoint) -> bool:
        """Scroll the code under the mouse sideways; False where there is none to scroll, or the wheel goes down."""
        turned = event.angleDelta()
        sideways = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        angle = turned.x() or (turned.y() if sideways else 0)
        point = event.position().toPoint() - origin
        placed = next((placed for placed in text.blocks if placed.frame.contains(point)), None)
        if placed is None or not placed.overflow or not angle or (abs(turned.x()) < abs(turned.y()) and not sideways):
            return False
        self._shift(placed, placed.shift - angle * STEP // NOTCH)
        return True

    def _of_block(self, row: MessageRow, text: MessageText, index: int, frame: QRect, look: Look) -> Iterator[QWidget]:
        placed = text.blocks[index]
        corner = QPoint(frame.right() - look.px(3), frame.top() + look.px(2))
        if placed.opens_code:
            copy = self._copies.take()
            name = QCoreApplication.translate("MessageCard", "Copy code")
            copy.bind(partial(fenced_code, row, text, index), name, look, row.scene.private)
            corner -= QPoint(copy.width(), 0)
            copy.move(corner)
            if row.code is not None and (placed.is_wide or not placed.block.wraps):
                yield self._wrap(row, placed, corner, look)
            yield copy
        if placed.block.folded:
            yield self._show_all(row, placed, frame, look)
        if placed.block.ends and placed.overflow:
            yield self._bar(placed, frame, look)

    def _wrap(self, row: MessageRow, placed: PlacedBlock, corner: QPoint, look: Look) -> QWidget:
        wrap = self._wraps.take()
        wrap.bind(placed.block.wraps, look)
        wrap.move(corner - QPoint(wrap.width(), 0))
        self._actions[wrap] = partial(self._card.kind.code_wrapped.emit, row, placed.block.number)
        return wrap

    def _show_all(self, row: MessageRow, placed: PlacedBlock, frame: QRect, look: Look) -> QWidget:
        button = self._all.take()
        button.set_look(look)
        button.set_words(CodeWords().show_all(placed.block.folded), "")
        button.resize(min(button.width_with_text(), frame.width()), look.px(MORE))
        button.move(frame.center().x() - button.width() // 2, frame.bottom() + 1 - button.height() - look.px(2))
        self._actions[button] = partial(self._card.kind.code_shown.emit, row, placed.block.number)
        return button

    def _bar(self, placed: PlacedBlock, frame: QRect, look: Look) -> QWidget:
        bar = self._bars.take()
        bar.bind(placed.room, placed.overflow, placed.shift, look)
        above = look.px(MORE + 2) if placed.block.folded else 0
        bar.move(frame.left() + (frame.width() - placed.room) // 2, frame.bottom() + 1 - look.px(BAR) - above)
        self._actions[bar] = partial(self._shift_by_bar, bar, placed)
        return bar

    def _shift_by_bar(self, bar: CodeBar, placed: PlacedBlock) -> None:
        self._shift(placed, bar.value())

    def _shift(self, placed: PlacedBlock, shift: int) -> None:
        self._card.kind.shift(self._card.row, placed.block.number, min(max(shift, 0), placed.overflow))

    def _rescue_focus(self, going: Sequence[QWidget]) -> None:
        """The keyboard stays in the card, or goes back to the list, when its button is not needed any more."""
        focus = QApplication.focusWidget()
        if focus is None or focus not in going:
            return
        stays = [widget for widget in self.focusable() if isinstance(widget, CopyButton)]
        heir: QWidget | None = stays[0] if stays else self._card.parentWidget()
        while heir is not None and heir.focusPolicy() == Qt.FocusPolicy.NoFocus:
            heir = heir.parentWidget()
        if heir is not None:
            heir.show()
            heir.setFocus()

    def _made_wrap(self) -> WrapButton:
        button = WrapButton(self._card)
        button.clicked.connect(partial(self._act, button))
        return button

    def _made_show_all(self) -> Button:
        button = Button("chevron-down", self._card.look, self._card, outlined=False, quiet=True)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(partial(self._act, button))
        return button

    def _made_bar(self) -> CodeBar:
        bar = CodeBar(self._card)
        bar.valueChanged.connect(partial(self._act, bar))
        return bar

    def _act(self, widget: QWidget, _state: object = None) -> None:
        self._actions[widget]()
