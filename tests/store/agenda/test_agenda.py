"""What a person does to their agenda: whole series, one occurrence, one and those that follow; done is for one day."""

from contextlib import closing
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from store.agenda.agenda import MOST_DAYS, Agenda
from store.agenda.revise import Scope
from store.database.connection import reading
from store.database.kept_reader import KeptReader
from store.errors import BadArgument, NotFound
from store.records import AgendaEntry, AgendaId, Moment, Occurrence
from tests.helpers.set_clock import SetClock
from tests.store.agenda.samples import days, days_off, event, reminder, starts, titles, when

TUESDAYS = ["2026-10-06", "2026-10-13", "2026-10-20", "2026-10-27"]


@pytest.fixture
def choir(agenda: Agenda) -> AgendaEntry:
    """Four Tuesdays."""
    return agenda.add(event("Choir", "2026-10-06 18:00", "2026-10-06 19:00", "FREQ=WEEKLY;COUNT=4")).value


@pytest.fixture
def pills(agenda: Agenda) -> AgendaEntry:
    return agenda.add(reminder("Pills", "2026-10-01 08:00", "FREQ=DAILY")).value


def autumn(agenda: Agenda) -> tuple[Occurrence, ...]:
    return agenda.list_days(date(2026, 10, 1), date(2026, 11, 30), limit=500).occurrences


def day(text: str) -> date:
    return date.fromisoformat(text)


def test_a_write_says_what_it_touched(agenda: Agenda, choir: AgendaEntry, pills: AgendaEntry) -> None:
    written = agenda.update(choir.id, replace(choir.plan, title="Big choir"))
    assert written.change.agenda == {choir.id}
    assert agenda.complete(pills.id, day("2026-10-02")).change.agenda == {pills.id}
    assert agenda.delete(choir.id).change.agenda == {choir.id}
    assert not written.change.moments


def test_a_whole_series_is_changed_at_once(agenda: Agenda, choir: AgendaEntry, clock: SetClock) -> None:
    clock.tick()
    plan = replace(choir.plan, title="Big choir", start=when("2026-10-06 19:00"), end=when("2026-10-06 21:00"))
    changed = agenda.update(choir.id, plan).value
    assert changed == replace(choir, plan=plan, updated=Moment.of(clock.now()))
    assert agenda.get(choir.id) == changed
    assert {one.title for one in autumn(agenda)} == {"Big choir"}
    assert starts(autumn(agenda)) == [f"{one} 19:00" for one in TUESDAYS]


def test_the_same_plan_again_changes_nothing(agenda: Agenda, choir: AgendaEntry, clock: SetClock) -> None:
    clock.tick()
    written = agenda.update(choir.id, replace(choir.plan, title=" Choir "))
    assert (written.value, written.change.agenda) == (choir, frozenset())


def test_one_occurrence_is_moved_and_keeps_its_name(agenda: Agenda, choir: AgendaEntry, clock: SetClock) -> None:
    clock.tick()
    moved = replace(choir.plan, title="Choir, moved", start=when("2026-10-14 20:00"), end=when("2026-10-14 21:00"))
    agenda.update(choir.id, moved, "occurrence", day("2026-10-13"))
    found = autumn(agenda)
    assert starts(found) == ["2026-10-06 18:00", "2026-10-14 20:00", "2026-10-20 18:00", "2026-10-27 18:00"]
    assert [(one.on.isoformat(), one.changed, one.title) for one in found][1] == ("2026-10-13", True, "Choir, moved")
    assert agenda.get(choir.id) == replace(choir, updated=Moment.of(clock.now()))
    again = agenda.occurrence(choir.id, day("2026-10-13"))
    assert again == found[1]


