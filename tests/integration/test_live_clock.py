"""Whatever the clock does, the page stays on its day, is called by its right name, and follows what is written."""

from datetime import date
from zoneinfo import ZoneInfo

import pytest

from tests.helpers.other_process import OtherProcess
from tests.integration.live_program import FRIDAY, Conversation, LiveProgram, Open, moment

SATURDAY, TUESDAY = date(2026, 10, 3), date(2026, 9, 29)
LATE, NIGHT = "2026-10-02T23:30:00+02:00", "2026-10-03T00:00:00+02:00"
KATHMANDU = ZoneInfo("Asia/Kathmandu")


@pytest.fixture
def talk(other: OtherProcess) -> Conversation:
    talk = Conversation(other, LATE)
    talk.say("Good evening")
    return talk


def offers(program: LiveProgram) -> list[str]:
    return [row.words for row in program.notices() if row.action]


@pytest.mark.parametrize("steps", [["02 23:59:59", "03 00:00:00"], ["02 22:00", "03 08:00"]], ids=["midnight", "sleep"])
def test_page_stays_on_its_day_which_is_yesterday_now_and_offers_the_new_one(
    talk: Conversation, open_program: Open, steps: list[str]
) -> None:
    program = open_program(now=steps[0])
    assert program.label() == "Today · Friday, October 2, 2026"
    program.set_clock(moment(steps[1]))
    assert program.page.day == FRIDAY
    assert program.label() == "Yesterday · Friday, October 2, 2026"
    assert program.window.windowTitle() == "Nova – Yesterday · Friday, October 2, 2026"
    assert program.texts() == ["Good evening"]
    assert offers(program) == ["Today is Saturday, October 3, 2026."]


@pytest.mark.parametrize("length", [1, 30])
def test_offer_is_seen_at_the_top_of_the_page(other: OtherProcess, open_program: Open, length: int) -> None:
    Conversation(other, "2026-10-02T09:00:00+02:00").say(*["Message " * 60] * length)
    program = open_program(now="02 23:59")
    program.set_clock(moment("03 00:01"))
    row = program.list.page.rows[0]
    assert [slot.y >= 0 for slot in program.list.visible if program.list.page.rows[slot.row] is row] == [True]
    assert offers(program)


def test_offer_moves_nothing_in_the_middle_of_the_page(other: OtherProcess, open_program: Open) -> None:
    Conversation(other, "2026-10-02T09:00:00+02:00").say(*["Message " * 60] * 30)
    program = open_program(now="02 23:59")
    program.list.scroll_by(900)
    before = program.eye()
    program.set_clock(moment("03 00:01"))
    assert offers(program)
    assert program.eye() == before


def test_offer_leads_to_the_new_day(talk: Conversation, other: OtherProcess, open_program: Open) -> None:
    program = open_program(now="02 23:59")
    program.set_clock(moment("03 00:01"))
    program.act()
    program.until(lambda: program.label() == "Today · Saturday, October 3, 2026")
    Conversation(other, NIGHT).say("Good night")
    program.until(lambda: program.titles() == ["Good night"])
    assert offers(program) == []


def test_day_that_is_over_is_followed_still(talk: Conversation, open_program: Open) -> None:
    program = open_program(now="02 23:59")
    program.set_clock(moment("03 00:01"))
    talk.say("One more")
    program.until(lambda: program.texts() == ["Good evening", "One more"])
    assert program.label().startswith("Yesterday")


def test_hour_back_changes_nothing_within_a_day(talk: Conversation, open_program: Open) -> None:
    program = open_program(now="02 23:45")
    program.set_clock(moment("02 22:45"))
    talk.say("One more")
    program.until(lambda: program.texts() == ["Good evening", "One more"])
    assert program.label().startswith("Today")
    assert offers(program) == []


def test_hour_back_over_midnight_makes_it_today_again(talk: Conversation, open_program: Open) -> None:
    program = open_program(now="02 23:59")
    program.set_clock(moment("03 00:30"))
    program.set_clock(moment("02 23:30"))
    assert program.label().startswith("Today · Friday")
    assert offers(program) == []


def test_second_midnight_offers_the_newest_day(talk: Conversation, open_program: Open) -> None:
    program = open_program(now="02 23:59")
    program.set_clock(moment("03 00:00"))
    program.set_clock(moment("04 00:00"))
    assert offers(program) == ["Today is Sunday, October 4, 2026."]
    assert program.label() == "Friday, October 2, 2026"


def test_reading_the_day_again_keeps_the_offer_and_leaving_it_ends_it(talk: Conversation, open_program: Open) -> None:
    program = open_program(now="02 23:59")
    program.set_clock(moment("03 00:00"))
    program.parts.diary.reload()
    program.settle()
    assert offers(program)
    program.parts.diary.open(TUESDAY)
    program.until(lambda: program.label().startswith("Tuesday"))
    program.parts.diary.open(FRIDAY)
    program.until(lambda: program.label().startswith("Yesterday"))
    assert offers(program) == []


@pytest.mark.parametrize("when", ["03 00:00", "03 08:00", "02 19:00"])
def test_page_of_last_tuesday_stays_where_it_is(other: OtherProcess, open_program: Open, when: str) -> None:
    long = [f"Message {number} " * 60 for number in range(30)]
    Conversation(other, "2026-09-29T09:00:00+02:00").say(*long)
    program = open_program(day=TUESDAY)
    program.list.scroll_by(900)
    before = program.eye()
    program.set_clock(moment(when))
    program.settle()
    assert program.page.day == TUESDAY
    assert program.eye() == before
    assert program.label() == "Tuesday, September 29, 2026"
    assert offers(program) == []


def times(program: LiveProgram) -> list[str]:
    return [row.span.split(" · ")[0].replace("\u202f", " ") for row in program.conversations()]


def test_other_zone_cuts_the_day_and_writes_the_hours_anew(other: OtherProcess, open_program: Open) -> None:
    Conversation(other, "2026-10-02T01:00:00+02:00").say("Early")
    Conversation(other, "2026-10-02T23:00:00+02:00").say("Late")
    program = open_program(now="02 12:00")
    assert program.titles() == ["Early", "Late"]
    assert times(program) == ["1:00 AM", "11:00 PM"]
    program.set_clock(moment("02 12:00").astimezone(KATHMANDU))
    program.until(lambda: program.titles() == ["Early"])
    assert times(program) == ["4:45 AM"]
    assert program.label().startswith("Today · Friday")
    Conversation(other, "2026-10-01T22:00:00+02:00").say("Very early")
    program.until(lambda: program.titles() == ["Very early", "Early"])


def test_other_zone_in_which_it_is_tomorrow_offers_that(talk: Conversation, open_program: Open) -> None:
    program = open_program(now="02 22:00")
    program.set_clock(moment("02 22:00").astimezone(KATHMANDU))
    program.until(lambda: program.label() == "Yesterday · Friday, October 2, 2026")
    program.settle()
    assert offers(program)[-1] == "Today is Saturday, October 3, 2026."


def test_clock_is_looked_at_without_being_asked(talk: Conversation, open_program: Open) -> None:
    program = open_program(now="02 23:59")
    program.clock.when = moment("03 00:00")
    program.until(lambda: program.label().startswith("Yesterday"))
