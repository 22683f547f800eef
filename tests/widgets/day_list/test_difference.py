"""What changed between two lists of rows is found, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.day_list.stage import PlainRow
from widgets.day_list.difference import splices
from widgets.rows.row import Row

rows = st.lists(st.builds(PlainRow, st.integers(0, 30), st.just(50), st.integers(0, 1)), unique_by=lambda row: row.key)


@given(rows, rows)
def test_the_splices_turn_one_list_into_the_other(old: list[Row], new: list[Row]) -> None:
    result = list(old)
    for change in splices(old, new):
        result[change.start : change.stop] = change.rows
    assert result == new


@given(rows)
def test_equal_lists_have_no_difference(some: list[Row]) -> None:
    assert splices(some, list(some)) == ()


@given(rows, st.data())
def test_rows_that_stay_in_order_are_not_touched(old: list[Row], data: st.DataObject) -> None:
    kept = [row for row in old if data.draw(st.booleans())]
    touched = {row.key for change in splices(old, kept) for row in old[change.start : change.stop]}
    assert touched.isdisjoint({row.key for row in kept})


def test_a_changed_record_is_one_splice() -> None:
    old: list[Row] = [PlainRow(key) for key in range(2000)]
    new = [*old[:1500], PlainRow(1500, version=1), *old[1501:]]
    assert [(change.start, change.stop) for change in splices(old, new)] == [(1500, 1501)]