def test_a_moved_occurrence_can_be_moved_again_and_taken_out(agenda: Agenda, choir: AgendaEntry) -> None:
    for start in ("2026-10-14 20:00", "2026-10-15 20:00"):
        plan = replace(choir.plan, start=when(start), end=when(start) + timedelta(hours=1))
        agenda.update(choir.id, plan, "occurrence", day("2026-10-13"))
    assert starts(autumn(agenda))[1] == "2026-10-15 20:00"
    agenda.delete(choir.id, "occurrence", day("2026-10-13"))
    assert days(autumn(agenda)) == ["2026-10-06", "2026-10-20", "2026-10-27"]
    with pytest.raises(NotFound):
        agenda.delete(choir.id, "occurrence", day("2026-10-13"))


def test_one_occurrence_of_a_timed_series_elsewhere_can_become_a_whole_day(agenda: Agenda) -> None:
    series = agenda.add(event("Call", "2026-10-06 20:00", "2026-10-06 21:00", "FREQ=WEEKLY", "America/New_York")).value
    whole = replace(days_off("Visit", "2026-10-13", "2026-10-13"), kind="event")
    agenda.update(series.id, whole, "occurrence", day("2026-10-13"))
    assert titles(agenda, "2026-10-13") == ["Visit"]
    assert titles(agenda, "2026-10-14") == []


@pytest.mark.parametrize(
    ("change", "argument"),
    [({"rule": "FREQ=DAILY"}, "rule"), ({"kind": "reminder", "end": when("2026-10-06 18:00")}, "kind"),
     ({"zone": "Asia/Tokyo"}, "zone")],
)  # fmt: skip
def test_one_occurrence_stays_of_its_series(
    agenda: Agenda, choir: AgendaEntry, change: dict[str, object], argument: str
) -> None:
    plan = replace(choir.plan, **change)  # type: ignore[arg-type]  # a table of fields
    with pytest.raises(BadArgument) as caught:
        agenda.update(choir.id, plan, "occurrence", day("2026-10-13"))
    assert caught.value.data["argument"] == argument


def test_this_and_following_leaves_what_was_before(agenda: Agenda, choir: AgendaEntry, clock: SetClock) -> None:
    clock.tick()
    plan = replace(choir.plan, title="Late choir", start=when("2026-10-20 20:00"), end=when("2026-10-20 22:00"))
    written = agenda.update(choir.id, plan, "following", day("2026-10-20"))
    assert written.change.agenda == {choir.id, written.value.id}
    assert len(written.change.agenda) == 2
    found = autumn(agenda)
    assert starts(found) == ["2026-10-06 18:00", "2026-10-13 18:00", "2026-10-20 20:00", "2026-10-27 20:00"]
    assert [one.title for one in found] == ["Choir", "Choir", "Late choir", "Late choir"]
    assert written.value.plan.rule == "FREQ=WEEKLY;COUNT=2"


def test_this_and_following_on_another_weekday_counts_on(agenda: Agenda, choir: AgendaEntry) -> None:
    plan = replace(choir.plan, start=when("2026-10-15 18:00"), end=when("2026-10-15 19:00"))
    agenda.update(choir.id, plan, "following", day("2026-10-13"))
    assert days(autumn(agenda)) == ["2026-10-06", "2026-10-15", "2026-10-22", "2026-10-29"]


def test_days_that_a_series_has_no_more_lose_their_changes_and_marks(agenda: Agenda, path: Path) -> None:
    walk = agenda.add(reminder("Walk", "2026-10-06 18:00", "FREQ=WEEKLY")).value
    agenda.complete(walk.id, day("2026-10-13"))
    plan = replace(walk.plan, title="Long walk", start=when("2026-10-21 10:00"), end=when("2026-10-21 10:00"))
    agenda.update(walk.id, plan, "occurrence", day("2026-10-20"))
    thursdays = replace(walk.plan, start=when("2026-10-15 18:00"), end=when("2026-10-15 18:00"))
    agenda.update(walk.id, thursdays, "following", day("2026-10-13"))
    assert days(autumn(agenda))[:4] == ["2026-10-06", "2026-10-15", "2026-10-22", "2026-10-29"]
    assert counts(path) == (0, 0)


def test_an_occurrence_taken_out_leaves_no_mark(agenda: Agenda, path: Path, pills: AgendaEntry) -> None:
    agenda.complete(pills.id, day("2026-10-02"))
    agenda.delete(pills.id, "occurrence", day("2026-10-02"))
    assert counts(path) == (1, 0)


