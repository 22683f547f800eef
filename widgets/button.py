"""A push button painted from the look: an icon with a text beside it, or the icon alone."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from widgets.frame import draw_box, draw_focus
from widgets.icon import SIZE, draw_icon
from widgets.style import SMALL, Look

HEIGHT, LEAST, PAD, GAP = 32, 24, 12, 6  # logical pixels at 100 %
FADED = 0.45  # opacity of a control with nowhere to go


class PressButton(QAbstractButton):
    """Enter works like Space; all other keys go on to whoever holds the button.

    Only Tab gives it the focus: a click leaves the keyboard where the person reads. In a row of the day list even Tab
    does not, for there the list hands out the focus.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class Button(PressButton):
    """`text()` is what a screen reader hears, whether it is painted or not.

    outlined: on a box of its own, else bare until hovered; trailing: the icon follows the text;
    quiet: in the colour of side remarks.
    """

    def __init__(
        self,
        icon: str,
        look: Look,
        parent: QWidget | None = None,
        *,
        outlined: bool = True,
        trailing: bool = False,
        quiet: bool = False,
    ) -> None:
        super().__init__(parent)
        self._icon, self._look, self._outlined, self._trailing, self._quiet = icon, look, outlined, trailing, quiet
        self._icon_alone = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def set_words(self, text: str, tip: str, keys: str = "") -> None:
        """The text, and a tooltip that names the keys too; `keys` is a portable sequence such as "Alt+PgUp"."""
        self.setText(text)
        self.setToolTip(tip_with_keys(tip, keys))
        self.updateGeometry()

    def set_icon_alone(self, alone: bool) -> None:
        """Hide the text, or show it again."""
        self._icon_alone = alone
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.height_hint() if self._icon_alone else self.width_with_text(), self.height_hint())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least(), self.height_hint()) if self._icon_alone else self.sizeHint()

    def height_hint(self) -> int:
        """How high it is, and how wide with its icon alone, in logical pixels."""
        return self._look.px(HEIGHT)

    def least(self) -> int:
        """How narrow it can become with its icon alone, in logical pixels."""
        return self._look.px(LEAST)

    def width_with_text(self) -> int:
        """How wide it is while its text is shown, in logical pixels."""
        look = self._look
        text = QFontMetrics(look.font(SMALL)).horizontalAdvance(self.text())
        return look.px(PAD) * 2 + look.px(SIZE) + look.px(GAP) + text

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(FADED)
        self._paint_ground(painter)
        self._paint_content(painter)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), self._look)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._look.theme
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        if self._outlined:
            draw_box(painter, QRectF(self.rect()), self._look, theme.hover if lit else theme.card, theme.line)
        elif lit:
            draw_box(painter, QRectF(self.rect()), self._look, theme.hover)

    def _paint_content(self, painter: QPainter) -> None:
        look, size = self._look, self._look.px(SIZE)
        ink = look.theme.quiet if self._quiet else look.theme.text
        middle = self.height() / 2
        if self._icon_alone:
            draw_icon(painter, self._icon, ink, (self.width() - size) / 2, middle, size)
            return
        left = look.px(PAD)
        right = self.width() - left - size
        draw_icon(painter, self._icon, ink, right if self._trailing else left, middle, size)
        painter.setFont(look.font(SMALL))
        painter.setPen(QColor(ink))
        start = left if self._trailing else left + size + look.px(GAP)
        painter.drawText(QRectF(start, 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())


def tip_with_keys(tip: str, keys: str) -> str:
    """The tooltip of a control, with its keys as the desktop writes them."""
    if not keys:
        return tip
    return f"{tip} ({QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)})"
