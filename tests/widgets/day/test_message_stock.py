"""Messages are fetched page by page, once; a refresh fetches what is missing and empties nothing meanwhile."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.records import Conversation, Message, edition
from tests.widgets.samples import at, conversation, message, messages, session
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


def known(there: Sequence[Message]) -> Conversation:
    """The conversation that holds these messages, as the store knows it."""
    return replace(conversation("a", count=len(there)), edition=edition(there, "database"))


def follow(stock: MessageStock, there: Sequence[Message]) -> list[int]:
    """Bring the stock to what is there; what was asked for."""
    asked, after = list[int](), stock.wanted(known(there))
    while after is not None:
        asked.append(after)
        page = [message for message in there if message.seq > after]
        after = stock.add(A, page[:5], len(page) > 5)
    return asked


def test_only_what_is_new_is_asked_for(stock: MessageStock) -> None:
    follow(stock, messages(8))
    before = list(stock.messages(A))
    assert follow(stock, messages(9)) == [8]
    assert all(new is old for new, old in zip(stock.messages(A), before, strict=False))


def test_other_state_of_a_message_is_read_and_the_others_stay_the_same_objects(stock: MessageStock) -> None:
    follow(stock, messages(8))
    before = list(stock.messages(A))
    there = messages(8)
    there[3] = replace(there[3], status="interrupted")
    follow(stock, there)
    assert list(stock.messages(A)) == there
    assert [new is old for new, old in zip(stock.messages(A), before, strict=True)].index(False) == 3


def test_messages_that_came_before_their_news_are_not_asked_for_again(stock: MessageStock) -> None:
    stock.wanted(known(messages(8)))
    stock.add(A, messages(9), False)
    assert stock.wanted(known(messages(9))) is None


def test_message_is_numbered_by_its_place_among_those_that_are_there(stock: MessageStock) -> None:
    there = messages(8)
    follow(stock, there)
    assert [stock.number(message) for message in there] == list(range(1, 9))
    follow(stock, there[1:])
    assert [stock.number(message) for message in there] == list(range(8))


DEEDS = st.lists(st.tuples(st.sampled_from(["say", "delete", "interrupt"]), st.integers(0, 30)), max_size=4)


@given(days=st.lists(DEEDS, max_size=6))
def test_whatever_is_said_deleted_and_changed_is_shown(days: list[list[tuple[str, int]]]) -> None:
    stock, there, said = MessageStock(), messages(3), 3
    follow(stock, there)
    for deeds in days:
        for deed, place in deeds:
            if deed == "say":
                said += 1
                seq = there[-1].seq + 1 if there else 1
                there.append(replace(message(said), seq=seq, at=at(9, said % 60)))
            elif there and deed == "delete":
                del there[place % len(there)]
            elif there:
                there[place % len(there)] = replace(there[place % len(there)], status="interrupted")
        follow(stock, there)
        assert list(stock.messages(A)) == there
