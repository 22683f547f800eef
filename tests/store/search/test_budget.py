"""Texts are cut to what they take as JSON."""

from hypothesis import given
from hypothesis import strategies as st

from store.search.budget import clipped, shares, text_size


@given(st.text(), st.integers(-5, 60))
def test_a_clipped_text_is_the_longest_beginning_that_fits(text: str, room: int) -> None:
    part = clipped(text, room)
    assert text.startswith(part)
    assert text_size(part) <= max(room, 0)
    assert part == text or text_size(text[: len(part) + 1]) > room


@given(st.lists(st.integers(0, 500), min_size=1), st.integers(0, 5000))
def test_shares_use_the_room_and_no_more(wanted: list[int], room: int) -> None:
    given_shares = list(shares(wanted, room))
    assert sum(given_shares) <= room
    assert all(share <= want for share, want in zip(given_shares, wanted, strict=True))
    assert given_shares == wanted or sum(given_shares) > room - len(wanted)
