"""Rules of the diary's controller, over a real store: whatever the page asks is answered, the newest wish wins."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.archive import Source
from app.controllers.diary import FIRST_MESSAGES, MORE_MESSAGES, DiaryController
from app.work.runner import Runner
from app.work.task import TaskState
from store.conversations import messages as stored
from store.database.connection import writing
from store.home import Home
from store.records import Message, MessageId, Moment
from store.settings import Settings
from tests.app.conftest import Scribe
from tests.helpers.set_clock import SetClock
from widgets.diary import DiaryPage
from widgets.rows.conversation import ConversationRow
from widgets.rows.message_rows import MessageRow
from widgets.rows.notice import NoticeKind, NoticeRow
from widgets.style import system_look

FRIDAY = date(2026, 10, 2)


@pytest.fixture
def page(qtbot: QtBot, english: None) -> DiaryPage:
    made = DiaryPage(system_look())
    qtbot.addWidget(made)
    return made


@pytest.fixture
def diary(page: DiaryPage, home: Home, runner: Runner, clock: SetClock) -> Iterator[DiaryController]:
    made = DiaryController(page, Source.of(home, Settings()), runner, clock)
    yield made
    made.close()


@pytest.fixture
def settle(qtbot: QtBot, runner: Runner) -> Callable[[], None]:
    return lambda: qtbot.waitUntil(lambda: runner.is_idle)


def titles(page: DiaryPage) -> list[str | None]:
    return [row.conversation.title for row in page.day_list.page.rows if isinstance(row, ConversationRow)]


def messages(page: DiaryPage) -> list[Message]:
    return [row.message for row in page.day_list.page.rows if isinstance(row, MessageRow)]


def notices(page: DiaryPage) -> list[str]:
    return [row.words for row in page.day_list.page.rows if isinstance(row, NoticeRow)]


def act(page: DiaryPage) -> None:
    """Press the button of the page's only notice."""
    row = next(row for row in page.day_list.page.rows if isinstance(row, NoticeRow))
    kind = page.day_list.page.kind(row)
    assert isinstance(kind, NoticeKind)
    kind.acted.emit(row)


