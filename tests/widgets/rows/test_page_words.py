"""The words around what people wrote: times, kinds, counts, and what is odd."""

from dataclasses import replace
from datetime import date

import pytest

from store.records import Category, MemoryId
from tests.widgets.samples import FRIDAY, MADRID, at, conversation, memory
from widgets.rows import page_words as words


@pytest.fixture(autouse=True)
def english(language: None) -> None:
    """Times as the British write them."""


def test_title_is_the_first_request() -> None:
    assert words.title(conversation(), MADRID) == "How do I read a big CSV?"


def test_untitled_conversation_is_named_by_its_hour() -> None:
    assert words.title(conversation(title=None), MADRID) == "Conversation at 09:12"


def test_span_has_both_times_and_the_count() -> None:
    assert words.span(conversation(), MADRID) == "09:12 – 10:03 · 8 message(s)"


def test_span_within_a_minute_has_one_time() -> None:
    assert words.span(conversation(count=1, last=at(9, 12)), MADRID) == "09:12 · 1 message(s)"


@pytest.mark.parametrize(
    ("continued", "continues", "said"),
    [
        (False, False, ""),
        (True, False, "From an earlier day"),
        (False, True, "Goes on another day"),
        (True, True, "From an earlier day · Goes on another day"),
    ],
)
def test_conversation_across_midnight_says_so(continued: bool, continues: bool, said: str) -> None:
    assert words.note(replace(conversation(), continued=continued, continues=continues)) == said


def test_fold_is_said_in_a_word() -> None:
    assert words.fold_state(unfolded=True) != words.fold_state(unfolded=False)


@pytest.mark.parametrize(
    ("category", "said"),
    [
        ("preference", "Preference"),
        ("fact", "Fact"),
        ("project", "Project"),
        ("goal", "Goal"),
        ("other", "Other"),
    ],
)
def test_memory_is_named_by_its_kind(category: Category, said: str) -> None:
    assert words.memory_details(replace(memory(), category=category), FRIDAY, MADRID) == f"{said} · 09:12"


def test_memory_changed_on_this_day_says_when() -> None:
    changed = replace(memory(created=at(9, 12, day=1)), updated=at(11, 30))
    assert words.memory_details(changed, FRIDAY, MADRID) == "Fact · updated 11:30"


def test_memory_changed_on_a_later_day_has_the_hour_it_was_written() -> None:
    changed = replace(memory(), updated=at(11, 30, day=5))
    assert words.memory_details(changed, FRIDAY, MADRID) == "Fact · 09:12"


def test_full_times_have_seconds_and_offset() -> None:
    assert words.memory_times(memory(), MADRID) == "Written Friday, 2 October 2026 · 09:12:00 UTC+02:00"
    changed = words.memory_times(replace(memory(), updated=at(11, 30)), MADRID)
    assert changed.splitlines()[1] == "Changed Friday, 2 October 2026 · 11:30:00 UTC+02:00"


def test_badge_says_what_ended_a_memory() -> None:
    now = at(12, 0)
    assert words.memory_badge(memory(), now) == ""
    assert words.memory_badge(replace(memory(), expires=at(12, 1)), now) == ""
    assert words.memory_badge(replace(memory(), expires=at(12, 0)), now) == "Expired"
    replaced = replace(memory(), state="superseded", superseded_by=MemoryId("n"))
    assert words.memory_badge(replaced, now) == "Replaced"


@pytest.mark.parametrize(
    ("today", "said"),
    [
        (date(2026, 10, 2), "Nothing yet today. What you and Morgan say will stand here."),
        (date(2026, 10, 5), "A quiet day: nothing was written."),
        (date(2026, 10, 1), "This day is still to come."),
    ],
)
def test_empty_day_says_one_friendly_sentence(today: date, said: str) -> None:
    assert words.empty_day(FRIDAY, today, "Morgan") == said
