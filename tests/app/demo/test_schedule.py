"""Three months of days, whatever the clock says when the sample home is made."""

from collections import Counter
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.demo.schedule import DAYS, scenes
from app.demo.script import Line, Note, Scene

MADRID = ZoneInfo("Europe/Madrid")
EVENING = datetime(2026, 12, 1, 18, 30, tzinfo=MADRID)
ZONES = ("Europe/Madrid", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Kiritimati", "America/Santiago")


def days_of(found: list[Scene], zone: ZoneInfo = MADRID) -> dict[date, list[Scene]]:
    days: dict[date, list[Scene]] = {}
    for scene in found:
        for day in dict.fromkeys(moment.astimezone(zone).date() for moment in scene.moments):
            days.setdefault(day, []).append(scene)
    return days


@pytest.fixture(scope="module")
def evening() -> list[Scene]:
    return scenes(EVENING)


@settings(max_examples=15)
@given(
    day=st.dates(date(2026, 1, 1), date(2027, 12, 31)),
    second=st.integers(0, 86399),
    zone=st.sampled_from(ZONES),
)
@example(day=date(2026, 12, 1), second=300, zone="Europe/Madrid")
@example(day=date(2026, 12, 1), second=0, zone="Europe/Madrid")
@example(day=date(2026, 10, 25), second=9000, zone="Europe/Madrid")
@example(day=date(2026, 9, 6), second=3700, zone="America/Santiago")
def test_nothing_lies_in_the_future_and_today_is_lived_in(day: date, second: int, zone: str) -> None:
    now = datetime.combine(day, time(0), tzinfo=ZoneInfo(zone)) + timedelta(seconds=second)
    found = scenes(now)
    assert max(scene.moments[-1] for scene in found) <= now
    today = days_of(found, ZoneInfo(zone))[now.date()]
    assert [scene.talk.name for scene in today] == ["rudiger", "dentist-today", "cena-hoy"]


def test_the_same_moment_gives_the_same_days(evening: list[Scene]) -> None:
    assert scenes(EVENING) == evening


def test_an_hour_later_the_days_before_today_are_the_same(evening: list[Scene]) -> None:
    later = scenes(EVENING + timedelta(hours=1))
    assert [scene for scene in later if scene.talk.ago != 0] == [scene for scene in evening if scene.talk.ago != 0]


def test_steps_follow_each_other_in_time(evening: list[Scene]) -> None:
    assert all(list(scene.moments) == sorted(set(scene.moments)) for scene in evening)


def test_today_keeps_its_plan_once_the_day_is_old_enough(evening: list[Scene]) -> None:
    first = next(scene for scene in evening if scene.talk.name == "rudiger")
    begun, over = (first.moments[place].astimezone(MADRID) for place in (0, -1))
    assert (begun.hour, begun.minute, over.hour) == (9, 12, 10)


def test_days_reach_back_three_months_with_days_between_that_hold_nothing(evening: list[Scene]) -> None:
    days = days_of(evening)
    assert EVENING.date() - min(days) <= timedelta(DAYS - 1)
    assert EVENING.date() - min(days) >= timedelta(DAYS - 8)
    assert 50 <= len(days) <= DAYS - 15


def test_some_conversations_cross_midnight(evening: list[Scene]) -> None:
    crossing = [scene for scene in evening if scene.talk.part == "night"]
    assert len(crossing) >= 5
    assert all(
        scene.moments[0].astimezone(MADRID).date() + timedelta(1) == scene.moments[-1].astimezone(MADRID).date()
        for scene in crossing
    )


def test_one_day_stands_in_the_log_only(evening: list[Scene]) -> None:
    logged = [day for day in days_of(evening).values() if all(scene.talk.kept == "log" for scene in day)]
    assert len(logged) == 1


def test_one_conversation_has_two_thousand_messages_on_one_day(evening: list[Scene]) -> None:
    library = next(scene for scene in evening if scene.talk.name == "library")
    assert len(library.talk.steps) == 2000
    assert len({moment.astimezone(MADRID).date() for moment in library.moments}) == 1


def test_one_message_has_a_hundred_kilobytes(evening: list[Scene]) -> None:
    assert max(len(step.text.encode()) for scene in evening for step in scene.talk.steps) >= 100_000


def test_both_languages_are_spoken_often(evening: list[Scene]) -> None:
    spoken = Counter(scene.talk.language for scene in evening)
    assert min(spoken["en"], spoken["es"]) >= 35


def test_states_and_roles_all_occur(evening: list[Scene]) -> None:
    lines = [step for scene in evening for step in scene.talk.steps if isinstance(step, Line)]
    assert {line.status for line in lines} == {"complete", "interrupted", "error"}
    assert {line.role for line in lines} == {"user", "assistant", "system"}


def test_memories_are_of_several_kinds_and_one_is_over(evening: list[Scene]) -> None:
    notes = [
        (step, at)
        for scene in evening
        for step, at in zip(scene.talk.steps, scene.moments, strict=True)
        if isinstance(step, Note)
    ]
    assert {note.category for note, _ in notes} >= {"preference", "fact", "project", "goal"}
    keys = Counter(note.key for note, _ in notes if note.key)
    assert sum(count == 2 for count in keys.values()) >= 3
    assert [note.key for note, at in notes if note.lasts and at + note.lasts < EVENING] == ["visit"]


@pytest.mark.parametrize(
    "piece",
    [
        "```python", "```javascript", "```sql", "```rust", "```bash", "```C#", "```html", "```css", "```yaml=",
        "```python title=phones.py", "````markdown", "|---", "- [ ] ", "- [x] ", "\n      - ", "\n> ", "\n> > ", "~~",
        "](https://", "👩🏽‍🍳", "👨‍👩‍👧‍👦", "السلام", "הֲשִׁיבֵנוּ", "\n***\n", "\t", "12\u00a0€",
    ],
)  # fmt: skip
def test_what_people_write_is_all_there(evening: list[Scene], piece: str) -> None:
    assert any(piece in step.text for scene in evening for step in scene.talk.steps)
