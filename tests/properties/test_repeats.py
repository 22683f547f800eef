"""The days of a repeat are those that python-dateutil counts from its first day on, one by one."""

import re
from datetime import date, datetime, time, timedelta
from itertools import islice

from dateutil.rrule import rrulestr
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from store.agenda import sieve
from store.agenda.repeats import LAST_DAY, Series, days_between, first_day, last_day
from store.agenda.rule import MOST_TIMES, WEEKDAYS, Rule, parsed
from store.errors import BadArgument

COUNT = re.compile(r";COUNT=(\d+)")
LOOKED_AT = timedelta(days=3 * 366)

days = st.dates(date(1999, 1, 1), date(2032, 12, 31)) | st.sampled_from(
    [date(2024, 2, 29), date(2026, 1, 31), date(2026, 1, 30), date(2025, 12, 29), date(2099, 12, 31), date(2000, 2, 29)]
)
weekdays = st.lists(st.sampled_from(WEEKDAYS), min_size=1, max_size=4, unique=True)
places = st.sampled_from([1, 2, 3, 4, 5, -1, -2, -5])
numbered = st.lists(st.builds("{}{}".format, places, st.sampled_from(WEEKDAYS)), min_size=1, max_size=3)
month_days = st.lists(st.integers(1, 31) | st.sampled_from([-1, -2, -29, -31, 29, 30, 31]), min_size=1, max_size=3)
months = st.lists(st.integers(1, 12), min_size=1, max_size=4, unique=True)
positions = st.lists(st.sampled_from([1, 2, -1, -2, 5]), min_size=1, max_size=2)


def part(name: str, values: st.SearchStrategy[list[str]] | st.SearchStrategy[list[int]]) -> st.SearchStrategy[str]:
    return st.just("") | values.map(lambda found: f";{name}={','.join(map(str, found))}")


@st.composite
def rules(draw: st.DrawFn) -> str:
    """Rules of every kind that Morgan takes, among them ones without any day."""
    frequency = draw(st.sampled_from(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]))
    text = f"FREQ={frequency}"
    text += draw(st.just("") | st.integers(1, 9).map(";INTERVAL={}".format))
    text += draw(st.just("") | st.integers(1, 20).map(";COUNT={}".format) | days.map(";UNTIL={:%Y%m%d}".format))
    text += draw(part("BYMONTH", months))
    monthly_or_yearly = frequency in ("MONTHLY", "YEARLY")
    text += draw(part("BYDAY", weekdays | numbered if monthly_or_yearly else weekdays))
    if frequency != "WEEKLY":
        text += draw(part("BYMONTHDAY", month_days))
    if monthly_or_yearly and "BY" in text:
        text += draw(part("BYSETPOS", positions))
    return text + draw(st.just("") | st.sampled_from(["SU", "WE"]).map(";WKST={}".format))


def counted(rule: str, start: date, high: date) -> list[date]:
    """What python-dateutil finds when it is asked for everything from the start on."""
    until = f";UNTIL={high:%Y%m%d}"  # or it walks to the year 9999 in search of a day
    count = COUNT.search(rule)
    bounded = COUNT.sub("", rule) + until if count or "UNTIL" not in rule else rule
    found = rrulestr(bounded, dtstart=datetime.combine(start, time.min))
    moments = islice(found, int(count[1]) if count else None)
    return [moment.date() for moment in moments if moment.date() <= high]


@settings(max_examples=120, deadline=None)
@given(rule=rules(), start=days, shift=st.integers(-40, 1500), length=st.integers(0, 400))
@example(rule="FREQ=MONTHLY", start=date(2026, 1, 31), shift=0, length=400)
@example(rule="FREQ=YEARLY", start=date(2024, 2, 29), shift=300, length=1500)
@example(rule="FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU", start=date(2026, 3, 26), shift=0, length=60)
@example(rule="FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3,10", start=date(2026, 1, 1), shift=0, length=400)
def test_days_are_those_that_dateutil_counts(rule: str, start: date, shift: int, length: int) -> None:
    low = start + timedelta(days=shift)
    high = low + timedelta(days=length)
    naive = counted(rule, start, high)
    first = first_day(str(parsed(rule)), start)
    if naive:
        assert first == naive[0]
    if first is None or first > high:
        assert naive == []
        return
    canonical = str(parsed(rule))
    series = Series(canonical, first, last_day(canonical, first))
    assert list(days_between(series, low, high)) == [day for day in naive if low <= day <= high]


@settings(max_examples=60, deadline=None)
@given(rule=rules(), start=days)
def test_a_sieve_lets_every_day_of_its_rule_through(rule: str, start: date) -> None:
    wanted = parsed(rule)
    found = counted(rule, start, start + LOOKED_AT)
    assume(found)
    mesh = sieve.of_rule(wanted.explicit(found[0].weekday(), found[0].month, found[0].day))
    for day in found:
        assert all(held & asked for held, asked in zip(mesh, sieve.of_days([day]), strict=True)), day


@settings(max_examples=100, deadline=None)
@given(rule=rules())
def test_a_rule_has_one_way_to_be_written(rule: str) -> None:
    once = str(parsed(rule))
    assert str(parsed(once)) == once
    assert parsed(once) == parsed(rule)


@settings(max_examples=25, deadline=None)
@given(
    count=st.integers(1, 60), rule=rules().filter(lambda rule: "COUNT" not in rule and "UNTIL" not in rule), start=days
)
def test_a_count_ends_with_its_last_day(count: int, rule: str, start: date) -> None:
    first = first_day(rule, start)
    assume(first is not None)
    assert first is not None
    endless = Series(rule, first, LAST_DAY)
    wanted = list(islice(days_between(endless, first, LAST_DAY), count))
    assert last_day(f"{rule};COUNT={count}", first) == wanted[-1]


@given(text=st.text(max_size=40) | st.sampled_from(["FREQ=DAILY;", "freq=weekly", "RRULE:FREQ=DAILY"]))
def test_any_text_is_a_rule_or_refused_without_being_repeated(text: str) -> None:
    try:
        rule: Rule | None = parsed(text)
    except BadArgument as error:
        rule = None
        told = error.explanation + str(error.data)
        assert len(text.strip()) < 5 or text not in told, "a text of a stranger does not belong into an error"
    assert rule is None or (rule.count or 0) <= MOST_TIMES
