"""What a screen reader finds of a whole day, page by page and row by row."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from store.agenda.agenda import Agenda
from store.home import Home
from store.journal.journal import Journal
from store.records import Plan
from tests.helpers.other_process import OtherProcess
from tests.helpers.set_clock import SetClock
from tests.integration.live_program import NINE, TEN, Conversation, LiveProgram, Open, moment
from widgets.rows.row import RowWidget

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
Role = QAccessible.Role
ACTED_UPON = {
    Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox, Role.ListItem,
    Role.MenuItem, Role.Link,
}  # fmt: skip
TITLE = "Read this page: https://example.org/, or that one."
QUESTION = "Read **this** page: https://example.org/, or `that` one."
ANSWER = "Done.\n\n```python\nprint(1)\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |"


@pytest.fixture
def opened(open_program: Open, live_home: Home, other: OtherProcess) -> LiveProgram:
    """A day that holds something of everything; no conversation of it is unfolded."""
    Conversation(other, NINE).say(QUESTION, ANSWER, "Thank you.", "You are welcome.")
    Conversation(other, TEN).say("And now?", "Now this.")
    other.do("remember", "Diego has a dog called Rudiger", "fact", NINE)
    database = live_home.path / "memory" / "memory.sqlite3"
    clock = SetClock(moment("02 08:00"))
    choir = Plan("event", "Choir", datetime(2026, 10, 2, 18), datetime(2026, 10, 2, 19))  # noqa: DTZ001 - a wall clock's
    Agenda(database, clock).add(choir)
    Journal(database, clock).add("Slept well.")
    return open_program()


@dataclass(frozen=True)
class Found:
    """One thing that a screen reader can come to."""

    what: QAccessibleInterface
    path: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.what.text(NAME)

    @property
    def is_named(self) -> bool:
        """By itself or, where Qt leaves that to the desktop, by the label it points to."""
        return bool(self.name.strip()) and (self.what.role() != Role.ComboBox or bool(labels(self.what)))

    @property
    def says(self) -> str:
        text = self.what.textInterface()
        return text.text(0, text.characterCount()) if text else ""

    def __str__(self) -> str:
        return " / ".join((*self.path, f"{self.what.role().name} {self.name!r}"))


def labels(what: QAccessibleInterface) -> list[str]:
    return [label.text(NAME) for label, _ in what.relations(QAccessible.RelationFlag.Label)]


def tree(root: QWidget) -> list[Found]:
    """All that is shown, in order."""
    return list(_walk(QAccessible.queryAccessibleInterface(root), ()))


def _walk(what: QAccessibleInterface, path: tuple[str, ...]) -> Iterator[Found]:
    if what.state().invisible:
        return
    yield Found(what, path)
    for number in range(what.childCount()):
        child = what.child(number)
        if child is not None:
            yield from _walk(child, (*path, what.role().name))


def unfold(program: LiveProgram) -> None:
    """The first conversation, by the keyboard."""
    program.list.setFocus()
    header = next(row for row in program.conversations())
    program.list.current.put_on(header.key)
    QTest.keyClick(program.list, Qt.Key.Key_Return)
    program.settle()


def rows(program: LiveProgram) -> list[Found]:
    """The rows on the screen, from the top."""
    return sorted(
        (found for found in tree(program.list) if isinstance(found.what.object(), RowWidget)),
        key=lambda found: found.what.rect().top(),
    )


def popup() -> QWidget:
    found = QApplication.activePopupWidget()
    assert found is not None
    return found


def day(program: LiveProgram) -> QWidget:
    unfold(program)
    return program.window


def picker(program: LiveProgram) -> QWidget:
    program.page.open_picker()
    return popup()


def palette(program: LiveProgram) -> QWidget:
    program.window.open_palette()
    return popup()


def menu(program: LiveProgram) -> QWidget:
    program.window.open_menu()
    return popup()


def settings(program: LiveProgram) -> QWidget:
    program.window.show_settings()
    return program.window


def keys(program: LiveProgram) -> QWidget:
    program.window.show_keys()
    return program.window


@pytest.mark.parametrize("place", [day, picker, palette, menu, settings, keys], ids=lambda place: place.__name__)
def test_whatever_can_be_acted_upon_has_a_name(opened: LiveProgram, place: Callable[[LiveProgram], QWidget]) -> None:
    shown = place(opened)
    found = [one for one in tree(shown) if one.what.state().focusable or one.what.role() in ACTED_UPON]
    if QApplication.activePopupWidget():
        popup().close()
    assert len(found) > 5
    assert [str(one) for one in found if not one.is_named] == []


def test_rows_are_read_in_order_with_times_and_numbers(opened: LiveProgram) -> None:
    unfold(opened)
    opened.list.scroll_to_start()
    assert [(one.what.role(), plain(one.name), one.says) for one in rows(opened)][:10] == [
        (Role.Client, "On the agenda", ""),
        (Role.StaticText, "6:00 PM – 7:00 PM · Event", "Choir"),
        (Role.Client, "Journal", ""),
        (Role.StaticText, "Journal · 8:00 AM", "Slept well."),
        (Role.Client, "What I remember from this day", ""),
        (Role.StaticText, "Memory · Fact · 9:00 AM", "Diego has a dog called Rudiger"),
        (Role.Client, "Conversations", ""),
        (Role.Button, f"{TITLE} · 9:00 AM · 4 messages · unfolded", ""),
        (Role.StaticText, "You, 9:00 AM, message 1 of 4", TITLE),
        (Role.StaticText, "Morgan, 9:00 AM, message 2 of 4", "Done.\nprint(1)\na\tb\n1\t2"),
    ]


def test_a_header_says_whether_it_is_unfolded_and_can_be_pressed(opened: LiveProgram) -> None:
    header = next(one.what for one in rows(opened) if one.what.role() == Role.Button)
    for unfolded in (False, True, False):
        state = header.state()
        assert (state.expandable, state.expanded, state.collapsed) == (True, unfolded, not unfolded)
        assert len(opened.messages()) == (4 if unfolded else 0)
        header.actionInterface().doAction(QAccessibleActionInterface.pressAction())
        opened.settle()


def test_a_screen_reader_is_where_the_keyboard_is(opened: LiveProgram) -> None:
    unfold(opened)
    opened.list.current.to_end(False)
    heard = []
    for _ in range(5):
        heard += [plain(one.name) for one in rows(opened) if one.what.state().focused]
        QTest.keyClick(opened.list, Qt.Key.Key_Down)
    assert heard == [
        "6:00 PM – 7:00 PM · Event",
        "Journal · 8:00 AM",
        "Memory · Fact · 9:00 AM",
        f"{TITLE} · 9:00 AM · 4 messages · unfolded",
        "You, 9:00 AM, message 1 of 4",
    ]


def plain(text: str) -> str:
    """With usual blanks."""
    return text.replace("\u202f", " ")
