"""The real window on a virtual screen, with keys, a mouse and the clipboard of another program."""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from store.clock import SystemClock
from store.home import Home
from store.records import Moment
from store.service import MemoryService
from tests.end2end.program import complaints, running
from tests.end2end.screen import Screen, missing_tools, screen, until
from widgets.style import LIGHT

ASKED = 'Tabs\t\there,  two  blanks, 12\u00a0€, “curly” "straight", 👩🏽‍🍳 ❤️\n\n    four blanks\nשלום السلام'
ANSWERED = "# All of it\n\n" + "\n".join(f"line {number}\twith a tab" for number in range(5000))
MISSING = missing_tools()
WIDTH, HEIGHT = 1000, 800


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Two conversations yesterday, so that none is unfolded by itself, and nothing today."""
    clock = SystemClock()
    yesterday = Moment.of((clock.now() - timedelta(days=1)).replace(hour=12, fold=0))
    made = Home(tmp_path / "home")
    made.make()
    service = MemoryService(made.path / "memory" / "memory.sqlite3", clock)
    for asked, answered in ((ASKED, ANSWERED), ("And now?", "Now this.")):
        session = service.start_session().value.id
        service.record_message(session, "user", asked, at=yesterday)
        service.record_message(session, "assistant", answered, at=yesterday)
        yesterday = Moment(yesterday.us + 60_000_000, yesterday.offset)
    return made


@pytest.mark.screen
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_a_person_pages_back_unfolds_copies_zooms_and_quits(home: Home, tmp_path: Path) -> None:
    options = ("--lang", "en", "--theme", "light", "--size", f"{WIDTH}x{HEIGHT}")
    with screen() as desk, running(*options, home=home.path, **desk.environment()) as program:
        window = desk.window()
        until(lambda: "Today" in desk.title(window), "today in the title")
        desk.keys("alt+Prior")
        until(lambda: "Yesterday" in desk.title(window), "yesterday in the title")
        until(lambda: rows(view(desk, tmp_path)), "yesterday's conversations")

        desk.keys("Down", "Return")
        until(lambda: answer(view(desk, tmp_path)) is not None, "the answer's card")
        desk.keys("Down", "c")
        until(lambda: desk.clipboard() == ASKED, "the first message on the clipboard, to the letter")
        desk.click(*copy_button(view(desk, tmp_path)))
        until(lambda: desk.clipboard() == ANSWERED, "the long answer on the clipboard, to the letter")

        before = day_bar(desk, tmp_path)
        desk.keys("ctrl+plus")
        until(lambda: day_bar(desk, tmp_path) != before, "a larger day bar")
        desk.keys("ctrl+0")
        until(lambda: day_bar(desk, tmp_path) == before, "the day bar as it was")

        desk.keys("ctrl+q")
        assert program.wait(10) == 0
        assert program.stderr is not None
        assert complaints(program.stderr.read()) == []


def view(desk: Screen, folder: Path) -> QImage:
    return QImage(str(desk.grab(folder / "now.png")))


def day_bar(desk: Screen, folder: Path) -> QImage:
    """The top of the window, in which nothing but zoom and theme changes while a day stays open."""
    return view(desk, folder).copy(0, 0, WIDTH, 56)


def rows(image: QImage) -> bool:
    """Whether the page shows wide rows, and not only the button of an empty day."""
    card = QColor(LIGHT.card)
    return any(sum(image.pixelColor(x, y) == card for x in range(WIDTH)) > WIDTH / 2 for y in range(62, HEIGHT, 4))


def answer(image: QImage) -> tuple[int, int] | None:
    """The upper left corner of the first answer's card: where its accent begins."""
    accent = QColor(LIGHT.assistant)
    places = ((x, y) for y in range(HEIGHT) for x in range(WIDTH // 2) if image.pixelColor(x, y) == accent)
    return next(places, None)


def copy_button(image: QImage) -> tuple[int, int]:
    """Where the copy button of the first answer is: at the right end of the card's first line."""
    corner = answer(image)
    assert corner is not None
    left, top = corner
    edge = QColor(LIGHT.line)
    right = next(x for x in range(WIDTH - 1, left, -1) if image.pixelColor(x, top + 58) == edge)
    return right - 20, top + 18
