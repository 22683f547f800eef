"""The tools that look into memories and past conversations; they change nothing."""

from typing import Annotated, Literal

from pydantic import Field
from pydantic_ai.tools import RunContext
from pydantic_ai.toolsets import FunctionToolset

from app.assistant.deps import Deps
from app.assistant.memory_forms import page_form
from store.records import Category, SessionId
from store.search.budget import Form
from store.search.json_form import conversation_form, instances_form, recalled_form, text_form, words_form
from store.service import Narrowing

Since = Annotated[str | None, Field(description="ISO with offset, inclusive")]
Until = Annotated[str | None, Field(description="ISO with offset, exclusive")]
Speaker = Literal["user", "assistant"]
Scope = Literal["history", "memories", "all"]


async def recall(
    ctx: RunContext[Deps],
    query: str,
    mode: Literal["any", "all", "phrase"] = "any",
    session_id: str | None = None,
    role: Speaker | None = None,
    since: Since = None,
    until: Until = None,
    limit: int | None = None,
    offset: int = 0,
) -> Form:
    """Search memories and past conversations by words, not by meaning."""
    narrowed = _narrowing(session_id, role, since, until, limit, offset)
    return recalled_form(await ctx.deps.read(lambda: ctx.deps.service.recall(query, mode, **narrowed)))


async def list_memories(ctx: RunContext[Deps], category: Category | None = None, offset: int = 0) -> Form:
    """All memories with their IDs, newest first."""
    limits = ctx.deps.service.limits
    page = await ctx.deps.read(lambda: ctx.deps.service.list_memories(category, offset, limits.max_results))
    return page_form(page, offset, limits.recall_chars)


async def search_words(
    ctx: RunContext[Deps],
    prefix: str = "",
    scope: Scope = "history",
    session_id: str | None = None,
    role: Speaker | None = None,
    since: str | None = None,
    until: str | None = None,
    limit: int | None = None,
    offset: int = 0,
) -> Form:
    """The words that begin so, with exact counts; narrowed as in recall."""
    narrowed = _narrowing(session_id, role, since, until, limit, offset)
    return words_form(await ctx.deps.read(lambda: ctx.deps.service.search_words(prefix, scope, **narrowed)))


async def word_instances(
    ctx: RunContext[Deps],
    word: str,
    scope: Scope = "history",
    session_id: str | None = None,
    role: Speaker | None = None,
    since: str | None = None,
    until: str | None = None,
    limit: int | None = None,
    offset: int = 0,
) -> Form:
    """Every occurrence of one whole word, with place and excerpt; narrowed as in recall."""
    narrowed = _narrowing(session_id, role, since, until, limit, offset)
    return instances_form(await ctx.deps.read(lambda: ctx.deps.service.word_instances(word, scope, **narrowed)))


async def read_conversation(ctx: RunContext[Deps], session_id: str, after: int = 0) -> Form:
    """A past conversation in order; go on with next_after."""
    session = SessionId(session_id)
    return conversation_form(await ctx.deps.read(lambda: ctx.deps.service.read_conversation(session, after)))


async def read_memory_message(ctx: RunContext[Deps], message_id: str, offset: int = 0) -> Form:
    """The rest of a long message or memory; go on with next_offset."""
    return text_form(await ctx.deps.read(lambda: ctx.deps.service.read_memory_message(message_id, offset)))


def reading_tools() -> FunctionToolset[Deps]:
    return FunctionToolset(
        [recall, list_memories, search_words, word_instances, read_conversation, read_memory_message],
        sequential=True,
    )


def _narrowing(
    session_id: str | None, role: str | None, since: str | None, until: str | None, limit: int | None, offset: int
) -> Narrowing:
    return Narrowing(session_id=session_id, role=role, since=since, until=until, limit=limit, offset=offset)
