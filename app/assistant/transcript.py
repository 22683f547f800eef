"""The answer of one turn as it grows, told to whoever shows it, and the tools that run beside it."""

from collections.abc import AsyncIterable, Callable

from pydantic_ai.messages import (
    AgentStreamEvent,
    FunctionToolCallEvent,
    FunctionToolResultEvent,
    PartDeltaEvent,
    PartStartEvent,
    TextPart,
    TextPartDelta,
)
from pydantic_ai.tools import RunContext

from app.assistant.deps import Deps
from app.assistant.events import Event, TextDelta, ToolFinished, ToolOutcome, ToolRunning

BETWEEN = "\n\n"
OUTCOMES: dict[str, ToolOutcome] = {"success": "done", "denied": "kept", "interrupted": "stopped"}


class Transcript:
    """All text parts of a turn in order, a blank line between them. Parts that the model only thinks are left out."""

    def __init__(self, turn: int, emit: Callable[[Event], None]) -> None:
        self._turn = turn
        self._emit = emit
        self._pieces: list[str] = []
        self._new_part = True
        self._running: dict[str, str] = {}

    @property
    def text(self) -> str:
        return "".join(self._pieces)

    async def hear(self, ctx: RunContext[Deps], events: AsyncIterable[AgentStreamEvent]) -> None:
        """Follow the events of an agent's run."""
        async for event in events:
            match event:
                case PartStartEvent(part=TextPart(content=text)):
                    self._new_part = True
                    self._add(text)
                case PartDeltaEvent(delta=TextPartDelta(content_delta=text)):
                    self._add(text)
                case FunctionToolCallEvent():
                    self._begin(event)
                case FunctionToolResultEvent():
                    self._end(ctx.deps, event)

    def close(self) -> None:
        """Whatever still runs was stopped with the turn."""
        for call, tool in self._running.items():
            self._emit(ToolFinished(self._turn, call, tool, "stopped"))
        self._running.clear()

    def _add(self, text: str) -> None:
        if self._new_part:
            text = text.lstrip()
            if not text:
                return
            text = BETWEEN + text if self._pieces else text
            self._new_part = False
        self._pieces.append(text)
        self._emit(TextDelta(self._turn, text))

    def _begin(self, event: FunctionToolCallEvent) -> None:
        call = event.part.tool_call_id
        if call not in self._running:
            self._running[call] = event.part.tool_name
            self._emit(ToolRunning(self._turn, call, event.part.tool_name))

    def _end(self, deps: Deps, event: FunctionToolResultEvent) -> None:
        call = event.part.tool_call_id
        tool = self._running.pop(call, event.part.tool_name or "")
        outcome, code = OUTCOMES.get(event.part.outcome, "refused"), deps.tally.codes.get(call)
        if code is not None:
            outcome = "refused"
        elif outcome == "refused":
            code = "bad_arguments"
        self._emit(ToolFinished(self._turn, call, tool, outcome, code))