def counts(path: Path) -> tuple[int, int]:
    """How many exceptions and marks the file holds."""
    with reading(path) as connection:
        found: tuple[int, int] = connection.execute(
            "SELECT (SELECT count(*) FROM agenda_exceptions), (SELECT count(*) FROM agenda_done)"
        ).fetchone()
    return found


def test_a_plan_that_is_refused_changes_nothing(agenda: Agenda, choir: AgendaEntry) -> None:
    scopes: tuple[Scope, ...] = ("series", "occurrence", "following")
    for scope in scopes:
        with pytest.raises(BadArgument):
            agenda.update(choir.id, replace(choir.plan, title=""), scope, day("2026-10-13"))
    assert agenda.get(choir.id) == choir
    assert days(autumn(agenda)) == TUESDAYS


def test_an_occurrence_may_move_past_the_end_of_its_series(agenda: Agenda, choir: AgendaEntry) -> None:
    late = replace(choir.plan, start=when("2026-11-20 18:00"), end=when("2026-11-20 19:00"))
    agenda.update(choir.id, late, "occurrence", day("2026-10-27"))
    assert days(autumn(agenda)) == [*TUESDAYS[:3], "2026-11-20"]


def test_the_first_and_following_is_the_whole_series(agenda: Agenda, choir: AgendaEntry) -> None:
    written = agenda.update(choir.id, replace(choir.plan, title="New"), "following", day("2026-10-06"))
    assert written.value.id == choir.id
    assert {one.title for one in autumn(agenda)} == {"New"}


def test_what_follows_keeps_its_own_changes_and_marks(agenda: Agenda, pills: AgendaEntry) -> None:
    for on in ("2026-10-02", "2026-10-07"):
        agenda.complete(pills.id, day(on))
    agenda.delete(pills.id, "occurrence", day("2026-10-08"))
    plan = replace(pills.plan, start=when("2026-10-05 21:00"), end=when("2026-10-05 21:00"))
    agenda.update(pills.id, plan, "following", day("2026-10-05"))
    found = {one.start.date().isoformat(): one for one in autumn(agenda)}
    assert [on for on, one in found.items() if one.done] == ["2026-10-02", "2026-10-07"]
    assert "2026-10-08" not in found
    assert found["2026-10-04"].start.hour == 8
    assert found["2026-10-07"].start.hour == 21


def test_done_is_for_one_occurrence(agenda: Agenda, pills: AgendaEntry, clock: SetClock) -> None:
    done = agenda.complete(pills.id, day("2026-10-02")).value
    assert done.done == Moment.of(clock.now())
    marks = [one.done for one in agenda.list_days(day("2026-10-01"), day("2026-10-03")).occurrences]
    assert marks == [None, done.done, None]
    reopened = agenda.reopen(pills.id, day("2026-10-02"))
    assert reopened.value.done is None
    assert reopened.change.agenda == {pills.id}


def test_done_twice_is_done_once(agenda: Agenda, pills: AgendaEntry, clock: SetClock) -> None:
    first = agenda.complete(pills.id, day("2026-10-02"))
    clock.tick()
    again = agenda.complete(pills.id, day("2026-10-02"))
    assert again.value == first.value
    assert again.change.agenda == frozenset()
    assert agenda.reopen(pills.id, day("2026-10-03")).change.agenda == frozenset()


def test_a_mark_stays_when_the_time_of_the_series_changes(agenda: Agenda, pills: AgendaEntry) -> None:
    agenda.complete(pills.id, day("2026-10-02"))
    agenda.update(pills.id, replace(pills.plan, start=when("2026-10-01 21:00"), end=when("2026-10-01 21:00")))
    assert agenda.occurrence(pills.id, day("2026-10-02")).done


