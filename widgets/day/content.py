"""What stands on the page at the moment: one day's records, the unfolded messages, waits and troubles, as rows."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal

from store.records import Conversation, Message, Moment, SessionId
from widgets.day.folds import Folds
from widgets.day.message_stock import MessageStock
from widgets.day.patience import Patience
from widgets.day.row_cache import RowCache
from widgets.rows.conversation import ConversationRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_words import Place
from widgets.rows.notice import NoticeRow
from widgets.rows.of_page import DayView, Unfolded, page_rows, trouble_row, waiting_row
from widgets.rows.row import Row
from widgets.rows.time_chips import stops


class DayContent(QObject):
    """Takes answers in, asks for messages, and says when the rows have changed. It knows no widget."""

    changed = Signal()
    """`rows` would answer differently now."""
    messages_wanted = Signal(object, object, int)
    """Day, session, and after which `seq`."""
    arrived = Signal(object)
    """Messages were added to an unfolded conversation that was shown whole; carries them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: DayView | None = None
        self._expected: date | None = None
        self._trouble = ""
        self._notices: tuple[NoticeRow, ...] = ()
        self._folds, self._stock, self._cut = Folds(), MessageStock(), RowCache()
        self._day_wait, self._message_wait = Patience(self), Patience(self)
        self._day_wait.lost.connect(self.changed)
        self._message_wait.lost.connect(self.changed)

    @property
    def view(self) -> DayView | None:
        """The day that was shown last."""
        return self._view

    def rows(self) -> list[Row]:
        """All rows of the page, in order."""
        view, rows = self._view, list[Row](self._notices)
        if self._trouble:
            rows.append(trouble_row(self._trouble))
        elif self._day_wait.is_lost:
            return [*rows, waiting_row()]
        if view and view.day == self._expected:
            rows += page_rows(view, self._unfolded(view))
        return rows

    # The day

    def expect(self, day: date) -> None:
        """A day is on its way. The page keeps what it shows for as long as that takes no longer than a moment."""
        self._expected = day
        self._day_wait.begin()

    def is_shown(self, day: date) -> bool:
        """Whether the rows are those of this day and of no other that is on its way."""
        return self._view is not None and self._view.day == day == self._expected

    def show(self, view: DayView) -> None:
        """A day is here, or the new state of the one that is shown. Says nothing of changed rows: they are expected."""
        if self._view is None or self._view.day != view.day:
            self._stock.clear()
            self._cut.clear()
            self._message_wait.end()
            self._folds.open_day(view.page)
        self._day_wait.end()
        self._trouble, self._view, self._expected = "", view, view.day
        for conversation in view.page.conversations:
            self._stock.forgive(conversation.session)
            self._want(conversation)
        self._mind_the_wait()

    def fail(self, said: str) -> None:
        """The day, or its new state, cannot be shown; said: why and what to do, in plain words."""
        self._day_wait.end()
        self._trouble = said
        self.changed.emit()

    def set_now(self, now: Moment) -> None:
        """Time went on, past midnight or past the end of a memory."""
        if self._view:
            self._view = replace(self._view, now=now)
            self.changed.emit()

    def set_notices(self, notices: Sequence[NoticeRow]) -> None:
        """What stands above every day."""
        self._notices = tuple(notices)
        self.changed.emit()

    def stop_waiting(self) -> None:
        """Nobody looks any more."""
        self._day_wait.end()
        self._message_wait.end()

    # Its messages

    def add_messages(self, day: date, session: SessionId, messages: Sequence[Message], more: bool) -> None:
        """A page of messages is here; more: whether further pages follow. One of another day is left out."""
        if self._view is None or self._view.day != day:
            return
        added = self._stock.is_added_to(session)
        after = self._stock.add(session, messages, more)
        if after is None:
            self._want(self._conversation(session))
        else:
            self.messages_wanted.emit(day, session, after)
        self._say_changed()
        if added and messages:
            self.arrived.emit(messages)

    def fail_messages(self, day: date, session: SessionId, said: str) -> None:
        """The messages of a conversation cannot be fetched; said: why and what to do, in plain words."""
        if self._view and self._view.day == day:
            self._stock.fail(session, said)
            self._say_changed()

    def retry(self, session: SessionId) -> None:
        """Ask again for messages that could not be fetched."""
        self._stock.forgive(session)
        self._want(self._conversation(session))
        self._say_changed()

    def toggle(self, row: ConversationRow) -> None:
        """Fold or unfold a conversation."""
        view, session = self._view, row.conversation.session
        if view is None or view.day != self._expected:
            return
        self._folds.set_unfolded(view.day, session, not row.unfolded)
        if row.unfolded:
            self._stock.drop(session)
        else:
            self._want(row.conversation)
        self._say_changed()

    def unfold(self, sessions: Collection[SessionId]) -> None:
        """Unfold some conversations of the day that is shown; those that are unfolded stay so."""
        for conversation in self._view.page.conversations if self._view else ():
            if self._view and conversation.session in sessions:
                self._folds.set_unfolded(self._view.day, conversation.session, True)
                self._want(conversation)
        self._say_changed()

    def show_code(self, row: MessageRow, number: int) -> None:
        """Show every line of a fence of a row."""
        if row.code is not None:
            self._cut.show_code(row.message, row.code.with_whole(number))
            self.changed.emit()

    def wrap_code(self, row: MessageRow, number: int) -> None:
        """Break the long lines of a fence of a row, or do so no more."""
        if row.code is not None:
            self._cut.show_code(row.message, row.code.with_other_wrap(number))
            self.changed.emit()

    def unfold_all(self) -> None:
        """Unfold every conversation of the day."""
        self.unfold([conversation.session for conversation in self._view.page.conversations] if self._view else ())

    def fold_all(self) -> None:
        """Fold every conversation of the day."""
        for conversation in self._view.page.conversations if self._view else ():
            if self._view:
                self._folds.set_unfolded(self._view.day, conversation.session, False)
                self._stock.drop(conversation.session)
        self._say_changed()

    def sessions_from(self, header: Hashable | None) -> Sequence[SessionId]:
        """The conversations of the day, from the one with this header on; all of them if none has it."""
        sessions = [conversation.session for conversation in self._view.page.conversations] if self._view else []
        places = [index for index, session in enumerate(sessions) if ("conversation", session) == header]
        return sessions[places[0] :] if places else sessions

    def is_unfolded(self, session: SessionId) -> bool:
        """Whether the messages of a conversation of this day are shown, or on their way."""
        return self._view is not None and self._folds.is_unfolded(self._view.day, session)

    def place(self, message: Message) -> Place | None:
        """Where a message that is shown stands in its conversation, as far as that is known."""
        conversation = self._conversation(message.session)
        number = self._stock.number(message)
        return Place(number, max(conversation.count, number)) if conversation and number else None

    def _conversation(self, session: SessionId) -> Conversation | None:
        held = self._view.page.conversations if self._view else ()
        return next((conversation for conversation in held if conversation.session == session), None)

    def _want(self, conversation: Conversation | None) -> None:
        """Ask for what an unfolded conversation lacks."""
        view = self._view
        if view is None or conversation is None or not self._folds.is_unfolded(view.day, conversation.session):
            return
        after = self._stock.wanted(conversation)
        if after is not None:
            self.messages_wanted.emit(view.day, conversation.session, after)

    def _say_changed(self) -> None:
        self._mind_the_wait()
        self.changed.emit()

    def _mind_the_wait(self) -> None:
        sessions = [c.session for c in self._view.page.conversations] if self._view else []
        if any(self._stock.waits(session) for session in sessions):
            self._message_wait.begin()
        else:
            self._message_wait.end()

    def _unfolded(self, view: DayView) -> dict[SessionId, Unfolded]:
        sessions = [c.session for c in view.page.conversations if self._folds.is_unfolded(view.day, c.session)]
        return {session: self._shown(view, session) for session in sessions}

    def _shown(self, view: DayView, session: SessionId) -> Unfolded:
        stock = self._stock
        waiting = stock.waits(session) and self._message_wait.is_lost
        messages, conversation = stock.messages(session), self._conversation(session)
        rows = self._cut.rows(session, messages, view.scene)
        found = stops(messages, conversation.count if conversation else 0, view.scene)
        return Unfolded(rows, waiting, stock.trouble(session), found)
