"""What a turn's tools work with."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from pydantic_ai.exceptions import ApprovalRequired
from pydantic_ai.tools import RunContext

from app.agent_log import AgentLog
from app.assistant.additions import Additions
from app.assistant.confirmations import Confirmations
from app.assistant.events import Card, Event, StoreChanged
from app.assistant.store_thread import StoreThread
from app.settings import CONFIRM_CHANGES
from store.agenda.agenda import Agenda
from store.changes import Written
from store.clock import Clock
from store.errors import Refused
from store.journal.journal import Journal
from store.records import Change, MessageId
from store.service import MemoryService
from store.settings import ENABLED, Settings

T = TypeVar("T")


class ToolRefused(Refused):
    """A call that is not carried out. `code` says why, `explanation` what to do instead; both go to the model."""

    def __init__(self, code: str, explanation: str, **data: object) -> None:
        super().__init__(explanation, **data)
        self.code = code  # type: ignore[misc]  # here each case has its own


@dataclass
class Tally:
    """What happened in a turn so far.

    calls: of tools; changed: one that changes things has succeeded; codes: why a call was refused, by its ID;
    answered: the cards that the person has said yes to, by their call's ID.
    """

    calls: int = 0
    changed: bool = False
    codes: dict[str, str] = field(default_factory=dict)
    answered: dict[str, Card] = field(default_factory=dict)


@dataclass(frozen=True)
class Deps:
    """source: the turn's request as it was recorded, or None; memory: memory was on when the turn began."""

    turn: int
    private: bool
    memory: bool
    source: MessageId | None
    settings: Callable[[], Settings]
    clock: Clock
    service: MemoryService
    agenda: Agenda
    journal: Journal
    store: StoreThread
    emit: Callable[[Event], None]
    confirmations: Confirmations
    additions: Additions
    log: AgentLog
    tally: Tally = field(default_factory=Tally)

    @property
    def memory_now(self) -> bool:
        """Whether memory is on at this moment."""
        return self.memory and self.settings()[ENABLED]

    async def read(self, work: Callable[[], T]) -> T:
        return await self.store.run(work)

    async def write(self, work: Callable[[], Written[T]], done: Callable[[Written[T]], None] | None = None) -> T:
        """The result of a write, which is told also where the turn is stopped meanwhile."""

        def told(written: Written[T]) -> None:
            self.tally.changed = True
            if written.change != Change():
                self.emit(StoreChanged(written.change))
            if done is not None:
                done(written)

        return (await self.store.run(work, told)).value


def confirm(ctx: RunContext[Deps], card: Card) -> None:
    """Go on only with the person's word for exactly this card; the first time, ask for it.

    Errors: ApprovalRequired (caught by the agent, which calls the tool again), ToolRefused (the record has changed
    since the card was shown).
    """
    if not ctx.deps.settings()[CONFIRM_CHANGES]:
        return
    if not ctx.tool_call_approved:
        raise ApprovalRequired(metadata={"card": card})
    if ctx.deps.tally.answered.get(card.choice) != card:
        raise ToolRefused("changed", "The record has changed since the user was asked. Look it up and ask again.")
