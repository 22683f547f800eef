"""The text between two characters of a page is a piece of the page's text, whatever is on the screen."""

from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.widgets.day_list.stage import copied, rows_of, shown_list
from widgets.day_list.day_list import DayList
from widgets.rows.row import Position

CONTENTS = [f"Message {n}. " + "Any words.\n\nAnother paragraph. " * (n % 4 + 1) for n in range(40)]
CONTENTS[5] = "before\n\n```python\nif x:\n\treturn  1\n```\n\nafter"
CONTENTS[9] = "\n\n".join(f"Paragraph {n} of a long message, cut into parts." * 3 for n in range(90))
CONTENTS[12] = "no\u00a0break\u00a0spaces  here"


def page_text(view: DayList) -> tuple[str, dict[object, int]]:
    """All of the page's text, and where each row's begins in it."""
    page, text, starts = view.page, "", {}
    before = None
    for row in page.rows:
        kind = page.kind(row)
        text += kind.joint(before, row) if before is not None else ""
        starts[row.key] = len(text)
        text += kind.text(row, page.look)
        before = row
    return text, starts


@settings(max_examples=15)
@given(st.data())
def test_a_selection_copies_what_stands_between_its_ends(qtbot: QtBot, data: st.DataObject) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    text, starts = page_text(view)
    page = view.page
    ends = []
    for _ in range(2):
        row = data.draw(st.sampled_from(page.rows))
        length = len(page.kind(row).text(row, page.look))
        ends.append((starts[row.key], Position(row.key, data.draw(st.integers(1, length - 1)))))
    view.selection.set(ends[0][1], ends[1][1])
    first, last = sorted(start + position.character for start, position in ends)
    assert copied(qtbot, view) == text[first:last]
    view.close()


@settings(max_examples=15)
@given(st.lists(st.sampled_from(["scroll", "resize", "append", "back"]), max_size=6))
def test_a_selection_survives_whatever_happens_around_it(qtbot: QtBot, steps: list[str]) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    view.selection.set(Position(("m3", 0), 5), Position(("m9", 1), 40))
    before = copied(qtbot, view)
    for step in steps:
        if step == "scroll":
            view.scroll_by(1700)
        elif step == "resize":
            view.resize(view.width() - 40, view.height())
        elif step == "append":
            view.apply([*view.page.rows, *rows_of(["new"] * (len(view.page.rows) + 1))[-1:]])
        else:
            view.scroll_to_start()
    assert copied(qtbot, view) == before
    view.close()


def test_the_whole_page_is_selected_at_once(qtbot: QtBot) -> None:
    view = shown_list(qtbot, rows_of(CONTENTS))
    view.select_all()
    assert copied(qtbot, view) == page_text(view)[0]


def test_nothing_of_qt_is_in_a_copy(qtbot: QtBot) -> None:
    table = "| a | b |\n|---|---|\n| 1 | 2 |\n"
    view = shown_list(qtbot, rows_of([f"text\n\n{table}\nmore", "- one\n- two", "x\u00a0y 😀"]))
    view.select_all()
    text = copied(qtbot, view)
    assert not set(text) & set("\u2028\u2029\ufdd0\ufdd1\ufffc")
    assert "x\u00a0y 😀" in text


def test_messages_are_apart_by_an_empty_line_and_parts_are_not(qtbot: QtBot) -> None:
    long = "\n".join(f"line {n}" for n in range(900))
    view = shown_list(qtbot, rows_of([f"```\n{long}\n```", "next"]))
    view.select_all()
    assert copied(qtbot, view) == f"{long}\n\nnext"


def test_an_over_long_line_is_copied_whole(qtbot: QtBot) -> None:
    line = "word" * 5000
    view = shown_list(qtbot, rows_of([line, "next"]))
    view.select_all()
    assert copied(qtbot, view) == f"{line}\n\nnext"
