"""Long code is folded until somebody wants all of it, and its long lines may be left unbroken."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.codes import CodePage
from tests.widgets.day_list.stage import SCENE, copied, message
from widgets.button import Button
from widgets.markdown.code_view import SHOWN, SPARED
from widgets.rows.code_bar import CodeBar
from widgets.rows.copy_button import CopyButton
from widgets.rows.message import MessageKind
from widgets.rows.message_rows import MessageRow, message_rows
from widgets.rows.wrap_button import WrapButton
from widgets.style import system_look

WIDE = "word = " + "'long' + " * 60 + "''"


def fence(lines: int, width: int = 0) -> str:
    code = "".join(f"line {n} {'x' * width}\n" for n in range(lines))
    return f"before\n\n```python\n{code}```\n\nafter"


def of_type(page: CodePage, kind: type[QWidget], message: int = 0, part: int = 0) -> list[QWidget]:
    found = page.card(message, part).findChildren(kind)
    return [widget for widget in found if not widget.isHidden() and type(widget) is kind]


def show_all(page: CodePage, part: int = 0) -> Button:
    found = of_type(page, Button, part=part)[0]
    assert isinstance(found, Button)
    return found


def texts(rows: list[MessageRow]) -> str:
    kind, look = MessageKind(), system_look()
    return "\n".join(kind.text(row, look) for row in rows)


@pytest.mark.parametrize("lines", [1, SHOWN, SHOWN + SPARED - 1])
def test_short_code_is_not_folded(qtbot: QtBot, lines: int) -> None:
    page = CodePage(qtbot, [fence(lines)])
    assert not of_type(page, Button)


@pytest.mark.parametrize(("lines", "width"), [(SHOWN + SPARED, 0), (60, 0), (200, 0), (60, 300)])
def test_long_code_shows_its_beginning_and_how_long_it_is(qtbot: QtBot, lines: int, width: int) -> None:
    page = CodePage(qtbot, [fence(lines, width)])
    shown = texts(page.rows())
    assert f"line {SHOWN - 1} " in shown
    assert f"line {SHOWN} " not in shown
    assert shown.endswith("after")
    folding = next(row for row in page.rows() if f"line {SHOWN - 1} " in MessageKind().text(row, system_look()))
    page.list.scroll_to(folding.key)
    assert show_all(page, folding.key[1]).text() == f"Show all {lines} line(s)"


@pytest.mark.parametrize(("lines", "width"), [(60, 0), (200, 0), (900, 0), (60, 300)])
def test_all_is_shown_on_demand(qtbot: QtBot, lines: int, width: int) -> None:
    content = fence(lines, width)
    page = CodePage(qtbot, [content])
    folding = next(row for row in page.rows() if f"line {SHOWN - 1} " in MessageKind().text(row, system_look()))
    page.list.scroll_to(folding.key)
    show_all(page, folding.key[1]).click()
    whole = message_rows([message(0, content)], SCENE)
    assert texts(page.rows()) == texts(whole)
    assert [row.key for row in page.rows()] == [row.key for row in whole]


LINES = st.lists(st.text("ab\t 😀é\u202e", max_size=70), min_size=30, max_size=140)


@settings(max_examples=60)
@given(LINES, st.booleans())
def test_no_character_moves_when_all_is_shown(qtbot: QtBot, lines: list[str], twice: bool) -> None:
    code = "```\n" + "\n".join(lines) + "\n```\n\nbetween\n\n"
    said = [message(0, "before\n\n" + code * (1 + twice) + "after")]
    kind, look = MessageKind(), system_look()
    folded, whole = message_rows(said, SCENE, {}), {row.key: row for row in message_rows(said, SCENE)}
    assert folded[0].key == ("m0", 0)
    for row in folded:
        short, full = kind.laid_out(row, 600, look), kind.laid_out(whole[row.key], 600, look)
        assert short.characters == full.characters
        assert [(a.start, a.end) for a in short.blocks if a.block.kind != "code"] == [
            (b.start, b.end) for b in full.blocks if b.block.kind != "code"
        ]
        for placed in short.blocks:
            for character in (placed.start, placed.end):
                assert placed.frame.contains(short.rect_of(character).center()) or not placed.length


@pytest.mark.parametrize("lines", [60, 900])
def test_copying_folded_code_copies_all_of_it(qtbot: QtBot, lines: int) -> None:
    page = CodePage(qtbot, [fence(lines)])
    opener = next(row for row in page.rows() if "```python" in row.part.source)
    page.list.scroll_to(opener.key)
    copy = of_type(page, CopyButton, part=opener.key[1])[-1]
    assert isinstance(copy, CopyButton)
    copy.click()
    assert QGuiApplication.clipboard().text() == "".join(f"line {n} \n" for n in range(lines))


def test_a_selection_over_folded_code_copies_what_is_displayed(qtbot: QtBot) -> None:
    page = CodePage(qtbot, [fence(60)])
    page.list.select_all()
    assert copied(qtbot, page.list) == "before\n" + "".join(f"line {n} \n" for n in range(SHOWN)) + "after"


def test_showing_all_moves_no_line_that_is_seen(qtbot: QtBot) -> None:
    page = CodePage(qtbot, ["first", fence(60), "last " * 2000])
    page.list.scroll_to(("m1", 0))
    page.list.scroll_by(300)
    top = page.list.top_position()
    assert top is not None
    before = page.card(1).mapTo(page.list, page.card(1).rect_of(top.character).topLeft())
    next(button for button in page.card(1).findChildren(Button)).click()
    assert page.card(1).mapTo(page.list, page.card(1).rect_of(top.character).topLeft()) == before
    assert page.list.top_position() == top


def test_the_keyboard_shows_all_and_stays_in_the_card(qtbot: QtBot) -> None:
    page = CodePage(qtbot, [fence(60)])
    page.list.setFocus()
    qtbot.waitUntil(page.list.hasFocus)
    button = show_all(page)
    while QApplication.focusWidget() is not button:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is not page.list
    QTest.keyClick(button, Qt.Key.Key_Space)
    focus = QApplication.focusWidget()
    assert isinstance(focus, CopyButton)
    assert page.card(0).isAncestorOf(focus)


def test_only_code_with_long_lines_has_a_switch(qtbot: QtBot) -> None:
    page = CodePage(qtbot, [f"```\n{WIDE}\n```", "```\nshort\n```"])
    assert len(of_type(page, WrapButton, 0)) == 1
    assert not of_type(page, WrapButton, 1)


def switched(qtbot: QtBot) -> CodePage:
    """A page whose code has been told not to break its lines."""
    page = CodePage(qtbot, [f"```\n{WIDE}\nb\n```"])
    switch = of_type(page, WrapButton)[0]
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    return page


def test_lines_that_are_not_broken_are_one_line_each(qtbot: QtBot) -> None:
    page = switched(qtbot)
    card = page.card(0)
    assert card.rect_of(len(WIDE)).top() == card.rect_of(0).top()
    assert card.rect_of(len(WIDE) + 1).top() > card.rect_of(0).top()
    switch = of_type(page, WrapButton)[0]
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert page.card(0).rect_of(len(WIDE)).top() > page.card(0).rect_of(0).top()
    assert not of_type(page, CodeBar)


def test_every_character_of_a_long_line_can_be_scrolled_to(qtbot: QtBot) -> None:
    page = switched(qtbot)
    bar = of_type(page, CodeBar)[0]
    assert isinstance(bar, CodeBar)
    card = page.card(0)
    frame = card.text.blocks[0].frame.translated(card.origin)
    assert not frame.contains(card.rect_of(len(WIDE)).center())
    bar.setValue(bar.maximum())
    end = card.rect_of(len(WIDE))
    assert frame.contains(end.center())
    assert card.character_at(end.center()) == len(WIDE)


def turn(page: CodePage, by: QPoint, keys: Qt.KeyboardModifier) -> bool:
    card = page.card(0)
    at = QPointF(card.text.blocks[0].frame.translated(card.origin).center())
    event = QWheelEvent(
        at, card.mapToGlobal(at), QPoint(), by, Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(card, event)
    return card.text.blocks[0].shift > 0


def test_the_wheel_scrolls_code_sideways_and_the_page_down(qtbot: QtBot) -> None:
    page = switched(qtbot)
    assert not turn(page, QPoint(0, -120), Qt.KeyboardModifier.NoModifier)
    assert turn(page, QPoint(0, -120), Qt.KeyboardModifier.ShiftModifier)
    assert not turn(page, QPoint(120, 0), Qt.KeyboardModifier.NoModifier)
    assert turn(page, QPoint(-240, 0), Qt.KeyboardModifier.NoModifier)


def test_scrolled_code_paints_nothing_beside_its_frame(qtbot: QtBot) -> None:
    page = switched(qtbot)
    card = page.card(0)
    before = card.grab().toImage()
    page.kind.shift(card.row, 0, 500)
    after = card.grab().toImage()
    frame = card.text.blocks[0].frame.translated(card.origin)
    assert before != after
    outside = [(x, y) for x in range(frame.left() + 8) for y in range(card.height())]
    assert all(before.pixel(x, y) == after.pixel(x, y) for x, y in outside)


def test_a_row_without_a_choice_offers_none(qtbot: QtBot) -> None:
    page = CodePage(qtbot, ["text"])
    page.list.set_rows(message_rows([message(0, fence(60) + f"\n\n```\n{WIDE}\n```")], SCENE))
    assert not of_type(page, Button)
    assert not of_type(page, WrapButton)
