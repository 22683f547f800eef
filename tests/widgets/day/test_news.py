"""What came is counted by conversation and said aloud."""

from tests.widgets.samples import SCENE, conversation, message, messages, session, view
from widgets.day.news import NewsWords, arrivals
from widgets.rows.message_words import Place


def test_growth_is_counted_by_conversation() -> None:
    before = view(conversation("a", count=8), conversation("b", count=2))
    after = view(conversation("a", count=11), conversation("b", count=2), conversation("c", count=4))
    assert arrivals(before.page, after.page) == {session("a"): 3, session("c"): 4}


def test_what_shrank_or_went_is_no_news() -> None:
    before = view(conversation("a", count=8), conversation("b", count=2))
    assert arrivals(before.page, view(conversation("a", count=7)).page) == {}


def test_one_message_is_read_out(language: None) -> None:
    said = NewsWords().of([message(9, content="It is done.")], SCENE, lambda _message: Place(9, 9))
    assert said == "Diego, 09:12, message 9 of 9: It is done."


def test_several_are_counted() -> None:
    assert NewsWords().of(messages(3), SCENE, lambda _message: None) == "3 new message(s)"
