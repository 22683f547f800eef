"""Events, reminders and the journal from the prompt."""

import json
from datetime import date, datetime

import pytest

from app.assistant.events import Added, ConfirmationAsked, ToolFinished, Undone
from store.records import AgendaId, Plan
from tests.app.assistant.scene import Scene
from tests.helpers.model_server import Call, Say

DAY = date(2026, 10, 3)


def plan(title: str = "Dentist", rule: str | None = None) -> Plan:
    return Plan("event", title, at("09:30"), at("10:00"), rule=rule)


def at(time: str) -> datetime:
    return datetime.fromisoformat(f"2026-10-03T{time}")


def titles(scene: Scene, day: date = DAY) -> list[str]:
    return [f"{one.title} {one.start:%H:%M}-{one.end:%H:%M}" for one in scene.agenda.list_days(day, day).occurrences]


def do(scene: Scene, *calls: Call, yes: bool = True) -> None:
    """A turn with these calls, each in a response of its own; every card is answered."""
    for call in calls:
        scene.server.answers(call)
    turn = scene.chat.send("Please")
    asked = 0
    while not scene.over_or_asked(turn, asked):
        confirmation = scene.told(ConfirmationAsked)[asked]
        asked += 1
        chosen = frozenset(card.choice for card in confirmation.cards)
        scene.chat.answer(confirmation.confirmation, chosen if yes else frozenset())


@pytest.mark.parametrize(
    ("fields", "stands"),
    [
        ({"kind": "event", "start": "2026-10-03T09:30"}, "Dentist 09:30-10:30"),
        ({"kind": "event", "start": "2026-10-03T09:30", "end": "2026-10-03T10:00"}, "Dentist 09:30-10:00"),
        ({"kind": "event", "start": "2026-10-03T09:30+02:00"}, "Dentist 09:30-10:30"),
        ({"kind": "event", "start": "2026-10-03"}, "Dentist 00:00-00:00"),
        ({"kind": "reminder", "start": "2026-10-03T09:30", "end": "2026-10-03T12:00"}, "Dentist 09:30-09:30"),
        ({"kind": "event", "start": "2026-09-26T09:30", "repeat": "FREQ=WEEKLY"}, "Dentist 09:30-10:30"),
    ],
)
def test_what_is_added_stands_at_once_and_can_be_undone(scene: Scene, fields: dict[str, str], stands: str) -> None:
    do(scene, Call("add_to_agenda", title="Dentist", **fields))
    assert titles(scene) == [stands]
    assert not scene.told(ConfirmationAsked)
    (added,) = scene.told(Added)
    scene.chat.undo(added.undo)
    assert scene.wait(Undone).code is None
    assert titles(scene) == []


def test_a_change_waits_for_the_word(scene: Scene) -> None:
    entry = scene.agenda.add(plan()).value
    do(scene, Call("update_agenda", id=entry.id, start="2026-10-03T11:00"))
    (asked,) = scene.told(ConfirmationAsked)
    (card,) = asked.cards
    assert (card.action, card.kind, card.id) == ("change", "event", entry.id)
    assert card.text == "Dentist\n2026-10-03 09:30 – 10:00"
    assert card.replacement == "Dentist\n2026-10-03 11:00 – 11:30"
    assert titles(scene) == ["Dentist 11:00-11:30"]


def test_keep_leaves_it_as_it_is(scene: Scene) -> None:
    entry = scene.agenda.add(plan()).value
    do(scene, Call("delete_from_agenda", id=entry.id), Call("update_agenda", id=entry.id, title="Gone"), yes=False)
    assert titles(scene) == ["Dentist 09:30-10:00"]


def test_one_occurrence_of_a_repeat_is_deleted(scene: Scene) -> None:
    entry = scene.agenda.add(plan(rule="FREQ=DAILY")).value
    do(scene, Call("delete_from_agenda", id=entry.id, scope="occurrence", day="2026-10-04"))
    (card,) = scene.told(ConfirmationAsked)[0].cards
    assert (card.action, card.part, card.day) == ("delete", "occurrence", "2026-10-04")
    assert (titles(scene), titles(scene, date(2026, 10, 4))) == (["Dentist 09:30-10:00"], [])


def test_one_occurrence_and_those_after_it_are_changed(scene: Scene) -> None:
    entry = scene.agenda.add(plan(rule="FREQ=DAILY")).value
    do(
        scene,
        Call("update_agenda", id=entry.id, scope="occurrence", day="2026-10-04", title="Once"),
        Call("update_agenda", id=entry.id, scope="following", day="2026-10-06", start="2026-10-06T12:00"),
    )
    found = [titles(scene, date(2026, 10, day))[0] for day in range(3, 8)]
    assert [one.split()[0] for one in found] == ["Dentist", "Once", "Dentist", "Dentist", "Dentist"]
    assert found[-1] == "Dentist 12:00-12:30"


def test_a_reminder_is_ticked_off_and_the_tick_taken_back(scene: Scene) -> None:
    entry = scene.agenda.add(Plan("reminder", "Water the plants", at("09:30"), at("09:30"))).value
    do(scene, Call("complete_reminder", id=entry.id))
    assert scene.agenda.occurrence(entry.id).done is not None
    (added,) = scene.told(Added)
    assert added.done
    scene.chat.undo(added.undo)
    scene.wait(Undone)
    assert scene.agenda.occurrence(entry.id).done is None


def test_days_are_listed_and_words_searched(scene: Scene) -> None:
    scene.agenda.add(plan())
    do(scene, Call("list_agenda", first="2026-10-01", last="2026-10-07"), Call("search_agenda", query="dentist"))
    results = [json.loads(str(m["content"])) for m in scene.sent() if m["role"] == "tool"]
    assert [result["entries"][0]["title"] for result in results] == ["Dentist", "Dentist"]
    assert [result["total"] for result in results] == [1, 1]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (Call("add_to_agenda", kind="event", title="X", start="tomorrow"), "bad_argument"),
        (Call("add_to_agenda", kind="event", title="", start="2026-10-03"), "bad_argument"),
        (Call("add_to_agenda", kind="event", title="X", start="2026-10-03", repeat="FREQ=OFTEN"), "bad_argument"),
        (Call("update_agenda", id="nobody"), "not_found"),
        (Call("delete_from_agenda", id="nobody"), "not_found"),
        (Call("complete_reminder", id="nobody"), "not_found"),
    ],
)
def test_what_cannot_be_is_told_as_data_and_asks_nothing(scene: Scene, call: Call, code: str) -> None:
    do(scene, call)
    assert [event.code for event in scene.told(ToolFinished)] == [code]
    assert not scene.told(ConfirmationAsked)


def test_the_journal_takes_the_persons_words(scene: Scene) -> None:
    scene.server.answers(Call("add_to_journal", content="I felt calm today."))
    scene.server.answers(Say("Written."))
    scene.say("Dear diary: I felt calm today.")
    (entry,) = scene.journal.of_day(date(2026, 10, 2))
    assert entry.content == "I felt calm today."
    assert scene.memories() == []
    (added,) = scene.told(Added)
    scene.chat.undo(added.undo)
    assert scene.wait(Undone).code is None
    assert scene.journal.of_day(date(2026, 10, 2)) == ()


def test_agenda_ids_are_told(scene: Scene) -> None:
    entry = scene.agenda.add(plan()).value
    do(scene, Call("search_agenda", query="dentist"))
    assert entry.id in str(scene.sent()[-1]["content"])
    assert scene.agenda.get(AgendaId(entry.id)) == entry
