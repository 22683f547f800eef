"""The index's own bookkeeping says what counting would."""

from store.search.ranking.statistics import Statistics, statistics, varints
from tests.helpers.shelf import Shelf


def test_an_empty_index_holds_nothing(shelf: Shelf) -> None:
    assert statistics(shelf.connection) == Statistics(0, 0, 0)


def test_messages_and_their_words_are_counted_by_role(shelf: Shelf) -> None:
    for n in range(40):
        shelf.exchange("word " * 7, "word " * (200 + n), f"s{n}")
    assert statistics(shelf.connection) == Statistics(80, 40 * 7, sum(200 + n for n in range(40)))


def test_what_is_deleted_is_counted_no_more(shelf: Shelf) -> None:
    shelf.exchange("one two", "three")
    shelf.connection.execute("DELETE FROM messages WHERE role = 'user'")
    assert statistics(shelf.connection) == Statistics(1, 0, 1)


def test_numbers_are_read_seven_bits_a_byte() -> None:
    assert list(varints(bytes([0x05, 0x81, 0x00, 0x82, 0x80, 0x01]))) == [5, 128, 32769]
