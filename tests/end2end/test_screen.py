"""The real window on a virtual screen, with keys, a mouse and the clipboard of another program."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor

from app.controllers.settings import SHOWN
from app.settings import USER_NAME
from store.clock import SystemClock
from store.home import Home
from store.records import Moment
from store.service import MemoryService
from tests.end2end.program import complaints, running
from tests.end2end.screen import Screen, missing_tools, screen, until
from tests.end2end.view import View
from widgets.sidebar import WIDE
from widgets.style import DARK, LIGHT

MISSING = missing_tools()
pytestmark = [
    pytest.mark.screen,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]

ASKED = 'Tabs\t\there,  two  blanks, 12\u00a0€, “curly” "straight", 👩🏽‍🍳 ❤️\n\n    four blanks\nשלום السلام'
ANSWERED = "# All of it\n\n" + "\n".join(f"line {number}\twith a tab" for number in range(5000))
SHORT = ("And now?", "Now this.")
WIDTH, HEIGHT, BAR = 1000, 800, 56
DAY_BAR = QRect(WIDE, 0, WIDTH - WIDE, BAR)
PAGE = QRect(WIDE, BAR + 6, WIDTH - WIDE, HEIGHT // 2 - BAR)  # the upper half: nothing of the prompt is in it
MONTH = QRect(0, 110, WIDE, 230)
DIARY_BUTTON, SETTINGS_BUTTON = QRect(0, 50, WIDE, 50), QRect(0, HEIGHT - 55, WIDE, 50)
SHORTEST = 20  # lines of an accent: what is shorter is a letter or a sign
LINE = QColor(LIGHT.line).rgb()


@pytest.fixture(scope="module")
def desk() -> Iterator[Screen]:
    with screen() as made:
        yield made


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Two conversations yesterday, so that none is unfolded by itself, and nothing today."""
    clock = SystemClock()
    yesterday = Moment.of((clock.now() - timedelta(days=1)).replace(hour=12, fold=0))
    made = Home(tmp_path / "home")
    made.make()
    service = MemoryService(made.path / "memory" / "memory.sqlite3", clock)
    for asked, answered in ((ASKED, ANSWERED), SHORT):
        session = service.start_session().value.id
        service.record_message(session, "user", asked, at=yesterday)
        service.record_message(session, "assistant", answered, at=yesterday)
        yesterday = Moment(yesterday.us + 60_000_000, yesterday.offset)
    return made


@contextmanager
def window(desk: Screen, home: Home) -> Iterator[str]:
    """The window with yesterday on its page. It has to end by Ctrl+Q, without a word on standard error."""
    options = ("--lang", "en", "--theme", "light", "--size", f"{WIDTH}x{HEIGHT}")
    with running(*options, home=home.path, **desk.environment()) as program:
        name = desk.window()
        until(lambda: "Today" in desk.title(name), "today in the title")
        until(lambda: any(desk.view().where(LIGHT.user, MONTH)), "the month, which comes after the keys")
        desk.keys("alt+Prior")
        until(lambda: "Yesterday" in desk.title(name), "yesterday in the title")
        until(lambda: rows(desk.view()), "yesterday's conversations")
        yield name
        desk.keys("ctrl+q")
        assert program.wait(10) == 0
        assert program.stderr is not None
        assert complaints(program.stderr.read()) == []


def test_messages_are_copied_to_the_letter_by_key_and_by_button(desk: Screen, home: Home) -> None:
    with window(desk, home):
        desk.keys("Down", "Return")
        until(lambda: accent(desk.view(), LIGHT.assistant) is not None, "the answer's card")
        desk.keys("Down", "c")
        until(lambda: desk.clipboard() == ASKED, "the first message on the clipboard, to the letter")
        desk.click(*copy_button(desk.view()))
        until(lambda: desk.clipboard() == ANSWERED, "the long answer on the clipboard, to the letter")


def test_mouse_selects_over_two_cards_and_another_program_pastes(desk: Screen, home: Home) -> None:
    with window(desk, home):
        desk.keys("Down", "Down", "Return")
        until(lambda: accent(desk.view(), LIGHT.assistant) is not None, "the answer's card")
        view = desk.view()
        answer = accent(view, LIGHT.assistant)
        assert answer is not None
        question = accent(view, LIGHT.user, answer.left())
        (left, first), (_, last) = last_line(view, question), last_line(view, answer)
        desk.drag((left - 3, first), (WIDTH - 100, last))
        until(lambda: any(desk.view().where(LIGHT.selection, PAGE)), "the selection's colour")
        desk.keys("ctrl+c")
        until(lambda: desk.clipboard() == "\n\n".join(SHORT), "both messages on the clipboard")


