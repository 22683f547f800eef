"""The heights of rows add up whatever is measured, replaced or forgotten."""

from hypothesis import given
from hypothesis import strategies as st

from widgets.day_list.heights import Heights

sizes = st.lists(st.integers(1, 900), max_size=600)


@given(sizes, st.data())
def test_sums_are_those_of_a_plain_list(estimates: list[int], data: st.DataObject) -> None:
    heights, plain = Heights(estimates), list(estimates)
    for _ in range(data.draw(st.integers(0, 6))):
        start = data.draw(st.integers(0, len(plain)))
        stop = data.draw(st.integers(start, len(plain)))
        fresh = data.draw(st.lists(st.integers(1, 900), max_size=200))
        heights.splice(start, stop, fresh)
        plain[start:stop] = fresh
    index = data.draw(st.integers(0, len(plain)))
    assert (heights.before(index), heights.total, len(heights)) == (sum(plain[:index]), sum(plain), len(plain))


@given(sizes.filter(bool), st.data())
def test_the_row_at_a_distance_holds_it(estimates: list[int], data: st.DataObject) -> None:
    heights = Heights(estimates)
    y = data.draw(st.integers(0, heights.total - 1))
    row, rest = heights.row_at(y)
    assert heights.before(row) + rest == y
    assert 0 <= rest < heights[row]


def test_beyond_the_ends_the_rest_says_how_far() -> None:
    heights = Heights([10, 20])
    assert heights.row_at(-5) == (0, -5)
    assert heights.row_at(37) == (1, 27)


def test_a_measured_row_keeps_its_height_when_the_others_are_guessed_again() -> None:
    heights = Heights([10, 10, 10])
    heights.set_exact(1, 77)
    heights.guess_again([5, 5, 5])
    assert [heights[0], heights[1], heights[2], heights.total] == [5, 77, 5, 87]


def test_after_forgetting_nothing_is_exact() -> None:
    heights = Heights([10, 10])
    heights.set_exact(0, 12)
    heights.forget()
    assert not heights.is_exact(0)
    assert heights[0] == 12
