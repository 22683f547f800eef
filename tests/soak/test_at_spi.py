"""A screen reader of the desktop reads a day of the real program, and acts on it."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from store.clock import SystemClock
from store.home import Home
from store.records import Moment
from store.service import MemoryService
from tests.end2end.program import running
from tests.end2end.screen import Screen, missing_tools, screen, until
from tests.soak.at_spi import Reader, Told, missing_packages, session

MISSING = missing_tools() + missing_packages()
pytestmark = [pytest.mark.soak, pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Two conversations on the day before, so that none is unfolded by itself."""
    made, clock = Home(tmp_path / "home"), SystemClock()
    made.make()
    service = MemoryService(made.path / "memory" / "memory.sqlite3", clock)
    at = Moment.of((clock.now() - timedelta(days=1)).replace(hour=12, minute=0, fold=0))
    for asked, answered in (("Who is **Rudiger**?", "Your dog."), ("And now?", "Now this.")):
        of = service.start_session().value.id
        service.record_message(of, "user", asked, at=at)
        service.record_message(of, "assistant", answered, at=at)
    return made


@pytest.fixture
def desk() -> Iterator[Screen]:
    with screen() as made:
        yield made


@pytest.fixture
def bus(desk: Screen, tmp_path: Path) -> Iterator[dict[str, str]]:
    runtime = tmp_path / "runtime"
    runtime.mkdir()
    with session(desk.environment(), runtime) as found:
        yield desk.environment() | found


@pytest.fixture
def reader(bus: dict[str, str]) -> Iterator[Reader]:
    made = Reader(bus)
    yield made
    made.stop()


def test_a_day_is_read_unfolded_and_followed(desk: Screen, bus: dict[str, str], reader: Reader, home: Home) -> None:
    yesterday = (SystemClock().now() - timedelta(days=1)).date().isoformat()
    with running("--lang", "en", "--date", yesterday, home=home.path, **bus) as program:
        desk.window()
        until(lambda: bool(header(reader)), "the header of a conversation")
        until(lambda: ("list", "Day") in [(one.role, one.name) for one in reader.tree()], "the day's list")
        read = reader.tree()
        assert len(read) > 50
        assert [one for one in read if "focusable" in one.states and not one.name] == []
        (folded,) = header(reader)
        assert "expandable" in folded.states
        assert "expanded" not in folded.states

        assert reader.press(folded.name)
        until(lambda: {"Who is Rudiger?", "Your dog."} <= set(texts(reader)), "the texts of both messages")
        until(lambda: any("expanded" in one.states for one in header(reader)), "the header unfolded")

        desk.keys("Home")
        until(lambda: any("focused" in one.states for one in header(reader)), "the keyboard on the header")
        desk.keys("Down")
        until(lambda: focused(reader) == ["Who is Rudiger?"], "the keyboard on the first message")
        desk.keys("ctrl+q")
        assert program.wait(10) == 0


def header(reader: Reader) -> list[Told]:
    """That of the first conversation, once it is there."""
    return [one for one in reader.tree() if one.name.startswith("Who is Rudiger?")][:1]


def texts(reader: Reader) -> list[str]:
    return [one.text for one in reader.tree()]


def focused(reader: Reader) -> list[str]:
    """The texts of those that have the keyboard; whatever holds them has it too."""
    return [one.text for one in reader.tree() if "focused" in one.states and one.text]
