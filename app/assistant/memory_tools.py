"""The tools that keep, change and remove memories."""

from typing import Annotated

from pydantic import Field
from pydantic_ai.tools import RunContext
from pydantic_ai.toolsets import FunctionToolset

from app.assistant.deps import Deps, ToolRefused, confirm
from app.assistant.events import Action, Added, Card
from app.assistant.memory_forms import memory_form
from app.assistant.plain_text import plain
from store.changes import Written
from store.errors import Superseded
from store.memory.keys import normal_key
from store.records import Category, Memory, MemoryId
from store.search.budget import Form
from store.service import Deleted, MemoryService
from store.text import normalised

LONGEST = 2000
PAGE = 500

Content = Annotated[str, Field(description="One fact, third person, naming the user")]
Key = Annotated[str | None, Field(description="Name of what has one value, such as response_language")]


async def remember(
    ctx: RunContext[Deps],
    content: Content,
    category: Category,
    key: Key = None,
    id: Annotated[str | None, Field(description="Memory to change")] = None,
    expires: Annotated[str | None, Field(description="ISO time")] = None,
    supersedes: Annotated[str | None, Field(description="ID of a memory to replace")] = None,
) -> Form:
    """Keep a fact, or change one. Only when the user asks for it."""
    deps = ctx.deps
    if len(content) > LONGEST:
        raise ToolRefused("too_long", f"A memory has at most {LONGEST} characters: shorten it.", limit=LONGEST)
    card = await deps.read(lambda: _replacing(deps.service, ctx.tool_call_id or "", content, key, id, supersedes))
    if card is not None:
        confirm(ctx, card)
    before = await deps.read(lambda: _saying(deps.service, content))
    sources = (deps.source,) if deps.source else ()
    memory = await deps.write(
        lambda: deps.service.remember(
            content,
            category,
            key,
            MemoryId(id) if id else None,
            expires,
            MemoryId(supersedes) if supersedes else None,
            sources,
        ),
        lambda written: _offer_undo(deps, written) if card is None and before is None else None,
    )
    return {"status": _status(card, before), **memory_form(memory)}


async def forget(ctx: RunContext[Deps], id: str) -> Form:
    """Remove a memory for good, by its exact ID. Only when the user asks for it."""
    deps, identity = ctx.deps, MemoryId(id)
    memory = await deps.read(lambda: deps.service.get_memory(identity))
    confirm(ctx, Card(ctx.tool_call_id or "", "forget", "memory", memory.id, plain(memory.content)))

    def delete() -> Written[Deleted[MemoryId]]:
        if deps.service.get_memory(identity) != memory:
            raise ToolRefused("changed", "The memory has changed since the user was asked.")
        return deps.service.delete_memory(identity)

    deleted = await deps.write(delete)
    return {
        "status": "forgotten",
        "id": deleted.id,
        "bytes": deleted.scrub,
        "note": "Conversations are not removed: recall may still find it there. Say so where it matters.",
    }


def memory_tools() -> FunctionToolset[Deps]:
    return FunctionToolset([remember, forget], sequential=True)


def _status(card: Card | None, before: Memory | None) -> str:
    if card is not None:
        return "replaced"
    return "already_known" if before is not None else "remembered"


def _replacing(
    service: MemoryService, call: str, content: str, key: str | None, id: str | None, supersedes: str | None
) -> Card | None:
    """What would be replaced; None where the memory is only added. Errors: NotFound, Superseded."""
    target = MemoryId(id or supersedes or "")
    held = service.get_memory(target) if target else None
    if held is not None and held.state == "superseded":
        raise Superseded("this memory was replaced by another one", by=held.superseded_by)
    rivals = [one for one in _rivals(service, content, key) if one.id != target]
    if held is None and _only_same(rivals, content):
        return None
    first, also = (held, rivals) if held is not None else (rivals[0], rivals[1:])
    action: Action = "update" if id else "replace"
    texts = tuple(plain(one.content) for one in also)
    return Card(call, action, "memory", first.id, plain(first.content), plain(content), texts)


def _only_same(rivals: list[Memory], content: str) -> bool:
    """Whether nothing else gives way: the same said again is found, not replaced."""
    return all(normalised(one.content) == normalised(content) for one in rivals)


def _rivals(service: MemoryService, content: str, key: str | None) -> list[Memory]:
    """The memories in force that have this key or this content."""
    wanted, name = normalised(content), normal_key(key)
    return [one for one in _in_force(service) if (name and one.key == name) or normalised(one.content) == wanted]


def _saying(service: MemoryService, content: str) -> Memory | None:
    wanted = normalised(content)
    return next((one for one in _in_force(service) if normalised(one.content) == wanted), None)


def _in_force(service: MemoryService) -> list[Memory]:
    found: list[Memory] = []
    offset: int | None = 0
    while offset is not None:
        page = service.list_memories(offset=offset, limit=PAGE)
        found += page.memories
        offset = page.next_offset
    return found


def _offer_undo(deps: Deps, written: Written[Memory]) -> None:
    memory = written.value

    def undo() -> Written[Deleted[MemoryId]]:
        if deps.service.get_memory(memory.id) != memory:
            raise ToolRefused("changed", "The memory has changed since.")
        return deps.service.delete_memory(memory.id)

    number = deps.additions.add(memory.id, undo)
    deps.emit(Added(deps.turn, number, "memory", memory.id, plain(memory.content)))
