"""The tools for events and reminders."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import Annotated

from pydantic import Field
from pydantic_ai.tools import RunContext
from pydantic_ai.toolsets import FunctionToolset

from app.assistant.deps import Deps, ToolRefused, confirm
from app.assistant.events import Added, Card
from app.assistant.plain_text import plain
from app.assistant.plan_reading import Given, entry_form, occurrence_form, part_of, plan_text, read_day
from store.agenda.agenda import Agenda
from store.agenda.revise import Scope
from store.changes import Written
from store.errors import BadArgument
from store.records import AgendaEntry, AgendaId, AgendaKind, Occurrence, Plan
from store.search.budget import WIDE, Form, Room

Start = Annotated[str, Field(description="Local: 2026-10-02 for a whole day, or 2026-10-02T09:30")]
End = Annotated[str | None, Field(description="As start; a last day is included")]
Repeat = Annotated[str | None, Field(description="iCalendar RRULE such as FREQ=WEEKLY;BYDAY=MO")]
Part = Annotated[Scope, Field(description="Of a repeat: all, one, or one and later")]
Day = Annotated[str | None, Field(description="Of the occurrence")]


async def add_to_agenda(
    ctx: RunContext[Deps],
    kind: AgendaKind,
    title: str,
    start: Start,
    end: End = None,
    note: str | None = None,
    repeat: Repeat = None,
) -> Form:
    """Add an event or a reminder."""
    deps = ctx.deps
    plan = Given(title, start, end, note, repeat).new(kind, _zone(deps))
    entry = await deps.write(lambda: deps.agenda.add(plan), lambda written: _offer_undo(deps, written.value))
    return {"status": "added", **entry_form(entry)}


async def list_agenda(ctx: RunContext[Deps], first: str, last: str | None = None, offset: int = 0) -> Form:
    """What stands on the days from first to last (2026-10-02)."""
    begin = read_day(first, "first")
    if begin is None:
        raise BadArgument("write a day as 2026-10-02", argument="first")
    end = read_day(last, "last") or begin
    limits = ctx.deps.service.limits
    page = await ctx.deps.read(lambda: ctx.deps.agenda.list_days(begin, end, offset, limits.max_results))
    return _page(map(occurrence_form, page.occurrences), page.total, offset, limits.recall_chars)


async def search_agenda(ctx: RunContext[Deps], query: str, offset: int = 0) -> Form:
    """Events and reminders that hold every word."""
    limits = ctx.deps.service.limits
    page = await ctx.deps.read(lambda: ctx.deps.agenda.search(query, offset, limits.max_results))
    return _page(map(entry_form, page.entries), page.total, offset, limits.recall_chars)


async def update_agenda(
    ctx: RunContext[Deps],
    id: str,
    scope: Part = "series",
    day: Day = None,
    title: str | None = None,
    start: str | None = None,
    end: str | None = None,
    note: str | None = None,
    repeat: str | None = None,
) -> Form:
    """Change an event or reminder, written as in add_to_agenda; what is not given stays."""
    deps, on = ctx.deps, read_day(day, "day")
    held = await deps.read(lambda: _held(deps.agenda, AgendaId(id), scope, on, _zone(deps)))
    plan = Given(title, start, end, note, repeat).changed(held.plan, _zone(deps))
    confirm(ctx, held.card(ctx.tool_call_id, plan))
    written = held.unless_changed(lambda: deps.agenda.update(held.entry.id, plan, held.scope, held.on))
    return {"status": "changed", **entry_form(await deps.write(written))}


async def delete_from_agenda(ctx: RunContext[Deps], id: str, scope: Scope = "series", day: str | None = None) -> Form:
    """Delete an event or reminder for good; scope and day as in update_agenda."""
    deps, on = ctx.deps, read_day(day, "day")
    held = await deps.read(lambda: _held(deps.agenda, AgendaId(id), scope, on, _zone(deps)))
    confirm(ctx, held.card(ctx.tool_call_id, None))
    await deps.write(held.unless_changed(lambda: deps.agenda.delete(held.entry.id, held.scope, held.on)))
    return {"status": "deleted", "id": id}


async def complete_reminder(ctx: RunContext[Deps], id: str, day: str | None = None) -> Form:
    """Tick a reminder off."""
    deps, entry, on = ctx.deps, AgendaId(id), read_day(day, "day")
    done = await deps.write(lambda: deps.agenda.complete(entry, on), lambda written: _offer_reopening(deps, written))
    return {"status": "done", **occurrence_form(done)}


def agenda_tools() -> FunctionToolset[Deps]:
    return FunctionToolset(
        [add_to_agenda, list_agenda, search_agenda, update_agenda, delete_from_agenda, complete_reminder],
        sequential=True,
    )


@dataclass(frozen=True)
class _Held:
    """The part of an entry that is to be changed, as it was looked up."""

    agenda: Agenda
    entry: AgendaEntry
    plan: Plan
    scope: Scope
    on: date | None

    def card(self, call: str | None, plan: Plan | None) -> Card:
        """plan: as it would be; None where it would be gone."""
        return Card(
            call or "",
            "change" if plan else "delete",
            self.entry.plan.kind,
            self.entry.id,
            plain(plan_text(self.plan)),
            plain(plan_text(plan)) if plan else None,
            part=self.scope if self.entry.plan.rule else None,
            day=self.on.isoformat() if self.on and self.entry.plan.rule else None,
        )

    def unless_changed(self, write: Callable[[], Written[AgendaEntry]]) -> Callable[[], Written[AgendaEntry]]:
        def checked() -> Written[AgendaEntry]:
            if self.agenda.get(self.entry.id) != self.entry:
                raise ToolRefused("changed", "The entry has changed since it was looked up. Look again.")
            return write()

        return checked


def _held(agenda: Agenda, identity: AgendaId, scope: Scope, on: date | None, zone: tzinfo) -> _Held:
    """Errors: NotFound (the entry, or the occurrence), BadArgument."""
    entry = agenda.get(identity)
    if entry.plan.rule is None or scope == "series":
        return _Held(agenda, entry, entry.plan, "series", None)
    one = agenda.occurrence(identity, on)
    return _Held(agenda, entry, part_of(entry, one, scope, zone), scope, one.on)


def _page(forms: Iterable[Form], total: int, offset: int, characters: int) -> Form:
    frame: Form = {"entries": [], "total": total, "next_offset": WIDE}
    room = Room(characters, frame)
    shown: list[Form] = []
    for form in forms:
        if not room.takes(form):
            break
        shown.append(form)
    end = offset + len(shown)
    return {"entries": shown, "total": total, "next_offset": end if shown and end < total else None}


def _offer_undo(deps: Deps, entry: AgendaEntry) -> None:
    def undo() -> Written[AgendaEntry]:
        if deps.agenda.get(entry.id) != entry:
            raise ToolRefused("changed", "The entry has changed since.")
        return deps.agenda.delete(entry.id)

    number = deps.additions.add(entry.id, undo)
    deps.emit(Added(deps.turn, number, entry.plan.kind, entry.id, plain(plan_text(entry.plan))))


def _offer_reopening(deps: Deps, written: Written[Occurrence]) -> None:
    one = written.value
    if not written.change.agenda:
        return
    number = deps.additions.add(one.entry, lambda: deps.agenda.reopen(one.entry, one.on))
    deps.emit(Added(deps.turn, number, one.kind, one.entry, plain(one.title), done=True))


def _zone(deps: Deps) -> tzinfo:
    zone = deps.clock.now().tzinfo
    assert zone is not None, "a clock tells the zone too"
    return zone
