"""Long conversations have times to jump by; short ones have none."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import SCENE, message
from tests.widgets.rows.bound import bound
from tests.widgets.samples import conversation
from widgets.rows.conversation import ConversationKind, ConversationRow
from widgets.rows.time_chips import LONG, MOST, Stop, TimeChip, chip_width, fitting, stops
from widgets.style import Look

SEVEN = tuple(Stop(f"{hour:02}:00", (f"m{hour}", 0)) for hour in range(9, 16))


def test_short_conversation_has_none() -> None:
    assert stops([message(n, "text") for n in range(LONG)], LONG, SCENE) == ()


@given(st.integers(LONG + 1, 3000))
def test_stops_are_few_in_order_and_start_at_the_first_message(count: int) -> None:
    found = stops([message(n, "text") for n in range(count)], count, SCENE)
    assert 1 <= len(found) <= MOST
    assert found[0].key == ("m0", 0)
    numbers = [int(str(stop.key[0])[1:]) for stop in found]  # type: ignore[index]
    assert all(before < after for before, after in pairwise(numbers))


@given(st.integers(LONG + 1, 79))
def test_a_message_more_moves_no_stop(count: int) -> None:
    said = [message(n, "text") for n in range(count + 1)]
    before, after = stops(said[:-1], count, SCENE), stops(said, count + 1, SCENE)
    assert after[: len(before)] == before


def test_stops_of_messages_that_have_not_come_are_left_out() -> None:
    said = [message(n, "text") for n in range(200)]
    assert [stop.key for stop in stops(said, 800, SCENE)] == [("m0", 0), ("m100", 0)]


@pytest.mark.parametrize("room", [10, 60, 130, 300, 900])
def test_chips_fit_their_strip(look: Look, room: int) -> None:
    shown = fitting(SEVEN, room, look)
    assert shown[0] == SEVEN[0]
    assert len(shown) == 1 or sum(chip_width(stop, look) + 4 for stop in shown) <= room


def header(look: Look, width: int = 700, found: tuple[Stop, ...] = SEVEN) -> ConversationRow:
    return ConversationRow(conversation(), "Title", "09:12 – 15:03", "", True, "unfolded", found)


def test_a_chip_leads_to_its_row(qtbot: QtBot, look: Look) -> None:
    kind = ConversationKind()
    widget = bound(qtbot, kind, header(look), 700, look)
    chips = [chip for chip in widget.controls() if isinstance(chip, TimeChip)]
    assert len(chips) == 7
    with qtbot.assertNotEmitted(kind.activated), qtbot.waitSignal(kind.row_wanted) as wanted:
        QTest.mouseClick(chips[2], Qt.MouseButton.LeftButton)
    assert wanted.args == [("m11", 0)]
    with qtbot.waitSignal(kind.row_wanted):
        QTest.keyClick(chips[3], Qt.Key.Key_Return)
    assert chips[2].accessibleName() == "Go to 11:00"


def test_a_header_has_room_for_its_chips_and_none_without(qtbot: QtBot, look: Look) -> None:
    kind = ConversationKind()
    with_chips, without = header(look), header(look, found=())
    for width in (360, 760):
        widget = bound(qtbot, kind, with_chips, width, look)
        inside = widget.rect().adjusted(0, 0, 0, -look.px(8))
        assert all(inside.contains(chip.geometry()) for chip in widget.controls())
        assert kind.measure(without, width, look) < kind.measure(with_chips, width, look)


def test_chips_of_another_row_go(qtbot: QtBot, look: Look) -> None:
    widget = bound(qtbot, ConversationKind(), header(look), 700, look)
    widget.bind(header(look, found=()), 700, look)
    assert not widget.controls()
