"""The prompt: the field for a request, the button that sends it or stops the answer, and a line of what to know."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from widgets.button import Button
from widgets.day_list.column import Column
from widgets.frame import draw_box, draw_focus
from widgets.icon import SIZE, draw_icon
from widgets.prompt_edit import PromptEdit
from widgets.rows.paragraph import Paragraph
from widgets.style import SMALL, UNIT, Look, palette

NARROW = 560  # below this width the button is an icon; logical pixels at 100 %
PAD, INSET, GAP, LEAST = 12, 9, 6, 140
KEYS = {"prompt": "Ctrl+L", "stop": "Ctrl+.", "private": "Ctrl+Shift+P"}


class Prompt(QWidget):
    """Keeps what is written until it is sent, or taken with `take`. It never sends while an answer comes."""

    sent = Signal(str)
    """Carries the request, which holds more than white space."""
    stop_wanted = Signal()
    left = Signal()
    """The keyboard is wanted elsewhere."""
    earlier_wanted = Signal(str)
    """The request before is wanted in place of this text."""
    later_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._assistant, self._server = "Morgan", ""
        self._answering = self._private = self._too_soon = False
        self._said: Paragraph | None = None
        self._edge = 0
        self._box = QRect()
        self.edit = PromptEdit(look, self)
        self._send = Button("send", look, self, trailing=True)
        self._stop = Button("stop", look, self)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.edit.installEventFilter(self)
        self._connect()
        self.edit.set_learning(True)
        self.set_look(look)

    def _connect(self) -> None:
        edit = self.edit
        edit.sent.connect(self._submit)
        edit.left.connect(self.left)
        edit.focused.connect(self.update)
        edit.earlier_wanted.connect(lambda: self.earlier_wanted.emit(edit.toPlainText()))
        edit.later_wanted.connect(self.later_wanted)
        edit.textChanged.connect(self._hear_text)
        self._send.clicked.connect(self._submit)
        self._stop.clicked.connect(self.stop_wanted)

    # What is written

    @property
    def text(self) -> str:
        return self.edit.toPlainText()

    def set_text(self, text: str) -> None:
        """Put a request into the field, with the cursor behind it."""
        self.edit.setPlainText(text)
        cursor = self.edit.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        self.edit.setTextCursor(cursor)

    def _submit(self) -> None:
        text = self.text
        if not text.strip():
            return
        if self._answering:
            self._too_soon = True
            self._arrange()
            return
        self.edit.setPlainText("")  # which forgets the steps of undo as well
        self.sent.emit(text)

    def _hear_text(self) -> None:
        self._send.setEnabled(bool(self.text.strip()))

    # What it shows

    @property
    def is_private(self) -> bool:
        return self._private

    @property
    def is_answering(self) -> bool:
        return self._answering

    def set_answering(self, answering: bool) -> None:
        """Offer to stop instead of to send."""
        if answering == self._answering:
            return
        self._answering, self._too_soon = answering, False
        if not answering and self._stop.hasFocus():
            self.edit.setFocus()
        self._arrange()

    def set_private(self, private: bool) -> None:
        """Mark the field; what is written in it is not to be learnt by anything."""
        self._private = private
        self.edit.set_learning(not private)
        self._retranslate()
        self._arrange()

    def set_server(self, server: str) -> None:
        """Name a server that is not on this machine; empty for one that is."""
        if server != self._server:
            self._server = server
            self._arrange()

    def set_assistant(self, name: str) -> None:
        self._assistant = name
        self._retranslate()

    def set_edge(self, edge: int) -> None:
        """How many pixels at the right belong to the scroll bar of the list above, so that the columns agree."""
        self._edge = edge
        self._arrange()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setPalette(palette(look.theme))
        self.edit.set_look(look)
        for button in (self._send, self._stop):
            button.set_look(look)
        self._retranslate()
        self._arrange()

    def remark(self) -> str:
        """The line under the field: what the person has to know about what is written here; empty for nothing."""
        said = []
        if self._too_soon:
            stop = self.tr("{name} is still answering. Stop first, then send.").format(name=self._assistant)
            said.append(stop)
        if self._private:
            said.append(self.tr("Private mode: not saved. It ends when you switch it off or close the window."))
        if self._server:
            said.append(self.tr("Goes to {server}, which is not this computer.").format(server=self._server))
        return " ".join(said)

    def _retranslate(self) -> None:
        name = self._assistant
        asked = self.tr("Ask {name} in private…") if self._private else self.tr("Ask {name}…")
        self.edit.setPlaceholderText(asked.format(name=name))
        self.edit.setAccessibleName(self.tr("Request to {name}").format(name=name))
        self._send.set_words(self.tr("Send"), self.tr("Send the request"), "Return")
        self._stop.set_words(self.tr("Stop"), self.tr("Stop the answer"), KEYS["stop"])

    # Layout

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(400), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(LEAST), self._height())

    def _height(self) -> int:
        return self._arranged().bottom() + 1 + self._below() + self._look.px(PAD)

    def _below(self) -> int:
        return self._said.height + self._look.px(GAP) if self._said else 0

    def _arranged(self) -> QRect:
        """The box, for the width at hand."""
        look, column = self._look, Column.within(self.width() - self._edge, self._look)
        inset = max(self.edit.height() + 2 * look.px(INSET), self._send.height_hint() + 2 * look.px(UNIT))
        return QRect(column.left, look.px(PAD), column.width, inset)

    def _arrange(self) -> None:
        """Place everything; the height follows the text, and the layout around hears of it."""
        look, column = self._look, Column.within(self.width() - self._edge, self._look)
        words, mark = self.remark(), look.px(SIZE + UNIT)
        self._said = Paragraph(words, look.font(SMALL), column.width - mark) if words else None
        self._box = self._arranged()
        button = self._place_buttons()
        edge, height = look.px(PAD), self.edit.height()
        top = self._box.top() + (self._box.height() - height) // 2
        self.edit.setGeometry(
            self._box.left() + edge, top, max(button.left() - look.px(UNIT) - self._box.left() - edge, 1), height
        )
        self.setFixedHeight(self._height())
        self.setAccessibleDescription(words)
        self.update()

    def _place_buttons(self) -> QRect:
        look, box = self._look, self._box
        alone = self.width() < look.px(NARROW)
        for button in (self._send, self._stop):
            button.set_icon_alone(alone)
        width = max(button.sizeHint().width() for button in (self._send, self._stop))
        height = self._send.height_hint()
        place = QRect(QPoint(0, 0), QSize(width, height))
        place.moveBottomRight(box.bottomRight() - QPoint(look.px(UNIT), look.px(UNIT)))
        for button in (self._send, self._stop):
            button.setGeometry(place)
        self._stop.setVisible(self._answering)
        self._send.setVisible(not self._answering)
        self._hear_text()
        return place

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """The field has grown or shrunk by a line."""
        if watched is self.edit and event.type() == QEvent.Type.Resize and self._height() != self.height():
            self._arrange()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The whole box is the field."""
        if self._box.contains(event.position().toPoint()):
            self.edit.setFocus(Qt.FocusReason.MouseFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.page))
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line))
        draw_box(painter, QRectF(self._box), look, theme.code if self._private else theme.card, theme.line)
        if self._private:
            self._paint_mark(painter)
        if self.edit.hasFocus():
            draw_focus(painter, QRectF(self._box), look)
        if self._said:
            self._paint_remark(painter, self._said)

    def _paint_mark(self, painter: QPainter) -> None:
        """A broken line around what is not saved: not by colour alone."""
        look = self._look
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.theme.badge), look.px(1.5), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self._box).adjusted(1, 1, -1, -1), look.px(UNIT), look.px(UNIT))
        painter.restore()

    def _paint_remark(self, painter: QPainter, said: Paragraph) -> None:
        look = self._look
        ink = look.theme.badge if self._private or self._server else look.theme.quiet
        top, size = self._box.bottom() + 1 + look.px(GAP), look.px(SIZE)
        icon = "private" if self._private and not self._too_soon else "warning"
        draw_icon(painter, icon, ink, self._box.left(), top + said.pitch / 2, size)
        said.draw(painter, QPoint(self._box.left() + size + look.px(UNIT), top), ink, look.theme)
