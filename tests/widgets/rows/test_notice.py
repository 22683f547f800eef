"""A notice says one sentence whole, offers what can be done, and copies its command."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.widgets.rows.bound import bound, zoomed
from widgets.button import Button
from widgets.rows.copy_button import CopyButton
from widgets.rows.notice import Action, NoticeKind, NoticeRow, Tone
from widgets.style import Look

ROW = NoticeRow(
    ("day", "trouble"),
    "The database is locked by another program. Close it, then try again.",
    action=Action("retry-day", "Try again", "retry"),
)
LOG = NoticeRow(
    ("day", "log"),
    "12 more messages are in this day's log. Import them with:",
    command='python -m store import 2026-10-02.md --speaker "Diego=user"',
)


@pytest.fixture
def kind(qtbot: QtBot) -> NoticeKind:
    return NoticeKind()


def test_button_offers_the_action(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    notice = bound(qtbot, kind, ROW, 600, look)
    (button,) = notice.controls()
    assert isinstance(button, Button)
    assert button.text() == "Try again"
    with qtbot.waitSignal(kind.acted) as acted:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert acted.args == [ROW]


def test_enter_on_the_row_does_the_action(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    with qtbot.waitSignal(kind.acted):
        bound(qtbot, kind, ROW, 600, look).activate()


def test_notice_without_an_action_has_no_button(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    notice = bound(qtbot, kind, ROW, 600, look)
    notice.bind(replace(ROW, action=None), 600, look)
    assert notice.controls() == ()
    assert all(button.isHidden() for button in notice.findChildren(Button))
    with qtbot.assertNotEmitted(kind.acted):
        notice.activate()


def test_command_is_copied_by_its_button(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    notice = bound(qtbot, kind, LOG, 600, look)
    (button,) = notice.controls()
    assert isinstance(button, CopyButton)
    assert button.accessibleName() == "Copy the command"
    assert notice.rect().contains(button.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == LOG.command
    assert button.answers
    notice.hide()


def test_enter_on_the_row_copies_its_command(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    notice = bound(qtbot, kind, LOG, 600, look)
    notice.activate()
    assert QGuiApplication.clipboard().text() == LOG.command
    notice.hide()


def test_other_notice_has_no_button_of_the_one_before(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    notice = bound(qtbot, kind, LOG, 600, look)
    notice.bind(ROW, 600, look)
    assert [type(control) for control in notice.controls()] == [Button]
    assert all(copy.isHidden() for copy in notice.findChildren(CopyButton))


def test_key_c_copies_the_command(kind: NoticeKind) -> None:
    assert kind.stored(LOG) == LOG.command
    assert kind.stored(ROW) is None


def test_screen_reader_hears_a_problem_from_a_note(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    notice = bound(qtbot, kind, ROW, 600, look)
    assert notice.accessibleName() == "Note"
    assert notice.displayed(0, notice.characters()) == ROW.words
    notice.bind(replace(LOG, tone="quiet"), 600, look)
    assert notice.accessibleName() == f"Note · {LOG.command}"
    notice.bind(replace(ROW, tone="trouble"), 600, look)
    assert notice.accessibleName() == "Problem"


@pytest.mark.parametrize("tone", ["empty", "quiet", "waiting", "trouble"])
@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("width", [300, 760])
def test_all_lies_inside_the_slot(
    qtbot: QtBot, kind: NoticeKind, look: Look, width: int, zoom: int, tone: Tone
) -> None:
    notice = bound(qtbot, kind, replace(ROW, tone=tone), width, zoomed(look, zoom))
    (button,) = notice.controls()
    assert notice.rect().contains(button.geometry())
    words = notice.rect_of(notice.characters())
    assert notice.rect().contains(words)
    assert words.bottom() < button.geometry().top()


@pytest.mark.parametrize("tone", ["quiet", "waiting", "trouble"])
def test_notice_about_a_conversation_stands_under_it(qtbot: QtBot, kind: NoticeKind, look: Look, tone: Tone) -> None:
    plain = bound(qtbot, kind, replace(ROW, tone=tone), 600, look)
    nested = bound(qtbot, kind, replace(ROW, tone=tone, nested=True), 600, look)
    assert nested.rect_of(0).left() > plain.rect_of(0).left()


def test_tones_can_be_told_apart(qtbot: QtBot, kind: NoticeKind, look: Look) -> None:
    tones: tuple[Tone, ...] = ("empty", "quiet", "waiting", "trouble")
    pictures = [bound(qtbot, kind, replace(ROW, tone=tone), 600, look).grab().toImage() for tone in tones]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
