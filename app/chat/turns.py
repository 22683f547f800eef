"""What has happened in the conversation since the program began, turn by turn, put together from its events."""

from collections.abc import Collection
from dataclasses import dataclass, field

from app.assistant.events import (
    Added,
    Answering,
    Checking,
    ConfirmationAsked,
    ConfirmationClosed,
    Event,
    NotRecorded,
    PrivateEnded,
    TextDelta,
    ToolFinished,
    ToolRunning,
    TurnFailed,
    TurnFinished,
    TurnStarted,
    TurnStopped,
    Undone,
)
from store.records import Moment
from widgets.session.growing_text import GrowingText

Ended = TurnFinished | TurnStopped | TurnFailed


@dataclass
class Turn:
    """One request and what came of it.

    tools: by call, in the order in which they began; undone: additions by number, None where it was taken back, else
    why it was not; ended: None while it goes on; seen: the moment at which the answer began.
    """

    number: int
    request: str
    private: bool
    at: Moment
    answer: GrowingText = field(default_factory=GrowingText)
    answered: Moment | None = None
    tools: dict[str, ToolRunning | ToolFinished] = field(default_factory=dict)
    added: list[Added] = field(default_factory=list)
    undone: dict[int, str | None] = field(default_factory=dict)
    undoing: set[int] = field(default_factory=set)
    lost: dict[str, NotRecorded] = field(default_factory=dict)
    checking: bool = False
    ended: Ended | None = None


class Turns:
    """Those in the window, the oldest first. asked: the question that waits for the person, or None."""

    def __init__(self) -> None:
        self.all: list[Turn] = []
        self.asked: ConfirmationAsked | None = None

    @property
    def last(self) -> Turn | None:
        return self.all[-1] if self.all else None

    @property
    def goes_on(self) -> bool:
        """Whether a turn has not ended yet."""
        return any(turn.ended is None for turn in self.all)

    def of(self, number: int) -> Turn | None:
        return next((turn for turn in self.all if turn.number == number), None)

    def drop(self, numbers: Collection[int]) -> None:
        """Turns leave the window."""
        self.all = [turn for turn in self.all if turn.number not in numbers]
        if self.asked and self.asked.turn in numbers:
            self.asked = None

    def drop_private(self) -> None:
        self.drop({turn.number for turn in self.all if turn.private})

    def take_back(self, undo: int) -> None:
        """An addition is being taken back, so that this is not offered again."""
        for turn in self.all:
            if any(added.undo == undo for added in turn.added):
                turn.undoing.add(undo)

    def take(self, event: Event, now: Moment) -> None:
        """One more event. What belongs to a turn that is gone is passed over."""
        match event:
            case TurnStarted():
                self._begin(event, now)
            case PrivateEnded(turns):
                self.drop(turns)
            case Undone(undo, code):
                self._undo(undo, code)
            case _:
                turn = self.of(getattr(event, "turn", 0))
                if turn is not None:
                    self._go_on(turn, event, now)

    def _begin(self, event: TurnStarted, now: Moment) -> None:
        """A retry takes the place of the turn that failed or was stopped."""
        turn = Turn(event.turn, event.request, event.private, now)
        if event.again and self.all and self.all[-1].request == event.request:
            before = self.all.pop()
            turn.at, turn.added = before.at, before.added
            turn.undone, turn.undoing = before.undone, before.undoing
        self.all.append(turn)

    def _undo(self, undo: int, code: str | None) -> None:
        for turn in self.all:
            if any(added.undo == undo for added in turn.added):
                turn.undoing.discard(undo)
                turn.undone[undo] = code

    def _go_on(self, turn: Turn, event: Event, now: Moment) -> None:
        match event:
            case Answering():
                pass  # the prompt names the server
            case TextDelta():
                turn.answered = turn.answered or now
                turn.answer.add(event.text)
            case ToolRunning() | ToolFinished():
                turn.tools[event.call] = event
            case ConfirmationAsked():
                self.asked = event
            case ConfirmationClosed():
                self.asked = None
            case Added():
                turn.added.append(event)
            case NotRecorded():
                turn.lost[event.where] = event
            case Checking():
                turn.checking = True
            case TurnFinished() | TurnStopped() | TurnFailed():
                self._end(turn, event, now)

    def _end(self, turn: Turn, event: Ended, now: Moment) -> None:
        turn.ended, turn.checking = event, False
        turn.answered = turn.answered or now
        if self.asked and self.asked.turn == turn.number:
            self.asked = None
