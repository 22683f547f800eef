"""The field that a request is written in: it grows with its lines, and knows which keys do more than write."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QInputMethodEvent, QKeyEvent, QPalette, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from widgets.style import BODY, LINE_HEIGHT, Look, palette

MOST_LINES = 6
SENDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Hint = Qt.InputMethodHint


class PromptEdit(QPlainTextEdit):
    """Plain text. Enter sends, Shift+Enter breaks the line; while an input method composes, every key is its own."""

    sent = Signal()
    left = Signal()
    """Esc was pressed: the keyboard is wanted elsewhere."""
    earlier_wanted = Signal()
    later_wanted = Signal()
    focused = Signal()
    """The focus came or went."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = False
        self._look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        self.viewport().setAutoFillBackground(False)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self._fit())
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setPalette(_palette(look))
        self.setFont(look.font(BODY))
        self._fit()

    def set_learning(self, learning: bool) -> None:
        """Whether an input method may learn from what is written; where not, it is also not to guess ahead."""
        hints = Hint.ImhMultiLine
        if not learning:
            hints |= Hint.ImhSensitiveData | Hint.ImhNoPredictiveText
        self.setInputMethodHints(hints)

    @property
    def is_composing(self) -> bool:
        """Whether an input method holds letters that are not part of the text yet."""
        return self._composing

    def lines(self) -> int:
        """How many lines the text takes at this width."""
        return max(round(self.document().size().height()), 1)

    def _fit(self) -> None:
        """As high as its lines, up to a few; beyond them it scrolls."""
        lines = self.lines()
        height = round(min(lines, MOST_LINES) * self.fontMetrics().lineSpacing()) + 2
        bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if lines > MOST_LINES else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(bar)
        if height != self.height():
            self.setFixedHeight(height)
            self.ensureCursorVisible()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), round(self._look.px(BODY) * LINE_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._composing and key in SENDING:
            event.accept()  # it ends the composing, where the platform lets the key through at all
        elif self._composing:
            super().keyPressEvent(event)
        elif key in SENDING and modifiers == Qt.KeyboardModifier.NoModifier:
            self.sent.emit()
        elif key in SENDING and modifiers == Qt.KeyboardModifier.ShiftModifier:
            self.textCursor().insertBlock()  # Qt's own would insert a line separator, which is no line feed
            self.ensureCursorVisible()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_Up and modifiers == Qt.KeyboardModifier.AltModifier:
            self.earlier_wanted.emit()
        elif key == Qt.Key.Key_Down and modifiers == Qt.KeyboardModifier.AltModifier:
            self.later_wanted.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._composing = False
        super().focusOutEvent(event)
        self.focused.emit()


def _palette(look: Look) -> QPalette:
    """Without a ground of its own: it stands in a box that the prompt paints."""
    colours = palette(look.theme)
    colours.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
    return colours
