"""A conversation's header says what it heads, folds on a click, and fits every width."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.widgets.rows.bound import bound, zoomed
from tests.widgets.samples import conversation
from widgets.day_list.access import install
from widgets.rows.conversation import ConversationKind, ConversationRow, header_layout
from widgets.style import Look

LONG = "How do I read a big CSV without filling the memory, and then sum the amounts by month? " * 3
ROW = ConversationRow(conversation(), LONG, "09:12 – 10:03 · 8 messages", "Goes on another day", False, "folded")
SHORT = ConversationRow(conversation(), "Hello", "09:12 · 1 message", "", True, "unfolded")


@pytest.fixture
def kind(qtbot: QtBot) -> ConversationKind:
    return ConversationKind()


def test_click_anywhere_activates(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    header = bound(qtbot, kind, ROW, 600, look)
    with qtbot.waitSignal(kind.activated) as activated:
        QTest.mouseClick(header, Qt.MouseButton.LeftButton, pos=QPoint(400, 8))
    assert activated.args == [ROW]


def test_press_that_is_dragged_away_activates_nothing(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    header = bound(qtbot, kind, ROW, 600, look)
    with qtbot.assertNotEmitted(kind.activated):
        QTest.mousePress(header, Qt.MouseButton.LeftButton, pos=QPoint(400, 8))
        QTest.mouseRelease(header, Qt.MouseButton.LeftButton, pos=QPoint(400, 500))


def test_right_click_activates_nothing(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    header = bound(qtbot, kind, ROW, 600, look)
    with qtbot.assertNotEmitted(kind.activated):
        QTest.mouseClick(header, Qt.MouseButton.RightButton, pos=QPoint(400, 8))


def test_enter_on_it_activates(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    with qtbot.waitSignal(kind.activated) as activated:
        bound(qtbot, kind, ROW, 600, look).activate()
    assert activated.args == [ROW]


def test_screen_reader_hears_title_span_note_and_state(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    name = bound(qtbot, kind, ROW, 600, look).accessibleName()
    assert name == f"{LONG} · 09:12 – 10:03 · 8 messages · Goes on another day · folded"


def test_cut_title_is_whole_in_the_tip(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    header = bound(qtbot, kind, ROW, 600, look)
    assert header.tip_at(QPoint(100, 15)) == LONG
    assert not header.tip_at(QPoint(100, 39))


def test_whole_title_needs_no_tip(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    assert not bound(qtbot, kind, SHORT, 600, look).tip_at(QPoint(100, 15))


def test_wide_header_has_title_and_span_on_one_line(look: Look) -> None:
    laid = header_layout(ROW, 760, look)
    assert laid.span
    assert laid.span.top() == laid.title.top()
    assert not laid.title.intersects(laid.span)


def test_narrow_header_has_the_span_below(look: Look) -> None:
    laid = header_layout(SHORT, 480, look)
    assert laid.span is None
    assert laid.below
    assert laid.below.text == SHORT.span
    assert laid.corner.y() > laid.title.bottom()


@pytest.mark.parametrize("zoom", [50, 100, 150, 200])
@pytest.mark.parametrize("width", [300, 480, 559, 560, 760])
@pytest.mark.parametrize("row", [ROW, SHORT], ids=["long", "short"])
def test_all_lies_inside_the_box(look: Look, width: int, zoom: int, row: ConversationRow) -> None:
    laid = header_layout(row, width, zoomed(look, zoom))
    assert laid.box.contains(laid.title)
    assert laid.title.width() > 0
    assert laid.span is None or laid.box.contains(laid.span)
    assert laid.below is None or laid.box.bottom() >= laid.corner.y() + laid.below.height


@pytest.mark.parametrize("row", [ROW, SHORT], ids=["long", "short"])
def test_guess_is_near(kind: ConversationKind, look: Look, row: ConversationRow) -> None:
    for width in (400, 480, 760):
        assert kind.estimate(row, width, look) == pytest.approx(kind.measure(row, width, look), rel=0.1)


def test_states_can_be_told_apart(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    header = bound(qtbot, kind, SHORT, 600, look)
    unfolded = header.grab().toImage()
    header.set_current(True)
    ringed = header.grab().toImage()
    header.set_current(False)
    header.bind(ConversationRow(SHORT.conversation, SHORT.title, SHORT.span, "", False, "folded"), 600, look)
    assert unfolded != ringed
    assert header.grab().toImage() != unfolded


def test_screen_reader_hears_a_button_that_is_unfolded(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    install()
    header = bound(qtbot, kind, SHORT, 600, look)
    spoken = QAccessible.queryAccessibleInterface(header)
    assert spoken.role() == QAccessible.Role.Button
    assert (spoken.state().expandable, spoken.state().expanded) == (True, True)
    header.bind(ROW, 600, look)
    assert (spoken.state().expanded, spoken.state().collapsed) == (False, True)


def test_screen_reader_can_press_it(qtbot: QtBot, kind: ConversationKind, look: Look) -> None:
    install()
    header = bound(qtbot, kind, ROW, 600, look)
    with qtbot.waitSignal(kind.activated):
        action = QAccessible.queryAccessibleInterface(header).actionInterface()
        action.doAction(QAccessibleActionInterface.pressAction())
