"""Plans of the agenda as a model writes them, and as they are written to a model or on a card."""

from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from store.agenda.plans import moved
from store.agenda.revise import Scope
from store.errors import BadArgument
from store.records import AgendaEntry, AgendaKind, Occurrence, Plan
from store.search.budget import Form
from store.text import one_line

_ONE_DAY = timedelta(days=1)
_ONE_HOUR = timedelta(hours=1)
TITLE, NOTE = 200, 400


@dataclass(frozen=True, slots=True)
class Given:
    """What a call says of a plan; None where it says nothing."""

    title: str | None = None
    start: str | None = None
    end: str | None = None
    note: str | None = None
    repeat: str | None = None

    def new(self, kind: AgendaKind, zone: tzinfo) -> Plan:
        """A plan of these fields. Errors: BadArgument."""
        start, all_day = read_time(self.start or "", "start", zone)
        end = self._end(kind, start, zone, all_day=all_day)
        return Plan(kind, self.title or "", start, end, all_day, self.note or "", None, self.repeat or None)

    def changed(self, held: Plan, zone: tzinfo) -> Plan:
        """The plan with the given fields; a new start keeps the length. Errors: BadArgument."""
        plan = replace(
            held,
            title=self.title or held.title,
            note=held.note if self.note is None else self.note,
            rule=held.rule if self.repeat is None else self.repeat or None,
        )
        if self.start:
            plan = self._moved(plan, zone)
        elif self.end:
            plan = replace(plan, end=self._end(plan.kind, plan.start, zone, all_day=plan.all_day))
        return plan

    def _moved(self, plan: Plan, zone: tzinfo) -> Plan:
        start, all_day = read_time(self.start or "", "start", zone)
        if self.end or all_day != plan.all_day:
            end = self._end(plan.kind, start, zone, all_day=all_day)
        else:
            end = start + (plan.end - plan.start)
        return replace(plan, start=start, end=end, all_day=all_day, zone=None)

    def _end(self, kind: AgendaKind, start: datetime, zone: tzinfo, *, all_day: bool) -> datetime:
        """The end not included: the day after the last one that is named."""
        if kind == "reminder" or not self.end:
            return start + (_ONE_DAY if all_day else timedelta(0) if kind == "reminder" else _ONE_HOUR)
        end, whole = read_time(self.end, "end", zone)
        if whole != all_day:
            raise BadArgument("start and end are both days or both times", argument="end")
        return end + _ONE_DAY if all_day else end


def read_time(text: str, argument: str, zone: tzinfo) -> tuple[datetime, bool]:
    """The time on the wall that is meant, and whether it is a whole day. Errors: BadArgument."""
    try:
        if len(text) == len("2026-10-02"):
            return datetime.combine(date.fromisoformat(text), time.min), True
        when = datetime.fromisoformat(text)
    except ValueError as error:
        raise BadArgument("write a day as 2026-10-02, a time as 2026-10-02T09:30", argument=argument) from error
    return (when if when.tzinfo is None else when.astimezone(zone).replace(tzinfo=None)), False


def read_day(text: str | None, argument: str) -> date | None:
    """Errors: BadArgument."""
    try:
        return date.fromisoformat(text) if text else None
    except ValueError as error:
        raise BadArgument("write a day as 2026-10-02", argument=argument) from error


def part_of(entry: AgendaEntry, occurrence: Occurrence, scope: Scope, zone: tzinfo) -> Plan:
    """The plan of what is to be changed: all of the entry, or one occurrence of it, or those from it on."""
    if scope == "series" or entry.plan.rule is None:
        return entry.plan
    if scope == "following":
        return moved(entry.plan, occurrence.on)
    start, end = occurrence.start, occurrence.end
    if entry.plan.zone and not occurrence.all_day:
        start, end = (_elsewhere(when, entry.plan.zone, zone) for when in (start, end))
    return replace(
        entry.plan,
        title=occurrence.title,
        note=occurrence.note,
        start=start,
        end=end,
        all_day=occurrence.all_day,
        rule=None,
    )


def _elsewhere(when: datetime, name: str, zone: tzinfo) -> datetime:
    return when.replace(tzinfo=zone).astimezone(ZoneInfo(name)).replace(tzinfo=None)


def plan_text(plan: Plan) -> str:
    """What a person sees of a plan on a card: title, times, repeat and note, a line each."""
    lines = [plan.title, times_text(plan.start, plan.end, all_day=plan.all_day), plan.rule or "", plan.note]
    return "\n".join(line for line in lines if line)


def times_text(start: datetime, end: datetime, *, all_day: bool) -> str:
    if all_day:
        first, last = start.date(), (end - _ONE_DAY).date()
        return first.isoformat() if first == last else f"{first.isoformat()} – {last.isoformat()}"
    begin = f"{start:%Y-%m-%d %H:%M}"
    if start == end:
        return begin
    return f"{begin} – {end:%H:%M}" if start.date() == end.date() else f"{begin} – {end:%Y-%m-%d %H:%M}"


def entry_form(entry: AgendaEntry) -> Form:
    plan = entry.plan
    form = _form(entry.id, plan.kind, plan.title, plan.note, times_text(plan.start, plan.end, all_day=plan.all_day))
    return form | ({"repeat": plan.rule} if plan.rule else {})


def occurrence_form(one: Occurrence) -> Form:
    form = _form(one.entry, one.kind, one.title, one.note, times_text(one.start, one.end, all_day=one.all_day))
    if one.repeats:
        form |= {"repeats": True, "day": one.on.isoformat()}
    return form | ({"done": True} if one.done else {})


def _form(identity: str, kind: AgendaKind, title: str, note: str, when: str) -> Form:
    form: Form = {"id": identity, "kind": kind, "when": when, "title": one_line(title, TITLE)}
    return form | ({"note": one_line(note, NOTE)} if note else {})
