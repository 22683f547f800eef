"""The agent: instructions, tools and the question to the person, put together once for all turns."""

from pydantic_ai import Agent
from pydantic_ai.capabilities import HandleDeferredToolCalls
from pydantic_ai.tools import DeferredToolRequests, DeferredToolResults, RunContext, ToolDenied
from pydantic_ai.toolsets import CombinedToolset

from app.assistant.agenda_tools import agenda_tools
from app.assistant.deps import Deps
from app.assistant.events import Card
from app.assistant.instructions import instructions
from app.assistant.journal_tools import journal_tools
from app.assistant.memory_tools import memory_tools
from app.assistant.reading_tools import reading_tools
from app.assistant.wrappers import guarded
from app.settings import ASSISTANT_NAME, USER_NAME

KEPT = "The user was asked and keeps it as it is. Say so; do not try again."
# Calls that the library itself turns down, such as one with bad arguments, in a row.
MOST_BAD_CALLS = 6


def make_agent() -> Agent[Deps, str]:
    memory = CombinedToolset([memory_tools(), reading_tools()])
    others = CombinedToolset([agenda_tools(), journal_tools()])
    return Agent(
        deps_type=Deps,
        instructions=_instructions,
        toolsets=guarded(memory, others),
        capabilities=[HandleDeferredToolCalls(_ask)],
        retries={"tools": MOST_BAD_CALLS, "output": 1},
        name="morgan",
    )


def _instructions(ctx: RunContext[Deps]) -> str:
    settings = ctx.deps.settings()
    return instructions(settings[ASSISTANT_NAME], settings[USER_NAME])


async def _ask(ctx: RunContext[Deps], requests: DeferredToolRequests) -> DeferredToolResults:
    """One question for all changes of a response; what is not chosen is kept."""
    deps = ctx.deps
    cards: tuple[Card, ...] = tuple(requests.metadata[call.tool_call_id]["card"] for call in requests.approvals)
    chosen = await deps.confirmations.ask(deps.turn, cards)
    deps.tally.answered.update({card.choice: card for card in cards if card.choice in chosen})
    return requests.build_results(
        approvals={card.choice: True if card.choice in chosen else ToolDenied(KEPT) for card in cards}
    )
