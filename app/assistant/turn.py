"""One turn: a request to the model with its tools, until there is an answer, a stop or a failure."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal

import httpx2
from pydantic_ai import Agent, capture_run_messages
from pydantic_ai.exceptions import OutputTokenLimitExceeded
from pydantic_ai.messages import ModelMessage, ModelResponse
from pydantic_ai.usage import UsageLimits

from app.assistant.address import Address
from app.assistant.claim_check import claims_a_change
from app.assistant.deps import Deps
from app.assistant.events import Answering, Checking, Event, NoticeCode
from app.assistant.failure import Failure
from app.assistant.failures import failure_of
from app.assistant.history import steps_of
from app.assistant.model import model
from app.assistant.note import now_note
from app.assistant.serving import serving
from app.assistant.transcript import Transcript
from app.assistant.wire import EnoughRequests, Told, Wire, turn_start
from app.settings import MODEL, REQUEST_TIMEOUT
from store.errors import StoreError

AGENT = logging.getLogger("morgan.agent")
Ending = Literal["finished", "stopped", "failed"]


@dataclass(frozen=True, slots=True)
class Trouble:
    """What went wrong, without its words: where, the type of the error, a code where it has one."""

    event: str
    type: str
    code: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a turn ended. text: what there is of the answer; steps: its tool calls, for the history.

    troubles: for the agent log.
    """

    ending: Ending
    text: str
    steps: tuple[ModelMessage, ...] = ()
    notices: tuple[NoticeCode, ...] = ()
    failure: Failure | None = None
    troubles: tuple[Trouble, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked, after what, and whom. context: the memories that go with it."""

    request: str
    earlier: list[ModelMessage]
    address: Address
    taken_back: tuple[str, ...] = ()


@dataclass
class Turn:
    """Answers one request. `answer` may be cancelled at any moment; it then has an outcome all the same."""

    agent: Agent[Deps, str]
    client: httpx2.AsyncClient
    deps: Deps
    asked: Asked
    emit: Callable[[Event], None]
    _transcript: Transcript = field(init=False)
    _messages: list[ModelMessage] = field(default_factory=list)
    _wire: Wire | None = None
    _troubles: list[Trouble] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._transcript = Transcript(self.deps.turn, self.emit)

    async def answer(self) -> Outcome:
        """Never raises: a bug of ours is logged, and ends the turn as a failure."""
        try:
            outcome = await self._answered()
        except asyncio.CancelledError:
            outcome = self._outcome("stopped")
        except EnoughRequests:
            outcome = self._outcome("finished", "too_many_steps")
        except Exception as error:  # noqa: BLE001 - each is told to the person, and a bug is logged
            outcome = self._failed(error)
        self._transcript.close()
        return replace(outcome, troubles=tuple(self._troubles))

    async def _answered(self) -> Outcome:
        wire = await self._connected()
        with capture_run_messages() as self._messages:
            await self.agent.run(
                self.asked.request,
                model=wire,
                deps=self.deps,
                message_history=self.asked.earlier,
                event_stream_handler=self._transcript.hear,
                usage_limits=UsageLimits(request_limit=None),
            )
        if self._finish() is None:
            raise Failure("dropped")
        if self._finish() == "length":
            return self._outcome("finished", "cut")
        return await self._checked(wire, self._outcome("finished"))

    async def _connected(self) -> Wire:
        """Errors: Failure."""
        settings, deps = self.deps.settings(), self.deps
        found = await serving(self.client, self.asked.address, settings[MODEL])
        if not found.tools:
            raise Failure("model_without_tools", model=found.model)
        self.emit(Answering(deps.turn, found.model, self.asked.address.text, not self.asked.address.local))
        told = Told(self.asked.request, now_note(deps.clock.now(), self.asked.taken_back), await self._memories())
        chosen = model(self.client, self.asked.address, found, settings[REQUEST_TIMEOUT])
        self._wire = Wire(chosen, told, found.context)
        return self._wire

    async def _memories(self) -> str:
        """What the turn is told of them; where they cannot be read it goes on without."""
        deps = self.deps
        if deps.private or not deps.memory:
            return ""
        try:
            return (await deps.read(lambda: deps.service.context(self.asked.request))).text
        except StoreError as error:
            self._note("context", error, error.code)
            return ""

    async def _checked(self, wire: Wire, outcome: Outcome) -> Outcome:
        """The outcome with a notice, where the answer claims a change that no tool has made."""
        if self.deps.tally.changed or not outcome.text:
            return outcome
        self.emit(Checking(self.deps.turn))
        try:
            claimed = await claims_a_change(wire, outcome.text)
        except asyncio.CancelledError:
            return outcome  # the answer stands; only the question was stopped
        except Exception as error:  # noqa: BLE001 - whatever goes wrong with the question changes nothing
            self._note("claim_check", error)
            return outcome
        return replace(outcome, notices=("unsaved",)) if claimed else outcome

    def _failed(self, error: Exception) -> Outcome:
        if isinstance(error, OutputTokenLimitExceeded) and self._transcript.text:
            return self._outcome("finished", "cut")
        failure = failure_of(error, streamed=self._wire is not None and self._wire.begun)
        if failure is None:
            AGENT.error("a turn ended in a bug", exc_info=error)
            failure = Failure("bug")
        settings = self.deps.settings()
        known = {"server": self.asked.address.text, "model": settings[MODEL], "seconds": str(settings[REQUEST_TIMEOUT])}
        failure.data = known | failure.data
        self._note("failure", error, failure.code)
        return replace(self._outcome("failed"), failure=failure)

    def _note(self, event: str, error: Exception, code: str = "") -> None:
        self._troubles.append(Trouble(event, type(error).__name__, code))

    def _outcome(self, ending: Ending, *notices: NoticeCode) -> Outcome:
        own: list[ModelMessage] = []
        if self._messages:
            own = self._messages[turn_start(self._messages, self.asked.request) :]
        return Outcome(ending, self._transcript.text, steps_of(own), notices)

    def _finish(self) -> str | None:
        """Why the last response ended; None where it just broke off."""
        responses = (message for message in reversed(self._messages) if isinstance(message, ModelResponse))
        latest = next(responses, None)
        return latest.finish_reason if latest else None
