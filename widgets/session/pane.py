"""The pane of the session at hand: what was asked and answered since the program began, the newest at the end."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from widgets.button import PressButton
from widgets.day_list.column import Column, page_margin
from widgets.day_list.day_list import DayList
from widgets.icon import SIZE, draw_icon
from widgets.rows.message import MessageKind
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeKind, NoticeRow
from widgets.rows.remark import RemarkKind, RemarkRow
from widgets.rows.row import Kinds, Row
from widgets.style import SMALL, UNIT, Look, palette

HEAD, LEAST = 32, 72  # the line that folds the pane, and the least of the list; logical pixels at 100 %


class FoldLine(PressButton):
    """The line over the list: what it is, and whether it is folded."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._edge = look, 0
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def set_edge(self, edge: int) -> None:
        """How many pixels at the right belong to the list's scroll bar, so that the columns agree."""
        self._edge = edge
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter, column = QPainter(self), Column.within(self.width() - self._edge, self._look)
        lit = self.underMouse() or self.hasFocus()
        painter.fillRect(self.rect(), QColor(theme.hover if lit else theme.page))
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line))
        icon, size = "chevron-right" if self.isChecked() else "chevron-down", look.px(SIZE)
        draw_icon(painter, icon, theme.quiet, column.left, self.height() / 2, size)
        painter.setFont(look.font(SMALL, QFont.Weight.DemiBold))
        painter.setPen(QColor(theme.user if self.hasFocus() else theme.quiet))
        left = column.left + size + look.px(UNIT)
        line = QRect(left, 0, column.width - size - look.px(UNIT), self.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())


class SessionPane(QWidget):
    """As high as its rows, up to the room it is given; hidden while it has none. The newest is kept in view."""

    acted = Signal(object)
    """The action of a notice is wanted; carries its row."""
    link_activated = Signal(str)
    left = Signal()
    """Esc was pressed in it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._room = self._grown = 0
        self._busy = False
        notices = NoticeKind(self)
        notices.acted.connect(self.acted)
        self._head = FoldLine(look, self)
        self._head.toggled.connect(self._fold)
        kinds: Kinds = {MessageRow: MessageKind(self), NoticeRow: notices, RemarkRow: RemarkKind(self)}
        self.list = DayList(kinds, look, self)
        self.list.link_activated.connect(self.link_activated)
        self.setFocusProxy(self.list)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()
        self._retranslate()
        self.set_look(look)

    def set_edge(self, edge: int) -> None:
        self._head.set_edge(edge)

    @property
    def is_folded(self) -> bool:
        return self._head.isChecked()

    def fold(self, folded: bool) -> None:
        self._head.setChecked(folded)

    def show_rows(self, rows: Sequence[Row], busy: bool = False) -> None:
        """Show these rows; whoever is at the end stays there. busy: more is to come, so that it does not shrink."""
        follows = self.list.at_end() or not self.list.page.rows
        self._busy = busy
        self._show_or_hide(bool(rows))
        self.list.apply(rows)
        self._fit()
        if follows:
            self.list.scroll_to_end()

    def _show_or_hide(self, shown: bool) -> None:
        """Before rows come, so that they are laid out for the width that they will have."""
        if shown != self.isHidden():
            return
        self.setVisible(shown)
        parent = self.parentWidget()
        layout = parent.layout() if parent else None
        if layout:
            layout.activate()

    def show_end(self) -> None:
        """Unfold it, and go to what is newest."""
        self.fold(False)
        self.list.scroll_to_end()

    def fit(self, room: int) -> None:
        """Take no more height than `room` pixels."""
        self._room = room
        self._fit()

    def _fit(self) -> None:
        head = self._look.px(HEAD)
        height = head if self.is_folded else head + self._list_height(max(self._room - head, self._look.px(LEAST)))
        if self.maximumHeight() != height or self.minimumHeight() != height:
            at_end = self.list.at_end()
            self.setFixedHeight(height)
            self._place()
            if at_end:
                self.list.scroll_to_end()

    def _list_height(self, room: int) -> int:
        """While more is to come it only grows, so that the page above does not go up and down."""
        wanted = max(self.list.page.heights.total + 2 * page_margin(self._look), self._look.px(LEAST))
        self._grown = max(wanted, self._grown) if self._busy else 0
        return min(max(wanted, self._grown), room)

    def _place(self) -> None:
        head = self._look.px(HEAD)
        self._head.setGeometry(0, 0, self.width(), head)
        if not self.is_folded:
            self.list.setGeometry(0, head, self.width(), max(self.height() - head, 1))

    def _fold(self, folded: bool) -> None:
        self.list.setVisible(not folded)
        self._retranslate()
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(400), self._look.px(HEAD))

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setPalette(palette(look.theme))
        self._head.set_look(look)
        self.list.set_look(look)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._head.setText(self.tr("This session"))
        tip = self.tr("Show what was said") if self.is_folded else self.tr("Hide what was said")
        self._head.setToolTip(tip)
        self._head.setAccessibleDescription(tip)
        self.list.setAccessibleName(self.tr("This session"))
