"""Each occurrence of a word, with its exact place."""

from store.records import Moment
from store.search.limits import Limits
from tests.helpers.shelf import NOW, SECOND, Answer, Shelf, filters


def found(form: Answer) -> list[Answer]:
    instances: list[Answer] = form["instances"]
    return instances


def test_every_occurrence_stands_by_itself(shelf: Shelf) -> None:
    text = "Café 😀 cafe\u0301, CAFE!"
    said = shelf.say("user", text, source="log#1")
    page = shelf.instances("café")
    assert page["total"] == 3
    assert [text[one["start"] : one["end"]] for one in found(page)] == ["Café", "cafe\u0301", "CAFE"]
    assert [one["matched"] for one in found(page)] == ["Café", "cafe\u0301", "CAFE"]
    assert [one["token_index"] for one in found(page)] == [0, 1, 2]
    first = found(page)[0]
    assert (first["kind"], first["id"], first["role"], first["seq"], first["source"]) == (
        "message",
        said,
        "user",
        1,
        "log#1",
    )


def test_the_excerpt_says_where_it_begins(shelf: Shelf) -> None:
    text = "x " * 500 + "needle " + "y " * 500
    shelf.say("user", text)
    (one,) = found(shelf.instances("needle"))
    start = one["excerpt_start"]
    assert text[start : start + len(one["excerpt"])] == one["excerpt"]
    assert "needle" in one["excerpt"]


def test_the_newest_record_comes_first_then_kind_and_id(shelf: Shelf) -> None:
    old, new = Moment(NOW.us - 9 * SECOND), Moment(NOW.us - 5 * SECOND)
    early = shelf.say("user", "garden", at=old)
    same = sorted([shelf.say("user", "garden", at=new), shelf.say("user", "garden garden", at=new)])
    memory = shelf.keep("garden", at=new)
    order = [one["id"] for one in found(shelf.instances("garden", scope="all"))]
    assert list(dict.fromkeys(order)) == [memory, *same, early]


def test_filters_and_scopes_hold_for_instances(shelf: Shelf) -> None:
    asked, told = shelf.exchange("garden", "garden garden", "a")
    shelf.exchange("garden", "garden", "b")
    kept = shelf.keep("garden", sources=(asked,))
    assert shelf.instances("garden")["total"] == 5
    assert shelf.instances("garden", scope="memories")["total"] == 1
    page = shelf.instances("garden", scope="all", filters=filters(session="a"))
    assert page["total"] == 4
    assert {one["id"] for one in found(page)} == {asked, told, kept}
    assert shelf.instances("garden", filters=filters(role="assistant"))["total"] == 3


def test_a_common_word_gives_the_same_pages_whichever_way_it_is_looked_for(shelf: Shelf) -> None:
    """Many messages hold it: the newest are then found by walking back in time, not by sorting all."""
    said = [shelf.say("user", f"garden {n}", session=f"s{n}") for n in range(200)]
    walked = found(shelf.instances("garden", limit=2))
    narrow = filters(since="2000-01-01T00:00:00Z")
    sorted_ = found(shelf.instances("garden", limit=2, filters=narrow))
    assert walked == sorted_
    assert [one["id"] for one in walked] == [said[-1], said[-2]]


def test_expired_memories_hold_no_occurrence(shelf: Shelf) -> None:
    shelf.keep("garden", expires=NOW)
    assert shelf.instances("garden", scope="all")["total"] == 0


def test_what_looks_like_a_mark_is_text(shelf: Shelf) -> None:
    text = "\U000f0000de\U000f0001 [de] de \U000f0002 de"
    shelf.say("user", text)
    page = shelf.instances("de")
    assert page["total"] == 3
    assert all(one["matched"] == "de" == text[one["start"] : one["end"]] for one in found(page))


def test_an_occurrence_always_fits() -> None:
    shelf = Shelf(Limits(max_results=1, recall_chars=1024))
    word = "w" * 500
    shelf.say("user", f"{word} {word}", source="s" * 3000)
    page = shelf.instances(word)
    assert len(found(page)) == 1
    assert page["next_offset"] == 1
    assert found(page)[0]["truncated"]
    shelf.close()


def test_a_message_of_a_hundred_thousand_words() -> None:
    shelf = Shelf(Limits(max_results=50, recall_chars=64_000))
    text = "the garden is\n" * 33_333 + "the"
    shelf.say("user", text)
    page = shelf.instances("the", offset=33_330)
    assert page["total"] == 33_334
    last = found(page)[-1]
    assert (last["start"], last["end"], last["token_index"]) == (len(text) - 3, len(text), 99_999)
    assert len(found(page)) == 4
    shelf.close()


def test_pages_deep_in_a_common_word_go_on_where_the_last_ended(shelf: Shelf) -> None:
    """Far into the list all messages are counted in the database, near its beginning one by one: the pages agree."""
    for n in range(300):
        shelf.say("user", "garden " * (1 + n % 3) + "tulip", session=f"s{n}")
    whole = [
        (one["id"], one["start"])
        for offset in range(0, 600, 50)
        for one in found(shelf.instances("garden", offset=offset))
    ]
    assert len(whole) == len(set(whole)) == 600
    one_by_one = [found(shelf.instances("garden", limit=1, offset=offset))[0] for offset in (0, 1, 60, 76, 599)]
    assert [(one["id"], one["start"]) for one in one_by_one] == [whole[offset] for offset in (0, 1, 60, 76, 599)]
