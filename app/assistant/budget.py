"""How a request is kept within what the model can read.

What does not fit is shortened in this order: old tool results, old turns, the memories. Instructions, tools, the
request itself and what belongs to its turn stay. Sizes are estimated from bytes, on the safe side.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelRequestPart,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models import ModelRequestParameters
from pydantic_ai.tools import ToolDefinition

from app.assistant.needs import tokens

MESSAGE_TOKENS = 10  # what a template puts around each message
SHORTENED = "[An old result, left out.]"


def tools_tokens(parameters: ModelRequestParameters) -> int:
    """What the descriptions of the tools take."""
    return sum(tokens(_described(tool)) for tool in parameters.function_tools)


def _described(tool: ToolDefinition) -> str:
    parameters = {**tool.parameters_json_schema, "additionalProperties": False}  # which the library adds
    function = {"name": tool.name, "description": tool.description, "parameters": parameters}
    return json.dumps({"type": "function", "function": function}, ensure_ascii=False)


def message_tokens(message: ModelMessage) -> int:
    return MESSAGE_TOKENS + sum(map(_part_tokens, message.parts))


def _part_tokens(part: object) -> int:
    match part:
        case UserPromptPart():
            return tokens(str(part.content))
        case TextPart():
            return tokens(part.content)
        case ToolCallPart():
            return MESSAGE_TOKENS + tokens(part.tool_name + part.args_as_json_str())
        case ToolReturnPart():
            return MESSAGE_TOKENS + tokens(part.model_response_str())
        case _:
            return 0


@dataclass(frozen=True, slots=True)
class Fitted:
    """What is sent: earlier messages, and how many characters of memories; left: tokens that are still free."""

    earlier: tuple[ModelMessage, ...]
    memories: str
    left: int


def fitted(earlier: Sequence[ModelMessage], memories: str, room: int) -> Fitted:
    """What of the earlier turns and of the memories fits into `room` tokens."""
    shorter, size = _without_old_results(list(earlier), room - tokens(memories))
    shorter = _newest_turns(shorter, size, room - tokens(memories))
    left = room - total(shorter)
    kept = fitting_lines(memories, left)
    return Fitted(tuple(shorter), kept, left - tokens(kept))


def total(messages: Iterable[ModelMessage]) -> int:
    return sum(map(message_tokens, messages))


def _without_old_results(messages: list[ModelMessage], room: int) -> tuple[list[ModelMessage], int]:
    """The messages with their oldest tool results left out until they fit, and what they take then."""
    size = total(messages)
    for place, message in enumerate(messages):
        if size <= room:
            break
        messages[place] = without_results(message)
        size -= message_tokens(message) - message_tokens(messages[place])
    return messages, size


def without_results(message: ModelMessage) -> ModelMessage:
    """The message, which says of each tool result that it was left out."""
    if not isinstance(message, ModelRequest):
        return message
    return replace(message, parts=[_shortened(part) for part in message.parts])


def _shortened(part: ModelRequestPart) -> ModelRequestPart:
    if not isinstance(part, ToolReturnPart) or len(part.model_response_str()) <= len(SHORTENED):
        return part
    return with_content(part, SHORTENED)


def with_content(part: ToolReturnPart, content: str) -> ToolReturnPart:
    return ToolReturnPart(part.tool_name, content, part.tool_call_id, outcome=part.outcome)


def _newest_turns(messages: list[ModelMessage], size: int, room: int) -> list[ModelMessage]:
    """Cut before a request of the person, so that no half turn is left."""
    for place, message in enumerate(messages):
        if size <= room and is_request(message):
            return messages[place:]
        size -= message_tokens(message)
    return []


def is_request(message: ModelMessage) -> bool:
    """Whether a turn begins here."""
    return isinstance(message, ModelRequest) and any(isinstance(part, UserPromptPart) for part in message.parts)


def fitting_lines(text: str, room: int) -> str:
    """As many of the first lines as fit; none where only the first would, for it is the label."""
    lines = text.split("\n")
    if tokens(text) > room:
        costs = accumulate(tokens(line) + 1 for line in lines)
        lines = [line for line, cost in zip(lines, costs, strict=True) if cost <= room]
    return "\n".join(lines) if len(lines) > 1 else ""
