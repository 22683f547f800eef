"""What is told of a turn while it goes on, to whoever shows it.

A turn has a number. Its events come in this order: `TurnStarted`; any of `TextDelta`, `ToolRunning` with its
`ToolFinished`, `ConfirmationAsked` with its `ConfirmationClosed`, `Added`, `NotRecorded`, `StoreChanged`; at its end
exactly one of `TurnFinished`, `TurnStopped` and `TurnFailed`. What is shown of the answer until then is replaced by the
`text` of that last event, which is what was recorded. All are frozen, translated nowhere, and made in the assistant's
thread. Texts of records are already plain: they hold no control or direction signs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from store.records import Change, Status

# What would happen to a record; `replace` and `change` come with the text that it would have.
Action = Literal["forget", "update", "replace", "change", "delete"]
RecordKind = Literal["memory", "event", "reminder", "journal"]
ToolOutcome = Literal["done", "refused", "kept", "stopped"]
NoticeCode = Literal["unsaved", "cut", "too_many_steps"]
FailureCode = Literal[
    "server_down",
    "server_unconfirmed",
    "server_insecure",
    "server_error",
    "no_model",
    "model_missing",
    "model_remote",
    "model_without_tools",
    "timeout",
    "dropped",
    "redirected",
    "too_large",
    "bad_reply",
    "empty_reply",
    "context_full",
    "store",
    "bug",
]


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A request was accepted. request: as the person wrote it; again: it is a retry of the last turn."""

    turn: int
    request: str
    private: bool
    again: bool = False


@dataclass(frozen=True, slots=True)
class Answering:
    """The server was asked: which model, where. remote: it is not on this machine."""

    turn: int
    model: str
    server: str
    remote: bool = False


@dataclass(frozen=True, slots=True)
class TextDelta:
    """More of the answer, to be put right behind what came before."""

    turn: int
    text: str


@dataclass(frozen=True, slots=True)
class ToolRunning:
    """A tool has begun. call: names this run of it within the turn."""

    turn: int
    call: str
    tool: str


@dataclass(frozen=True, slots=True)
class ToolFinished:
    """A tool has ended. refused: it gave an error, named by `code`; kept: the person did not want it."""

    turn: int
    call: str
    tool: str
    outcome: ToolOutcome
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """One change that waits for the person's word. choice: names it in the answer.

    text: the record as it is; replacement: as it would be; also: further records that would be superseded with it.
    part: of a repeating entry, "series", "occurrence" or "following"; day: of that occurrence, as ISO.
    """

    choice: str
    action: Action
    kind: RecordKind
    id: str
    text: str
    replacement: str | None = None
    also: tuple[str, ...] = ()
    part: str | None = None
    day: str | None = None


@dataclass(frozen=True, slots=True)
class ConfirmationAsked:
    """Changes wait for `Chat.answer(confirmation, chosen)`; for nobody's answer does anything time out."""

    turn: int
    confirmation: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ConfirmationClosed:
    """The question was answered, or the turn stopped; chosen: what the person wanted done."""

    turn: int
    confirmation: int
    chosen: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Added:
    """Something was added at once; `Chat.undo(undo)` takes it away again. done: a reminder was ticked off."""

    turn: int
    undo: int
    kind: RecordKind
    id: str
    text: str
    done: bool = False


@dataclass(frozen=True, slots=True)
class Undone:
    """An addition was taken back; or could not be, and `code` says why (`changed`, `not_found`, a store's code)."""

    undo: int
    code: str | None = None


@dataclass(frozen=True, slots=True)
class NameWanted:
    """Morgan does not know the person's name; `Chat.name_problem` says whether one will do. Asked once."""

    turn: int


@dataclass(frozen=True, slots=True)
class ServerUnconfirmed:
    """The settings name a server that is not on this machine; nothing is sent until `Chat.confirm_server(address)`."""

    turn: int
    address: str


@dataclass(frozen=True, slots=True)
class NotRecorded:
    """A message did not reach the log or the database; the conversation goes on."""

    turn: int
    where: Literal["log", "database"]
    code: str


@dataclass(frozen=True, slots=True)
class StoreChanged:
    """Something was written; whoever shows it may look again."""

    change: Change


@dataclass(frozen=True, slots=True)
class Checking:
    """The answer stands; one short question about it is asked before it is recorded."""

    turn: int


@dataclass(frozen=True, slots=True)
class TurnFinished:
    """The turn has ended by itself. text: the answer, with the notices that `notices` names."""

    turn: int
    text: str
    status: Status
    notices: tuple[NoticeCode, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnStopped:
    """The turn was stopped, and nothing of it goes on. text: what there was of the answer."""

    turn: int
    text: str


@dataclass(frozen=True, slots=True)
class TurnFailed:
    """The turn has failed. text: what there was of the answer; data: what a message may show.

    data holds, as far as known: `model`, `server`, `available` (names of models, separated by newlines), `seconds`,
    `status` (of HTTP), `needed` and `context` (tokens), `store_code` (of a StoreError).
    """

    turn: int
    code: FailureCode
    data: Mapping[str, str] = field(default_factory=dict)
    text: str = ""


@dataclass(frozen=True, slots=True)
class PrivateEnded:
    """The private turns have left the assistant's history, and are to leave the window."""

    turns: tuple[int, ...]


Event = (
    TurnStarted
    | Answering
    | TextDelta
    | ToolRunning
    | ToolFinished
    | ConfirmationAsked
    | ConfirmationClosed
    | Added
    | Undone
    | NameWanted
    | ServerUnconfirmed
    | NotRecorded
    | StoreChanged
    | Checking
    | TurnFinished
    | TurnStopped
    | TurnFailed
    | PrivateEnded
)
