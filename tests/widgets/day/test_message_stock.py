"""Messages are fetched page by page, once; a refresh fetches what is missing and empties nothing meanwhile."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.samples import at, conversation, messages, session
from widgets.day.message_stock import MessageStock

A = session("a")
EIGHT = conversation("a", count=8)
TEN = replace(EIGHT, count=10, last=at(11, 0))


@pytest.fixture
def stock() -> MessageStock:
    return MessageStock()


@pytest.fixture
def filled(stock: MessageStock) -> MessageStock:
    stock.wanted(EIGHT)
    stock.add(A, messages(8), False)
    return stock


def test_everything_is_asked_for_at_first(stock: MessageStock) -> None:
    assert stock.wanted(EIGHT) == 0
    assert stock.waits(A)


def test_nothing_is_asked_twice(stock: MessageStock) -> None:
    stock.wanted(EIGHT)
    assert stock.wanted(EIGHT) is None


def test_pages_are_shown_as_they_come(stock: MessageStock) -> None:
    stock.wanted(EIGHT)
    assert stock.add(A, messages(8)[:5], True) == 5
    assert len(stock.messages(A)) == 5
    assert not stock.waits(A)
    assert stock.add(A, messages(8)[5:], False) is None
    assert list(stock.messages(A)) == messages(8)


def test_whole_conversation_wants_nothing(filled: MessageStock) -> None:
    assert filled.wanted(EIGHT) is None


def test_grown_conversation_wants_what_is_new(filled: MessageStock) -> None:
    assert filled.wanted(TEN) == 8
    assert len(filled.messages(A)) == 8
    assert filled.add(A, messages(10)[8:], False) is None
    assert list(filled.messages(A)) == messages(10)


def test_gap_that_an_addition_leaves_is_filled_by_a_whole_reading(filled: MessageStock) -> None:
    filled.wanted(TEN)
    assert filled.add(A, (), False) == 0
    assert len(filled.messages(A)) == 8
    assert filled.add(A, messages(10), False) is None
    assert list(filled.messages(A)) == messages(10)
    assert filled.wanted(TEN) is None


def test_shrunk_conversation_is_read_anew_and_shown_meanwhile(filled: MessageStock) -> None:
    seven = replace(EIGHT, count=7)
    assert filled.wanted(seven) == 0
    assert len(filled.messages(A)) == 8
    assert filled.add(A, messages(8)[:4], True) == 4
    assert len(filled.messages(A)) == 8
    filled.add(A, messages(8)[4:7], False)
    assert len(filled.messages(A)) == 7


def test_change_during_a_fetch_is_asked_for_after_it(stock: MessageStock) -> None:
    stock.wanted(EIGHT)
    assert stock.wanted(TEN) is None
    stock.add(A, messages(8), False)
    assert stock.wanted(TEN) == 8


def test_trouble_stops_asking_until_it_is_forgiven(stock: MessageStock) -> None:
    stock.wanted(EIGHT)
    stock.fail(A, "The disk is gone.")
    assert stock.trouble(A) == "The disk is gone."
    assert stock.wanted(EIGHT) is None
    stock.forgive(A)
    assert not stock.trouble(A)
    assert stock.wanted(EIGHT) == 0


def test_failed_refresh_keeps_what_was_shown(filled: MessageStock) -> None:
    filled.wanted(replace(EIGHT, count=7))
    filled.fail(A, "The disk is gone.")
    assert len(filled.messages(A)) == 8


def test_answer_for_a_folded_conversation_is_left_out(stock: MessageStock) -> None:
    stock.wanted(EIGHT)
    stock.drop(A)
    assert stock.add(A, messages(8), True) is None
    assert not stock.messages(A)


def test_answer_that_nobody_asked_for_is_left_out(filled: MessageStock) -> None:
    filled.add(A, messages(3), False)
    assert len(filled.messages(A)) == 8


def test_other_day_starts_with_nothing(filled: MessageStock) -> None:
    filled.clear()
    assert not filled.messages(A)
    assert filled.wanted(EIGHT) == 0


@given(count=st.integers(0, 40), size=st.integers(1, 15), growth=st.integers(0, 20))
def test_every_message_is_shown_once_whatever_the_pages(count: int, size: int, growth: int) -> None:
    stock = MessageStock()
    for total in (count, count + growth):
        there = messages(total)
        after = stock.wanted(conversation("a", count=total))
        while after is not None:
            page = [message for message in there if message.seq > after]
            after = stock.add(A, page[:size], len(page) > size)
        assert list(stock.messages(A)) == there
