"""Public IDs are opaque, short and sparse; derived ones depend on their parts alone."""

from hypothesis import given
from hypothesis import strategies as st

from store import ids

PARTS = st.lists(st.text(), max_size=4)


def test_random_ids_start_with_a_letter_and_never_repeat() -> None:
    made = [ids.new_message_id() for _ in range(2000)]
    assert len(set(made)) == 2000
    assert all(len(one) == 12 and one[0] in ids.LETTERS and set(one) <= set(ids.ALPHABET) for one in made)


def test_a_memory_id_is_short_enough_to_say_again() -> None:
    assert len(ids.new_memory_id()) == 8


def test_derived_ids_never_change() -> None:
    assert ids.derived_session_id("home", ".log/2026-10-02.md") == "k6gdg67v6fn3qee9"


@given(first=PARTS, second=PARTS)
def test_derived_ids_tell_different_parts_apart(first: list[str], second: list[str]) -> None:
    assert (ids.derived_message_id(*first) == ids.derived_message_id(*second)) == (first == second)


@given(parts=PARTS)
def test_a_message_never_has_the_id_of_a_session(parts: list[str]) -> None:
    assert str(ids.derived_message_id(*parts)) != str(ids.derived_session_id(*parts))
