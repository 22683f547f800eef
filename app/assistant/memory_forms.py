"""How memories look in the results of tools."""

from collections.abc import Iterable

from store.memory.listing import MemoryPage
from store.records import Memory
from store.search.budget import WIDE, Form, Room, clipped, size
from store.search.json_form import moment_form


def memory_form(memory: Memory) -> Form:
    form: Form = {"id": memory.id, "category": memory.category, "updated": moment_form(memory.updated)}
    if memory.key:
        form["key"] = memory.key
    if memory.expires:
        form["expires"] = moment_form(memory.expires)
    return form | {"content": memory.content}


def page_form(page: MemoryPage, offset: int, characters: int) -> Form:
    """As many as fit, at least one: a long one alone is cut, and can be read on by its ID."""
    frame: Form = {"memories": [], "total": page.total, "next_offset": WIDE}
    room = Room(characters, frame)
    shown = list(_fitting(page.memories, room))
    end = offset + len(shown)
    return {"memories": shown, "total": page.total, "next_offset": end if end < page.total else None}


def _fitting(memories: Iterable[Memory], room: Room) -> Iterable[Form]:
    for place, memory in enumerate(memories):
        form = memory_form(memory)
        if place == 0 and size(form) > room.left:
            form = {**form, "truncated": True, "content": ""}
            form["content"] = clipped(memory.content, room.left - size(form) - 2)
        if not room.takes(form):
            return
        yield form
