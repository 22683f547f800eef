"""The lines of a log: headers, times, escapes."""

from datetime import date, datetime, timedelta, timezone

import pytest

from store.daylog import format as grammar

DAY = date(2026, 10, 2)


@pytest.mark.parametrize(
    ("header", "offset"),
    [("+0200", 7200), ("-0330", -12600), ("+1400", 50400), ("+0000", 0), ("-0000", 0), ("+0545", 20700)],
)
def test_a_header_names_a_moment(header: str, offset: int) -> None:
    zone = timezone(timedelta(seconds=offset))
    assert grammar.written_at(DAY, f"[09:12:03 {header}] ") == datetime(2026, 10, 2, 9, 12, 3, tzinfo=zone)


@pytest.mark.parametrize(
    "header",
    [
        "[99:99:99 +0200]",
        "[24:00:00 +0200]",
        "[09:60:00 +0200]",
        "[09:00:60 +0200]",
        "[09:12:03 +2400]",
        "[09:12:03 +0260]",
        "[9:12:03 +0200]",
        "[09:12:03]",
        "[09:12:03 +02:00]",
        "[٠٩:١٢:٠٣ +٠٢٠٠]",
        "[09:12:03 +0200] x",
    ],
)
def test_no_moment_is_guessed(header: str) -> None:
    assert grammar.written_at(DAY, header) is None


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("2026-10-02", DAY),
        ("2026-02-30", None),
        ("0000-01-01", None),
        ("0001-12-31", None),
        ("0002-01-01", date(2, 1, 1)),
        ("9998-12-31", date(9998, 12, 31)),
        ("9999-01-01", None),
    ],
)
def test_a_day_is_one_that_every_zone_can_tell(written: str, day: date | None) -> None:
    assert grammar.day_of(written) == day


def test_a_record_is_written_as_the_specification_shows() -> None:
    at = datetime(2026, 10, 2, 9, 12, 3, tzinfo=timezone(timedelta(hours=2)))
    assert grammar.record_text(at, "Diego", "Remember that.") == "[09:12:03 +0200] \nDiego: Remember that."
    assert grammar.header_line("Morgan", at.date()) == "Morgan Log — 2026-10-02"


def test_odd_seconds_of_an_offset_are_not_written() -> None:
    at = datetime(1900, 1, 1, tzinfo=timezone(-timedelta(minutes=14, seconds=44)))
    assert grammar.record_text(at, "A", "x").startswith("[00:00:00 -0014] ")


@pytest.mark.parametrize(
    "line", ["[09:12:03 +0200] ", "[09:12:03 +0200]", "\\[09:12:03 +0200]", "\\\\\\[99:99:99 +0200]\t", "[9:12]"]
)
def test_a_line_like_a_header_gets_one_more_backslash_and_loses_it_again(line: str) -> None:
    content = f"look:\n{line}\nMorgan: me"
    assert grammar.escape(content) == f"look:\n\\{line}\nMorgan: me"
    assert grammar.unescape(grammar.escape(content)) == content


@pytest.mark.parametrize(
    "line", ["[1] a note", "see [09:12:03 +0200]", " [09:12:03 +0200]", "> [09:12:03 +0200]", "\\a"]
)
def test_other_lines_are_left_alone(line: str) -> None:
    assert grammar.escape(line) == line
    assert grammar.unescape(line) == line


def test_nothing_is_taken_away_within_fenced_code() -> None:
    content = "\\[09:12:03 +0200]\n```\n\\[09:12:03 +0200]\n```\n\\[09:12:03 +0200]"
    assert grammar.unescape(content) == "[09:12:03 +0200]\n```\n\\[09:12:03 +0200]\n```\n[09:12:03 +0200]"


@pytest.mark.parametrize(
    ("name", "day"),
    [
        ("2026-10-02.md", "2026-10-02"),
        ("2026-02-30.md", "2026-02-30"),
        ("2026-10-02.txt", None),
        ("x2026-10-02.md", None),
    ],
)
def test_a_file_name_names_a_day(name: str, day: str | None) -> None:
    assert grammar.named_day(name) == day


def test_a_day_that_the_calendar_lacks_is_none() -> None:
    assert grammar.day_of("2026-02-30") is None
    assert grammar.day_of("2026-10-02") == DAY