def test_zoom_and_theme_change_what_is_seen_and_are_kept(desk: Screen, home: Home) -> None:
    with window(desk, home):
        before = desk.view().cut(DAY_BAR)
        desk.keys("ctrl+plus")
        until(lambda: desk.view().cut(DAY_BAR) != before, "a larger day bar")
        desk.keys("ctrl+0")
        until(lambda: desk.view().cut(DAY_BAR) == before, "the day bar as it was")
        command(desk, "dark")
        until(lambda: desk.view().share(DARK.page, PAGE) > 0.4, "a dark page")
        until(lambda: kept(home, "theme") == "dark", "the theme in the settings")


def test_language_settings_and_help_are_a_few_keys_away(desk: Screen, home: Home) -> None:
    with window(desk, home) as name:
        command(desk, "language espa")
        until(lambda: "Ayer" in desk.title(name), "the day in Spanish in the title")
        until(lambda: kept(home, "language") == "es", "the language in the settings")

        desk.keys("ctrl+comma")
        until(lambda: is_marked(desk.view(), SETTINGS_BUTTON), "the settings")
        desk.copy("Begoña")
        desk.keys(*["Tab"] * list(SHOWN).index(USER_NAME.path), "ctrl+a", "ctrl+v", "Return")
        until(lambda: kept(home, "user_name", "assistant") == "Begoña", "the pasted name in the settings")

        desk.keys("F1")
        until(lambda: not is_marked(desk.view(), SETTINGS_BUTTON), "the list of keys")
        desk.keys("Escape")
        until(lambda: is_marked(desk.view(), DIARY_BUTTON), "the day again")


def command(desk: Screen, letters: str) -> None:
    """Carry out what the palette finds first for some letters."""
    before = desk.view().cut(PAGE)
    desk.keys("ctrl+k")
    until(lambda: desk.view().cut(PAGE) != before, "the palette")
    desk.do("type", "--delay", "40", letters)
    desk.keys("Return")


def kept(home: Home, name: str, section: str = "interface") -> object:
    """What the settings file says; None where it says nothing."""
    if not home.config_file.exists():
        return None
    return json.loads(home.config_file.read_text(encoding="utf-8")).get(section, {}).get(name)


def is_marked(view: View, button: QRect) -> bool:
    """Whether the button of a page shows that its page is open."""
    return view.share(LIGHT.card, button) > 0.4


def rows(view: View) -> bool:
    """Whether the page shows wide rows, and not only the button of an empty day."""
    return any(view.share(LIGHT.card, QRect(WIDE, y, WIDTH - WIDE, 1)) > 0.5 for y in range(PAGE.top(), PAGE.bottom()))


def accent(view: View, colour: str, beside: int | None = None) -> QRect | None:
    """The left edge of the first card that has this colour there, one pixel wide. beside: the edge is at this place."""
    for x, _ in view.where(colour, PAGE):
        edge = x if beside is None else beside
        stretch = view.stretch(colour, edge, PAGE.top(), HEIGHT)
        if stretch and stretch[1] - stretch[0] >= SHORTEST:
            return QRect(edge, stretch[0], 1, stretch[1] - stretch[0] + 1)
    return None


def last_line(view: View, edge: QRect | None) -> tuple[int, int]:
    """A place in the first letter of the last line of text in the card with this edge."""
    assert edge is not None
    card = QRect(edge.left() + 6, edge.top() + edge.height() // 2, 300, edge.height() // 2)
    letters = list(view.where(LIGHT.text, card))
    return min(x for x, _ in letters), letters[len(letters) // 2][1]


def copy_button(view: View) -> tuple[int, int]:
    """Where the copy button of the first answer is: at the right end of the card's first line."""
    edge = accent(view, LIGHT.assistant)
    assert edge is not None
    line = view.line(edge.top() + 58, WIDE, WIDTH)
    right = max(x for x, pixel in enumerate(line, WIDE) if pixel == LINE)
    return right - 20, edge.top() + 18