def test_day_opens_with_its_conversations(
    diary: DiaryController, page: DiaryPage, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    scribe.converse(clock.when - timedelta(hours=2), "Plant the garlic")
    scribe.converse(clock.when, "Call the dentist")
    diary.open_today()
    settle()
    assert titles(page) == ["Plant the garlic", "Call the dentist"]
    assert page.day == diary.day == FRIDAY


def test_long_conversation_arrives_whole_and_in_order(
    diary: DiaryController, page: DiaryPage, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    count = FIRST_MESSAGES + MORE_MESSAGES + 50
    session = scribe.converse(clock.when.replace(hour=0, minute=0, second=0))
    with writing(scribe.service.path) as connection:
        for number in range(count):
            at = Moment.of(clock.when + timedelta(seconds=number))
            stored.add(
                connection, Message(MessageId(f"m{number}"), session, 0, "user", "complete", at, f"text {number}")
            )
    diary.open_today()
    settle()
    assert [message.content for message in messages(page)] == [f"text {number}" for number in range(count)]


def test_arrows_lead_past_empty_days_to_entries(
    diary: DiaryController, page: DiaryPage, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    for days in (3, 40):
        scribe.converse(clock.when - timedelta(days=days), f"{days} days ago")
    diary.open_today()
    settle()
    seen = []
    for go in (page.previous_entry_requested, page.previous_entry_requested, page.next_entry_requested):
        go.emit()
        settle()
        seen.append(diary.day)
    assert seen == [date(2026, 9, 29), date(2026, 8, 23), date(2026, 9, 29)]


def test_nowhere_to_go_stays_where_it_is(diary: DiaryController, settle: Callable[[], None]) -> None:
    diary.open_today()
    settle()
    diary.open_previous()
    diary.open_next()
    settle()
    assert diary.day == FRIDAY


def test_empty_today_offers_the_previous_entry(
    diary: DiaryController, page: DiaryPage, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    scribe.converse(clock.when - timedelta(days=1), "Yesterday's")
    diary.open_today()
    settle()
    act(page)
    settle()
    assert diary.day == date(2026, 10, 1)
    assert titles(page) == ["Yesterday's"]


def test_newest_wish_wins(
    diary: DiaryController, page: DiaryPage, runner: Runner, scribe: Scribe, clock: SetClock, qtbot: QtBot
) -> None:
    for days in range(4):
        scribe.converse(clock.when - timedelta(days=days), f"{days} days ago")
    states: list[TaskState] = []
    runner.changed.connect(lambda task: states.append(task.state) if task.name == "open a day" else None)
    for days in range(4):
        diary.open(FRIDAY - timedelta(days=days))
    qtbot.waitUntil(lambda: bool(messages(page)))
    qtbot.waitUntil(lambda: runner.is_idle)
    assert titles(page) == ["3 days ago"]
    assert states.count(TaskState.DONE) == 1
    assert states.count(TaskState.CANCELLED) == 3


def test_day_gone_to_meanwhile_is_not_left_again_by_an_older_search(
    diary: DiaryController, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    scribe.converse(clock.when - timedelta(days=9), "Long ago")
    diary.open_today()
    settle()
    diary.open_previous()
    diary.open(FRIDAY - timedelta(days=1))
    settle()
    assert diary.day == FRIDAY - timedelta(days=1)


def test_trouble_is_told_in_words_and_mended_by_trying_again(
    diary: DiaryController, page: DiaryPage, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    scribe.converse(clock.when, "Here I am")
    path = scribe.service.path
    good = path.read_bytes()
    for leftover in path.parent.glob("*-*"):
        leftover.unlink()
    path.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    diary.open_today()
    settle()
    assert len(notices(page)) == 1
    assert str(path) in notices(page)[0]
    path.write_bytes(good)
    act(page)
    settle()
    assert (titles(page), notices(page)) == (["Here I am"], [])


def test_reading_makes_nothing(diary: DiaryController, home: Home, settle: Callable[[], None]) -> None:
    diary.open_today()
    settle()
    assert not home.path.exists()


def test_months_marks_reach_the_page(
    diary: DiaryController,
    page: DiaryPage,
    scribe: Scribe,
    clock: SetClock,
    settle: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scribe.converse(clock.when, "Marked")
    told: list[object] = []
    monkeypatch.setattr(page, "set_marks", told.append)
    page.marks_wanted.emit(2026, 10)
    settle()
    assert told == [{FRIDAY: "conversation"}]


def test_another_database_is_read_from_the_next_look_on(
    diary: DiaryController, page: DiaryPage, home: Home, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    scribe.converse(clock.when, "In the first")
    diary.open_today()
    settle()
    source = Source.of(home, Settings())
    diary.use(replace(source, database="memory/other.sqlite3"))
    settle()
    assert titles(page) == []
    diary.use(source)
    settle()
    assert titles(page) == ["In the first"]


def open_databases() -> set[str]:
    """The database files that this process holds open."""
    targets = [Path(os.path.realpath(link)) for link in Path("/proc/self/fd").iterdir()]
    return {target.name for target in targets if target.suffix == ".sqlite3"}


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="tells open files in the way of Linux")
def test_database_is_let_go_when_another_is_read_and_at_the_end(
    diary: DiaryController, home: Home, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    scribe.converse(clock.when, "In the first")
    diary.open_today()
    settle()
    assert open_databases() == {"memory.sqlite3"}
    diary.use(replace(Source.of(home, Settings()), database="memory/other.sqlite3"))
    settle()
    assert open_databases() == set()
    diary.use(Source.of(home, Settings()))
    settle()
    assert open_databases() == {"memory.sqlite3"}
    diary.close()
    assert open_databases() == set()


def test_refused_path_is_told_in_words(
    diary: DiaryController, page: DiaryPage, home: Home, settle: Callable[[], None]
) -> None:
    diary.use(replace(Source.of(home, Settings()), database="../elsewhere.sqlite3"))
    settle()
    assert "../elsewhere.sqlite3" in notices(page)[0]


def test_names_of_the_settings_stand_over_messages(
    diary: DiaryController, page: DiaryPage, home: Home, scribe: Scribe, clock: SetClock, settle: Callable[[], None]
) -> None:
    scribe.converse(clock.when, "Hello")
    chosen = Settings({"assistant.user_name": "Diego"})
    diary.use(Source.of(home, chosen))
    settle()
    row = next(row for row in page.day_list.page.rows if isinstance(row, MessageRow))
    assert row.scene.names["user"] == "Diego"


def test_day_of_a_log_is_shown_with_its_roles(
    diary: DiaryController, page: DiaryPage, home: Home, settle: Callable[[], None]
) -> None:
    home.log_folder.mkdir(parents=True)
    text = (
        "Morgan Log — 2026-10-02\n\n[09:12:03 +0200] \nAna: Hello\n\n[09:12:09 +0200] \nMorgan: Hello, Ana.\n"
        "\n[09:13:00 +0200] \nSystem: Started\n"
    )
    (home.log_folder / "2026-10-02.md").write_text(text, encoding="utf-8")
    diary.use(Source.of(home, Settings({"assistant.user_name": "Ana"})))
    settle()
    assert [(m.role, m.content) for m in messages(page)] == [
        ("user", "Hello"),
        ("assistant", "Hello, Ana."),
        ("system", "Started"),
    ]


def test_today_is_the_clock_s(diary: DiaryController, clock: SetClock) -> None:
    clock.when = datetime(2026, 12, 31, 23, 59, 59, tzinfo=clock.when.tzinfo)
    before = diary.today()
    clock.tick(1)
    assert (before, diary.today()) == (date(2026, 12, 31), date(2027, 1, 1))
