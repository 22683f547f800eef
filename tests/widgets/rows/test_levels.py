"""What stands in a quote or a list stands in the card as deep as there, and a fence of several blocks is one frame."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from widgets.markdown.formats import STEP
from widgets.markdown.parts import Part
from widgets.markdown.render import render
from widgets.rows.ink import Ink
from widgets.rows.message_text import MessageText
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


def test_a_quote_has_a_bar(qtbot: QtBot) -> None:
    text = text_of("> a")
    paper = QImage(400, text.height, QImage.Format.Format_RGB32)
    paper.fill(0xFFFFFF)
    painter = QPainter(paper)
    text.blocks[0].paint(painter, paper.rect(), [])
    painter.end()
    assert paper.pixelColor(1, text.height // 2) == QColor(LIGHT.line)


def test_the_blocks_of_one_fence_touch(qtbot: QtBot) -> None:
    first, second = (placed.frame for placed in text_of("~~~\n" + "code\n" * 700 + "~~~").blocks)
    assert first.bottom() + 1 == second.top()
