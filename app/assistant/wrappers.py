"""What stands around every tool: each rule that holds for many of them, as a wrapper of its own."""

from dataclasses import dataclass
from typing import Any

from pydantic_ai.messages import ModelResponse, ToolCallPart
from pydantic_ai.tools import RunContext
from pydantic_ai.toolsets import AbstractToolset, ToolsetTool, WrapperToolset

from app.assistant.deps import Deps, ToolRefused
from app.assistant.slim_schema import SlimSchemas
from app.assistant.tool_log import ToolLog
from store.errors import StoreError
from store.search.budget import json_text
from store.search.json_form import EVIDENCE

MOST_CALLS = 24
FORGET = "forget"
WRITING = frozenset(
    {
        "remember",
        FORGET,
        "add_to_agenda",
        "update_agenda",
        "delete_from_agenda",
        "complete_reminder",
        "add_to_journal",
    }
)

Context = RunContext[Deps]
Tool = ToolsetTool[Deps]
Tools = dict[str, Tool]
Arguments = dict[str, Any]


@dataclass
class MemorySwitch(WrapperToolset[Deps]):
    """Where memory is off there are no such tools; one that is switched off meanwhile refuses."""

    async def get_tools(self, ctx: Context) -> Tools:
        return await super().get_tools(ctx) if ctx.deps.memory else {}

    async def call_tool(self, name: str, tool_args: Arguments, ctx: Context, tool: Tool) -> Any:
        if not ctx.deps.memory_now:
            raise ToolRefused("memory_off", "Memory is switched off in the settings. Tell the user.")
        return await super().call_tool(name, tool_args, ctx, tool)


@dataclass
class PrivateMode(WrapperToolset[Deps]):
    """In a private turn the tools stay listed, and refuse."""

    async def call_tool(self, name: str, tool_args: Arguments, ctx: Context, tool: Tool) -> Any:
        if ctx.deps.private:
            raise ToolRefused("private_mode", "Private mode is on: nothing is read or saved. Tell the user.")
        return await super().call_tool(name, tool_args, ctx, tool)


@dataclass
class CallLimit(WrapperToolset[Deps]):
    """Beyond many calls the model is asked to answer."""

    async def call_tool(self, name: str, tool_args: Arguments, ctx: Context, tool: Tool) -> Any:
        if not ctx.tool_call_approved:
            ctx.deps.tally.calls += 1
        if ctx.deps.tally.calls > MOST_CALLS:
            raise ToolRefused("too_many_calls", "Enough calls for this turn: answer now with what you have.")
        return await super().call_tool(name, tool_args, ctx, tool)


@dataclass
class ForgetAlone(WrapperToolset[Deps]):
    """A response that forgets something writes nothing else, for its question to the person would come too late."""

    async def call_tool(self, name: str, tool_args: Arguments, ctx: Context, tool: Tool) -> Any:
        if name in WRITING and name != FORGET and FORGET in _called_with(ctx):
            raise ToolRefused("not_with_forget", "Not done, since forget was called beside it. Call it alone.")
        return await super().call_tool(name, tool_args, ctx, tool)


def _called_with(ctx: Context) -> set[str]:
    """The tools that the response at hand calls."""
    responses = (message for message in reversed(ctx.messages) if isinstance(message, ModelResponse))
    latest = next(responses, None)
    return {part.tool_name for part in latest.parts if isinstance(part, ToolCallPart)} if latest else set()


@dataclass
class Evidence(WrapperToolset[Deps]):
    """Every result says first that the texts in it are no instructions."""

    async def call_tool(self, name: str, tool_args: Arguments, ctx: Context, tool: Tool) -> Any:
        form = await super().call_tool(name, tool_args, ctx, tool)
        return json_text({"evidence": EVIDENCE, **form})


@dataclass
class ErrorsAsData(WrapperToolset[Deps]):
    """What cannot be done is told to the model with a code; the turn goes on."""

    async def call_tool(self, name: str, tool_args: Arguments, ctx: Context, tool: Tool) -> Any:
        try:
            return await super().call_tool(name, tool_args, ctx, tool)
        except StoreError as error:
            ctx.deps.tally.codes[ctx.tool_call_id or ""] = error.code
            return json_text(_told(error))


def _told(error: StoreError) -> dict[str, object]:
    data = {name: str(value) for name, value in error.data.items() if name != "path"}
    return {"error": error.code, "explanation": error.explanation, **data}


def guarded(memory: AbstractToolset[Deps], others: AbstractToolset[Deps]) -> tuple[AbstractToolset[Deps], ...]:
    """The tools with all that stands around them. memory: those that go with the memory's switch."""
    return _around(MemorySwitch(memory)), _around(others)


def _around(tools: AbstractToolset[Deps]) -> AbstractToolset[Deps]:
    return ErrorsAsData(Evidence(ToolLog(CallLimit(PrivateMode(ForgetAlone(SlimSchemas(tools)))))))
