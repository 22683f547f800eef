"""One short question about a finished answer: does it claim that something was saved or changed?"""

import asyncio

from pydantic import BaseModel
from pydantic_ai.messages import ModelRequest, ModelResponse, TextPart, UserPromptPart
from pydantic_ai.settings import ModelSettings

from app.assistant.wire import Wire, instructions_of

LONGEST_S = 10.0
MOST_TOKENS = 256
QUESTION = (
    "About your last reply only: does it claim that something was saved, remembered, updated, deleted or pinned? "
    'Answer with JSON alone: {"claims": true} or {"claims": false}.'
)


class Verdict(BaseModel):
    """claims: the reply says that something was done."""

    claims: bool


SCHEMA = {"type": "json_schema", "json_schema": {"name": "verdict", "schema": Verdict.model_json_schema()}}


async def claims_a_change(wire: Wire, answer: str) -> bool:
    """The model's word. The question goes on from the last request, so that the server has read all but its end.

    Errors: TimeoutError, AgentRunError (the server), ValueError (no verdict).
    """
    sent = wire.sent
    if sent is None:
        return False
    settings = ModelSettings(**{**(sent.settings or {}), "max_tokens": MOST_TOKENS})
    settings["extra_body"] = {"response_format": SCHEMA}
    question = ModelRequest(parts=[UserPromptPart(QUESTION)], instructions=instructions_of(sent.messages))
    messages = [*sent.messages, ModelResponse(parts=[TextPart(answer)]), question]
    async with asyncio.timeout(LONGEST_S):
        response = await wire.wrapped.request(messages, settings, sent.parameters)
    text = "".join(part.content for part in response.parts if isinstance(part, TextPart))
    return Verdict.model_validate_json(text.strip()).claims
