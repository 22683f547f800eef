"""A card shows one message: who, when, what is odd about it, its text, and a button that copies it exactly."""

from datetime import timedelta, timezone

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from store.records import Message, Role, Status
from tests.widgets.day_list.stage import SCENE, message, rows_of
from widgets.rows.copy_button import CopyButton
from widgets.rows.message import MessageKind
from widgets.rows.message_card import MessageCard
from widgets.rows.message_rows import MessageRow, message_rows
from widgets.rows.message_words import Place, Scene, badge, full_time, speaker, spoken_name, time_label
from widgets.style import Look, system_look

EXACT = ['tab\there  two\u00a0no-break "quotes" 😀 مرحبا\n\n\n  end ', "x" * 1_000_000, "# *markdown* `stays`\r\n"]


class HeldCard(MessageCard):
    """A card that keeps the widget it stands in alive."""

    stage: QWidget


def bound(qtbot: QtBot, row: MessageRow, look: Look | None = None) -> HeldCard:
    parent = QWidget()
    qtbot.addWidget(parent)
    kind = MessageKind(parent)
    card = HeldCard(kind, parent)
    card.stage = parent
    used = look or system_look()
    height = kind.measure(row, 600, used)
    card.bind(row, 600, used)
    card.resize(600, height)
    parent.resize(600, height)
    parent.show()
    return card


def copy_button(card: MessageCard) -> CopyButton:
    return card.findChildren(CopyButton)[0]


