"""What was said in this session, as it is sent to the model again.

The answer of a turn is one text, the one that was shown and recorded; beside it stand the tool calls and their results.
What the model thought is not kept, nor is what only one request was told (the time, the memories).
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)

STOPPED = "Not carried out: the turn was stopped."


@dataclass(frozen=True, slots=True)
class Exchange:
    """One turn. steps: tool calls and results, in pairs; answer: empty where there was none."""

    turn: int
    request: str
    private: bool
    steps: tuple[ModelMessage, ...] = ()
    answer: str = ""

    def messages(self) -> list[ModelMessage]:
        said: list[ModelMessage] = [ModelRequest(parts=[UserPromptPart(self.request)]), *self.steps]
        return [*said, ModelResponse(parts=[TextPart(self.answer)])] if self.answer else said


@dataclass
class History:
    """The turns of a session, oldest first."""

    exchanges: list[Exchange] = field(default_factory=list)

    def messages(self, *, private: bool) -> list[ModelMessage]:
        """What a turn sees of those before it; private ones are seen by private ones only."""
        seen = (one for one in self.exchanges if private or not one.private)
        return [message for one in seen for message in one.messages()]

    def add(self, exchange: Exchange) -> None:
        self.exchanges.append(exchange)

    def drop(self, turn: int) -> None:
        """Forget a turn, for it is tried again."""
        self.exchanges = [one for one in self.exchanges if one.turn != turn]

    def drop_private(self) -> tuple[int, ...]:
        """Forget the private turns; their numbers."""
        gone = tuple(one.turn for one in self.exchanges if one.private)
        self.exchanges = [one for one in self.exchanges if not one.private]
        return gone

    def clear(self) -> None:
        self.exchanges.clear()


def steps_of(messages: Iterable[ModelMessage]) -> tuple[ModelMessage, ...]:
    """The tool calls among the messages of a run, each with a result."""
    kept = [bare for bare in map(_bare, messages) if bare.parts]
    return tuple(_paired(kept))


def _bare(message: ModelMessage) -> ModelMessage:
    """Calls and results only."""
    if isinstance(message, ModelResponse):
        return ModelResponse(parts=[sendable(part) for part in message.parts if isinstance(part, ToolCallPart)])
    return ModelRequest(parts=[part for part in message.parts if isinstance(part, ToolReturnPart)])


def _paired(messages: list[ModelMessage]) -> Iterable[ModelMessage]:
    answered = {part.tool_call_id for message in messages for part in message.parts if isinstance(part, ToolReturnPart)}
    for message in messages:
        yield message
        if isinstance(message, ModelResponse):
            calls = [part for part in message.parts if isinstance(part, ToolCallPart)]
            left = [call for call in calls if call.tool_call_id not in answered]
            if left:
                yield ModelRequest(parts=[ToolReturnPart(c.tool_name, STOPPED, c.tool_call_id) for c in left])


def sendable(call: ToolCallPart) -> ToolCallPart:
    """The call, with no arguments where they are no object: a server refuses to read such a thing again."""
    if not isinstance(call.args, str):
        return call
    try:
        valid = isinstance(json.loads(call.args or "{}"), dict)
    except ValueError:
        valid = False
    return call if valid else replace(call, args="{}")
