"""A session's turns one after another: each recorded, answered, recorded again and kept in the history."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import httpx2
from pydantic_ai import Agent

from app.assistant.additions import Additions
from app.assistant.address import Address
from app.assistant.confirmations import Confirmations
from app.assistant.deps import Deps
from app.assistant.events import (
    Event,
    NameWanted,
    NoticeCode,
    NotRecorded,
    PrivateEnded,
    ServerUnconfirmed,
    StoreChanged,
    TurnFailed,
    TurnFinished,
    TurnStarted,
    TurnStopped,
)
from app.assistant.failure import Failure
from app.assistant.history import Exchange, History
from app.assistant.recorder import Recorder
from app.assistant.services import Services
from app.assistant.store_thread import StoreThread
from app.assistant.tool_log import written
from app.assistant.turn import Asked, Outcome, Turn
from app.settings import BASE_URL, USER_NAME
from store.agenda.agenda import Agenda
from store.daylog.normal_form import normal_form
from store.errors import StoreError
from store.journal.journal import Journal
from store.records import Change, MessageId, Role, Status
from store.settings import ENABLED


@dataclass
class Ask:
    """A request that waits for its turn or has it.

    recorded: it was recorded already, as `source`; stopped: before it began, or since.
    """

    turn: int
    text: str
    private: bool
    again: bool = False
    recorded: bool = False
    source: MessageId | None = None
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Means:
    """What every turn works with."""

    agent: Agent[Deps, str]
    client: httpx2.AsyncClient
    store: StoreThread
    confirmations: Confirmations
    additions: Additions


class Conversation:
    """For the loop's thread. confirmed: servers elsewhere that the person has agreed to."""

    def __init__(self, services: Services, emit: Callable[[Event], None], means: Means, recorder: Recorder) -> None:
        self.confirmed: set[str] = set()
        self._services = services
        self._emit = emit
        self._means = means
        self._recorder = recorder
        self._history = History()
        self._expected: list[Ask] = []
        self._answering: asyncio.Task[Outcome] | None = None
        self._unanswered: Ask | None = None
        self._name_asked = False

    def expect(self, ask: Ask) -> Ask:
        """Note a request that `go` will be called with, so that it can be stopped before."""
        self._expected.append(ask)
        return ask

    def stop(self) -> None:
        """Stop the turn at hand and those expected."""
        for ask in self._expected:
            ask.stopped = True
        if self._answering is not None:
            self._answering.cancel()

    def stop_private(self) -> None:
        if any(ask.private for ask in self._expected):
            self.stop()

    async def go(self, ask: Ask) -> None:
        """A turn from its beginning to its last event."""
        if not ask.private:
            await self.forget_private()
        self._emit(TurnStarted(ask.turn, ask.text, ask.private, ask.again))
        outcome = await self._outcome(ask)
        text = self._with_notices(outcome)
        if text:
            await self._record(ask, "assistant", text, _status(outcome))
        self._history.add(Exchange(ask.turn, ask.text, ask.private, outcome.steps, text))
        await self._log(ask, outcome)
        self._unanswered = None if outcome.ending == "finished" else ask
        self._expected.remove(ask)
        self._tell_end(ask.turn, outcome, text)

    async def retry(self, turn: int) -> None:
        """The last request again, where it has no answer."""
        ask = self._unanswered
        if ask is None:
            return
        self._history.drop(ask.turn)
        await self.go(self.expect(replace(ask, turn=turn, again=True, stopped=False)))

    async def forget_private(self) -> None:
        """Private turns leave the history."""
        gone = self._history.drop_private()
        if self._unanswered is not None and self._unanswered.private:
            self._unanswered = None
        if gone:
            self._emit(PrivateEnded(gone))

    def give_up(self) -> None:
        """The turn at hand, where there is one, ends in a bug."""
        for ask in self._expected[:1]:
            self._expected.remove(ask)
            self._unanswered = ask
            self._emit(TurnFailed(ask.turn, "bug"))

    async def close(self) -> None:
        """End the session properly."""
        change = await self._means.store.run(self._recorder.end)
        if change != Change():
            self._emit(StoreChanged(change))

    async def _outcome(self, ask: Ask) -> Outcome:
        try:
            path = await self._means.store.run(self._recorder.open)
        except StoreError as error:
            return Outcome("failed", "", failure=Failure("store", store_code=error.code))
        if not ask.recorded:
            ask.source = await self._record(ask, "user", ask.text, "complete")
            ask.recorded = True
        self._want_name(ask)
        try:
            turn = self._turn(ask, path, self._address(ask))
        except Failure as failure:
            return Outcome("failed", "", failure=failure)
        return await self._answered(ask, turn)

    async def _answered(self, ask: Ask, turn: Turn) -> Outcome:
        self._answering = asyncio.create_task(turn.answer())
        if ask.stopped:
            self._answering.cancel()
        try:
            await asyncio.wait({self._answering})
            return Outcome("stopped", "") if self._answering.cancelled() else self._answering.result()
        finally:
            self._answering = None

    def _turn(self, ask: Ask, path: Path, address: Address) -> Turn:
        means, services = self._means, self._services
        earlier = self._history.messages(private=ask.private)
        deps = Deps(
            turn=ask.turn,
            private=ask.private,
            memory=services.settings()[ENABLED],
            source=ask.source,
            settings=services.settings,
            clock=services.clock,
            service=self._recorder.service(path),
            agenda=Agenda(path, services.clock),
            journal=Journal(path, services.clock),
            store=means.store,
            emit=self._emit,
            confirmations=means.confirmations,
            additions=means.additions,
            log=services.log,
        )
        asked = Asked(ask.text, earlier, address, means.additions.told())
        return Turn(means.agent, means.client, deps, asked, self._emit)

    def _address(self, ask: Ask) -> Address:
        """Where the request may go. Errors: Failure."""
        given = self._services.settings()[BASE_URL]
        address = Address.of(given)
        if address is None or not address.safe:
            raise Failure("server_insecure", server=given)
        if not address.local and address.text not in self.confirmed:
            self._emit(ServerUnconfirmed(ask.turn, address.text))
            raise Failure("server_unconfirmed", server=address.text)
        return address

    def _want_name(self, ask: Ask) -> None:
        if ask.private or self._name_asked or self._services.settings()[USER_NAME]:
            return
        self._name_asked = True
        self._emit(NameWanted(ask.turn))

    async def _record(self, ask: Ask, role: Role, text: str, status: Status) -> MessageId | None:
        """The message's ID, where the database has it; a store that failed is told."""
        work = self._means.store.run(lambda: self._recorder.write(role, text, status, private=ask.private))
        recorded = await work
        if recorded.change != Change():
            self._emit(StoreChanged(recorded.change))
        if recorded.log_error:
            self._emit(NotRecorded(ask.turn, "log", recorded.log_error.code))
        if recorded.memory_error:
            self._emit(NotRecorded(ask.turn, "database", recorded.memory_error.code))
        return recorded.id

    def _with_notices(self, outcome: Outcome) -> str:
        phrases = self._services.phrases()
        said: dict[NoticeCode, str] = {
            "unsaved": phrases.unsaved,
            "cut": phrases.cut,
            "too_many_steps": phrases.too_many_steps,
        }
        return _joined([normal_form(outcome.text), *(f"> {said[code]}" for code in outcome.notices)])

    async def _log(self, ask: Ask, outcome: Outcome) -> None:
        for trouble in outcome.troubles:
            line: dict[str, object] = {"turn": ask.turn, "type": trouble.type}
            line |= {"code": trouble.code} if trouble.code else {}
            await self._means.store.run(written(self._services.log, trouble.event, line))

    def _tell_end(self, turn: int, outcome: Outcome, text: str) -> None:
        match outcome.ending:
            case "finished":
                self._emit(TurnFinished(turn, text, _status(outcome), outcome.notices))
            case "stopped":
                self._emit(TurnStopped(turn, text))
            case "failed":
                assert outcome.failure is not None
                self._emit(TurnFailed(turn, outcome.failure.code, outcome.failure.data, text))


def _status(outcome: Outcome) -> Status:
    if outcome.ending == "failed":
        return "error"
    return "interrupted" if outcome.ending == "stopped" or "cut" in outcome.notices else "complete"


def _joined(texts: Sequence[str]) -> str:
    return "\n\n".join(text for text in texts if text)
