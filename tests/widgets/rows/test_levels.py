"""What stands in a quote or a list stands in the card as deep as there, and a fence of several blocks is one frame."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from widgets.markdown.formats import STEP
from widgets.markdown.parts import Part
from widgets.markdown.render import render
from widgets.rows.copy_button import CopyButton
from widgets.rows.ink import Ink
from widgets.rows.message_text import MessageText
from widgets.rows.placed_block import FOOT
from widgets.style import LIGHT, Look

LOOK = Look(LIGHT, 100, "DejaVu Sans", "DejaVu Sans Mono")


def text_of(source: str) -> MessageText:
    text = MessageText(render(Part(0, source), LOOK), Ink(LOOK))
    text.lay_out(400)
    return text


@pytest.mark.parametrize(
    ("source", "levels"),
    [("plain", [0]), ("> a\n>> b", [1, 2]), ("- a\n  ```\n  b\n  ```", [0, 1]), (">" * 9 + "a", [3])],
)
def test_a_block_stands_in_by_its_levels(qtbot: QtBot, source: str, levels: list[int]) -> None:
    frames = [placed.frame for placed in text_of(source).blocks]
    assert [frame.left() for frame in frames] == [LOOK.px(STEP) * level for level in levels]
    assert {frame.right() for frame in frames} == {399}


@pytest.mark.parametrize(
    ("source", "levels"),
    [("> שלום", [1]), ("> שלום\n>> א", [1, 2]), ("> שלום\n>\n> ```\n> b\n> ```", [1, 1]), ("- א\n  > ב", [0, 2])],
)
def test_a_text_from_right_to_left_stands_in_from_the_right(qtbot: QtBot, source: str, levels: list[int]) -> None:
    frames = [placed.frame for placed in text_of(source).blocks]
    assert [399 - frame.right() for frame in frames] == [LOOK.px(STEP) * level for level in levels]
    assert {frame.left() for frame in frames} == {0}


def painted(text: MessageText) -> QImage:
    paper = QImage(400, text.height, QImage.Format.Format_RGB32)
    paper.fill(0xFFFFFF)
    painter = QPainter(paper)
    text.paint(painter, paper.rect(), [])
    painter.end()
    return paper


@pytest.mark.parametrize(("source", "x"), [("> a", 1), ("> א", 398)])
def test_a_quote_has_a_bar_at_its_outer_edge(qtbot: QtBot, source: str, x: int) -> None:
    paper = painted(text_of(source))
    assert paper.pixelColor(x, paper.height() // 2) == QColor(LIGHT.line)
    assert paper.pixelColor(399 - x, paper.height() // 2) == QColor("white")


@pytest.mark.parametrize(
    ("source", "bars"),
    [
        ("> a\n>\n> ```\n> b\n> ```\n>\n> c", 1),
        ("> א\n>\n> ```\n> b\n> ```\n>\n> א", 1),
        ("> a\n>\n>> b\n>\n> c", 1),
        ("> a\n\n<!-- -->\n\n> b", 2),
        ("> - a\n>   > b\n>\n> c", 1),
    ],
)
def test_the_bar_of_one_quote_is_unbroken(qtbot: QtBot, source: str, bars: int) -> None:
    text = text_of(source)
    paper = painted(text)
    x = 398 if text.blocks[0].block.from_right else 1
    ground = "".join("#" if paper.pixelColor(x, y) == QColor(LIGHT.line) else " " for y in range(paper.height()))
    assert len(ground.split()) == bars


def ink_between(paper: QImage, left: int, right: int, rows: range) -> list[int]:
    """The columns in which something is painted, of a strip of white paper."""
    white = QColor("white")
    return [x for x in range(left, right) if any(paper.pixelColor(x, y) != white for y in rows)]


@pytest.mark.parametrize("marker", ["- ", "- [ ] ", "- [x] "])
@pytest.mark.parametrize("letter", ["I", "וו"])
def test_a_marker_keeps_away_from_its_text(qtbot: QtBot, marker: str, letter: str) -> None:
    text = text_of(f"{marker}{letter * 5}")
    columns = ink_between(painted(text), 0, 400, range(text.height))
    gaps = [after - before - 1 for before, after in pairwise(columns)]
    assert max(gaps) >= 4


def test_levels_that_stand_one_under_another_have_other_bullets(qtbot: QtBot) -> None:
    paper = painted(text_of("- a\n  - b\n    - c\n      - d\n        - e"))
    line, left = paper.height() // 5, LOOK.px(STEP) * 3 - 14
    bullets = [paper.copy(left, line * level, 12, line) for level in (2, 3, 4)]
    assert all(one != other for one, other in combinations(bullets, 2))


@pytest.mark.parametrize("source", ["```\na\n```", "    a"])
def test_code_of_no_language_has_no_empty_line_over_it(qtbot: QtBot, source: str) -> None:
    bare, labelled = text_of(source).blocks[0], text_of("```py\na\n```").blocks[0]
    assert bare.frame.height() < labelled.frame.height()
    assert bare.rect_of(0).top() <= LOOK.px(FOOT) + 4


def test_code_of_no_language_leaves_room_for_its_button(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button = CopyButton(parent)
    button.bind(str, "Copy code", LOOK)
    block = text_of("```\n" + "word " * 200 + "\n```").blocks[0]
    furthest = max(block.rect_of(character).left() for character in range(block.length))
    assert furthest < block.frame.right() - button.width()


def test_the_blocks_of_one_fence_touch(qtbot: QtBot) -> None:
    first, second = (placed.frame for placed in text_of("~~~\n" + "code\n" * 700 + "~~~").blocks)
    assert first.bottom() + 1 == second.top()
