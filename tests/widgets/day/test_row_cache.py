"""Rows of messages are made once: only what was added is cut, and another reading is cut anew."""

from dataclasses import replace
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from store.records import Message
from tests.widgets.samples import SCENE, message, messages, session
from widgets.day.row_cache import RowCache
from widgets.rows.message_rows import message_rows

A = session("a")


def test_rows_are_those_of_the_messages() -> None:
    found = messages(3)
    assert list(RowCache().rows(A, found, SCENE)) == message_rows(found, SCENE, {})


def test_added_messages_leave_the_rows_before_them_as_they_are() -> None:
    cache, found = RowCache(), messages(2)
    first = cache.rows(A, found, SCENE)[0]
    found.append(message(3))
    rows = cache.rows(A, found, SCENE)
    assert rows[0] is first
    assert list(rows) == message_rows(found, SCENE, {})


def test_other_reading_is_cut_anew() -> None:
    cache = RowCache()
    cache.rows(A, messages(3), SCENE)
    shorter = messages(2)
    assert list(cache.rows(A, shorter, SCENE)) == message_rows(shorter, SCENE, {})


def test_other_reading_keeps_the_rows_of_messages_that_are_the_same_objects() -> None:
    cache, found = RowCache(), messages(5)
    before = list(cache.rows(A, found, SCENE))
    changed = [*found[:2], replace(found[2], status="interrupted"), *found[3:]]
    rows = list(cache.rows(A, changed, SCENE))
    assert rows == message_rows(changed, SCENE, {})
    assert [new is old for new, old in zip(rows, before, strict=True)] == [True, True, False, True, True]


def test_deletion_makes_no_other_row_anew() -> None:
    cache, found = RowCache(), messages(5)
    before = list(cache.rows(A, found, SCENE))
    rows = cache.rows(A, [*found[:2], *found[3:]], SCENE)
    assert [any(row is old for old in before) for row in rows] == [True] * 4


LONG = ("word " * 400 + "\n\n") * 6
READINGS = st.lists(st.sets(st.integers(0, 9)).map(sorted), min_size=1, max_size=4)


@given(readings=READINGS, changed=st.sets(st.integers(0, 9)))
def test_rows_of_any_readings_are_those_of_the_last_one(readings: list[list[int]], changed: set[int]) -> None:
    stock = [message(number, content=LONG if number % 4 == 0 else "Hello") for number in range(10)]
    cache, found = RowCache(), list[Message]()
    for reading in readings:
        found = [replace(stock[n], status="error") if n in changed else stock[n] for n in reading]
        assert list(cache.rows(A, found, SCENE)) == message_rows(found, SCENE, {})
    found.append(message(10))
    assert list(cache.rows(A, found, SCENE)) == message_rows(found, SCENE, {})


def test_other_scene_is_cut_anew() -> None:
    cache, found = RowCache(), messages(2)
    cache.rows(A, found, SCENE)
    abroad = replace(SCENE, zone=ZoneInfo("Asia/Kathmandu"))
    assert [row.scene for row in cache.rows(A, found, abroad)] == [abroad, abroad]


def test_conversations_are_kept_apart() -> None:
    cache, here, there = RowCache(), messages(2, "a"), messages(3, "b")
    cache.rows(A, here, SCENE)
    assert list(cache.rows(session("b"), there, SCENE)) == message_rows(there, SCENE, {})
    assert list(cache.rows(A, here, SCENE)) == message_rows(here, SCENE, {})
