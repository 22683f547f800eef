"""The list keeps its reader in place, whatever happens to its rows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import PlainKind, PlainRow, rows_of, settle, shown_list
from widgets.day_list.day_list import DayList
from widgets.day_list.scroll_bar import STEP
from widgets.rows.row import Position


def plain(count: int, height: int = 50) -> list[PlainRow]:
    return [PlainRow(key, height + key % 7 * 10) for key in range(count)]


def places(view: DayList) -> dict[object, int]:
    return {view.page.rows[slot.row].key: slot.y for slot in view.visible}


def moved(before: dict[object, int], view: DayList) -> int:
    return max(abs(y - before[key]) for key, y in places(view).items() if key in before)


def test_only_rows_near_the_viewport_have_widgets(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(5000))
    assert len(list(view.pool)) <= len(view.visible)


def test_only_rows_near_the_viewport_are_measured(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(5000))
    kind = view.page.kind_of(0)
    assert isinstance(kind, PlainKind)
    assert len({row.key for row in kind.measured}) < 40


def test_a_scroll_moves_by_exact_pixels(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(200))
    before = places(view)
    view.scroll_by(137)
    assert {y - before[key] for key, y in places(view).items() if key in before} == {-137}


def test_scrolling_back_comes_back(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(200))
    view.scroll_by(3000)
    before = places(view)
    view.scroll_by(411)
    view.scroll_by(-411)
    assert places(view) == before


@pytest.mark.parametrize("distance", [-10_000, -1, 1_000_000])
def test_the_ends_of_the_page_are_kept(qtbot: QtBot, distance: int) -> None:
    view = shown_list(qtbot, plain(50))
    view.scroll_by(distance)
    first, last = view.visible[0], view.visible[-1]
    assert first.y <= 16
    assert last.bottom >= view.viewport().height() - 16


@pytest.mark.parametrize("zooms", [(110, 100), (150, 67, 100), (200, 50)])
def test_the_start_of_the_page_stays_in_sight_at_every_size(qtbot: QtBot, zooms: tuple[int, ...]) -> None:
    view = shown_list(qtbot, rows_of(["- a list of some words"] * 40))
    for zoom in zooms:
        view.set_look(replace(view.look, zoom=zoom))
        settle(qtbot, view)
        assert view.verticalScrollBar().value() == 0


def test_a_page_shorter_than_the_viewport_stays_at_its_top(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(2))
    view.scroll_by(500)
    assert view.visible[0].y == 16


def test_a_new_row_comes_into_view_at_the_end(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(60))
    view.scroll_to_end()
    view.apply([*plain(60), PlainRow(99)])
    assert view.at_end()


def test_what_unfolds_below_the_last_row_does_not_pull_the_page(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(60))
    view.scroll_to_end()
    before = places(view)
    view.apply([*plain(60), *rows_of(["text"] * 50)])
    assert moved(before, view) == 0


def test_a_new_row_below_moves_nothing_while_reading_above(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(300))
    view.scroll_by(4321)
    before = places(view)
    for count in range(301, 330):
        view.apply(plain(count))
    assert moved(before, view) == 0


@pytest.mark.parametrize("gone", [range(3), range(20, 40), range(299, 300)])
def test_rows_that_go_elsewhere_move_nothing(qtbot: QtBot, gone: range) -> None:
    view = shown_list(qtbot, plain(300))
    view.scroll_to(100)
    before = places(view)
    view.apply([row for row in plain(300) if row.key not in gone])
    assert moved(before, view) == 0


def test_when_all_that_was_seen_goes_the_row_before_it_is_shown(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(300))
    view.scroll_to(100)
    view.apply([*plain(40), *plain(300)[200:]])
    assert view.page.rows[view.visible[0].row].key == 39


def test_the_same_rows_again_touch_no_widget(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["some text"] * 30))
    before = [widget for _, widget in view.pool]
    view.apply(rows_of(["some text"] * 30))
    assert [widget for _, widget in view.pool] == before


def test_a_changed_row_keeps_its_widget(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(30))
    widget = view.pool.widget(3)
    view.apply([*plain(3), PlainRow(3, 90, version=1), *plain(30)[4:]])
    assert view.pool.widget(3) is widget


def test_a_row_that_has_the_focus_keeps_its_widget(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of([f"message {n}" for n in range(400)]))
    card = view.pool.widget(("m1", 0))
    assert card is not None
    card.controls()[0].setFocus()
    view.scroll_to_end()
    view.scroll_to(("m200", 0))
    assert view.pool.widget(("m1", 0)) is card
    assert QApplication.focusWidget() is card.controls()[0]


def test_the_focus_of_a_row_that_goes_returns_to_the_list(qtbot: QtBot) -> None:
    rows = rows_of([f"message {n}" for n in range(40)])
    view = shown_list(qtbot, rows)
    card = view.pool.widget(("m1", 0))
    assert card is not None
    card.controls()[0].setFocus()
    view.apply(rows[5:])
    assert QApplication.focusWidget() is view


def test_a_row_is_brought_to_the_top(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(3000))
    view.scroll_to(1700)
    assert places(view)[1700] == 16


def test_a_position_is_brought_to_the_top(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["\n\n".join(f"paragraph {n}" for n in range(100))] * 5))
    target = Position(("m3", 0), 800)
    view.scroll_to(target)
    card = view.pool.widget(target.key)
    assert card is not None
    assert card.mapTo(view.viewport(), card.rect_of(800).topLeft()).y() == 16


def test_a_row_that_is_not_there_is_an_error(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(3))
    with pytest.raises(KeyError):
        view.scroll_to("nowhere")


def test_the_bar_reaches_every_row(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(5000))
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert view.visible[-1].row == 4999


def test_a_notch_of_the_wheel_moves_three_steps(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(100))
    before = places(view)
    notch = QWheelEvent(
        QPointF(5, 5),
        view.viewport().mapToGlobal(QPointF(5, 5)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), notch)
    assert {y - before[key] for key, y in places(view).items() if key in before} == {-3 * STEP}


def test_a_held_slider_is_not_moved(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(5000))
    bar = view.verticalScrollBar()
    bar.setSliderDown(True)
    bar.setSliderPosition(100_000)
    held = bar.value()
    view.apply(plain(5010))
    settle(qtbot, view)
    assert bar.value() == held
    bar.setSliderDown(False)


def test_the_column_is_centred_and_never_wider_than_a_line_to_read(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(10), width=1400)
    widget = view.pool.widget(0)
    assert widget is not None
    assert widget.width() == 760
    assert abs(widget.x() - (view.viewport().width() - widget.geometry().right())) <= 2


def test_a_narrow_window_keeps_its_margins(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(10), width=480)
    widget = view.pool.widget(0)
    assert widget is not None
    assert (widget.x(), widget.width()) == (12, view.viewport().width() - 24)


def test_an_empty_page_has_no_top(qtbot: QtBot) -> None:
    view = shown_list(qtbot, [])
    assert view.top_position() is None
    assert view.at_end()


def test_everything_may_go_and_come_back(qtbot: QtBot) -> None:
    view = shown_list(qtbot, plain(30))
    view.apply([])
    assert view.visible == []
    view.apply(plain(30))
    assert view.visible[0].row == 0


def test_a_point_of_the_viewport_has_a_position(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(["word " * 200]))
    assert view.position_at(QPoint(300, 200)) != view.position_at(QPoint(300, 60))
