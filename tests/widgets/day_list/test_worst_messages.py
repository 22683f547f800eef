"""Every character of the messages that are too long, too wide or too deep stands somewhere on the page, in order."""

import re
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from tests.bench.corpus import conversation
from tests.bench.worst_day import monsters
from tests.widgets.day_list.stage import copied, rows_of, shown_list
from tests.widgets.markdown.messages import shown

FENCE = re.compile(r"^```.*\n?", re.MULTILINE)  # the language stands beside the code, as its label
TABLE = re.compile(r"[|-]")
MARKS = re.compile(r"[*`|-]|```\w+\n")
LINE, CODE, WIDE, DEEP, BRACKETS, ADDRESSES = islice(monsters(), 6)


def without_spaces(text: str) -> str:
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize("message", [LINE, DEEP, BRACKETS, ADDRESSES], ids=["line", "deep", "brackets", "addresses"])
def test_what_has_no_form_is_shown_as_it_is_written(qtbot: QtBot, message: str) -> None:
    assert without_spaces(on_page(qtbot, message)) == without_spaces(message)


def test_endless_code_is_shown_line_by_line(qtbot: QtBot) -> None:
    assert on_page(qtbot, CODE) == FENCE.sub("", CODE).removesuffix("\n")


def test_every_cell_of_a_wide_table_is_shown(qtbot: QtBot) -> None:
    assert without_spaces(on_page(qtbot, WIDE)) == without_spaces(TABLE.sub("", WIDE))


def test_nothing_but_marks_is_left_out_of_two_thousand_messages(qtbot: QtBot) -> None:
    for message in conversation(2_000):
        seen = shown(message.content).replace("•", "")
        assert without_spaces(MARKS.sub("", seen)) == without_spaces(MARKS.sub("", FENCE.sub("", message.content)))


def on_page(qtbot: QtBot, message: str) -> str:
    """What there is to be selected of a page that holds that message alone."""
    view = shown_list(qtbot, rows_of([message]))
    view.select_all()
    return copied(qtbot, view)
