"""The Diary's page: the day bar over the list of what one day holds.

Records come in, signals go out; whoever answers a signal calls back when the answer is there.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from store.records import Mark, Message, Moment, SessionId
from widgets.dates import shifted
from widgets.day.content import DayContent
from widgets.day.news import NewsWords, arrivals
from widgets.day.places import Places, Stay
from widgets.day_bar import DayBar, DayHead
from widgets.day_list.day_list import DayList
from widgets.rows.agenda import AgendaKind, AgendaRow
from widgets.rows.conversation import ConversationKind, ConversationRow
from widgets.rows.heading import HeadingKind, HeadingRow
from widgets.rows.journal import JournalKind, JournalRow
from widgets.rows.memory import MemoryKind, MemoryRow
from widgets.rows.message import MessageKind
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeKind, NoticeRow
from widgets.rows.of_page import DayView
from widgets.rows.row import Kinds
from widgets.style import Look, palette

if TYPE_CHECKING:
    from widgets.picker.popup import DatePicker

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class DiaryPage(QWidget):
    """One day at a time. What is unfolded and where each day was read is kept for as long as the page lives."""

    day_requested = Signal(object)
    """Carries the date."""
    previous_entry_requested = Signal()
    next_entry_requested = Signal()
    today_requested = Signal()
    retry_requested = Signal()
    """The day could not be shown and is wanted again."""
    messages_wanted = Signal(object, object, int)
    """Day, session, and after which `seq`; answered by `add_messages` or `messages_failed`."""
    marks_wanted = Signal(int, int)
    """Year and month; answered by `set_marks`."""
    link_activated = Signal(str)
    jumping = Signal()
    """The reader is about to be taken elsewhere, on this day or another: now is the time to keep the place."""
    back_requested = Signal()
    forward_requested = Signal()
    """The mouse's own buttons were pressed."""
    forget_wanted = Signal(object)
    """A memory is to be forgotten, which only Morgan can do; carries it."""
    notice_acted = Signal(object)
    """The action of a notice that `set_notices` brought; carries its row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._head: DayHead | None = None
        self._content, self._places = DayContent(self), Places()
        self._messages = MessageKind(self)
        self._messages.place = self._content.place
        self._bar = DayBar(look)
        self._rows = DayList(self._kinds(), look)
        self._picker: DatePicker | None = None
        self._lay_out()
        self._connect()
        self.setPalette(palette(look.theme))

    def _kinds(self) -> Kinds:
        conversations, notices, memories = ConversationKind(self), NoticeKind(self), MemoryKind(self)
        memories.forget_wanted.connect(self.forget_wanted)
        conversations.activated.connect(self._content.toggle)
        notices.acted.connect(self._act)
        self._messages.code_shown.connect(self._content.show_code)
        self._messages.code_wrapped.connect(self._content.wrap_code)
        return {
            HeadingRow: HeadingKind(self),
            AgendaRow: AgendaKind(self),
            JournalRow: JournalKind(self),
            MemoryRow: memories,
            ConversationRow: conversations,
            MessageRow: self._messages,
            NoticeRow: notices,
        }

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._rows, 1)
        self.setFocusProxy(self._rows)

    def _connect(self) -> None:
        self._bar.day_requested.connect(self.day_requested)
        self._bar.previous_entry_requested.connect(self.previous_entry_requested)
        self._bar.next_entry_requested.connect(self.next_entry_requested)
        self._bar.today_requested.connect(self.today_requested)
        self._bar.picker_requested.connect(self.open_picker)
        self._rows.day_wanted.connect(self._step)
        self._rows.link_activated.connect(self.link_activated)
        self._rows.jumping.connect(self.jumping)
        self._content.arrived.connect(self._announce)
        self._content.messages_wanted.connect(self.messages_wanted)
        self._content.changed.connect(self._apply)

    @property
    def bar(self) -> DayBar:
        return self._bar

    @property
    def day_list(self) -> DayList:
        return self._rows

    @property
    def day(self) -> date | None:
        """The day that is shown or on its way."""
        return self._head.day if self._head else None

    # Records come in

    def expect(self, day: date, today: date) -> None:
        """A day is on its way: the bar names it at once, and the page says so if it takes long."""
        if not self._content.is_shown(day):
            self.jumping.emit()
            before = self._head or DayHead(day, today)
            self._set_head(replace(before, day=day, today=today, known=False))
            self._content.expect(day)

    def show_page(self, view: DayView) -> None:
        """Show a day, or the new state of the one shown, in which nothing moves that stayed the same."""
        before = self._content.view
        same = before is not None and before.day == view.day
        if before and not same:
            self._places.leave(before.day, self._rows)
        self._content.show(view)
        self._set_head(_head_of(view))
        if same and before:
            self._tell_news(arrivals(before.page, view.page))
        else:
            self._rows.set_rows(self._content.rows())
            self._places.open(view.day)
        self._apply()

    def show_trouble(self, said: str) -> None:
        """The expected day, or the new state of this one, cannot be shown; said: why and what to do, in plain words."""
        self._content.fail(said)

    def add_messages(self, day: date, session: SessionId, messages: Sequence[Message], more: bool) -> None:
        """The answer to `messages_wanted`; more: whether further pages follow."""
        self._content.add_messages(day, session, messages, more)

    def messages_failed(self, day: date, session: SessionId, said: str) -> None:
        """The other answer to `messages_wanted`; said: why there are none and what to do, in plain words."""
        self._content.fail_messages(day, session, said)

    def set_now(self, now: Moment) -> None:
        """Midnight passed: the page stays on its day, its label changes, and today can be gone to."""
        self._content.set_now(now)
        view = self._content.view
        if view and self._content.is_shown(view.day):
            self._set_head(_head_of(view))

    def set_notices(self, notices: Sequence[NoticeRow]) -> None:
        """What is to be said above every day, such as a settings file that cannot be read."""
        self._content.set_notices(notices)

    def set_marks(self, marks: Mapping[date, Mark]) -> None:
        """The answer to `marks_wanted`."""
        if self._picker:
            self._picker.set_marks(marks)

    # What the person does

    def open_picker(self) -> None:
        """Open the date picker below the day's label."""
        if self._head is None:
            return
        self._picker = self._picker or self._made_picker()
        self._picker.open(self._head.day, self._head.today, self._bar.label())

    def fold_all(self) -> None:
        """Fold every conversation of the day."""
        self._content.fold_all()

    def unfold_all(self) -> None:
        """Unfold every conversation of the day."""
        self._content.unfold_all()

    def place(self) -> Stay | None:
        """Where the reader is; None while no day is shown."""
        view, anchor = self._content.view, self._rows.place()
        return Stay(view.day, anchor) if view and anchor and self._content.is_shown(view.day) else None

    def return_to(self, stay: Stay) -> None:
        """Go back to where the reader was, on another day as soon as that is shown."""
        if self._content.is_shown(stay.day):
            self._rows.return_to(stay.anchor)
        else:
            self._places.keep(stay.day, stay.anchor)
            self.day_requested.emit(stay.day)

    def unfold(self, sessions: Collection[SessionId]) -> None:
        """Unfold these conversations of the day that is shown, as the person would."""
        self._content.unfold(sessions)

    def _made_picker(self) -> "DatePicker":
        from widgets.picker.popup import DatePicker  # at need: most days are opened without it

        picker = DatePicker(self._look, self)
        picker.day_chosen.connect(self.day_requested)
        picker.month_shown.connect(self.marks_wanted)
        return picker

    def _step(self, days: int) -> None:
        to = shifted(self._head.day, days) if self._head else None
        if to is not None:
            self.day_requested.emit(to)

    def _act(self, row: NoticeRow) -> None:
        match row.action.name if row.action else "":
            case "previous-entry":
                self.previous_entry_requested.emit()
            case "retry-day":
                self.retry_requested.emit()
            case "retry-messages":
                self._content.retry(SessionId(row.key[1]))
            case _:
                self.notice_acted.emit(row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        match event.button():
            case Qt.MouseButton.BackButton:
                self.back_requested.emit()
            case Qt.MouseButton.ForwardButton:
                self.forward_requested.emit()
            case _:
                super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right lead to other days from the bar's buttons too."""
        if event.key() in STEPS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._step(STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    # What is new

    def _tell_news(self, grown: Mapping[SessionId, int]) -> None:
        """Count what comes below the screen, and say what comes out of sight in a folded conversation."""
        below = set(self._content.sessions_from(self._rows.last_head()))
        self._rows.tell_news(sum(count for session, count in grown.items() if session in below))
        folded = sum(count for session, count in grown.items() if not self._content.is_unfolded(session))
        if folded:
            self._rows.announce(NewsWords().count(folded))

    def _announce(self, messages: Sequence[Message]) -> None:
        if self._content.view:
            self._rows.announce(NewsWords().of(messages, self._content.view.scene, self._content.place))

    # What is shown

    def _apply(self) -> None:
        """Nothing moves that stays, but for news above the first row: whoever is at the very top is to see them."""
        rows, seen = self._content.rows(), self._rows.visible[:1]
        is_at_top = any(slot.row == 0 and slot.y >= 0 for slot in seen)
        has_news = any(isinstance(row, NoticeRow) and row not in self._rows.page.rows[:1] for row in rows[:1])
        self._rows.apply(rows)
        if is_at_top and has_news:
            self._rows.scroll_to_start()
        self._places.restore(self._rows)

    def _set_head(self, head: DayHead) -> None:
        if head != self._head:
            self._head = head
            self._bar.show_day(head)

    def set_look(self, look: Look) -> None:
        """Another theme, size or font: the reader stays where they are."""
        self._look = look
        self.setPalette(palette(look.theme))
        self._bar.set_look(look)
        self._rows.set_look(look)
        if self._picker:
            self._picker.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._apply()

    def hideEvent(self, event: QHideEvent) -> None:
        self._content.stop_waiting()
        super().hideEvent(event)


def _head_of(view: DayView) -> DayHead:
    held = view.page
    return DayHead(
        view.day,
        view.today,
        len(held.conversations),
        len(held.memories),
        view.previous_entry,
        view.next_entry,
        agenda=len(held.agenda),
        journal=len(held.journal),
    )