def test_a_single_reminder_put_off_to_another_day_is_open_again(agenda: Agenda) -> None:
    call = agenda.add(reminder("Call", "2026-10-02 09:30")).value
    assert agenda.complete(call.id).value.done
    agenda.update(call.id, replace(call.plan, start=when("2026-10-02 09:45"), end=when("2026-10-02 09:45")))
    assert agenda.occurrence(call.id).done
    agenda.update(call.id, replace(call.plan, start=when("2026-10-03 09:30"), end=when("2026-10-03 09:30")))
    assert agenda.occurrence(call.id).done is None


@pytest.mark.parametrize(
    ("on", "error"),
    [(None, BadArgument), ("2026-10-05", NotFound), ("2026-09-29", NotFound), ("2026-11-03", NotFound)],
)
@pytest.mark.parametrize("scope", ["occurrence", "following"])
def test_an_occurrence_that_is_none_is_refused(
    agenda: Agenda, choir: AgendaEntry, on: str | None, error: type[Exception], scope: Scope
) -> None:
    wanted = day(on) if on else None
    for call in (
        lambda: agenda.occurrence(choir.id, wanted),
        lambda: agenda.delete(choir.id, scope, wanted),
        lambda: agenda.update(choir.id, choir.plan, scope, wanted),
    ):
        with pytest.raises(error):
            call()
    assert days(autumn(agenda)) == TUESDAYS


def test_an_event_is_never_done(agenda: Agenda, choir: AgendaEntry) -> None:
    with pytest.raises(BadArgument):
        agenda.complete(choir.id, day("2026-10-06"))


def test_an_unknown_id_is_told(agenda: Agenda, choir: AgendaEntry) -> None:
    for call in (
        lambda: agenda.get(AgendaId("none")),
        lambda: agenda.delete(AgendaId("none")),
        lambda: agenda.update(AgendaId("none"), choir.plan),
        lambda: agenda.complete(AgendaId("none")),
    ):
        with pytest.raises(NotFound):
            call()


def test_where_there_is_no_database_a_change_makes_none(agenda: Agenda) -> None:
    for call in (
        lambda: agenda.delete(AgendaId("none")),
        lambda: agenda.update(AgendaId("none"), reminder("r", "2026-10-02 09:30")),
        lambda: agenda.complete(AgendaId("none")),
    ):
        with pytest.raises(NotFound):
            call()
    assert not agenda.path.parent.exists()


def test_an_unknown_scope_is_refused(agenda: Agenda, choir: AgendaEntry) -> None:
    with pytest.raises(BadArgument):
        agenda.delete(choir.id, "everything", day("2026-10-06"))  # type: ignore[arg-type]  # what a model might say


def test_to_delete_one_and_those_that_follow_leaves_what_was_before(agenda: Agenda, choir: AgendaEntry) -> None:
    agenda.update(choir.id, replace(choir.plan, title="Concert"), "occurrence", day("2026-10-27"))
    agenda.delete(choir.id, "following", day("2026-10-20"))
    assert days(autumn(agenda)) == TUESDAYS[:2]


@pytest.mark.parametrize("scope", ["series", "occurrence", "following"])
def test_what_is_deleted_is_gone_from_the_file(agenda: Agenda, path: Path, scope: Scope) -> None:
    agenda.add(event("Something else", "2026-10-06 08:00", "2026-10-06 09:00"))
    series = agenda.add(event("Series", "2026-10-06 18:00", "2026-10-06 19:00", "FREQ=WEEKLY;COUNT=3")).value
    whole = agenda.add(reminder("Zanzibar title", "2026-10-06 18:00")).value
    plan = replace(series.plan, title="Zanzibar title", note="Zanzibar note" * 300)
    with closing(KeptReader(path)) as window:
        with window.reading():
            pass  # a window that stays open keeps the log from being removed
        agenda.update(series.id, plan, "occurrence", day("2026-10-13"))
        agenda.delete(whole.id, "occurrence")
        agenda.delete(series.id, scope, None if scope == "series" else day("2026-10-13"))
        assert b"Zanzibar" not in b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert titles(agenda, "2026-10-06")[0] == "Something else"


