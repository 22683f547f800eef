"""Whatever is done to a series, its days are those of its rule, less what was taken out, with what was moved."""

import tempfile
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from store.agenda.agenda import Agenda
from store.agenda.occurrences import days_with_any
from store.agenda.window import Window
from store.database.connection import reading
from store.records import AgendaId, Plan
from tests.helpers.set_clock import SetClock
from tests.properties.test_repeats import counted

FIRST, LAST = date(2026, 1, 1), date(2026, 6, 30)
RULES = (
    "FREQ=DAILY;INTERVAL=5",
    "FREQ=WEEKLY;COUNT=9",
    "FREQ=WEEKLY;BYDAY=MO,SA",
    "FREQ=MONTHLY",
    "FREQ=MONTHLY;BYDAY=-1FR",
)
at_start = st.dates(FIRST, date(2026, 2, 28))
steps = st.lists(
    st.tuples(
        st.sampled_from(["complete", "reopen", "move", "take out", "later", "cut", "split"]),
        st.integers(0, 40),
        st.integers(-9, 9),
    ),
    max_size=8,
)


@dataclass
class Model:
    """A series as plain days: where each day of the rule stands now, at which hour, and which are done."""

    stands: dict[date, date]
    hour: dict[date, int]
    done: set[date] = field(default_factory=set)

    @classmethod
    def of(cls, rule: str, start: date) -> "Model":
        days = counted(rule, start, LAST + timedelta(days=60))
        return cls({day: day for day in days}, dict.fromkeys(days, 9))

    def take_out(self, day: date) -> None:
        for held in (self.stands, self.hour):
            held.pop(day)
        self.done.discard(day)

    def shown(self) -> list[tuple[date, int, bool]]:
        found = [(self.stands[day], self.hour[day], day in self.done) for day in self.stands]
        return sorted(one for one in found if FIRST <= one[0] <= LAST)


def reminder(day: date, hour: int, rule: str | None) -> Plan:
    start = datetime.combine(day, time(hour))
    return Plan("reminder", "Pills", start, start, rule=rule)


@settings(max_examples=40, deadline=None)
@given(rule=st.sampled_from(RULES), start=at_start, done=steps)
def test_no_order_of_changes_loses_or_doubles_a_day(rule: str, start: date, done: list[tuple[str, int, int]]) -> None:
    model = Model.of(rule, start)
    with tempfile.TemporaryDirectory() as folder:
        agenda = Agenda(Path(folder) / "agenda.sqlite3", SetClock(datetime(2026, 3, 1, 12, tzinfo=UTC)))
        series = agenda.add(reminder(start, 9, rule)).value
        owners = dict.fromkeys(model.stands, series.id)
        for action, place, shift in done:
            days = sorted(model.stands)[:20]
            if days:
                act(agenda, model, owners, action, days[place % len(days)], shift)
            assert shown(agenda) == model.shown()
        with reading(agenda.path) as connection:
            taken = days_with_any(connection, Window(FIRST, LAST, UTC))
        assert taken == {day for day, _, _ in model.shown()}


def act(agenda: Agenda, model: Model, owners: dict[date, AgendaId], action: str, day: date, shift: int) -> None:
    owner = owners[day]
    plan = agenda.get(owner).plan
    match action:
        case "complete":
            agenda.complete(owner, day)
            model.done.add(day)
        case "reopen":
            agenda.reopen(owner, day)
            model.done.discard(day)
        case "move":
            agenda.update(owner, reminder(day + timedelta(days=shift), 7, None), "occurrence", day)
            model.stands[day], model.hour[day] = day + timedelta(days=shift), 7
        case "take out":
            agenda.delete(owner, "occurrence", day)
            model.take_out(day)
        case "cut":
            agenda.delete(owner, "following", day)
            for gone in [one for one in model.stands if one >= day and owners[one] == owner]:
                model.take_out(gone)
        case "later" | "split":
            change_hour(agenda, model, owners, day, plan, action == "split")


def change_hour(
    agenda: Agenda, model: Model, owners: dict[date, AgendaId], day: date, plan: Plan, following: bool
) -> None:
    """Occurrences that were moved keep the time they were moved to."""
    owner, hour = owners[day], plan.start.hour + 1
    first = datetime.combine(day if following else plan.start.date(), time(hour))
    changed = replace(plan, start=first, end=first)
    heir = agenda.update(owner, changed, "following" if following else "series", day if following else None).value.id
    for one in [one for one in model.stands if owners[one] == owner and (one >= day or not following)]:
        owners[one] = heir
        if model.hour[one] != 7:
            model.hour[one] = hour


def shown(agenda: Agenda) -> list[tuple[date, int, bool]]:
    found = agenda.list_days(FIRST, LAST, limit=1000).occurrences
    return sorted((one.start.date(), one.start.hour, one.done is not None) for one in found)