@pytest.mark.parametrize("content", EXACT)
def test_the_button_copies_the_stored_text_exactly(qtbot: QtBot, content: str) -> None:
    card = bound(qtbot, rows_of([content])[0])
    QTest.mouseClick(copy_button(card), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == content


def test_the_button_answers_without_changing_its_size(qtbot: QtBot) -> None:
    card = bound(qtbot, rows_of(["text"])[0])
    button = copy_button(card)
    before: QSize = button.size()
    button.click()
    assert button.answers
    assert button.size() == before
    qtbot.waitUntil(lambda: not button.answers, timeout=3000)


def test_the_answer_does_not_follow_the_widget_to_another_row(qtbot: QtBot) -> None:
    rows = rows_of(["one", "two"])
    card = bound(qtbot, rows[0])
    copy_button(card).click()
    card.bind(rows[1], 600, system_look())
    assert not copy_button(card).answers


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_button_works_from_the_keyboard(qtbot: QtBot, key: Qt.Key) -> None:
    card = bound(qtbot, rows_of(["by key"])[0])
    button = copy_button(card)
    QTest.keyClick(button, key)
    assert QGuiApplication.clipboard().text() == "by key"


def test_the_whole_message_is_copied_from_its_first_part(qtbot: QtBot) -> None:
    content = "\n\n".join("a paragraph of some length " * 20 for _ in range(60))
    rows = rows_of([content])
    assert len(rows) > 3
    copy_button(bound(qtbot, rows[0])).click()
    assert QGuiApplication.clipboard().text() == content


@pytest.mark.parametrize("lines", [1, 60, 900])
def test_the_code_of_a_fence_is_copied_exactly(qtbot: QtBot, lines: int) -> None:
    code = "\n".join(f"\tvalue[{n}]  = 'a\u00a0b' # \u202e" for n in range(lines)) + "\n"
    row = rows_of([f"before\n\n```python\n{code}```\n\nafter"])
    at = next(row for row in row if "```python" in row.part.source)
    card = bound(qtbot, at)
    button = card.findChildren(CopyButton)[-1]
    button.click()
    assert QGuiApplication.clipboard().text() == code


def test_a_frame_of_code_goes_on_in_the_next_row_without_a_gap(qtbot: QtBot) -> None:
    rows = rows_of(["```\n" + "some code\n" * 900 + "```"])
    card = bound(qtbot, rows[1])
    image = card.grab().toImage()
    for y in (0, image.height() - 1):
        assert image.pixelColor(300, y).name() == system_look().theme.code


def test_a_button_of_code_goes_when_the_card_shows_another_row(qtbot: QtBot) -> None:
    rows = rows_of(["```\ncode\n```", "plain"])
    card = bound(qtbot, rows[0])
    assert len(card.controls()) == 2
    card.bind(rows[1], 600, system_look())
    assert len(card.controls()) == 1


def test_parts_of_a_message_are_one_card(qtbot: QtBot) -> None:
    rows = rows_of(["\n\n".join("a paragraph of some length " * 20 for _ in range(60))])
    assert [row.is_first for row in rows] == [True] + [False] * (len(rows) - 1)
    assert [row.is_last for row in rows] == [False] * (len(rows) - 1) + [True]
    assert not copy_button(bound(qtbot, rows[1])).isVisible()


def test_the_edges_of_neighbouring_parts_meet(qtbot: QtBot) -> None:
    rows = rows_of(["\n\n".join("a paragraph of some length " * 20 for _ in range(60))])
    first, second = bound(qtbot, rows[0]).grab().toImage(), bound(qtbot, rows[1]).grab().toImage()
    left, middle = 15, 300
    for x in (left, middle):
        assert first.pixelColor(x, first.height() - 1) == second.pixelColor(x, 0)


def test_the_accent_is_the_speakers(qtbot: QtBot) -> None:
    look = system_look()
    for role, colour in (("user", look.theme.user), ("assistant", look.theme.assistant)):
        row = message_rows([message(1, "text", role)], SCENE)[0]  # type: ignore[arg-type]  # both are roles
        image: QImage = bound(qtbot, row).grab().toImage()
        assert image.pixelColor(15, image.height() // 2).name() == colour


@pytest.mark.parametrize(
    ("role", "status", "word"),
    [
        ("user", "complete", ""),
        ("assistant", "complete", ""),
        ("assistant", "interrupted", "Interrupted"),
        ("assistant", "error", "Failed"),
        ("system", "complete", ""),
        ("system", "error", "Failed"),
    ],
)
def test_what_is_odd_is_said_in_a_word(role: Role, status: Status, word: str) -> None:
    assert badge(message(1, "text", role, status)) == word


@pytest.mark.usefixtures("language")
def test_the_time_is_that_of_whoever_looks() -> None:
    kathmandu = Scene(SCENE.names, timezone(timedelta(hours=5, minutes=45)))
    assert time_label(message(0, "text"), kathmandu) == "19:58"


@pytest.mark.usefixtures("language")
def test_the_tooltip_gives_date_seconds_and_offset() -> None:
    here = Scene(SCENE.names, timezone(timedelta(hours=2)))
    assert full_time(message(0, "text"), here) == "Monday, 21 September 2026 · 16:13:20 UTC+02:00"


@pytest.mark.usefixtures("language")
def test_another_offset_of_writing_stands_below() -> None:
    shown = full_time(message(0, "text"), Scene(SCENE.names, timezone(-timedelta(hours=3, minutes=30))))
    assert shown.splitlines() == [
        "Monday, 21 September 2026 · 10:43:20 UTC-03:30",
        "written at Monday, 21 September 2026 · 16:13:20 UTC+02:00",
    ]


@pytest.mark.usefixtures("language")
def test_a_screen_reader_hears_who_when_and_where() -> None:
    assert spoken_name(message(0, "text"), SCENE, Place(7, 2000)) == "Diego, 14:13, message 7 of 2,000"


def test_an_unknown_speaker_is_shown_by_the_written_name() -> None:
    unknown = message(0, "text")
    written = Message(
        unknown.id, unknown.session, 1, "system", "complete", unknown.at, "text", source=None, speaker="Marta"
    )
    assert speaker(written, SCENE) == "Marta"


def test_estimates_are_near_what_is_measured(qtbot: QtBot) -> None:
    rows = rows_of(["Some words of an ordinary message. " * (n + 3) for n in range(40)])
    kind, look = MessageKind(), system_look()
    guessed = sum(kind.estimates(rows, 700, look))
    measured = sum(kind.measure(row, 700, look) for row in rows)
    assert abs(guessed - measured) < 0.35 * measured


def test_a_link_is_found_under_the_mouse_and_nowhere_else(qtbot: QtBot) -> None:
    card = bound(qtbot, rows_of(["see [the page](https://example.org/a) and more"])[0])
    line = card.rect_of(6)
    assert card.link_at(line.center() + QPoint(4, 0)) == "https://example.org/a"
    assert card.link_at(card.rect_of(0).center()) is None


def test_tab_reaches_the_button_and_then_each_link(qtbot: QtBot) -> None:
    card = bound(qtbot, rows_of(["[one](https://example.org/1) and [two](https://example.org/2)"])[0])
    assert list(card.controls()) == [copy_button(card), card]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(card.hasFocus)
    assert card.step_inside(True)
    assert not card.step_inside(True)


def test_enter_follows_the_link_that_has_the_focus(qtbot: QtBot) -> None:
    card = bound(qtbot, rows_of(["[one](https://example.org/1) and [two](https://example.org/2)"])[0])
    followed: list[str] = []
    card.kind.link_activated.connect(followed.append)
    card.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(card.hasFocus)
    card.step_inside(True)
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert followed == ["https://example.org/2"]


def test_a_card_without_links_has_only_its_button(qtbot: QtBot) -> None:
    card = bound(qtbot, rows_of(["plain"])[0])
    assert list(card.controls()) == [copy_button(card)]


def test_selected_characters_are_painted(qtbot: QtBot) -> None:
    card = bound(qtbot, rows_of(["some words to select"])[0])
    before = card.grab().toImage()
    card.select(0, 4)
    assert card.grab().toImage() != before


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("zoom", [50, 100, 200])
def test_a_card_is_as_high_as_it_was_measured(qtbot: QtBot, theme: str, zoom: int) -> None:
    look = system_look("dark" if theme == "dark" else "light", zoom)
    card = bound(qtbot, rows_of(["words " * 80 + "\n\n```\ncode\n```"])[0], look)
    last = card.rect_of(card.characters())
    assert last.bottom() < card.height() - look.px(8)
