"""A log falls into records by its grammar alone; nothing is guessed."""

import pytest

from store.daylog.scan import Scan, scan

HEADER = "Morgan Log — 2026-10-02\n"
ONE = "\n[09:12:03 +0200] \nDiego: Hello.\n"
TWO = "\n[09:12:09 +0200] \nMorgan: Hi.\n"


def said(found: Scan) -> list[tuple[str | None, str]]:
    return [(record.speaker, record.content) for record in found.records]


def test_the_sample_falls_into_its_two_records() -> None:
    text = HEADER + ONE + TWO
    found = scan(text)
    assert (found.name, found.day) == ("Morgan", "2026-10-02")
    assert said(found) == [("Diego", "Hello."), ("Morgan", "Hi.")]
    assert [record.line for record in found.records] == [3, 6]
    assert text[found.records[1].start : found.records[1].end] == "[09:12:09 +0200] \nMorgan: Hi."


@pytest.mark.parametrize(
    "first_line", ["### Morgan Log — 2026-10-02\n", "### Morgan Log — 2026-10-02", "Morgan Log — 2026-10-02 \n"]
)
def test_an_older_header_needs_no_empty_line_behind_it(first_line: str) -> None:
    assert said(scan(first_line + ONE[1:] + TWO)) == [("Diego", "Hello."), ("Morgan", "Hi.")]


@pytest.mark.parametrize("text", ["", "\n" + HEADER, "# Notes\n" + ONE, "Morgan Log - 2026-10-02\n" + ONE, ONE])
def test_a_text_without_the_first_line_is_no_log(text: str) -> None:
    assert scan(text) == Scan(None, None, (), ())


@pytest.mark.parametrize("text", [HEADER, HEADER.rstrip(), HEADER + "\n\n", HEADER + "\n```\n"])
def test_a_log_may_have_no_record(text: str) -> None:
    found = scan(text)
    assert (found.day, found.records) == ("2026-10-02", ())


def test_content_keeps_its_lines_and_loses_only_what_parts_the_records() -> None:
    text = HEADER + "\n[09:12:03 +0200]\nDiego:\n\n  a\n\nb  \n\n" + TWO
    assert said(scan(text))[0] == ("Diego", "\n\n  a\n\nb  ")


def test_a_header_needs_an_empty_line_before_it() -> None:
    found = scan(HEADER + ONE + TWO[1:])
    assert said(found) == [("Diego", "Hello.\n[09:12:09 +0200] \nMorgan: Hi.")]
    assert [(oddity.line, oddity.code) for oddity in found.oddities] == [(5, "header_without_empty_line")]


def test_blanks_do_not_fill_an_empty_line() -> None:
    assert len(scan(HEADER + ONE + " \t" + TWO).records) == 2


@pytest.mark.parametrize("mark", ["```", "~~~", "`````", "  ~~~~"])
@pytest.mark.parametrize("before", ["", "Look:\n"], ids=["on the speaker's line", "on its own line"])
def test_headers_in_fenced_code_do_not_count(mark: str, before: str) -> None:
    content = f"{before}{mark}python\nx\n{TWO}{mark}"
    assert said(scan(f"{HEADER}\n[09:12:03 +0200] \nDiego: {content}\n{TWO}")) == [
        ("Diego", content),
        ("Morgan", "Hi."),
    ]


def test_an_unclosed_fence_runs_to_the_end_and_is_marked() -> None:
    found = scan(HEADER + ONE + "\n[09:12:09 +0200] \nMorgan: ```\nx\n" + TWO)
    assert [record.open_fence for record in found.records] == [False, True]
    assert not any(record.open_fence for record in scan(HEADER + ONE + TWO).records)


@pytest.mark.parametrize("header", ["[9:12:09 +0200]", "[09:12:09]", "[2026-10-02 09:12]", "[99:99:99 +0200]"])
def test_a_header_of_another_form_still_parts_the_records(header: str) -> None:
    assert said(scan(f"{HEADER}{ONE}\n{header}\nMorgan: Hi.\n")) == [("Diego", "Hello."), ("Morgan", "Hi.")]


@pytest.mark.parametrize("line", ["[10:30]\nand no speaker", "[1]: http://x\nA: b", "\\[09:12:09 +0200]\nMorgan: Hi."])
def test_brackets_within_a_message_are_content(line: str) -> None:
    assert said(scan(f"{HEADER}{ONE}\n{line}\n")) == [("Diego", f"Hello.\n\n{line}")]


def test_a_record_without_a_speaker_is_a_record() -> None:
    assert said(scan(HEADER + ONE + "\n[09:12:09 +0200] \nno name here\n" + TWO))[1] == (None, "\nno name here")


def test_text_before_the_first_record_is_noticed() -> None:
    found = scan(HEADER + "\nstray\n" + ONE)
    assert said(found) == [("Diego", "Hello.")]
    assert [(oddity.line, oddity.code) for oddity in found.oddities] == [(3, "text_before_first_record")]


def test_a_hostile_line_costs_no_more_than_its_length() -> None:
    assert len(scan(HEADER + ONE + "[" + "1:1" * 1_000_000 + "\n" + "\n[" * 100_000 + "\n" + TWO).records) == 2
