"""What is no word of the index, or part of one, is looked for as it stands."""

import sqlite3

import pytest

from store.records import Moment
from store.search import literal
from store.search.filters import EVERYTHING, WHOLE
from store.search.literal import find_literally, needles
from tests.helpers.shelf import NOW, Shelf, hit_ids, hits


@pytest.mark.parametrize("query", ["猫", "東京", "ねこ", "고양이", "😀", "👍🏽", "❤️", "👩‍👩‍👧", "🇪🇸", "☂"])
def test_short_east_asian_and_emoji_are_found_within_texts(shelf: Shelf, query: str) -> None:
    said = shelf.say("user", f"私は{query}が好きです")
    kept = shelf.keep(f"Diego likes{query}.")
    page = shelf.recall(query)
    assert sorted(hit_ids(page)) == sorted([said, kept])
    assert page["searched"]["literal"] is True
    assert {matched for _, _, matched in hits(page)} == {"literal"}


def test_a_heart_is_found_with_and_without_its_selector(shelf: Shelf) -> None:
    said = {shelf.say("user", "a ❤️"), shelf.say("user", "a ❤")}
    assert set(hit_ids(shelf.recall("❤️"))) == said


@pytest.mark.parametrize("query", ["Tokyo", "東京タワー", "cat 猫", "1️⃣", "*", "€", "->", "ประเทศ"])
def test_anything_else_is_searched_by_words(query: str) -> None:
    assert needles(query, phrase=False) == ()


def test_any_takes_one_sign_and_all_takes_every_one(shelf: Shelf) -> None:
    one, both = shelf.say("user", "only 😀"), shelf.say("user", "🎉 and 😀")
    assert set(hit_ids(shelf.recall("😀 🎉"))) == {one, both}
    assert hit_ids(shelf.recall("😀 🎉", mode="all")) == [both]
    assert hit_ids(shelf.recall("😀 🎉", mode="phrase")) == []


def test_orphans_unfinished_answers_and_expired_memories_stay_out(shelf: Shelf) -> None:
    shelf.say("assistant", "😀")
    shelf.say("assistant", "😀", status="error")
    shelf.keep("😀", expires=NOW)
    assert hit_ids(shelf.recall("😀")) == []


def test_when_time_runs_out_the_result_is_partial(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(literal, "STEP", 1)
    for _ in range(5):
        shelf.say("user", "😀")
    ticks = iter([0.0, 0.1, 0.2, 1.0])
    found = find_literally(shelf.connection, ("😀",), False, EVERYTHING, WHOLE, NOW, lambda: next(ticks))
    assert found.partial
    assert len(found.messages) == 2


def test_all_is_looked_at_while_there_is_time(shelf: Shelf) -> None:
    connection: sqlite3.Connection = shelf.connection
    shelf.say("user", "😀")
    assert not find_literally(connection, ("😀",), False, EVERYTHING, WHOLE, Moment(0), lambda: 0.0).partial


def test_a_text_longer_than_a_query_may_be_is_not_looked_for_as_it_stands() -> None:
    assert needles("😀" * 513, phrase=False) == ()