def test_reminders_are_due_between_two_instants(agenda: Agenda, pills: AgendaEntry, clock: SetClock) -> None:
    agenda.add(event("Breakfast", "2026-10-02 08:00", "2026-10-02 09:00"))
    agenda.add(reminder("Dentist", "2026-10-02 08:30"))
    agenda.add(replace(days_off("Rent", "2026-10-02", "2026-10-02"), kind="reminder"))
    agenda.add(reminder("Tokyo", "2026-10-02 15:15", None, "Asia/Tokyo"))

    def due(after: str, until: str) -> list[str]:
        zone = clock.now().tzinfo
        first, last = (Moment.of(datetime.fromisoformat(text).replace(tzinfo=zone)) for text in (after, until))
        return [one.title for one in agenda.due(first, last)]

    assert due("2026-10-01 22:00", "2026-10-02 09:00") == ["Rent", "Pills", "Tokyo", "Dentist"]
    assert due("2026-10-02 08:00", "2026-10-02 08:30") == ["Tokyo", "Dentist"]
    assert due("2026-10-02 08:30", "2026-10-02 08:30") == []
    agenda.complete(pills.id, day("2026-10-02"))
    assert "Pills" not in due("2026-10-02 07:00", "2026-10-02 08:00")
    assert len(due("2020-01-01 00:00", "2026-10-30 12:00")) <= 35


def test_a_reminder_on_a_day_that_the_calendar_skipped_is_due_after_it(path: Path) -> None:
    """Apia went from 29 to 31 December 2011."""
    apia = ZoneInfo("Pacific/Apia")
    agenda = Agenda(path, SetClock(datetime(2011, 12, 31, 12, tzinfo=apia)))
    agenda.add(reminder("Swim", "2011-12-30 10:00"))
    first, last = (Moment.of(datetime(2011, 12, 31, hour, tzinfo=apia)) for hour in (9, 11))
    assert [one.title for one in agenda.due(first, last)] == ["Swim"]


def test_a_search_finds_words_of_title_and_note_without_accents(agenda: Agenda, choir: AgendaEntry) -> None:
    card = agenda.add(replace(reminder("Médico", "2026-10-09 09:30"), note="Bring the CARD")).value
    agenda.update(choir.id, replace(choir.plan, title="Concert"), "occurrence", day("2026-10-13"))
    for query, wanted in (
        ("medico card", [card]),
        ("MÉDICO", [card]),
        ("concert", [choir]),
        ("c", [card, choir]),
        ("card choir", []),
    ):
        page = agenda.search(query)
        assert (list(page.entries), page.total) == (wanted, len(wanted)), query


@pytest.mark.parametrize("query", ["", " \n", "x" * 513])
def test_a_search_needs_a_word(agenda: Agenda, query: str) -> None:
    with pytest.raises(BadArgument):
        agenda.search(query)


def test_pages_add_up(agenda: Agenda, pills: AgendaEntry) -> None:
    for number in range(5):
        agenda.add(reminder(f"Call {number}", "2026-10-02 10:00"))
    listed, found = list[Occurrence](), list[AgendaEntry]()
    offset: int | None = 0
    while offset is not None:
        page = agenda.list_days(day("2026-10-01"), day("2026-10-03"), offset, 3)
        assert page.total == 8
        listed += page.occurrences
        offset = page.next_offset
    offset = 0
    while offset is not None:
        hits = agenda.search("call", offset, 2)
        assert hits.total == 5
        found += hits.entries
        offset = hits.next_offset
    assert len(set(listed)) == len(listed) == 8
    assert len({one.id for one in found}) == len(found) == 5


@pytest.mark.parametrize(
    ("last", "offset", "limit"),
    [("2026-09-30", 0, 5), ("2028-01-01", 0, 5), ("2026-10-01", -1, 5), ("2026-10-01", 0, 0)],
)
def test_a_list_has_bounds(agenda: Agenda, last: str, offset: int, limit: int) -> None:
    with pytest.raises(BadArgument):
        agenda.list_days(day("2026-10-01"), day(last), offset, limit)
    assert agenda.list_days(day("2026-10-01"), day("2026-10-01") + timedelta(days=MOST_DAYS - 1)).total == 0
