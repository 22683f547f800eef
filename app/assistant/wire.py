"""What goes to the model: the history with the note of this turn, cut to what the model can read."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from pydantic_ai.framing import neutralize_tags
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models import Model, ModelRequestParameters, StreamedResponse
from pydantic_ai.models.wrapper import WrapperModel
from pydantic_ai.settings import ModelSettings
from pydantic_ai.tools import RunContext

from app.assistant import budget
from app.assistant.failure import Failure
from app.assistant.history import sendable
from app.assistant.needs import BYTES_PER_TOKEN, answer_tokens, tokens
from app.assistant.note import memories_note

MOST_REQUESTS = 16
CUT = " […cut: it does not fit into the context]"


class EnoughRequests(Exception):
    """A turn has asked the model too often."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a turn says beside the history. request: as the person wrote it; now, memories: for this turn alone."""

    request: str
    now: str
    memories: str


@dataclass(frozen=True, slots=True)
class Sent:
    """One request as it went out."""

    messages: list[ModelMessage]
    settings: ModelSettings | None
    parameters: ModelRequestParameters


class Wire(WrapperModel):
    """A model that is told the turn's note and kept within its context. One for each turn.

    sent: the last request, to be gone on from; begun: something of an answer has come.
    """

    def __init__(self, wrapped: Model, told: Told, context: int) -> None:
        super().__init__(wrapped)
        self.sent: Sent | None = None
        self.begun = False
        self._told = told
        self._context = context
        self._requests = 0

    @asynccontextmanager
    async def request_stream(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
        run_context: RunContext[Any] | None = None,
    ) -> AsyncGenerator[StreamedResponse]:
        self._requests += 1
        if self._requests > MOST_REQUESTS:
            raise EnoughRequests
        sent = self._fitted(messages, model_request_parameters)
        self.sent = Sent(sent, model_settings, model_request_parameters)
        async with self.wrapped.request_stream(sent, model_settings, model_request_parameters, run_context) as stream:
            self.begun = True
            yield stream

    def _fitted(self, messages: list[ModelMessage], parameters: ModelRequestParameters) -> list[ModelMessage]:
        """Errors: Failure (what has to be there does not fit)."""
        begin = turn_start(messages, self._told.request)
        earlier, turn = [_sendable(one) for one in messages[:begin]], [_sendable(one) for one in messages[begin:]]
        fixed = budget.tools_tokens(parameters) + tokens(instructions_of(messages)) + tokens(self._told.now)
        room = self._context - answer_tokens(self._context) - fixed - budget.MESSAGE_TOKENS
        turn = _shortened(turn, room)
        left = room - budget.total(turn)
        if left < 0:
            raise Failure("context_full", needed=str(self._context - left), context=str(self._context))
        fit = budget.fitted(earlier, neutralize_tags(self._told.memories), left - tokens(memories_note("-")))
        return [*fit.earlier, _with_note(turn[0], self._told, memories_note(fit.memories)), *turn[1:]]


def turn_start(messages: Sequence[ModelMessage], request: str) -> int:
    """Where the turn at hand begins: at the last message that holds its request."""
    places = range(len(messages) - 1, -1, -1)
    return next(place for place in places if any(_is_request(part, request) for part in messages[place].parts))


def _is_request(part: object, request: str) -> bool:
    return isinstance(part, UserPromptPart) and part.content == request


def _with_note(message: ModelMessage, told: Told, memories: str) -> ModelMessage:
    """The message whose request has the note behind it."""
    note = "\n\n".join(filter(None, (told.request, memories, told.now)))
    assert isinstance(message, ModelRequest)
    place = max(place for place, part in enumerate(message.parts) if _is_request(part, told.request))
    parts = list(message.parts)
    parts[place] = UserPromptPart(note)
    return replace(message, parts=parts)


def _shortened(turn: list[ModelMessage], room: int) -> list[ModelMessage]:
    """A turn that is too long by itself: first without its older results, then with the newest one cut."""
    for place in range(1, len(turn) - 1):
        if budget.total(turn) <= room:
            return turn
        turn = [*turn[:place], budget.without_results(turn[place]), *turn[place + 1 :]]
    over = budget.total(turn) - room
    return turn if over <= 0 or len(turn) < 2 else [*turn[:-1], _cut(turn[-1], over)]


def _cut(message: ModelMessage, over: int) -> ModelMessage:
    """The message with as much less of its longest result as is too much."""
    results = [part for part in message.parts if isinstance(part, ToolReturnPart)]
    if not results or not isinstance(message, ModelRequest):
        return message
    longest = max(results, key=lambda part: len(part.model_response_str()))
    text = longest.model_response_str().encode()
    keep = max(0, len(text) - (over + 2) * BYTES_PER_TOKEN - len(CUT.encode()))
    short = budget.with_content(longest, text[:keep].decode(errors="ignore") + CUT)
    return replace(message, parts=[short if part is longest else part for part in message.parts])


def _sendable(message: ModelMessage) -> ModelMessage:
    if not isinstance(message, ModelResponse):
        return message
    parts = [sendable(part) if isinstance(part, ToolCallPart) else part for part in message.parts]
    return replace(message, parts=[part for part in parts if part.part_kind != "thinking"])


def instructions_of(messages: Sequence[ModelMessage]) -> str:
    """What stands at the head of a request."""
    given = (one.instructions for one in reversed(messages) if isinstance(one, ModelRequest) and one.instructions)
    return next(given, "")
