"""Shorter descriptions of what tools take: they go out with every request, and a small model reads little."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic_ai.tools import RunContext
from pydantic_ai.toolsets import ToolsetTool, WrapperToolset

from app.assistant.deps import Deps

# What says nothing to a model that the rest does not say.
SILENT = ("title", "additionalProperties", "default")


@dataclass
class SlimSchemas(WrapperToolset[Deps]):
    """The same tools; arguments are checked as before."""

    async def get_tools(self, ctx: RunContext[Deps]) -> dict[str, ToolsetTool[Deps]]:
        tools = await super().get_tools(ctx)
        return {name: replace(tool, tool_def=_slim_tool(tool)) for name, tool in tools.items()}


def _slim_tool(tool: ToolsetTool[Deps]) -> Any:
    return replace(tool.tool_def, parameters_json_schema=slim(tool.tool_def.parameters_json_schema))


def slim(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The schema without titles and defaults; what may be left out is not also said to be nothing."""
    kept = {name: value for name, value in schema.items() if name not in SILENT}
    choices = [choice for choice in kept.pop("anyOf", []) if choice != {"type": "null"}]
    if len(choices) == 1:
        kept = slim(choices[0]) | kept
    elif choices:
        kept["anyOf"] = [slim(choice) for choice in choices]
    if "properties" in kept:
        kept["properties"] = {name: slim(value) for name, value in kept["properties"].items()}
    return kept
