"""Conversations are folded when a day opens, but for an only one; what a person decided is remembered."""

from store.records import DayPage
from tests.widgets.samples import FRIDAY, conversation, session
from widgets.day.folds import Folds

ONE = DayPage(FRIDAY, (), (conversation("a"),))
TWO = DayPage(FRIDAY, (), (conversation("a"), conversation("b")))


def test_several_conversations_open_folded() -> None:
    folds = Folds()
    folds.open_day(TWO)
    assert not folds.is_unfolded(FRIDAY, session("a"))


def test_only_conversation_opens_unfolded() -> None:
    folds = Folds()
    folds.open_day(ONE)
    assert folds.is_unfolded(FRIDAY, session("a"))


def test_only_conversation_that_was_folded_stays_so() -> None:
    folds = Folds()
    folds.open_day(ONE)
    folds.set_unfolded(FRIDAY, session("a"), False)
    folds.open_day(ONE)
    assert not folds.is_unfolded(FRIDAY, session("a"))


def test_unfolded_conversation_stays_so_when_the_day_comes_back() -> None:
    folds = Folds()
    folds.open_day(TWO)
    folds.set_unfolded(FRIDAY, session("b"), True)
    folds.open_day(TWO)
    assert folds.is_unfolded(FRIDAY, session("b"))


def test_conversation_that_was_alone_stays_unfolded_beside_another() -> None:
    folds = Folds()
    folds.open_day(ONE)
    folds.open_day(TWO)
    assert folds.is_unfolded(FRIDAY, session("a"))
    assert not folds.is_unfolded(FRIDAY, session("b"))


def test_days_are_remembered_apart() -> None:
    folds = Folds()
    folds.open_day(TWO)
    folds.set_unfolded(FRIDAY, session("a"), True)
    thursday = DayPage(FRIDAY.replace(day=1), (), TWO.conversations)
    folds.open_day(thursday)
    assert not folds.is_unfolded(thursday.day, session("a"))
