"""The tool for the journal."""

from typing import Annotated

from pydantic import Field
from pydantic_ai.tools import RunContext
from pydantic_ai.toolsets import FunctionToolset

from app.assistant.deps import Deps, ToolRefused
from app.assistant.events import Added
from app.assistant.plain_text import plain
from store.changes import Written
from store.records import JournalEntry
from store.search.budget import Form
from store.search.json_form import moment_form


async def add_to_journal(
    ctx: RunContext[Deps], content: Annotated[str, Field(description="The user's own words, first person")]
) -> Form:
    """Write into the user's journal. Never a memory."""
    deps = ctx.deps
    entry = await deps.write(lambda: deps.journal.add(content), lambda written: _offer_undo(deps, written.value))
    return {"status": "written", "id": entry.id, "at": moment_form(entry.at)}


def journal_tools() -> FunctionToolset[Deps]:
    return FunctionToolset([add_to_journal], sequential=True)


def _offer_undo(deps: Deps, entry: JournalEntry) -> None:
    def undo() -> Written[JournalEntry]:
        if deps.journal.get(entry.id) != entry:
            raise ToolRefused("changed", "The entry has changed since.")
        return deps.journal.delete(entry.id)

    number = deps.additions.add(entry.id, undo)
    deps.emit(Added(deps.turn, number, "journal", entry.id, plain(entry.content)))
