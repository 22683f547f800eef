"""The palette finds while one types, and is worked with keys or the mouse."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from widgets.palette import SHOWN, Palette
from widgets.palette_hit import Hit
from widgets.palette_hits import pieces
from widgets.style import Look

HITS = [Hit(f"h{number}", f"Command number {number}", "What it does", "Ctrl+1") for number in range(SHOWN + 6)]


def find(query: str) -> Sequence[Hit]:
    return [hit for hit in HITS if query in hit.title]


@pytest.fixture
def before(qtbot: QtBot) -> Iterator[QLineEdit]:
    """What has the keyboard before the palette opens."""
    window = QWidget()
    window.resize(900, 700)
    field = QLineEdit(window)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    field.setFocus()
    yield field
    window.close()


@pytest.fixture
def palette(qtbot: QtBot, look: Look, before: QLineEdit) -> Iterator[Palette]:
    made = Palette(find, look, before.window())
    made.open(look)
    yield made
    made.close()


def press(palette: Palette, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(palette.field(), key)


def current(palette: Palette) -> str:
    hit = palette.current()
    return hit.id if hit else ""


def test_all_commands_are_there_at_first(palette: Palette) -> None:
    assert list(palette.hits()) == HITS
    assert current(palette) == "h0"


def test_typing_narrows_down_to_what_is_meant(palette: Palette) -> None:
    QTest.keyClicks(palette.field(), "number 1")
    assert [hit.id for hit in palette.hits()] == ["h1", "h10", "h11", "h12", "h13", "h14"]
    assert current(palette) == "h1"


@pytest.mark.parametrize(
    ("keys", "wanted"),
    [
        ([Qt.Key.Key_Down], "h1"),
        ([Qt.Key.Key_Down, Qt.Key.Key_Up], "h0"),
        ([Qt.Key.Key_Up], "h14"),
        ([Qt.Key.Key_Up, Qt.Key.Key_Down], "h0"),
        ([Qt.Key.Key_PageDown], f"h{SHOWN}"),
        ([Qt.Key.Key_PageDown, Qt.Key.Key_PageDown], "h14"),
    ],
)
def test_keys_move_through_the_list_while_the_field_keeps_them(
    palette: Palette, keys: list[Qt.Key], wanted: str
) -> None:
    press(palette, *keys)
    assert current(palette) == wanted


def test_enter_chooses_and_closes(qtbot: QtBot, palette: Palette) -> None:
    press(palette, Qt.Key.Key_Down)
    with qtbot.waitSignal(palette.chosen) as chosen:
        press(palette, Qt.Key.Key_Return)
    assert chosen.args == ["h1"]
    assert not palette.isVisible()


def test_click_chooses(qtbot: QtBot, palette: Palette) -> None:
    row = palette.list().visualRect(palette.list().model().index(2, 0))
    with qtbot.waitSignal(palette.chosen) as chosen:
        QTest.mouseClick(palette.list().viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert chosen.args == ["h2"]


def test_escape_gives_the_keyboard_back(qtbot: QtBot, palette: Palette, before: QLineEdit) -> None:
    press(palette, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    qtbot.waitUntil(before.hasFocus)


def test_enter_on_nothing_found_does_nothing(palette: Palette) -> None:
    QTest.keyClicks(palette.field(), "zzz")
    press(palette, Qt.Key.Key_Return)
    assert palette.isVisible()
    assert palette.current() is None


def test_it_opens_afresh(palette: Palette, look: Look) -> None:
    QTest.keyClicks(palette.field(), "number 1")
    palette.close()
    palette.open(look)
    assert palette.field().text() == ""
    assert len(palette.hits()) == len(HITS)


def test_it_does_not_jump_while_one_types(palette: Palette) -> None:
    before = palette.geometry()
    QTest.keyClicks(palette.field(), "number 14")
    assert palette.geometry() == before
    QTest.keyClicks(palette.field(), "zzz")
    assert palette.geometry() == before


@pytest.mark.parametrize(("size", "zoom"), [((480, 480), 100), ((480, 480), 200), ((900, 700), 150)])
def test_it_fits_into_its_window(
    palette: Palette, before: QLineEdit, look: Look, size: tuple[int, int], zoom: int
) -> None:
    window = before.window()
    window.resize(*size)
    palette.open(Look(look.theme, zoom, look.family, look.code_family))
    corner = window.mapFromGlobal(palette.mapToGlobal(QPoint(0, 0)))
    assert corner.x() >= 0
    assert corner.y() >= 0
    assert corner.x() + palette.width() <= window.width()
    assert corner.y() + palette.height() <= window.height()


def test_screen_reader_hears_titles_with_keys(palette: Palette) -> None:
    lines = QAccessible.queryAccessibleInterface(palette.list())
    assert lines.child(0).text(QAccessible.Text.Name) == "Command number 0, Ctrl+1"
    field = QAccessible.queryAccessibleInterface(palette.field())
    assert field.text(QAccessible.Text.Name) == "Find a command"


@pytest.mark.parametrize(
    ("spans", "cut"),
    [
        ((), [("Dark", False)]),
        (((0, 4),), [("Dark", True)]),
        (((1, 2),), [("D", False), ("a", True), ("rk", False)]),
        (((0, 1), (3, 4)), [("D", True), ("ar", False), ("k", True)]),
    ],
)
def test_title_is_cut_where_it_was_found(spans: tuple[tuple[int, int], ...], cut: list[tuple[str, bool]]) -> None:
    assert pieces(Hit("dark", "Dark", spans=spans)) == cut
