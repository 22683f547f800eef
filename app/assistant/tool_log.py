"""A line in the agent log for every tool call and its result."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from pydantic_ai.exceptions import ApprovalRequired
from pydantic_ai.tools import RunContext
from pydantic_ai.toolsets import ToolsetTool, WrapperToolset

from app.agent_log import AgentLog
from app.assistant.deps import Deps
from store.errors import StoreError

AGENT = logging.getLogger("morgan.agent")
# What they are called with names something that is gone.
DELETING = frozenset({"forget", "delete_from_agenda"})
MOST_IDS = 50


@dataclass
class ToolLog(WrapperToolset[Deps]):
    """Arguments stand in the log where the call was carried out, deleted nothing and was not private."""

    async def call_tool(
        self, name: str, tool_args: dict[str, Any], ctx: RunContext[Deps], tool: ToolsetTool[Deps]
    ) -> Any:
        call: dict[str, object] = {"turn": ctx.deps.turn, "tool": name}
        try:
            result = await super().call_tool(name, tool_args, ctx, tool)
        except ApprovalRequired:
            await _write(ctx, {**call, "outcome": "asked"})
            raise
        except StoreError as error:
            await _write(ctx, {**call, "outcome": "refused", "code": error.code})
            raise
        except BaseException as error:
            await _write(ctx, {**call, "outcome": "ended", "type": type(error).__name__})
            raise
        given = {argument: value for argument, value in tool_args.items() if value is not None}
        said = {} if ctx.deps.private or name in DELETING else {"arguments": given}
        await _write(ctx, {**call, "outcome": "done", **said, **counted(result)})
        return result


async def _write(ctx: RunContext[Deps], line: dict[str, object]) -> None:
    await ctx.deps.store.run(written(ctx.deps.log, "tool", line))


def written(log: AgentLog, event: str, line: dict[str, object]) -> Callable[[], None]:
    """Work that writes a line; trouble with that is logged elsewhere, and stops nothing."""

    def write() -> None:
        try:
            log.write(event, **line)
        except StoreError as error:
            AGENT.warning("the agent log was not written: %s (%s)", type(error).__name__, error.code)

    return write


def counted(result: dict[str, object]) -> dict[str, object]:
    """The IDs in a result, how long its lists are, and its status and total."""
    told: dict[str, object] = {name: result[name] for name in ("status", "total") if name in result}
    ids = list(dict.fromkeys(_ids(result)))
    counts = {name: len(value) for name, value in result.items() if isinstance(value, list)}
    return told | {"ids": ids[:MOST_IDS]} | ({"counts": counts} if counts else {})


def _ids(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from (value[name] for name in ("id", "session") if name in value)
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _ids(one)
