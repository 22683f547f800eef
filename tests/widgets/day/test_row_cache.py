"""Rows of messages are made once: only what was added is cut, and another reading is cut anew."""

from dataclasses import replace
from zoneinfo import ZoneInfo

from tests.widgets.samples import SCENE, message, messages, session
from widgets.day.row_cache import RowCache
from widgets.rows.message_rows import message_rows

A = session("a")


def test_rows_are_those_of_the_messages() -> None:
    found = messages(3)
    assert list(RowCache().rows(A, found, SCENE)) == message_rows(found, SCENE)


def test_added_messages_leave_the_rows_before_them_as_they_are() -> None:
    cache, found = RowCache(), messages(2)
    first = cache.rows(A, found, SCENE)[0]
    found.append(message(3))
    rows = cache.rows(A, found, SCENE)
    assert rows[0] is first
    assert list(rows) == message_rows(found, SCENE)


def test_other_reading_is_cut_anew() -> None:
    cache = RowCache()
    cache.rows(A, messages(3), SCENE)
    shorter = messages(2)
    assert list(cache.rows(A, shorter, SCENE)) == message_rows(shorter, SCENE)


def test_other_scene_is_cut_anew() -> None:
    cache, found = RowCache(), messages(2)
    cache.rows(A, found, SCENE)
    abroad = replace(SCENE, zone=ZoneInfo("Asia/Kathmandu"))
    assert [row.scene for row in cache.rows(A, found, abroad)] == [abroad, abroad]


def test_conversations_are_kept_apart() -> None:
    cache, here, there = RowCache(), messages(2, "a"), messages(3, "b")
    cache.rows(A, here, SCENE)
    assert list(cache.rows(session("b"), there, SCENE)) == message_rows(there, SCENE)
    assert list(cache.rows(A, here, SCENE)) == message_rows(here, SCENE)
