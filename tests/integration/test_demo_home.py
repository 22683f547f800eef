"""The sample home, read through the diary as the program reads it."""

from collections.abc import Iterator
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from app.demo.home import make_demo_home
from app.demo.schedule import scenes
from app.demo.script import Line
from app.settings import DECLARED
from store.database.connection import reading
from store.database.location import database_path
from store.diary.diary import Diary
from store.home import Home
from store.records import Conversation, Message, Role
from store.service import MemoryService
from store.settings import DATABASE
from store.settings_file import SettingsFile
from tests.helpers.set_clock import SetClock

MADRID = ZoneInfo("Europe/Madrid")
NOW = datetime(2026, 12, 1, 18, 30, tzinfo=MADRID)
TODAY = NOW.date()
SPEAKERS: dict[str, Role] = {"Diego": "user", "Morgan": "assistant", "System": "system"}


def database(home: Home) -> Path:
    return database_path(home, str(DATABASE.default))


def open_diary(home: Home, at: datetime = NOW) -> Diary:
    return Diary(home, database(home), SPEAKERS, MADRID, SetClock(at))


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    return make_demo_home(tmp_path_factory.mktemp("demo") / "home", SetClock(NOW))


@pytest.fixture
def diary(home: Home) -> Iterator[Diary]:
    with closing(open_diary(home)) as diary:
        yield diary


def day_of(talk: str) -> date:
    scene = next(scene for scene in scenes(NOW) if scene.talk.name == talk)
    return scene.moments[0].astimezone(MADRID).date()


def said(diary: Diary, day: date, conversation: Conversation) -> list[Message]:
    return list(diary.messages(day, conversation.session, limit=5000).messages)


def test_today_is_a_lived_in_day(diary: Diary) -> None:
    page = diary.page(TODAY)
    assert [found.title for found in page.conversations] == [
        "Remember that my dog is called Rudiger. And how do I read a big CSV without filling the memory?",
        "What did the dentist want me to bring next time?",
        "Vienen Lucía y los niños a cenar y tengo calabaza, garbanzos y poco más. ¿Ideas?",
    ]
    assert [memory.key for memory in page.memories] == ["dog.name", "answers.language", "papers.xray"]
    assert (page.conversations[0].count, page.more_in_log) == (8, 0)


def test_today_has_an_agenda_and_a_journal(diary: Diary) -> None:
    page = diary.page(TODAY)
    assert [one.title for one in page.agenda] == [
        "Craft market in the square",
        "Sacar el pan del congelador",
        "Pagar el alquiler",
        "Card, X-ray and list into the envelope by the door",
        "Cenan Lucía y los niños",
    ]
    assert len(page.journal) == 1
    assert {"conversation", "other"} <= set(diary.marks(TODAY.year, TODAY.month - 1).values())


def test_the_database_and_the_log_hold_every_message_once(diary: Diary) -> None:
    wanted = sum(isinstance(step, Line) for scene in scenes(NOW) for step in scene.talk.steps)
    days = [TODAY - timedelta(ago) for ago in range(100)]
    shown = sum(len(said(diary, day, found)) for day in days for found in diary.page(day).conversations)
    beside = sum(diary.page(day).more_in_log for day in days)
    assert shown + beside == wanted


def test_texts_are_kept_to_the_letter(diary: Diary) -> None:
    day = day_of("typography")
    texts = {message.content for found in diary.page(day).conversations for message in said(diary, day, found)}
    written = next(scene.talk for scene in scenes(NOW) if scene.talk.name == "typography")
    assert {step.text for step in written.steps} <= texts


def test_one_day_is_read_from_its_log_with_its_code(diary: Diary) -> None:
    day = day_of("heating-script")
    (found,) = diary.page(day).conversations
    assert found.source == "log"
    assert "```python\nimport csv\n" in "\n".join(message.content for message in said(diary, day, found))


def test_one_day_has_more_in_its_log(diary: Diary) -> None:
    page = diary.page(day_of("stamps"))
    assert page.conversations
    assert page.more_in_log == 3


def test_paging_back_meets_every_day_with_a_conversation_once(diary: Diary) -> None:
    wanted = {moment.astimezone(MADRID).date() for scene in scenes(NOW) for moment in scene.moments}
    met, day = [TODAY], diary.previous_entry(TODAY)
    while day is not None:
        met.append(day)
        day = diary.previous_entry(day)
    assert met == sorted(wanted, reverse=True)


def test_memories_were_replaced_and_one_is_over(diary: Diary) -> None:
    before = diary.page(day_of("choir-day")).memories[0]
    after = diary.page(day_of("choir-moved")).memories[0]
    assert (before.state, before.superseded_by, after.state) == ("superseded", after.id, "active")
    (visit,) = diary.page(day_of("visit")).memories
    assert visit.expires is not None
    assert visit.expires.seen(MADRID) < NOW


def test_a_memory_names_the_message_in_which_it_was_asked_for(home: Home) -> None:
    with reading(database(home)) as connection:
        (linked,) = connection.execute("SELECT count(DISTINCT memory_rid) FROM memory_sources").fetchone()
        (held,) = connection.execute("SELECT count(*) FROM memories").fetchone()
    assert linked == held


def test_only_the_last_session_is_open(home: Home, diary: Diary) -> None:
    service = MemoryService(database(home), SetClock(NOW))
    *closed, last = diary.page(TODAY).conversations
    assert [service.get_session(found.session).ended is None for found in closed] == [False, False]
    assert service.get_session(last.session).ended is None


def test_importing_its_own_logs_brings_what_the_database_lacks_and_only_once(tmp_path: Path) -> None:
    home = make_demo_home(tmp_path / "home", SetClock(NOW))
    service = MemoryService(database(home), SetClock(NOW))
    lacking = sum(
        isinstance(step, Line) for scene in scenes(NOW) if scene.talk.kept == "log" for step in scene.talk.steps
    )

    def import_all() -> int:
        report = service.import_markdown(home, [home.log_folder], SPEAKERS, include_tail=True).value
        return sum(file.imported for file in report.files)

    assert (import_all(), import_all()) == (lacking, 0)


@pytest.mark.parametrize(("hour", "minute"), [(0, 0), (0, 5), (6, 40)])
def test_early_in_the_day_nothing_lies_in_the_future(tmp_path: Path, hour: int, minute: int) -> None:
    now = NOW.replace(hour=hour, minute=minute)
    with closing(open_diary(make_demo_home(tmp_path / "home", SetClock(now)), now)) as diary:
        page, following = diary.page(TODAY), diary.next_entry(TODAY)
    assert len(page.conversations) >= 3
    assert len(page.memories) >= 2
    assert max(found.last.seen(MADRID) for found in page.conversations) <= now
    assert following is None


def test_two_homes_of_one_moment_say_the_same(home: Home, tmp_path: Path) -> None:
    other = make_demo_home(tmp_path / "home", SetClock(NOW))
    assert texts(home) == texts(other)


def texts(home: Home) -> list[tuple[str, int]]:
    """What was said on the last days, with its instants."""
    days = [TODAY - timedelta(ago) for ago in range(12)]
    with closing(open_diary(home)) as diary:
        return [
            (message.content, message.at.us)
            for day in days
            for found in diary.page(day).conversations
            for message in said(diary, day, found)
        ]


def test_the_settings_name_the_person(home: Home) -> None:
    settings = SettingsFile(home.config_file, DECLARED)
    settings.refresh()
    assert settings.problem is None
    assert '"Diego"' in home.config_file.read_text(encoding="utf-8")
