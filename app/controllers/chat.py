"""Brings the assistant and the window together: requests go to it, and what it tells comes back as rows."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.archive import Source
from app.assistant.address import Address
from app.assistant.chat import Chat
from app.assistant.events import (
    Answering,
    ConfirmationAsked,
    ConfirmationClosed,
    Event,
    NameWanted,
    StoreChanged,
    TextDelta,
    TurnStarted,
)
from app.chat.card_words import question
from app.chat.name_words import name_sentence
from app.chat.turn_rows import turns_rows
from app.chat.turns import Turns
from app.controllers.offers import Offers
from app.controllers.prompt_walk import PromptWalk
from app.settings import ASSISTANT_NAME, BASE_URL, USER_NAME
from app.settings_watch import SettingsWatch
from app.work.runner import Runner
from store.clock import Clock
from store.home import Home
from store.records import Moment
from store.settings import DATABASE
from widgets.rows.message_words import Scene
from widgets.session.chat_area import ChatArea

STREAM_MS = 40  # between two pictures of an answer that grows
MakeChat = Callable[[Callable[[Event], None]], Chat]


class ChatController(QObject):
    """Everything here happens on the interface thread; the assistant's own thread only emits `_heard`.

    stored(Change): something was written; private_changed(bool): private mode went on or off.
    """

    stored = Signal(object)
    private_changed = Signal(bool)
    _heard = Signal(object)

    def __init__(self, area: ChatArea, make: MakeChat, home: Home, settings: SettingsWatch, clock: Clock) -> None:
        super().__init__(area)
        self._area, self._home, self._settings, self._clock = area, home, settings, clock
        self._chat = make(self._heard.emit)
        self._turns, self._walk = Turns(), PromptWalk(area.prompt)
        self._private = self._closed = self._warm = False
        self._awaited = 0
        self._offers = Offers(self._chat, settings, self.retry, self._undo, self)
        self._stream = QTimer(self, singleShot=True, interval=STREAM_MS)
        self._stream.timeout.connect(self._show)
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        settings.changed.connect(self._follow_settings)
        self._connect(area)
        self._follow_settings()

    def _connect(self, area: ChatArea) -> None:
        area.prompt.sent.connect(self.send)
        area.prompt.stop_wanted.connect(self.stop)
        area.prompt.edit.textChanged.connect(self._warm_up)
        area.pane.acted.connect(self._offers.act)
        area.confirmation.decided.connect(self._chat.answer)
        area.name_question.given.connect(self._take_name)
        area.retranslated.connect(self._say_anew)

    def begin(self, runner: Runner) -> None:
        """The window is there: read what can wait until then."""
        self._walk.read(self._home, self._settings.current[DATABASE], self._clock, runner)

    # What the person does

    @property
    def is_private(self) -> bool:
        return self._private

    @property
    def is_answering(self) -> bool:
        """Whether a turn goes on or was just asked for."""
        return bool(self._awaited) or self._turns.goes_on

    @property
    def is_asking(self) -> bool:
        """Whether a change waits for the person's word."""
        return self._turns.asked is not None

    def send(self, text: str) -> None:
        """Begin a turn."""
        self._await(self._chat.send(text, private=self._private))
        self._walk.history.add(text, self._private)

    def retry(self) -> None:
        """Ask the last request again, which failed or was stopped."""
        if not self.is_answering:
            self._await(self._chat.retry())

    def _await(self, turn: int) -> None:
        self._awaited = turn
        self._area.prompt.set_answering(self.is_answering)
        self._area.pane.show_end()

    def stop(self) -> None:
        """Stop the answer; nothing happens where none comes."""
        if self.is_answering:
            self._chat.stop()

    @property
    def has_turns(self) -> bool:
        """Whether the pane has anything to show."""
        return bool(self._turns.all)

    def fold_session(self) -> None:
        """Fold the pane, or unfold it."""
        self._area.pane.fold(not self._area.pane.is_folded)

    def focus(self) -> None:
        """Give the keyboard to the prompt, or to a question that waits."""
        self._area.focus_prompt()

    def request(self, text: str) -> None:
        """Put a request into the prompt, for the person to send or to change."""
        self._area.prompt.set_text(text)
        self._area.prompt.edit.setFocus()

    def toggle_private(self) -> None:
        """Private mode on or off; when it ends, its turns leave the window and the assistant's history at once."""
        self._private = not self._private
        if not self._private:
            self._end_private()
        self._area.prompt.set_private(self._private)
        self.private_changed.emit(self._private)

    def _end_private(self) -> None:
        if self.is_answering or any(turn.private for turn in self._turns.all):
            self._chat.end_private()
        self._turns.drop_private()
        self._walk.history.forget_private()
        self._area.prompt.set_text("")
        self._show()

    def close(self) -> None:
        """Stop what goes on, and wait until it is recorded. What is told after this is not shown."""
        self._closed = True
        self._stream.stop()
        self._chat.close()

    def _warm_up(self) -> None:
        """With the first letter: what a turn needs takes a second or two to load."""
        if not self._warm and self._area.prompt.text:
            self._warm = True
            self._chat.warm()

    def _undo(self, number: int) -> None:
        self._turns.take_back(number)
        self._chat.undo(number)
        self._show()

    def _take_name(self, name: str) -> None:
        problem = self._chat.name_problem(name)
        if problem:
            self._area.name_question.refuse(name_sentence(problem))
            return
        self._settings.write({USER_NAME: name.strip()})
        self._area.name_question.finish()
        self._area.prompt.edit.setFocus()

    # What the assistant tells

    @Slot(object)
    def _hear(self, event: Event) -> None:
        if self._closed or self._is_late(event):
            return
        self._turns.take(event, Moment.of(self._clock.now()))
        match event:
            case TextDelta():
                if not self._stream.isActive():
                    self._stream.start()
                return
            case StoreChanged(change):
                self.stored.emit(change)
                return
            case Answering(remote=True, server=server):
                self._area.prompt.set_server(server)
            case NameWanted():
                self._area.name_question.ask()
            case ConfirmationAsked() | ConfirmationClosed():
                self._show_question()
        self._show()

    def _is_late(self, event: Event) -> bool:
        """A private turn that begins when private mode has ended is never shown; it is being stopped."""
        if not isinstance(event, TurnStarted):
            return False
        if event.turn >= self._awaited:
            self._awaited = 0
        return event.private and not self._private

    def _show_question(self) -> None:
        asked, panel = self._turns.asked, self._area.confirmation
        if asked is None:
            panel.close_question(panel.number)
        else:
            panel.ask(asked.confirmation, [question(card) for card in asked.cards])
        self._area.share_out()

    def _show(self) -> None:
        """Everything as it is now."""
        self._stream.stop()
        if self._turns.asked is None and self._area.confirmation.number:
            self._show_question()
        self._area.prompt.set_answering(self.is_answering)
        self._area.pane.show_rows(turns_rows(self._turns.all, self._scene()), self.is_answering)

    def _say_anew(self) -> None:
        if self._turns.asked:
            self._show_question()
        self._show()

    def _scene(self) -> Scene:
        zone = self._clock.now().tzinfo
        assert zone is not None, "a clock tells the zone too"
        return Scene(Source.of(self._home, self._settings.current).names, zone)

    def _follow_settings(self) -> None:
        """A server elsewhere is named before anything is sent there."""
        settings = self._settings.current
        address = Address.of(settings[BASE_URL])
        self._area.prompt.set_server("" if address is None or address.local else address.text)
        self._area.prompt.set_assistant(settings[ASSISTANT_NAME])
        self._show()
